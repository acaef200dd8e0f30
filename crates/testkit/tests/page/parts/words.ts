// A page of the game of stakes, for the check that looks for the words that it puts together.
export const label = ({ word }: Words, option: string): string => word(`stakes-option-${option}-two`);

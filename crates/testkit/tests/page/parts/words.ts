// A page of the tiny game, for the check that looks for the words that it puts together.
export const label = ({ word }: Words, option: string): string => word(`tiny-option-${option}-two`);

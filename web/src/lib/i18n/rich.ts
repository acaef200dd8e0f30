// Bold in a message is written *like this*.
export interface Piece {
  text: string;
  bold: boolean;
}

export function pieces(text: string): Piece[] {
  return text
    .split(/\*([^*]+)\*/)
    .map((piece, i) => ({ text: piece, bold: i % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

/** The same words without the marks, for labels and titles. */
export const unmarked = (text: string): string => text.replaceAll('*', '');

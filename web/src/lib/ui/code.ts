// Room codes: four characters that cannot be mistaken for one another when read aloud or written
// on a slip of paper, so no I, O, S, Z, 0, 1, 2 or 5.
export const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRTUVWXY346789';
export const CODE_LENGTH = 4;

/** What typed or pasted text amounts to: the code so far, and the first character that was not one. */
export function readCode(text: string): { code: string; refused: string | null } {
  // Somebody may paste the whole link instead of the code at its end.
  const linked = /\/([^/?#]+)\/?(?:[?#].*)?$/.exec(text.trim())?.[1];
  const typed = [...(linked ?? text).toUpperCase()].filter((char) => /[^\s-]/.test(char));
  const refused = typed.find((char) => !CODE_ALPHABET.includes(char)) ?? null;
  const code = typed.filter((char) => CODE_ALPHABET.includes(char)).join('');
  return { code: code.slice(0, CODE_LENGTH), refused };
}

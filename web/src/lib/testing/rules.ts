// What a page of rules owes to whoever reads it: a picture at every rule.

/** The chapters of the rules on show that have no picture with words under it; a chapter has those of
 * the chapters within it. */
export function undrawn(): string[] {
  const drawn = new Map<string, boolean>();
  let [chapter, inner] = ['', ''];
  for (const one of document.querySelector('.rulebook')?.children ?? []) {
    if (one.tagName === 'H2') [chapter, inner] = [one.id, ''];
    if (one.tagName === 'H3') inner = one.id;
    const here = one.matches('figure') && !!one.querySelector('figcaption')?.textContent?.trim();
    for (const id of [chapter, inner].filter(Boolean)) drawn.set(id, here || !!drawn.get(id));
  }
  return [...drawn].flatMap(([id, has]) => (has ? [] : [id]));
}

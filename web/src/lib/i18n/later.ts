// The words of games that nobody needs to begin (`LATER` in languages.ts): even where they are is
// asked for with the first of them.
export default import.meta.glob<{ default: string }>(
  '$locales/*/*-{rules,reference,pictures,motifs,companion,lesson,options}.ftl',
  { query: '?raw' },
);

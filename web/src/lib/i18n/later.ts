// The words of games that nobody needs to begin (`LATER` in languages.ts): even where they are is
// asked for with the first of them.
export default import.meta.glob<string>(
  '$locales/*/*-{advice,aim,album,close,companion,day,first,lesson,motifs,once,options,pictures,reference,rules,story}.ftl',
  { query: '?raw', import: 'default' },
);

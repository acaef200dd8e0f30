// What every screen says in Italian, as one chunk of its own; a game's words come with the game, and
// every file of them is a chunk too.
export const shared = import.meta.glob<string>('$locales/it/{ui,room,errors,*-home}.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export const parts = import.meta.glob<string>(
  [
    '$locales/it/*.ftl',
    '!$locales/it/{ui,room,errors,*-home,cli*,serve}.ftl',
    '!$locales/it/*-{advice,aim,album,close,companion,day,first,lesson,motifs,once,options,pictures,reference,rules,story}.ftl',
  ],
  { query: '?raw', import: 'default' },
);

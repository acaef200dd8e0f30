// What every screen says in Italian, as one chunk of its own; a game's words come with the game.
export default import.meta.glob<string>('$locales/it/{ui,room,errors,*-home}.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});

// The Italian catalogue, as one chunk of its own; the terminal's words stay in the terminal.
export default import.meta.glob<string>(['$locales/it/*.ftl', '!$locales/it/{cli,serve}.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

// The English catalogue, as one chunk of its own; the terminal's words stay in the terminal.
export default import.meta.glob<string>(['$locales/en/*.ftl', '!$locales/en/{cli,serve}.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

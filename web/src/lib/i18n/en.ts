// The English catalogue, as one chunk of its own.
export default import.meta.glob<string>('$locales/en/*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});

// The Italian catalogue, as one chunk of its own.
export default import.meta.glob<string>('$locales/it/*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});

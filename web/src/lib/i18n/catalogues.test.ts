// @vitest-environment node
// Both languages say the same things: the same keys, the same variables in each.
import { FluentParser, Visitor, type Message, type VariableReference } from '@fluent/syntax';
import { describe, expect, test } from 'vitest';

// Every file, the terminal's too: it speaks both languages as well.
const italian = import.meta.glob<string>('$locales/it/*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const english = import.meta.glob<string>('$locales/en/*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});

class Variables extends Visitor {
  readonly names = new Set<string>();
  override visitVariableReference(node: VariableReference): void {
    this.names.add(node.id.name);
  }
}

/** Every message of a language, by key, with its variables in order. */
function read(files: Record<string, string>): Map<string, string[]> {
  const messages = new Map<string, string[]>();
  for (const [path, text] of Object.entries(files)) {
    for (const entry of new FluentParser().parse(text).body) {
      if (entry.type === 'Junk') throw new Error(`${path}: ${entry.content}`);
      if (entry.type !== 'Message') continue;
      const { id, value } = entry as Message;
      if (messages.has(id.name)) throw new Error(`${path}: ${id.name} is said twice`);
      const variables = new Variables();
      if (value) variables.visit(value);
      messages.set(id.name, [...variables.names].sort());
    }
  }
  return messages;
}

const it = read(italian);
const en = read(english);

describe('catalogues', () => {
  test('have the same keys, and the same variables in each', () => {
    expect(Object.fromEntries(en)).toEqual(Object.fromEntries(it));
  });

  test('keys are words joined by hyphens', () => {
    expect([...it.keys()].filter((key) => !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(key))).toEqual([]);
  });

  test('bold marks come in pairs', () => {
    const odd = (text: string) =>
      new FluentParser()
        .parse(text)
        .body.filter((entry) => entry.type === 'Message')
        .map((entry) => entry as Message)
        .filter(({ value, id }) => {
          const source = text.slice(id.span?.start, value?.span?.end);
          // A variant's default is marked by an asterisk too, before its bracket.
          return (source.replace(/\*\[/g, '[').split('*').length - 1) % 2 === 1;
        })
        .map(({ id }) => id.name);
    for (const text of [...Object.values(italian), ...Object.values(english)])
      expect(odd(text)).toEqual([]);
  });
});

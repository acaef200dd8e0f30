// @vitest-environment node
// Both languages say the same things: the same keys, the same variables in each.
import {
  FluentParser,
  Visitor,
  type Message,
  type Pattern,
  type VariableReference,
} from '@fluent/syntax';
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

function variablesOf(pattern: Pattern | null): string[] {
  const variables = new Variables();
  if (pattern) variables.visit(pattern);
  return [...variables.names].sort();
}

/** Every message of a language, by key, with its variables in order; `key.seat` is what the one at
 * `seat` reads. */
function read(files: Record<string, string>): Map<string, string[]> {
  const messages = new Map<string, string[]>();
  for (const [path, text] of Object.entries(files)) {
    for (const entry of new FluentParser().parse(text).body) {
      if (entry.type === 'Junk') throw new Error(`${path}: ${entry.content}`);
      if (entry.type !== 'Message') continue;
      const { id, value, attributes } = entry as Message;
      if (messages.has(id.name)) throw new Error(`${path}: ${id.name} is said twice`);
      messages.set(id.name, variablesOf(value));
      for (const { id: role, value } of attributes)
        messages.set(`${id.name}.${role.name}`, variablesOf(value));
    }
  }
  return messages;
}

const [kept = ''] = Object.values(
  import.meta.glob<string>('./keys.d.ts', { eager: true, query: '?raw', import: 'default' }),
);
/** What only the terminal says. */
const ELSEWHERE = /\/(cli|serve)\b[^/]*$/;

const it = read(italian);
const en = read(english);

describe('catalogues', () => {
  test('have the same keys, and the same variables in each', () => {
    expect(Object.fromEntries(en)).toEqual(Object.fromEntries(it));
  });

  test('are what the page is checked with: `npm run keys` writes it anew', () => {
    const shown = Object.entries(english).filter(([path]) => !ELSEWHERE.test(path));
    const written = [...kept.matchAll(/^ {2}'(.+)': true;$/gm)].map(([, key]) => key);
    const keys = [...read(Object.fromEntries(shown)).keys()].filter((key) => !key.includes('.'));
    expect(written.sort()).toEqual(keys.sort());
  });

  test('keys are words joined by hyphens', () => {
    const wrong = (key: string) => !/^[a-z][a-z0-9]*(-[a-z0-9]+)*(\.[a-z]+)?$/.test(key);
    expect([...it.keys()].filter(wrong)).toEqual([]);
  });

  test('words for whom a message is about name a variable of it, and do not name them', () => {
    const wrong = [...it, ...en].filter(([key, variables]) => {
      const [message = '', role] = key.split('.');
      return role && (!it.get(message)?.includes(role) || variables.includes(role));
    });
    expect(wrong).toEqual([]);
  });

  test('bold marks come in pairs', () => {
    const odd = (text: string) =>
      new FluentParser()
        .parse(text)
        .body.filter((entry) => entry.type === 'Message')
        .map((entry) => entry as Message)
        .filter(({ id, span }) => {
          const source = text.slice(id.span?.start, span?.end);
          // A variant's default is marked by an asterisk too, before its bracket.
          return (source.replace(/\*\[/g, '[').split('*').length - 1) % 2 === 1;
        })
        .map(({ id }) => id.name);
    for (const text of [...Object.values(italian), ...Object.values(english)])
      expect(odd(text)).toEqual([]);
  });

  test('apostrophes are curled, as a printer sets them', () => {
    const straight = [...Object.entries(italian), ...Object.entries(english)].flatMap(
      ([path, text]) =>
        text
          .split('\n')
          .filter((line) => !line.startsWith('#') && /\p{L}'/u.test(line))
          .map((line) => `${path}: ${line}`),
    );
    expect(straight).toEqual([]);
  });

  test('what is ours is marked on the pages of rules alone, with the bold words in it', () => {
    for (const [path, text] of [...Object.entries(italian), ...Object.entries(english)])
      for (const line of text.split('\n').filter((line) => !line.startsWith('#'))) {
        const parts = line.split('~');
        if (parts.length === 1) continue;
        expect(path).toMatch(/-rules\.ftl$/);
        expect(parts.length % 2, line).toBe(1);
        for (const part of parts) expect(part.split('*').length % 2, line).toBe(1);
      }
  });
});

// How a reader takes the dreams: the table the bots read by, and what of a dream made them.

import { readFileSync } from 'node:fs';
import { random } from '../stages/random.ts';

const BOTS = new URL('../../crates/bots/src/sesto_senso/', import.meta.url);
const [DREAMS, CARDS, KIND] = [84, 54, 18] as const;
/** Cards on the table, and how often they are dealt anew. */
const [CANDIDATES, DEALS] = [8, 1000] as const;

const bytes = (name: string): Buffer => readFileSync(new URL(name, BOTS));
const lines = bytes('words.txt').toString().trimEnd().split('\n').slice(1);

/** Where no word of a dream brings a card to mind. */
const [FEELING, COLOURS] = [255, 254] as const;

/** The key of the word of a dream by which a reader thinks of a card; null for a mere feeling. */
export function reason(dream: number, card: number): string | null {
  const index = bytes('reasons.bin')[(dream * CARDS + card) * 2] ?? 0;
  if (index === FEELING) return null;
  if (index === COLOURS) return 'sesto-colours';
  return (lines[dream] ?? '').split(' ')[index] ?? '';
}

/** How much the readers trust the table. */
function trust(): number {
  const found = /const TRUST: f32 = ([\d.]+);/.exec(bytes('listener.rs').toString());
  if (!found) throw new Error('the listener has no TRUST');
  return Number(found[1]);
}

/** How strongly each dream suggests each card: `likely[dream][card]`. */
function likelihoods(): number[][] {
  const [table, factor] = [bytes('affinity.bin'), trust()];
  return Array.from({ length: DREAMS }, (_, d) =>
    Array.from({ length: CARDS }, (_, c) =>
      Math.exp((factor * table.readInt16LE((d * CARDS + c) * 2)) / 1000),
    ),
  );
}

/** The chance that a reader takes a dream for a card among eight of its kind, dealt at random. */
export function taken(): number[][] {
  const likely = likelihoods();
  const q = random('eight cards');
  const chances = likely.map((row) => row.map(() => 0));
  for (let card = 0; card < CARDS; card++) {
    const first = card - (card % KIND);
    for (let deal = 0; deal < DEALS; deal++) {
      const others = Array.from({ length: KIND }, (_, i) => first + i).filter((c) => c !== card);
      while (others.length > CANDIDATES - 1) others.splice(q.whole(0, others.length - 1), 1);
      likely.forEach((row, dream) => {
        const own = row[card] ?? 0;
        const all = others.reduce((sum, c) => sum + (row[c] ?? 0), own);
        const line = chances[dream];
        if (line) line[card] = (line[card] ?? 0) + own / all / DEALS;
      });
    }
  }
  return chances;
}

// How soon a phone on a slow line can play: a running table of Il Sesto Senso, opened with nothing in
// the cache, until a card has been taken up and the ball put on it. `make bench` prints it.
import { test, type Browser } from '@playwright/test';
import { Person } from '../person.ts';
import { Program } from '../program.ts';
import { Psychic } from '../sesto.ts';

const TIMES = 5;
const MEGABIT = 1_000_000 / 8;
/** "Slow 4G": 1.6 Mbit/s down, 750 kbit/s up, and 150 ms there and back; Chrome's own tools make every
 * request wait for 3.75 times that, and leave a tenth of the width away. */
const LINES = {
  'slow 4G, 150 ms a request': { down: 1.6 * MEGABIT, up: 0.75 * MEGABIT, latency: 150 },
  'slow 4G as in Chrome’s tools, 562 ms a request': {
    down: 1.44 * MEGABIT,
    up: 0.675 * MEGABIT,
    latency: 562.5,
  },
};
type Line = (typeof LINES)[keyof typeof LINES];

interface Times {
  /** The cards of the row can be pressed. */
  cards: number;
  /** The ball lies on one of them, and the server has said so. */
  placed: number;
  kilobytes: number;
}

async function openOnce(browser: Browser, program: Program, line: Line): Promise<Times> {
  const marta = await Person.at(browser, program.url, { on: 'phone', lang: 'it' });
  const { page, context } = marta;
  const { request } = context;
  await request.put('/api/me', { data: { name: 'Marta', puppet: 'fox', lang: 'it' } });
  const answer = await request.post('/api/rooms', {
    data: {
      game: 'sesto-senso',
      seats: 5,
      mine: ['Marta'],
      bots: ['hard', 'hard', 'hard', 'hard'],
      options: { ghost: 1 },
      start: true,
    },
  });
  const { id } = (await answer.json()) as { id: string };

  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: line.down,
    uploadThroughput: line.up,
  });
  let bytes = 0;
  wire.on('Network.dataReceived', ({ encodedDataLength }) => (bytes += encodedDataLength));
  const now = () => page.evaluate(() => performance.now());

  const psychic = new Psychic(marta, 'Marta');
  await page.goto(`/room/${id}`, { waitUntil: 'commit' });
  await psychic.pick();
  const cards = await now();
  const kilobytes = bytes / 1000;
  await psychic.act();
  const placed = await now();
  await context.close();
  return { cards, placed, kilobytes };
}

const middle = (all: number[]) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

for (const [name, line] of Object.entries(LINES)) {
  test(name, async ({ browser }) => {
    const program = await Program.start('--bot-pause', '0');
    const times: Times[] = [];
    for (let n = 0; n < TIMES; n += 1) times.push(await openOnce(browser, program, line));
    await program.stop();
    const of = (part: keyof Times) => times.map((one) => one[part]);
    const range = (part: keyof Times) => {
      const [least, most] = [Math.min(...of(part)), Math.max(...of(part))];
      return `${Math.round(middle(of(part)))} ms (${Math.round(least)}–${Math.round(most)})`;
    };
    console.log(`${name}, ${TIMES} times, nothing in the cache`);
    console.log(`  a card is taken up after   ${range('cards')}`);
    console.log(`  the ball lies on it after  ${range('placed')}`);
    console.log(`  data received by then      ${Math.round(middle(of('kilobytes')))} kB`);
  });
}

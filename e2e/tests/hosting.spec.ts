// As a host sets it up: behind nginx with TLS and HTTP/2, in a folder of a site, with a key for opening
// tables.
import { chromium as engine } from '@playwright/test';
import { request as plain } from 'node:http';
import { request } from 'node:https';
import { call, type Guest } from '../api.ts';
import { chromium } from '../browser.ts';
import { Caddy } from '../caddy.ts';
import { expect, test } from '../house.ts';
import { NAME, Nginx } from '../nginx.ts';
import { Person } from '../person.ts';
import { Program } from '../program.ts';

/** What a test has started ends with it, however it goes. */
const started: (() => Promise<void>)[] = [];
test.afterEach(async () => {
  for (const stop of started.splice(0).reverse()) await stop();
});

async function hosted(...args: string[]): Promise<{ program: Program; nginx: Nginx }> {
  const program = await Program.start('--seed', '1', '--behind-proxy', ...args);
  started.push(() => program.stop());
  const nginx = await Nginx.before(program.url);
  started.push(() => nginx.stop());
  return { program, nginx };
}

test('behind a proxy with TLS, in a folder of a site, with a key', async () => {
  const { nginx } = await hosted('--base-path', '/games', '--opening-key', 'basilico');
  const browser = await engine.launch({
    ...chromium,
    args: [...(chromium.args ?? []), `--host-resolver-rules=MAP ${NAME} 127.0.0.1`],
  });
  started.push(() => browser.close());
  const base = `${nginx.url}/games/`;
  const marta = await Person.at(
    browser,
    base,
    { on: 'desktop', lang: 'it' },
    { ignoreHTTPSErrors: true },
  );
  await marta.arrive('Marta');
  await expect(marta.page, 'the rest of the site leads to it').toHaveURL(base);
  const protocol = await marta.page.evaluate(
    () =>
      (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)
        .nextHopProtocol,
  );
  expect(protocol).toBe('h2');

  // The key is asked for when it is needed, and once.
  await marta.pressButton(marta.words.invite);
  const key = marta.page.getByRole('textbox', { name: 'Chiave' });
  await key.fill('prezzemolo');
  await marta.pressButton('Apri il tavolo');
  await expect(marta.page.getByRole('alert')).toHaveText('La chiave non è questa.');
  await key.fill('basilico');
  await marta.pressButton('Apri il tavolo');
  await expect(marta.page).toHaveURL(new RegExp(`^${base}room/`));

  // Whoever has the link needs none, and both see what the other does.
  const luca = await Person.at(
    browser,
    base,
    { on: 'phone', lang: 'en' },
    { ignoreHTTPSErrors: true },
  );
  await luca.page.goto(marta.page.url());
  await luca.introduce('Luca');
  await expect(marta.seated('Luca')).toBeVisible();
  await marta.pressButton(marta.words.start);
  await Promise.all([marta.play(3), luca.play(3)]);
  await luca.page.reload();
  await expect(luca.square(1)).toBeVisible();

  const cookies = await marta.context.cookies();
  expect(cookies.map(({ path, secure }) => ({ path, secure }))).toEqual([
    { path: '/games/', secure: true },
  ]);
});

test('the proxy tells who calls, and keeps measurements and secrets to itself', async () => {
  const { program, nginx } = await hosted();
  const ask = (path: string, options: object = {}): Promise<number> =>
    new Promise((resolve, reject) => {
      const asked = request(
        {
          host: '127.0.0.1',
          port: nginx.port,
          path,
          servername: NAME,
          rejectUnauthorized: false,
          ...options,
        },
        (answer) => {
          answer.resume();
          answer.on('end', () => resolve(answer.statusCode ?? 0));
        },
      );
      asked.on('error', reject);
      asked.end();
    });
  const headers = { host: NAME };
  expect(await ask('/healthz', { headers })).toBe(200);
  expect(await ask('/metrics', { headers })).toBe(404);
  // A personal link is nobody's to read, in the proxy's log neither.
  const secret = 'wistful-lantern-under-the-stairs';
  for (const path of [`/take/${secret}`, `/api/links/${secret}`, `/games/take/${secret}`])
    await ask(path, { headers });
  expect(await ask('/healthz?last', { headers })).toBe(200);
  await expect.poll(() => nginx.accessLog()).toContain('/healthz?last');
  expect(await nginx.accessLog()).not.toContain(secret);
  // Another machine, which claims to be a third one and asks for what nobody may.
  const claim = { host: NAME, 'x-forwarded-for': '192.0.2.7', origin: 'https://evil.example' };
  const foreign = { method: 'POST', headers: claim, localAddress: '127.0.0.2' };
  expect(await ask('/api/rooms', foreign)).toBe(403);
  await expect.poll(() => program.log.join('\n')).toMatch(/error-foreign.*from=127\.0\.0\.2/);
});

test('Caddy passes streams on as they come, tells who calls, and keeps the measurements', async () => {
  const program = await Program.start('--seed', '1', '--behind-proxy');
  started.push(() => program.stop());
  const caddy = await Caddy.before(program.url);
  started.push(() => caddy.stop());
  const ask = (path: string, options: object = {}): Promise<number> =>
    new Promise((resolve, reject) => {
      const asked = plain({ host: '127.0.0.1', port: caddy.port, path, ...options }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      });
      asked.on('error', reject);
      asked.end();
    });
  const headers = { host: `${NAME}:${caddy.port}` };
  expect(await ask('/healthz', { headers })).toBe(200);
  expect(await ask('/metrics', { headers })).toBe(404);
  const claim = { ...headers, 'x-forwarded-for': '192.0.2.7', origin: 'https://evil.example' };
  const foreign = { method: 'POST', headers: claim, localAddress: '127.0.0.2' };
  expect(await ask('/api/rooms', foreign)).toBe(403);
  await expect.poll(() => program.log.join('\n')).toMatch(/error-foreign.*from=127\.0\.0\.2/);

  // A stream through it says what happens when it happens: nothing is held back until there is more.
  const marta = await call<Guest>(program.url, null, 'POST', '/tokens', { name: 'Marta' });
  const room = { game: 'senet', mine: ['A', 'B'] };
  const { id } = await call<{ id: string }>(program.url, marta, 'POST', '/rooms', room);
  const opened = plain({
    host: '127.0.0.1',
    port: caddy.port,
    path: `/api/rooms/${id}/events?seat=0`,
    headers: { ...headers, authorization: `Bearer ${marta.token}` },
  });
  let heard = '';
  opened.on('response', (answer) =>
    answer.on('data', (data: Buffer) => (heard += data.toString())),
  );
  opened.end();
  await expect.poll(() => heard).toContain('event: hello');
  await call(program.url, marta, 'POST', `/rooms/${id}/start`);
  await expect.poll(() => heard).toContain('event: step');
  opened.destroy();
});

// A game over days across two restarts, with the one who is waited for called to their turn.
//
// A browser without a service of its maker cannot subscribe: so `subscribe` alone is stubbed, with the
// keys of a service that the test runs. The notice is received and opened there, and the very same body
// is handed to the page's worker through DevTools.
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect } from '../house.ts';
import { sitTogether, type Person } from '../person.ts';
import { Service } from '../service.ts';

const test = base.extend<{ args: string[] }>({
  args: async ({}, use) => use(['--any-service', '--no-limits']),
});

/** The browser of somebody whose maker's service is this one. */
async function withService({ context, page }: Person, service: Service): Promise<void> {
  await context.grantPermissions(['notifications']);
  await page.addInitScript((subscription) => {
    if (!('PushManager' in window)) return;
    const device = {
      ...subscription,
      toJSON: () => subscription,
      unsubscribe: async () => delete localStorage['device'],
    };
    const there = () => (localStorage['device'] ? device : null);
    Object.assign(PushManager.prototype, {
      getSubscription: async () => there(),
      subscribe: async ({ userVisibleOnly, applicationServerKey }: PushSubscriptionOptionsInit) => {
        if (!userVisibleOnly || (applicationServerKey as Uint8Array).length !== 65)
          throw new Error('no browser takes this');
        localStorage['device'] = 'yes';
        return device;
      },
    });
  }, service.subscription);
}

interface Shown {
  title: string;
  body: string;
  tag: string;
  data: string;
}

/** What the worker shows of a body that comes to it. */
async function handOn({ context, page }: Person, body: string): Promise<Shown[]> {
  const tools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (first) resolve(first.registrationId);
    }),
  );
  await tools.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const registrationId = await registered;
  await tools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: body });
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      const notices = await worker.getNotifications();
      return notices.map(({ title, body, tag, data }) => ({
        title,
        body,
        tag,
        data: String(data),
      }));
    });
  await expect.poll(async () => (await shown()).length).toBeGreaterThan(0);
  await tools.detach();
  return shown();
}

test('a game over days, two restarts, and a call to one’s turn', async ({ guest, program }) => {
  const service = await Service.start();
  const marta = await guest({ on: 'phone', lang: 'it' });
  const ben = await guest({ on: 'desktop', lang: 'en' });
  await withService(ben, service);
  await sitTogether(marta, ben);
  const room = ben.page.url();
  await marta.pressButton(marta.words.menu);
  await marta.page.getByRole('radio', { name: 'In più giorni' }).press('Space');
  await expect(marta.page.getByRole('radio', { name: '2 giorni' })).toBeChecked();
  await marta.page.keyboard.press('Escape');

  // By a button of one's own, at the table; then one goes.
  await ben.pressButton(ben.words.menu);
  await ben.pressButton('Call me when it is my turn');
  await expect(ben.page.getByText('This device calls you when a table over days')).toBeVisible();
  const { violations } = await new AxeBuilder({ page: ben.page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await ben.page.goto('/about');
  await expect(ben.page.getByRole('heading', { level: 1 })).toBeVisible();

  await program.killAndRestart();
  await marta.page.reload();
  // Marta plays on until Ben is waited for.
  await expect(async () => {
    if (service.notices.length === 0) await marta.press(marta.gold, { timeout: 1000 });
    expect(service.notices).toHaveLength(1);
  }).toPass();
  const [notice] = service.notices;
  const told = JSON.parse(notice?.text ?? '') as { notification: Record<string, string> };
  expect(told).toEqual({
    web_push: 8030,
    notification: {
      title: 'It’s your turn',
      body: 'A table of Senet is waiting for you.',
      navigate: room,
      lang: 'en',
      dir: 'ltr',
      tag: notice?.topic,
    },
  });

  const [shown] = await handOn(ben, notice?.text ?? '');
  expect(shown).toEqual({
    title: 'It’s your turn',
    body: 'A table of Senet is waiting for you.',
    tag: notice?.topic,
    data: room,
  });

  // The way back leads to the table, also after another night.
  await program.killAndRestart();
  await ben.page.goto(shown?.data ?? '');
  await expect(ben.gold).toBeVisible();
  await ben.play(1);
  expect(service.notices).toHaveLength(1);

  await ben.page.goto('/tables');
  await ben.pressButton('Call me no more');
  await expect(ben.button('Call me when it is my turn')).toBeVisible();
  await service.stop();
});

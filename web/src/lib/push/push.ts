// Being called to one's turn on this device, through the service of its browser. It needs a secure
// context, and nothing else depends on it.
import { BASE, siteUrl } from '$lib/api/base';
import { ask, client } from '$lib/api/client';

/** Whether this device calls me, or why it cannot. */
export type Calling = 'on' | 'off' | 'insecure' | 'home' | 'browser' | 'denied';

/** Safari on phones and tablets alone says whether the page was opened from the home screen. */
const isAwayFromHome = () => 'standalone' in navigator && navigator.standalone === false;

/** What stands in the way. */
function obstacle(): Calling | null {
  if (!isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator && 'PushManager' in window))
    return isAwayFromHome() ? 'home' : 'browser';
  return Notification.permission === 'denied' ? 'denied' : null;
}

const known = async (): Promise<PushSubscription | null> => {
  const worker = await navigator.serviceWorker.getRegistration(BASE);
  return (await worker?.pushManager.getSubscription()) ?? null;
};

export async function calling(): Promise<Calling> {
  const wrong = obstacle();
  if (wrong) return wrong;
  const [{ endpoints }, device] = await Promise.all([ask(client.GET('/api/me/push')), known()]);
  return device && endpoints.includes(device.endpoint) ? 'on' : 'off';
}

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

/** Asks the browser, and then the server. To be called from a tap: browsers ask at no other time. */
export async function call(): Promise<Calling> {
  const worker = await navigator.serviceWorker.register(siteUrl('/worker.js'), { scope: BASE });
  if ((await Notification.requestPermission()) !== 'granted') return obstacle() ?? 'off';
  const { key } = await ask(client.GET('/api/me/push'));
  await navigator.serviceWorker.ready;
  const device = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytes(key),
  });
  const { keys: { p256dh = '', auth = '' } = {} } = device.toJSON();
  await ask(client.PUT('/api/me/push', { body: { endpoint: device.endpoint, key: p256dh, auth } }));
  return 'on';
}

export async function hush(): Promise<Calling> {
  const device = await known();
  if (device) {
    await ask(client.POST('/api/me/hush', { body: { endpoint: device.endpoint } }));
    await device.unsubscribe();
  }
  return 'off';
}

/** Somebody else is at this device from now on: whoever was called here is called no more. */
export async function forgetDevice(): Promise<void> {
  if (obstacle() === null) await (await known())?.unsubscribe();
}

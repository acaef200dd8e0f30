// How somebody comes back: what the server knows of it, and the secret in the link for another device.
import type { components } from '$lib/api/schema';

export type Account = components['schemas']['Account'];
export type DeviceLink = components['schemas']['DeviceLink'];

/** What stands behind `#` in a link for another device. It leaves the address at once: neither the
 * history nor whoever looks over a shoulder needs it. */
export function takeSecret(): string | null {
  const secret = location.hash.slice(1);
  if (!secret) return null;
  history.replaceState(null, '', location.pathname);
  return secret;
}

/** A picture that the server has drawn, as the address of an image. */
export const asImage = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

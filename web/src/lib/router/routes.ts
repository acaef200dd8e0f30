// Every address of the page, and nothing else knows one: `parse` reads them, `href` writes them.
import { BASE, siteUrl } from '$lib/api/base';

export type Route =
  | { page: 'home' }
  | { page: 'about' }
  | { page: 'gallery' }
  /** My tables: under way, and over. */
  | { page: 'tables' }
  /** What came of my finished games. */
  | { page: 'results' }
  /** My name, my devices and my data. */
  | { page: 'you' }
  /** A finished game from a file. */
  | { page: 'record' }
  /** The rules of a game, perhaps at a chapter; or how the bots of one level go about it. */
  | { page: 'rules'; game: string; level?: string; chapter?: string }
  /** A lesson of a game; without a name its first one. */
  | { page: 'learn'; game: string; lesson?: string }
  /** A game's deal of the day. */
  | { page: 'daily'; game: string }
  | { page: 'room'; id: string }
  /** A finished game; the step is in the address, so that a moment can be shared. */
  | { page: 'replay'; id: string; step: number | null }
  | { page: 'tv'; id: string }
  /** The television by the short code, as a person types it. */
  | { page: 'tv-code'; code: string }
  /** A personal link that brings a seat here. */
  | { page: 'take'; token: string }
  /** Anything we do not know; kept so that the address stays as it was written. */
  | { page: 'lost'; path: string };

/** Pages without anything behind their name. */
const PLAIN = ['about', 'gallery', 'tables', 'results', 'you', 'record'] as const;
export type Plain = (typeof PLAIN)[number];
export const isPlain = (name: string): name is Plain => PLAIN.some((plain) => plain === name);

export function parse(address: string): Route {
  const [path = '', chapter] = address.split('#');
  const own = `${path}/`.startsWith(BASE) ? path.slice(BASE.length) : path;
  const [first, second, third, fourth, ...more] = own.split('/').filter(Boolean);
  const lost: Route = { page: 'lost', path };
  if (more.length > 0) return lost;
  if (first === undefined) return { page: 'home' };
  if (second === undefined) return isPlain(first) ? { page: first } : lost;
  if (first === 'room') return inRoom(second, third, fourth) ?? lost;
  if (third !== undefined && fourth === undefined) {
    if (first === 'rules') return { page: 'rules', game: second, level: third };
    if (first === 'learn') return { page: 'learn', game: second, lesson: third };
  }
  if (third !== undefined) return lost;
  if (first === 'rules') return { page: 'rules', game: second, ...(chapter && { chapter }) };
  if (first === 'daily' || first === 'learn') return { page: first, game: second };
  if (first === 'tv') return { page: 'tv-code', code: second };
  return first === 'take' ? { page: 'take', token: second } : lost;
}

function inRoom(id: string, what: string | undefined, step: string | undefined): Route | null {
  if (what === 'replay' && (step === undefined || /^\d+$/.test(step)))
    return { page: 'replay', id, step: step === undefined ? null : Number(step) };
  if (step !== undefined) return null;
  if (what === undefined) return { page: 'room', id };
  return what === 'tv' ? { page: 'tv', id } : null;
}

export function href(route: Route): string {
  return route.page === 'lost' ? route.path : siteUrl(pathOf(route));
}

function pathOf(route: Exclude<Route, { page: 'lost' }>): string {
  switch (route.page) {
    case 'home':
      return '/';
    case 'rules':
      return `/rules/${route.game}${route.level ? `/${route.level}` : ''}${route.chapter ? `#${route.chapter}` : ''}`;
    case 'learn':
      return `/learn/${route.game}${route.lesson ? `/${route.lesson}` : ''}`;
    case 'daily':
      return `/daily/${route.game}`;
    case 'room':
      return `/room/${route.id}`;
    case 'replay':
      return `/room/${route.id}/replay${route.step === null ? '' : `/${route.step}`}`;
    case 'tv':
      return `/room/${route.id}/tv`;
    case 'tv-code':
      return `/tv/${route.code}`;
    case 'take':
      return `/take/${route.token}`;
    default:
      return `/${route.page}`;
  }
}

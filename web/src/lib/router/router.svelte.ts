// Moves between screens with the browser's own history, so that back, forward, reload and
// opening a link in a new tab behave as anywhere else.
import { createContext } from 'svelte';
import { BASE, siteUrl } from '$lib/api/base';
import { href, parse, type Route } from './routes';

export class Router {
  #path = $state(location.pathname);
  #route = $derived(parse(this.#path));
  #before: Route | null = null;

  get route(): Route {
    return this.#route;
  }

  /** Where one was before. */
  get before(): Route | null {
    return this.#before;
  }

  go = (route: Route, { replace = false } = {}): void => {
    const path = href(route);
    this.#before = this.#route;
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.#path = location.pathname;
    scrollTo(0, 0);
  };

  /** Listens to back, forward and clicks on our own links. Returns how to stop. */
  listen(): () => void {
    const moved = () => {
      this.#before = this.#route;
      this.#path = location.pathname;
    };
    const clicked = (event: MouseEvent) => {
      const path = ownLink(event);
      if (path === null) return;
      event.preventDefault();
      this.go(parse(path));
    };
    addEventListener('popstate', moved);
    document.addEventListener('click', clicked);
    return () => {
      removeEventListener('popstate', moved);
      document.removeEventListener('click', clicked);
    };
  }
}

/** The path of a plain click on a link to one of our screens, or null if the browser should act. */
function ownLink(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download')) return null;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin || !url.pathname.startsWith(BASE)) return null;
  if (url.pathname.startsWith(siteUrl('/api/'))) return null;
  // A link inside the present page (a heading of the rules) is the browser's to follow.
  if (url.hash && url.pathname === location.pathname) return null;
  return url.pathname + url.hash;
}

export const [getRouter, setRouter] = createContext<Router>();

import { beforeEach, describe, expect, test } from 'vitest';
import { Router } from './router.svelte';
import { href, parse, type Route } from './routes';

const ROUTES: Route[] = [
  { page: 'home' },
  { page: 'about' },
  { page: 'gallery' },
  { page: 'tables' },
  { page: 'results' },
  { page: 'rules', game: 'senet' },
  { page: 'rules', game: 'hanabi', level: 'companion' },
  { page: 'rules', game: 'senet', chapter: 'walls' },
  { page: 'room', id: 'abc' },
  { page: 'replay', id: 'abc', step: null },
  { page: 'replay', id: 'abc', step: 12 },
  { page: 'tv', id: 'abc' },
  { page: 'tv-code', code: 'P4RA' },
  { page: 'take', token: 'xyz' },
  { page: 'lost', path: '/room/abc/replay/x' },
  { page: 'lost', path: '/no/such/page' },
  { page: 'lost', path: '/rules/hanabi/companion/more' },
];

describe('routes', () => {
  test.each(ROUTES)('$page is read back as it was written', (route) => {
    expect(parse(href(route))).toEqual(route);
  });

  test('a slash at the end changes nothing', () => {
    expect(parse('/about/')).toEqual({ page: 'about' });
  });
});

describe('Router', () => {
  let stop = () => {};
  beforeEach(() => {
    stop();
    history.replaceState(null, '', '/');
    document.body.innerHTML = '';
  });

  function listening(): Router {
    const router = new Router();
    stop = router.listen();
    return router;
  }

  function click(markup: string, init: MouseEventInit = {}): MouseEvent {
    document.body.innerHTML = markup;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    document.body.firstElementChild!.dispatchEvent(event);
    return event;
  }

  test('goes to a page and writes its address', () => {
    const router = listening();
    router.go({ page: 'about' });
    expect(location.pathname).toBe('/about');
    expect(router.route).toEqual({ page: 'about' });
  });

  test('follows back and forward', () => {
    const router = listening();
    router.go({ page: 'about' });
    history.replaceState(null, '', '/gallery');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(router.route).toEqual({ page: 'gallery' });
  });

  test('follows our own links without loading the page again', () => {
    const router = listening();
    expect(click('<a href="/about">x</a>').defaultPrevented).toBe(true);
    expect(router.route).toEqual({ page: 'about' });
  });

  test.each([
    ['a new tab', '<a href="/about">x</a>', { ctrlKey: true }],
    ['a named window', '<a href="/about" target="_blank">x</a>', {}],
    ['a download', '<a href="/api/rooms/1/record" download>x</a>', {}],
    ['the API', '<a href="/api/openapi.json">x</a>', {}],
    ['another site', '<a href="https://ludoteca.example/about">x</a>', {}],
    ['a heading of this page', '<a href="#rules">x</a>', {}],
  ])('leaves %s to the browser', (_, markup, init) => {
    const router = listening();
    // The test's own browser must not follow the link either.
    const hold = (event: Event) => event.preventDefault();
    let prevented = true;
    const look = (event: Event) => {
      prevented = event.defaultPrevented;
      hold(event);
    };
    addEventListener('click', look);
    click(markup, init);
    removeEventListener('click', look);
    expect(prevented).toBe(false);
    expect(router.route).toEqual({ page: 'home' });
  });
});

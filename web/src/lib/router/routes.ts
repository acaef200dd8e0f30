// Every address of the page, and nothing else knows one: `parse` reads them, `href` writes them.
export type Route =
  | { page: 'home' }
  | { page: 'about' }
  | { page: 'gallery' }
  /** Anything we do not know; kept so that the address stays as it was written. */
  | { page: 'lost'; path: string };

export function parse(path: string): Route {
  switch (path.replace(/\/+$/, '')) {
    case '':
      return { page: 'home' };
    case '/about':
      return { page: 'about' };
    case '/gallery':
      return { page: 'gallery' };
    default:
      return { page: 'lost', path };
  }
}

export function href(route: Route): string {
  switch (route.page) {
    case 'home':
      return '/';
    case 'lost':
      return route.path;
    default:
      return `/${route.page}`;
  }
}

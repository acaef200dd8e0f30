// Where the site begins: `/`, or the folder under which its server offers it.

/** Every script lies in `assets/` of the site. */
export const BASE = import.meta.env.PROD
  ? new URL(import.meta.url.replace(/assets\/[^/]*$/, '')).pathname
  : '/';

/** The address of something of the site, such as `/api/games`. */
export const siteUrl = (path: string): string => BASE + path.slice(1);

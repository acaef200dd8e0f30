// Begins to fetch what the first script will ask for, while that script is still on its way: the words
// of one's language and, in a room, the room. On a slow line each of them is a wait less.
import type { Plugin } from 'vite';

/** Runs in the page before anything else; which language it is, `firstLang` says in the same way. */
function early(words: Record<string, string>, base: string): void {
  const ask = (rel: string, href: string, as: string) => {
    const link = document.createElement('link');
    Object.assign(link, { rel, href, as, crossOrigin: 'anonymous' });
    document.head.append(link);
  };
  let kept: string | null = null;
  try {
    kept = localStorage.getItem('ludoteca.lang');
  } catch {
    // Nothing may be kept here.
  }
  const tags = [kept ?? '', ...navigator.languages, 'en'].map((tag) =>
    tag.slice(0, 2).toLowerCase(),
  );
  const file = words[tags.find((tag) => tag in words) ?? ''];
  if (file) ask('modulepreload', file, 'script');
  const path = location.pathname;
  const room = path.startsWith(base) && /^room\/([^/]+)$/.exec(path.slice(base.length));
  if (!room) return;
  ask('preload', `${base}api/rooms/${room[1]}`, 'fetch');
  ask('preload', `${base}api/games`, 'fetch');
}

export function preloadWords(): Plugin {
  return {
    name: 'preload-words',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const words: Record<string, string> = {};
        for (const [file, chunk] of Object.entries(bundle ?? {})) {
          const lang = /\/src\/lib\/i18n\/(it|en)\.ts$/.exec(
            (chunk.type === 'chunk' && chunk.facadeModuleId) || '',
          )?.[1];
          if (lang) words[lang] = `./${file}`;
        }
        return [
          {
            tag: 'script',
            // The server puts the place of the site for `./`.
            children: `(${early.toString()})(${JSON.stringify(words)},"./")`,
            injectTo: 'head-prepend' as const,
          },
        ];
      },
    },
  };
}

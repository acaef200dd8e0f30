// Asks the browser to fetch the two Latin fonts with the page instead of after
// the style sheet. The extended sets come by unicode-range, if a name needs them.
import type { Plugin } from 'vite';

export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        return Object.keys(bundle ?? {})
          .filter((file) => /-latin-wght.*\.woff2$/.test(file))
          .sort()
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `./${file}`,
              crossorigin: true,
            },
            injectTo: 'head' as const,
          }));
      },
    },
  };
}

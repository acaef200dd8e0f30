// @vitest-environment node
// Every text colour on every surface, in both lights and every scene, reads at 4.5 or better.
// The colours are taken from tokens.css itself, by its own cascade, and from the theme of every game.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gameIds } from '$lib/games/game';

const themes = gameIds.map((id) => `src/lib/games/${id}/theme.css`);
const css = ['src/styles/tokens.css', ...themes]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const LEAST = 4.5;
const TEXT = ['ink', 'ink2', 'ink3', 'gold', 'danger', 'ok', 'info'];
const SURFACE = ['bg', 's1', 's2', 's3'];
const SCENES = ['home', ...gameIds];

type Colours = Record<string, string>;

/** The colours of every rule whose selector list names exactly this selector, later rules winning. */
function rule(selector: string): Colours {
  const colours: Colours = {};
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const names = selectors
      .replace(/\/\*.*?\*\//gs, '')
      .split(',')
      .map((name) => name.trim().replaceAll("'", ''));
    if (!names.includes(selector)) continue;
    for (const [, token = '', colour = ''] of body.matchAll(/--([\w-]+):\s*(#[0-9A-Fa-f]{6})\b/g))
      colours[token] = colour;
  }
  return colours;
}

const cascade = {
  sera: (scene: string) => ({ ...rule('[data-theme=sera]'), ...rule(`[data-game=${scene}]`) }),
  giorno: (scene: string) => ({
    ...rule('[data-theme=sera]'),
    ...rule(`[data-game=${scene}]`),
    ...rule('[data-theme=giorno]'),
    ...rule(`[data-theme=giorno][data-game=${scene}]`),
  }),
};

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(['sera', 'giorno'] as const)('%s', (theme) => {
  describe.each(SCENES)('%s', (scene) => {
    const colours: Colours = cascade[theme](scene);
    test.each(TEXT.flatMap((text) => SURFACE.map((surface) => [text, surface] as const)))(
      '%s on %s',
      (text, surface) => {
        expect(contrast(colours[text]!, colours[surface]!)).toBeGreaterThanOrEqual(LEAST);
      },
    );
  });
});

describe('paper and gold', () => {
  const colours: Colours = cascade.sera('home');
  test.each([
    ['paper-ink', 'paper2'],
    ['paper-ink2', 'paper2'],
    ['gold-ink', 'gold-fill'],
  ])('%s on %s', (text, surface) => {
    expect(contrast(colours[text]!, colours[surface]!)).toBeGreaterThanOrEqual(LEAST);
  });
});

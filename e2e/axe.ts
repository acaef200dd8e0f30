// What screens owe to those who see them otherwise: nothing that axe knows of is wrong, and nothing is lost
// to wide letters nor where the system alone chooses the colours.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './house.ts';

export async function ask(page: Page, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect.soft(found, `axe on ${screen}`).toEqual([]);
}

/** As wide as WCAG 1.4.12 lets people set it. */
const WIDE = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** Words of which a part can neither be seen nor scrolled to. */
const cutWords = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    const hides = (how: string) => how === 'hidden' || how === 'clip';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      const words = text.textContent?.trim();
      if (!element || !words || element instanceof SVGElement || element.closest('.unseen'))
        continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        if (/auto|scroll/.test(overflowX + overflowY)) break;
        const edge = box.getBoundingClientRect();
        const cut = lines.some(
          ({ left, top, right, bottom }) =>
            (hides(overflowX) && (right > edge.right + 2 || left < edge.left - 2)) ||
            (hides(overflowY) && (bottom > edge.bottom + 4 || top < edge.top - 4)),
        );
        if (cut) found.add(`“${words.slice(0, 40)}” in .${box.className}`);
      }
    }
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.add(`the page is ${wide} px too wide`);
    return [...found];
  });

/** Grounds and shadows are gone then: what can be pressed has an edge of its own. */
const edgeless = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, [role="button"]')]
      .filter((button) => button.checkVisibility({ opacityProperty: true }))
      .filter((button) => getComputedStyle(button).outlineStyle === 'none')
      .map((button) => button.outerHTML.slice(0, 90)),
  );

export async function bear(page: Page, screen: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft(await cutWords(page), `forced colours on ${screen}`).toEqual([]);
  expect.soft(await edgeless(page), `forced colours on ${screen}`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
  const wide = await page.addStyleTag({ content: WIDE });
  expect.soft(await cutWords(page), `wide letters on ${screen}`).toEqual([]);
  await wide.evaluate((style) => (style as Element).remove());
}

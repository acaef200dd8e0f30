// Keys at a table: what is golden answers to them, and a lost focus comes back.
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { goldenKey, home, only, regain } from './focus';

const user = userEvent.setup();
const roll = vi.fn();

/** A table with two cards and a golden button. */
function stage({ golden = true } = {}) {
  document.body.innerHTML = `
    <div class="stage">
      <main class="table">
        <div id="hand"><button tabindex="-1">one</button><button tabindex="0">two</button></div>
      </main>
      <div class="apron">
        <button id="other">other</button>
        <button id="gold" ${golden ? 'data-gold' : ''}>gold</button>
      </div>
    </div>`;
  document.getElementById('gold')!.addEventListener('click', roll);
  home(document.getElementById('hand')!);
}
const focused = () => document.activeElement?.textContent;

const shown = { playing: false, skip: vi.fn() };
const press = (event: KeyboardEvent) => goldenKey(event, shown);

beforeEach(async () => {
  await user.pointer({ keys: '[MouseLeft]', target: document.body });
  roll.mockClear();
  shown.playing = false;
  shown.skip.mockClear();
  addEventListener('keydown', press);
});
afterEach(() => removeEventListener('keydown', press));

describe('what is golden', () => {
  test.each(['{Enter}', ' '])('is done by %s where nothing else has the key', async (key) => {
    stage();
    await user.keyboard(key);
    expect(roll).toHaveBeenCalledTimes(1);
  });

  test('waits while something else has the key, or a sheet is open', async () => {
    stage();
    document.getElementById('other')!.focus();
    await user.keyboard('{Enter}');
    document.getElementById('other')!.blur();
    document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
    await user.keyboard('{Enter}');
    expect(roll).not.toHaveBeenCalled();
  });
});

describe('while something is shown', () => {
  beforeEach(() => (shown.playing = true));

  test.each(['{Enter}', ' '])('%s shows the rest at once where nothing is golden', async (key) => {
    stage({ golden: false });
    await user.keyboard(key);
    expect(shown.skip).toHaveBeenCalledTimes(1);
  });

  test('what is golden comes first', async () => {
    stage();
    await user.keyboard('{Enter}');
    expect(roll).toHaveBeenCalledTimes(1);
    expect(shown.skip).not.toHaveBeenCalled();
  });

  test('a thing of the table answers to the key as to a tap, one of the apron by itself', async () => {
    stage({ golden: false });
    document.querySelector<HTMLElement>('#hand [tabindex="0"]')!.focus();
    await user.keyboard('{Enter}');
    expect(shown.skip).toHaveBeenCalledTimes(1);
    document.getElementById('other')!.focus();
    await user.keyboard('{Enter}');
    expect(shown.skip).toHaveBeenCalledTimes(1);
  });

  test('while nothing is shown there is nothing to hurry', async () => {
    shown.playing = false;
    stage({ golden: false });
    await user.keyboard('{Enter}');
    expect(shown.skip).not.toHaveBeenCalled();
  });
});

describe('a lost focus', () => {
  test('comes back to the golden button', async () => {
    stage();
    await user.keyboard('x');
    regain();
    expect(focused()).toBe('gold');
  });

  test('comes back to what one decides about while nothing is golden', async () => {
    stage({ golden: false });
    await user.keyboard('x');
    regain();
    expect(focused()).toBe('two');
  });

  test('is left alone for whoever points, and where it is not lost', async () => {
    stage();
    await user.pointer({ keys: '[MouseLeft]', target: document.body });
    regain();
    expect(document.activeElement).toBe(document.body);
    await user.keyboard('x');
    document.getElementById('other')!.focus();
    regain();
    expect(focused()).toBe('other');
  });

  test('leaves a button that waits for a choice, once one is to choose', async () => {
    stage({ golden: false });
    await user.keyboard('x');
    const button = document.getElementById('gold')!;
    button.setAttribute('aria-disabled', 'true');
    button.focus();
    regain();
    expect(focused()).toBe('gold');
    regain(true);
    expect(focused()).toBe('two');
  });

  test('goes to the only thing that can be done, but from no pointer and from no writing', async () => {
    stage();
    const apron = document.querySelector<HTMLElement>('.apron')!;
    const card = document.querySelector<HTMLElement>('#hand [tabindex="0"]')!;
    card.focus();
    only(apron);
    expect(focused()).toBe('two');
    await user.keyboard('x');
    only(apron);
    expect(focused()).toBe('other');
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    only(apron);
    expect(document.activeElement).toBe(field);
  });

  test('does not move under a key that is still down', async () => {
    stage();
    await user.keyboard('{Enter>}');
    roll.mockClear();
    regain();
    expect(document.activeElement).toBe(document.body);
    await user.keyboard('{/Enter}');
    expect(focused()).toBe('gold');
    expect(roll).not.toHaveBeenCalled();
  });
});

import { expect, test } from 'vitest';
import { I18n } from '$lib/i18n/i18n.svelte';
import { HanabiPart } from './hanabi.svelte';
import { MOMENTS } from './samples';
import { noLegal } from './types';
import { prompt } from './words';

const it = await I18n.load('it', ['hanabi']);

test('while something is shown the prompter tells it, and speaks of nobody’s turn', () => {
  const back = {
    event: { type: 'token-back', tokens: 6 },
    say: { key: 'hanabi-event-token-back', args: { tokens: 6 } },
  } as const;
  const moment = { ...MOMENTS.turn!, legal: noLegal, events: [back], playing: true };
  const part = new HanabiPart({ moment, onaction: () => true, onrefusal: () => undefined });
  expect(prompt(it, part)).toEqual({ text: 'Si riaccende una lanterna: ora sono sei.' });
});

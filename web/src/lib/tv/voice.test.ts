import { beforeEach, expect, test, vi } from 'vitest';
import { Voice } from './voice.svelte';

class Utterance {
  lang = '';
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(readonly text: string) {}
}

/** A voice that says nothing until it is let. */
class Synth {
  readonly said: Utterance[] = [];
  cancelled = 0;
  speak = (utterance: Utterance) => this.said.push(utterance);
  cancel = () => {
    this.cancelled += 1;
    // Browsers tell of an end here, too.
    this.said.at(-1)?.onend?.();
  };
  get words() {
    return this.said.map(({ text }) => text);
  }
  finish = () => this.said.at(-1)?.onend?.();
}

const voiceOf = (synth: Synth) => new Voice(synth as Partial<SpeechSynthesis> as SpeechSynthesis);

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
});

test('it is silent until somebody wants it, and then says what comes from there on', () => {
  const synth = new Synth();
  const voice = voiceOf(synth);
  const line = {};
  voice.tell(line, 'Ada plays', 'en');
  voice.turn(true);
  voice.tell(line, 'Ada plays', 'en');
  expect(synth.words).toEqual([]);
  voice.tell({}, 'Bruno plays', 'en');
  expect(synth.words).toEqual(['Bruno plays']);
});

test('it speaks the language of the page, and no signs of it', () => {
  const synth = new Synth();
  const voice = voiceOf(synth);
  voice.turn(true);
  voice.tell({}, '*Ada* gioca.', 'it');
  expect(synth.words).toEqual(['Ada gioca.']);
  expect(synth.said[0]?.lang).toMatch(/^it-/);
});

test('nothing is said twice, however often the table stands', () => {
  const synth = new Synth();
  const voice = voiceOf(synth);
  voice.turn(true);
  const line = {};
  for (let times = 0; times < 3; times += 1) {
    voice.tell(line, 'Ada plays', 'en');
    synth.finish();
  }
  voice.tell('end', 'Ada wins', 'en');
  synth.finish();
  voice.tell('end', 'Ada wins', 'en');
  expect(synth.words).toEqual(['Ada plays', 'Ada wins']);
});

test('who speaks is let finish, and of what waited only the newest is said', () => {
  const synth = new Synth();
  const voice = voiceOf(synth);
  voice.turn(true);
  for (const words of ['one', 'two', 'three']) voice.tell({}, words, 'en');
  expect(synth.words).toEqual(['one']);
  synth.finish();
  synth.finish();
  expect(synth.words).toEqual(['one', 'three']);
});

test('what cannot be said holds up nothing', () => {
  const synth = new Synth();
  const voice = voiceOf(synth);
  voice.turn(true);
  voice.tell({}, 'one', 'en');
  voice.tell({}, 'two', 'en');
  synth.said[0]?.onerror?.();
  expect(synth.words).toEqual(['one', 'two']);
});

test('switched off it falls silent at once, and says nothing that waited', () => {
  const synth = new Synth();
  const voice = voiceOf(synth);
  voice.turn(true);
  voice.tell({}, 'one', 'en');
  voice.tell({}, 'two', 'en');
  voice.turn(false);
  expect(synth.cancelled).toBe(1);
  expect(synth.words).toEqual(['one']);
});

test('the choice is remembered on this device', () => {
  voiceOf(new Synth()).turn(true);
  expect(voiceOf(new Synth()).on).toBe(true);
  voiceOf(new Synth()).turn(false);
  expect(voiceOf(new Synth()).on).toBe(false);
});

test('a device without a voice says so, and stays silent', () => {
  vi.stubGlobal('speechSynthesis', undefined);
  const voice = new Voice();
  voice.turn(true);
  expect([voice.able, voice.on]).toEqual([false, false]);
  expect(() => voice.tell({}, 'one', 'en')).not.toThrow();
});

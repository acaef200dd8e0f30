// Paper and wood, made on the spot: no sound files. Everything is a short burst of filtered
// noise (paper, wood) or two sine partials (bells), and quiet.
import type { SoundName } from './sound';

const VOLUME = 0.4;

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** Browsers let sound start only after a touch, so the first call may stay silent. */
function stage(): AudioContext | undefined {
  if (typeof AudioContext === 'undefined') return undefined;
  // A page that nobody has touched yet may not, and is told off for trying.
  if (navigator.userActivation?.hasBeenActive === false) return undefined;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

function noiseOf(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate * 0.5, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
}

interface Rustle {
  at?: number;
  lasts: number;
  /** The band of the noise glides from one pitch to the other. */
  from: number;
  to: number;
  narrow: number;
  loud: number;
}

function rustle(audio: AudioContext, { at = 0, lasts, from, to, narrow, loud }: Rustle): void {
  const start = audio.currentTime + at;
  const source = audio.createBufferSource();
  source.buffer = noiseOf(audio);
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = narrow;
  band.frequency.setValueAtTime(from, start);
  band.frequency.exponentialRampToValueAtTime(to, start + lasts);
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud * VOLUME, start + lasts * 0.2);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  source.connect(band).connect(gain).connect(audio.destination);
  source.start(start, Math.random() * 0.2, lasts + 0.05);
}

function ring(audio: AudioContext, pitch: number, lasts: number, loud: number, at = 0): void {
  const start = audio.currentTime + at;
  for (const [partial, share] of [
    [1, 1],
    [2.76, 0.28],
  ] as const) {
    const voice = audio.createOscillator();
    voice.frequency.value = pitch * partial;
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(loud * share * VOLUME, start + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts / partial ** 0.5);
    voice.connect(gain).connect(audio.destination);
    voice.start(start);
    voice.stop(start + lasts);
  }
}

const knock = { lasts: 0.07, from: 620, to: 260, narrow: 5, loud: 0.9 };

const FOLEY: Record<SoundName, (audio: AudioContext) => void> = {
  slide: (a) => rustle(a, { lasts: 0.22, from: 2600, to: 1100, narrow: 0.8, loud: 0.35 }),
  flip: (a) => {
    rustle(a, { lasts: 0.06, from: 1800, to: 4200, narrow: 1.2, loud: 0.4 });
    rustle(a, { at: 0.07, lasts: 0.05, from: 3200, to: 1400, narrow: 1, loud: 0.5 });
  },
  bell: (a) => ring(a, 784, 0.9, 0.22),
  hop: (a) => rustle(a, knock),
  die: (a) => [0, 0.09, 0.21, 0.27, 0.42].forEach((at) => rustle(a, { ...knock, at, lasts: 0.05 })),
  heart: (a) =>
    [0, 0.24, 0.95, 1.19].forEach((at) =>
      rustle(a, { at, lasts: 0.16, from: 110, to: 55, narrow: 3, loud: 1 }),
    ),
  chime: (a) => [196, 294, 392].forEach((pitch, i) => ring(a, pitch, 1.6, 0.16, i * 0.09)),
};

export function make(name: SoundName): void {
  const audio = stage();
  if (audio) FOLEY[name](audio);
}

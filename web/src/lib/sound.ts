/** The sounds of the table, made here and nowhere recorded: each at most a quarter of a second; off by default. */
import type { SoundName } from './contract';
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

function audio(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** A burst of noise through a filter: paper, stone, wood. */
function rustle(ctx: AudioContext, frequency: number, length: number, loud: number, narrow = 1): void {
  const frames = Math.floor(ctx.sampleRate * length);
  const buffer = ctx.createBuffer(1, frames, ctx.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let k = 0; k < frames; k++) samples[k] = (Math.random() * 2 - 1) * (1 - k / frames) ** 2;
  const source = ctx.createBufferSource();
  source.buffer = buffer;
  const filter = ctx.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = frequency;
  filter.Q.value = narrow;
  const gain = ctx.createGain();
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(ctx.destination);
  source.start();
}

/** A tone that dies away, from one pitch to another. */
function tone(ctx: AudioContext, from: number, to: number, length: number, loud: number, after = 0, wave: OscillatorType = 'sine'): void {
  const start = ctx.currentTime + after;
  const oscillator = ctx.createOscillator();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
  const gain = ctx.createGain();
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(ctx.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

const SOUNDS: Record<SoundName, (ctx: AudioContext) => void> = {
  card: (ctx) => rustle(ctx, 3200, 0.09, 0.25),
  floor: (ctx) => {
    rustle(ctx, 700, 0.12, 0.5, 3);
    tone(ctx, 190, 120, 0.12, 0.2);
  },
  coin: (ctx) => {
    tone(ctx, 2100, 2050, 0.2, 0.08);
    tone(ctx, 3300, 3200, 0.14, 0.05, 0.02);
  },
  barrel: (ctx) => {
    tone(ctx, 240, 150, 0.12, 0.25, 0, 'triangle');
    rustle(ctx, 500, 0.08, 0.25, 4);
  },
  stamp: (ctx) => {
    rustle(ctx, 320, 0.1, 0.6, 2);
    tone(ctx, 120, 80, 0.1, 0.3);
  },
  bell: (ctx) => {
    tone(ctx, 880, 878, 0.22, 0.09);
    tone(ctx, 1174, 1170, 0.24, 0.07, 0.1);
  },
  yelp: (ctx) => tone(ctx, 620, 1250, 0.14, 0.1, 0, 'sawtooth'),
};

export function play(name: SoundName): void {
  if (!settings.likes.sound) return;
  const ctx = audio();
  if (ctx) SOUNDS[name](ctx);
}

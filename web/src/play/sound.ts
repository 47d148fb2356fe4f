/** The sounds of the table, synthesised, each at most a quarter of a second long; off by default. */
import type { SoundName } from './contract';
import { settings } from '$shell/settings.svelte';

/** The browser's audio, opened with the first sound: browsers allow sound only after a click or a key press. */
class Speaker {
  #context: AudioContext | null = null;

  open(): AudioContext | null {
    if (typeof AudioContext === 'undefined') return null;
    this.#context ??= new AudioContext();
    if (this.#context.state === 'suspended') void this.#context.resume();
    return this.#context;
  }
}

const speaker = new Speaker();

/** A burst of filtered noise: paper, stone, wood. */
function noise(ctx: AudioContext, frequency: number, length: number, volume: number, q = 1): void {
  const frames = Math.floor(ctx.sampleRate * length);
  const buffer = ctx.createBuffer(1, frames, ctx.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let k = 0; k < frames; k++) samples[k] = (Math.random() * 2 - 1) * (1 - k / frames) ** 2;
  const source = ctx.createBufferSource();
  source.buffer = buffer;
  const filter = ctx.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = frequency;
  filter.Q.value = q;
  const gain = ctx.createGain();
  gain.gain.value = volume;
  source.connect(filter).connect(gain).connect(ctx.destination);
  source.start();
}

/** A tone that dies away, from one pitch to another. */
function tone(
  ctx: AudioContext,
  from: number,
  to: number,
  length: number,
  volume: number,
  after = 0,
  wave: OscillatorType = 'sine',
): void {
  const start = ctx.currentTime + after;
  const oscillator = ctx.createOscillator();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
  const gain = ctx.createGain();
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(ctx.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

const SOUNDS: Record<SoundName, (ctx: AudioContext) => void> = {
  card: (ctx) => noise(ctx, 3200, 0.09, 0.25),
  floor: (ctx) => {
    noise(ctx, 700, 0.12, 0.5, 3);
    tone(ctx, 190, 120, 0.12, 0.2);
  },
  coin: (ctx) => {
    tone(ctx, 2100, 2050, 0.2, 0.08);
    tone(ctx, 3300, 3200, 0.14, 0.05, 0.02);
  },
  barrel: (ctx) => {
    tone(ctx, 240, 150, 0.12, 0.25, 0, 'triangle');
    noise(ctx, 500, 0.08, 0.25, 4);
  },
  stamp: (ctx) => {
    noise(ctx, 320, 0.1, 0.6, 2);
    tone(ctx, 120, 80, 0.1, 0.3);
  },
  bell: (ctx) => {
    tone(ctx, 880, 878, 0.22, 0.09);
    tone(ctx, 1174, 1170, 0.24, 0.07, 0.1);
  },
  yelp: (ctx) => tone(ctx, 620, 1250, 0.14, 0.1, 0, 'sawtooth'),
};

export function playSound(name: SoundName): void {
  if (!settings.values.sound) return;
  const ctx = speaker.open();
  if (ctx) SOUNDS[name](ctx);
}

/** The sounds of the table; off by default. */
import { noise, tone, type Sound } from '$art/tones';
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

/** The sounds of every table. A game adds its own (`GameModule.sounds`). */
const SOUNDS = new Map<string, Sound>([
  ['card', (ctx) => noise(ctx, 3200, 0.09, 0.25)],
  [
    'coin',
    (ctx) => {
      tone(ctx, 2100, 2050, 0.2, 0.08);
      tone(ctx, 3300, 3200, 0.14, 0.05, 0.02);
    },
  ],
  [
    'stamp',
    (ctx) => {
      noise(ctx, 320, 0.1, 0.6, 2);
      tone(ctx, 120, 80, 0.1, 0.3);
    },
  ],
  [
    'bell',
    (ctx) => {
      tone(ctx, 880, 878, 0.22, 0.09);
      tone(ctx, 1174, 1170, 0.24, 0.07, 0.1);
    },
  ],
]);

/** Make the sounds of a game known. */
export function addSounds(sounds: Readonly<Record<string, Sound>>): void {
  for (const [name, sound] of Object.entries(sounds)) SOUNDS.set(name, sound);
}

export const isSound = (name: string): boolean => SOUNDS.has(name);

export function playSound(name: SoundName): void {
  if (!settings.values.sound) return;
  const ctx = speaker.open();
  if (ctx) SOUNDS.get(name)?.(ctx);
}

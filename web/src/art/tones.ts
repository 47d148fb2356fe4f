/** The material of which all sounds are made: noise and tones, synthesised, each at most a quarter of a second long. */

/** A sound; it plays at once. */
export type Sound = (ctx: AudioContext) => void;

/** A burst of filtered noise: paper, stone, wood. */
export function noise(ctx: AudioContext, frequency: number, length: number, volume: number, q = 1): void {
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
export function tone(
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

/** Stone on stone. */
export const stone: Sound = (ctx) => {
  noise(ctx, 700, 0.12, 0.5, 3);
  tone(ctx, 190, 120, 0.12, 0.2);
};

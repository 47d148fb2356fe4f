/** The sounds of San Juan. */
import { noise, stone, tone, type Sound } from '$art/tones';

export const sounds: Record<string, Sound> = {
  floor: stone,
  barrel: (ctx) => {
    tone(ctx, 240, 150, 0.12, 0.25, 0, 'triangle');
    noise(ctx, 500, 0.08, 0.25, 4);
  },
};

/** The sounds of Pâtée Impériale. */
import { tone, type Sound } from '$art/tones';

export const sounds: Record<string, Sound> = {
  yelp: (ctx) => tone(ctx, 620, 1250, 0.14, 0.1, 0, 'sawtooth'),
};

/** The sounds of Patrician. */
import { stone, type Sound } from '$art/tones';

export const sounds: Record<string, Sound> = { floor: stone };

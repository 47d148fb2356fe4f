/** The layout for the size of the window: phone, tablet or wide. Zoom counts. */
import { MediaQuery } from 'svelte/reactivity';
import type { Layout } from './contract';

const tablet = new MediaQuery('(min-width: 600px) and (min-height: 521px)');
const wide = new MediaQuery('(min-width: 1100px) and (min-height: 560px)');
const large = new MediaQuery('(min-width: 1920px)');
const low = new MediaQuery('(max-height: 720px)');

export const viewport = {
  get layout(): Layout {
    return wide.current ? 'wide' : tablet.current ? 'tablet' : 'phone';
  },
  /** Large enough to show log and scores at once. */
  get large(): boolean {
    return large.current;
  },
  /** So low that the hand must not overlap the board. */
  get low(): boolean {
    return low.current;
  },
};

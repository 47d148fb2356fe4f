/** Taps and arrow keys, the same on the board and in the hand. */
import type { Attachment } from 'svelte/attachments';
import type { Props } from './kinds';
import { toggle } from './picks.svelte';
import type { Act } from './street';

export function doAct(props: Props, act: Act): void {
  if (act.kind === 'choose') props.gesture.choose(act.code);
  else if (act.kind === 'commit') props.gesture.commit();
  else if (act.kind === 'clear') props.gesture.clear();
  else toggle(props, act.code, act.take);
}

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrow keys walk to the neighbour: the nearest button that way, counting sideways distance thrice. */
export const walking: Attachment<HTMLElement> = (root) => {
  const walk = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    const here = document.activeElement;
    if (!way || !here || !root.contains(here) || event.altKey || event.ctrlKey || event.metaKey) return;
    const [dx, dy] = way;
    const from = here.getBoundingClientRect();
    let best: HTMLElement | null = null;
    let least = Infinity;
    for (const button of root.querySelectorAll<HTMLElement>('button:not(:disabled)')) {
      const to = button.getBoundingClientRect();
      const x = to.x + to.width / 2 - from.x - from.width / 2;
      const y = to.y + to.height / 2 - from.y - from.height / 2;
      const ahead = x * dx + y * dy;
      const aside = Math.abs(x * dy) + Math.abs(y * dx);
      if (button === here || ahead <= 4 || !to.width || ahead + 3 * aside >= least) continue;
      least = ahead + 3 * aside;
      best = button;
    }
    if (!best) return;
    event.preventDefault();
    best.focus();
    best.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  root.addEventListener('keydown', walk);
  return () => root.removeEventListener('keydown', walk);
};

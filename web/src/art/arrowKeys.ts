/** Arrow keys move the focus to the nearest control in their direction. */
import type { Attachment } from 'svelte/attachments';

export type Direction = readonly [x: number, y: number];

const DIRECTIONS: Record<string, Direction> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A control at most this many pixels ahead is beside the focused one, not ahead of it. */
const LEVEL = 4;

export interface NearestOptions {
  /** How many pixels ahead one pixel sideways is worth. */
  sidewaysWeight: number;
  /** Controls further to the side than this are left out. */
  maxSideways?: (ahead: number, direction: Direction, from: DOMRect) => number;
}

/** The index of the nearest box in a direction, or −1. */
export function nearestIndex(
  from: DOMRect,
  boxes: readonly DOMRect[],
  direction: Direction,
  { sidewaysWeight, maxSideways = () => Infinity }: NearestOptions,
): number {
  let nearest = -1;
  let shortest = Infinity;
  boxes.forEach((box, index) => {
    const x = box.x + box.width / 2 - from.x - from.width / 2;
    const y = box.y + box.height / 2 - from.y - from.height / 2;
    const ahead = x * direction[0] + y * direction[1];
    const sideways = Math.abs(x * direction[1] + y * direction[0]);
    const distance = ahead + sidewaysWeight * sideways;
    if (ahead <= LEVEL || distance >= shortest || sideways > maxSideways(ahead, direction, from)) return;
    nearest = index;
    shortest = distance;
  });
  return nearest;
}

export interface ArrowKeysOptions extends NearestOptions {
  /** The controls that the keys reach. */
  selector: string;
  /** Look in the whole page, so that the keys lead from the hand to the board. */
  wholePage?: boolean;
}

/** For `{@attach arrowKeys(…)}` on the element in which the keys work. */
export function arrowKeys({ selector, wholePage = false, ...options }: ArrowKeysOptions): Attachment<HTMLElement> {
  return (root) => {
    const onKeydown = (event: KeyboardEvent): void => {
      const direction = DIRECTIONS[event.key];
      const focused = document.activeElement?.closest(selector);
      if (!direction || !focused || !root.contains(focused) || event.altKey || event.ctrlKey || event.metaKey) return;
      const controls = [...(wholePage ? document : root).querySelectorAll<HTMLElement | SVGElement>(selector)].filter(
        (control) => control !== focused && !control.closest('[inert]') && control.getBoundingClientRect().width > 0,
      );
      const boxes = controls.map((control) => control.getBoundingClientRect());
      const next = controls[nearestIndex(focused.getBoundingClientRect(), boxes, direction, options)];
      if (!next) return;
      event.preventDefault();
      next.focus();
      next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    root.addEventListener('keydown', onKeydown);
    return () => root.removeEventListener('keydown', onKeydown);
  };
}

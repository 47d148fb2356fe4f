/** Arrow keys walk from one thing on the map to the nearest in that direction. */

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Of several places, the one nearest to a given one in a direction: straight on counts, aside counts double. */
export function nearest<P extends { x: number; y: number }>(from: { x: number; y: number }, places: readonly P[], way: readonly [number, number]): P | null {
  let best: P | null = null;
  let least = Infinity;
  for (const place of places) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const along = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1] + dy * way[0]);
    if (along > 4 && along + 2 * aside < least && aside < 2.5 * along) [best, least] = [place, along + 2 * aside];
  }
  return best;
}

/** For `{@attach walk}` on the element whose `[data-walk]` things are walked. */
export function walk(root: HTMLElement): () => void {
  const middle = (element: Element) => {
    const box = element.getBoundingClientRect();
    return { element, x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  function key(event: KeyboardEvent): void {
    const way = WAYS[event.key];
    const here = document.activeElement?.closest('[data-walk]');
    if (!way || !here || !root.contains(here)) return;
    const others = [...root.querySelectorAll('[data-walk]')].filter((element) => element !== here).map(middle);
    const next = nearest(middle(here), others, way)?.element;
    if (!(next instanceof SVGElement || next instanceof HTMLElement)) return;
    next.focus();
    event.preventDefault();
  }
  root.addEventListener('keydown', key);
  return () => root.removeEventListener('keydown', key);
}

/** Arrow keys walk from a card to the nearest one in that direction. */
const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function walk(event: KeyboardEvent): void {
  const way = WAYS[event.key];
  const from = event.target;
  if (!way || !(from instanceof HTMLElement) || !from.matches('[data-walk]') || event.altKey || event.ctrlKey || event.metaKey) return;
  const [dx, dy] = way;
  const here = middle(from);
  let nearest: HTMLElement | null = null;
  let least = Infinity;
  for (const other of document.querySelectorAll<HTMLElement>('[data-walk]')) {
    if (other === from || other.closest('[inert]')) continue;
    const there = middle(other);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (along < 4 || (dx !== 0 && aside > from.offsetHeight * 0.7)) continue;
    const far = along + aside * 2;
    if (far < least) [nearest, least] = [other, far];
  }
  if (!nearest) return;
  event.preventDefault();
  nearest.focus();
  nearest.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function middle(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Opens a card on right click, long press, or `?` on an element with `data-card`. */
const LONG = 450;
const STILL = 10;

export function explaining(root: HTMLElement, explain: (card: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let opened = false;

  const cardOf = (target: EventTarget | null) =>
    (target as Element | null)?.closest?.('[data-card]')?.getAttribute('data-card') ?? null;
  const stop = () => clearTimeout(timer);

  const handlers = {
    contextmenu(event: MouseEvent) {
      const card = cardOf(event.target);
      if (!card) return;
      event.preventDefault();
      stop();
      if (!opened) explain(card);
    },
    pointerdown(event: PointerEvent) {
      opened = false;
      const card = cardOf(event.target);
      if (!card || event.pointerType === 'mouse') return;
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        opened = true;
        explain(card);
      }, LONG);
    },
    pointermove(event: PointerEvent) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) stop();
    },
    pointerup: stop,
    pointercancel: stop,
    // The click at the end of a long press must not choose anything.
    click(event: MouseEvent) {
      if (!opened) return;
      opened = false;
      event.preventDefault();
      event.stopPropagation();
    },
    keydown(event: KeyboardEvent) {
      const card = event.key === '?' ? cardOf(event.target) : null;
      if (!card) return;
      event.preventDefault();
      event.stopPropagation();
      explain(card);
    },
  };
  for (const [name, handler] of Object.entries(handlers)) root.addEventListener(name, handler as EventListener, true);
  return () => {
    stop();
    for (const [name, handler] of Object.entries(handlers))
      root.removeEventListener(name, handler as EventListener, true);
  };
}

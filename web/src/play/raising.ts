/**
 * Raises cards: hover and keyboard focus show a card of the hand (or anything with `data-hover`) on the stage for as
 * long as they last; a long press, a right click or `?` raise any card (`data-card`) so that it stays.
 */
const LONG = 450;
const STILL = 10;
/** The pointer rests on a card for this long before it is raised, and may leave it for this long to reach the stage. */
const REST = 160;
const LEAVE = 280;

export interface Raiser {
  /** Show a card; `stays` until it is closed. `from` is its element. */
  raise(card: string, stays: boolean, from: Element): void;
  /** The pointer or the focus has left: lower it unless it stays. */
  lower(): void;
}

export function raising(root: HTMLElement, raiser: Raiser): () => void {
  let press: ReturnType<typeof setTimeout> | undefined;
  let hover: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let opened = false;
  /** The card that was pressed last: it is chosen, and not raised again before the pointer has left it. */
  let pressed: Element | null = null;

  const elementOf = (target: EventTarget | null) => (target as Element | null)?.closest?.('[data-card]') ?? null;
  const hovers = (element: Element | null) => (element?.closest('[data-hand], [data-hover]') ? element : null);
  const onStage = (target: EventTarget | null) => !!(target as Element | null)?.closest?.('[data-test="stage"]');
  const raise = (element: Element, stays: boolean) =>
    raiser.raise(element.getAttribute('data-card') ?? '', stays, element);
  const stop = () => clearTimeout(press);
  const later = (act: () => void, ms: number) => {
    clearTimeout(hover);
    hover = setTimeout(act, ms);
  };

  const handlers = {
    contextmenu(event: MouseEvent) {
      const element = elementOf(event.target);
      if (!element) return;
      event.preventDefault();
      stop();
      if (!opened) raise(element, true);
    },
    pointerover(event: PointerEvent) {
      if (event.pointerType !== 'mouse') return;
      if (onStage(event.target)) return clearTimeout(hover);
      const element = hovers(elementOf(event.target));
      if (element && element === pressed) return;
      pressed = null;
      if (element) later(() => raise(element, false), REST);
      else later(() => raiser.lower(), LEAVE);
    },
    pointerleave: () => later(() => raiser.lower(), LEAVE),
    pointerdown(event: PointerEvent) {
      opened = false;
      clearTimeout(hover);
      const element = elementOf(event.target);
      pressed = element;
      if (!element || event.pointerType === 'mouse') return;
      from = { x: event.clientX, y: event.clientY };
      press = setTimeout(() => {
        opened = true;
        raise(element, true);
      }, LONG);
    },
    pointermove(event: PointerEvent) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) stop();
    },
    pointerup: stop,
    pointercancel: stop,
    focusin(event: FocusEvent) {
      const element = hovers(elementOf(event.target));
      if (element?.matches(':focus-visible, :has(:focus-visible)')) raise(element, false);
    },
    focusout(event: FocusEvent) {
      if (!onStage(event.relatedTarget) && hovers(elementOf(event.target))) later(() => raiser.lower(), LEAVE);
    },
    // The click at the end of a long press must not choose anything.
    click(event: MouseEvent) {
      if (!opened) return;
      opened = false;
      event.preventDefault();
      event.stopPropagation();
    },
    keydown(event: KeyboardEvent) {
      const element = event.key === '?' ? elementOf(event.target) : null;
      if (!element) return;
      event.preventDefault();
      event.stopPropagation();
      raise(element, true);
    },
  };
  for (const [name, handler] of Object.entries(handlers)) root.addEventListener(name, handler as EventListener, true);
  return () => {
    stop();
    clearTimeout(hover);
    for (const [name, handler] of Object.entries(handlers))
      root.removeEventListener(name, handler as EventListener, true);
  };
}

/**
 * Cards and pieces fly from where they lay to where they lie now. Their places are measured before and after the view
 * is updated. A thing that is new at its place stays hidden until its flight has landed.
 *
 * Every anchor (`data-anchor`) is a place. Only an anchor with `data-thing` is a card or a piece itself, and only those
 * are copied: a thing can come from or go to a seat's row, a hand or a pile, but these never fly.
 */
import { flushSync } from 'svelte';
import type { Flight } from './contract';
import { playSound } from './sound';

interface Pace {
  speed: number;
  reduced: boolean;
}

const STANDARD_MS = 320;
const ARC = 40;
const FADE = 120;
const DROP = 28;
const PRESSABLE = 'button, a, [tabindex]';
/** Attributes that a copy must not have. */
const UNIQUE = ['data-anchor', 'data-thing', 'data-card', 'data-test', 'tabindex', 'role', 'aria-label'];
const WITH_UNIQUE = UNIQUE.map((name) => `[${name}]`).join(', ');
/** New things are hidden for this long at first; then their flights decide when they appear. */
const HIDDEN_MS = 1000;
const EASE = { out: 'cubic-bezier(.2,.8,.2,1)', drop: 'cubic-bezier(.3,1.35,.5,1)' } as const;

interface Size {
  width: number;
  height: number;
}

interface Anchor {
  name: string;
  element: Element;
  box: DOMRect;
  /** It is a card or a piece itself. */
  thing: boolean;
  /** Its rotation in degrees, for example in a fan. */
  tilt: number;
}

/** The element of an anchor that is in the page and has a size. */
function findVisible(root: Element, name: string): { element: Element; box: DOMRect } | null {
  for (const element of root.querySelectorAll(`[data-anchor="${CSS.escape(name)}"]`)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) return { element, box };
  }
  return null;
}

/** The first of the anchors that is in the page. */
function find(root: Element, names: readonly string[]): Anchor | null {
  for (const name of names) {
    const found = findVisible(root, name);
    if (!found) continue;
    const thing = found.element.hasAttribute('data-thing');
    return { name, ...found, thing, tilt: thing ? tilt(found.element, root) : 0 };
  }
  return null;
}

function tilt(element: Element, root: Element): number {
  let angle = 0;
  for (let each: Element | null = element; each && each !== root; each = each.parentElement) {
    const { transform } = getComputedStyle(each);
    if (transform === 'none') continue;
    const { a, b } = new DOMMatrix(transform);
    angle += Math.atan2(b, a) * (180 / Math.PI);
  }
  return angle;
}

/** A copy of a thing that looks the same outside its place. */
function copyOf({ element, box }: Anchor): HTMLElement | SVGElement {
  const copy = element.cloneNode(true) as HTMLElement | SVGElement;
  for (const each of [copy, ...copy.querySelectorAll(WITH_UNIQUE)]) {
    for (const name of UNIQUE) each.removeAttribute(name);
  }
  renameIds(copy);
  if (element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement)) {
    const { x, y, width, height } = element.getBBox();
    const frame = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    frame.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
    copy.removeAttribute('transform');
    frame.append(copy);
    return sized(frame, box);
  }
  return sized(copy, box);
}

/** Numbers the copies, so that no two share an id. */
class Copies {
  #made = 0;

  next(): number {
    this.#made += 1;
    return this.#made;
  }
}

const copies = new Copies();

/**
 * Give a copy its own ids, and update the references to them inside it. Otherwise these would lead to the original,
 * which is hidden while its copy flies: with a hidden clip path, the copy would be invisible, too.
 */
export function renameIds(copy: Element): void {
  const all = [copy, ...copy.querySelectorAll('*')];
  const named = all.filter((each) => each.id);
  if (!named.length) return;
  const number = copies.next();
  const ids = new Map(named.map((each) => [each.id, `copy-${number}-${each.id}`]));
  for (const each of named) each.id = ids.get(each.id) ?? '';
  for (const each of all) {
    for (const { name, value } of [...each.attributes]) {
      const own = value
        .replace(/url\(\s*(['"]?)#([^'")]+)\1\s*\)/g, (whole, _quote, id: string) =>
          ids.has(id) ? `url(#${ids.get(id)})` : whole,
        )
        .replace(/^#(.+)$/, (whole, id: string) => (/href$/.test(name) && ids.has(id) ? `#${ids.get(id)}` : whole));
      if (own !== value) each.setAttribute(name, own);
    }
  }
}

/** The size of a thing before any rotation. */
function sizeOf({ element, box }: Anchor): Size {
  const { offsetWidth: width, offsetHeight: height } = element as HTMLElement;
  return width && height ? { width, height } : box;
}

function sized<E extends HTMLElement | SVGElement>(element: E, { width, height }: Size): E {
  Object.assign(element.style, {
    width: `${width}px`,
    height: `${height}px`,
    position: 'absolute',
    inset: '0 auto auto 0',
    margin: '0',
    transform: 'none',
    listStyle: 'none',
  });
  return element;
}

function fromMarkup(art: string): HTMLElement | SVGElement {
  const holder = document.createElement('div');
  holder.innerHTML = art;
  return holder.querySelector('svg') ?? holder;
}

/** The flights of one step. */
export class FlightShow {
  #running = new Set<Animation>();
  #over = false;

  readonly #root: HTMLElement;

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  /** End all flights now. */
  skip(): void {
    this.#over = true;
    for (const animation of this.#running) animation.finish();
  }

  async run(flights: readonly Flight[], update: () => void, pace: Pace): Promise<void> {
    // The copies must show things without highlights, where they lay before the gesture.
    if (flights.length) flushSync();
    const before = flights.map((flight) => {
      const from = find(this.#root, flight.from);
      return {
        flight,
        from,
        copy: from?.thing ? copyOf(from) : null,
        present: new Set(flight.to.slice(flight.anew ? 1 : 0).filter((name) => findVisible(this.#root, name))),
      };
    });
    // Measuring, drawing and measuring again are three tasks: between them the page stays responsive.
    if (flights.length) await nextTask();
    update();
    flushSync();
    if (!flights.length) return;
    const hidden = before.flatMap(({ flight, present }) => this.#hide(flight.to.filter((name) => !present.has(name))));
    await nextTask();
    const layer = document.createElement('div');
    layer.setAttribute('aria-hidden', 'true');
    Object.assign(layer.style, { position: 'fixed', inset: '0', pointerEvents: 'none', zIndex: '60' });
    document.body.append(layer);
    try {
      // Everything is measured and copied before the first flight starts: changes in between would force new layouts.
      const starts = before.map(({ flight, from, copy, present }) => {
        const to = find(this.#root, flight.to);
        if (!to) return null;
        const isNew = !present.has(to.name);
        // The step does not wait for fades.
        if (pace.reduced) return isNew ? () => void this.#fade(to.element, FADE / pace.speed) : null;
        return this.#flight(layer, flight, from, to, copy, isNew, pace.speed);
      });
      const landings = starts.map((start) => start?.());
      reveal(hidden);
      await Promise.all(landings);
      // The last landing comes before its frame is painted: let the page paint it first.
      await nextTask();
    } finally {
      reveal(hidden);
      layer.remove();
    }
  }

  /** Hide new things until their flights land; nothing is measured for that. */
  #hide(names: readonly string[]): Animation[] {
    const elements = names.flatMap((name) => [...this.#root.querySelectorAll(`[data-anchor="${CSS.escape(name)}"]`)]);
    return elements.map((element) => hideFor(element, HIDDEN_MS));
  }

  /** Prepares a flight; the returned function starts it. */
  #flight(
    layer: HTMLElement,
    flight: Flight,
    from: Anchor | null,
    to: Anchor,
    copy: HTMLElement | SVGElement | null,
    isNew: boolean,
    speed: number,
  ): () => Promise<void> {
    const ms = (flight.ms ?? STANDARD_MS) / speed;
    const delay = (flight.after ?? 0) / speed;
    const hide = () => isNew && void this.#track(hideFor(to.element, delay + ms));
    const drops = flight.ease === 'drop' && !from;
    const stays = from?.element === to.element;
    const shown = (from || drops) && !stays ? faces(flight, to, copy, from, isNew) : null;
    if (!shown) {
      return async () => {
        hide();
        if (isNew) await this.#fade(to.element, FADE / speed, delay + ms);
      };
    }
    const { front, back, size } = shown;
    const flyer = document.createElement('div');
    Object.assign(flyer.style, {
      position: 'absolute',
      left: '0',
      top: '0',
      width: `${size.width}px`,
      height: `${size.height}px`,
      willChange: 'transform',
    });
    flyer.append(sized(front, size));
    const end = { ...centre(to.box, size), scale: scaleTo(to, size, to.name === flight.to[0]), tilt: to.tilt };
    const start = from
      ? { ...centre(from.box, size), scale: scaleTo(from, size, from.name === flight.from[0]), tilt: from.tilt }
      : { ...end, y: end.y - DROP };
    const lift = drops ? 0 : Math.min(ARC, Math.hypot(end.x - start.x, end.y - start.y) / 5);
    const middle = {
      x: (start.x + end.x) / 2,
      y: (start.y + end.y) / 2 - lift,
      scale: (start.scale + end.scale) / 2,
      tilt: (start.tilt + end.tilt) / 2,
    };
    const timing: KeyframeAnimationOptions = { duration: ms, delay, easing: EASE[flight.ease ?? 'out'], fill: 'both' };
    return async () => {
      hide();
      layer.append(flyer);
      const animation = flyer.animate(
        [
          // A thing that comes out of a place appears once it has left.
          { transform: transformOf(start), opacity: from?.thing ? 1 : 0 },
          { transform: transformOf(middle) + (back ? ' scaleX(0.04)' : ''), opacity: 1 },
          { transform: transformOf(end), opacity: 1 },
        ],
        timing,
      );
      if (back) this.#turnOver(flyer, front, sized(back, size), timing);
      await this.#track(animation);
      if (flight.sound && !this.#over) playSound(flight.sound);
      flyer.remove();
    };
  }

  /** Half way, seen from its edge, a card shows its other side. */
  #turnOver(flyer: HTMLElement, front: Element, back: Element, timing: KeyframeAnimationOptions): void {
    flyer.append(back);
    for (const [side, first, last] of [
      [front, 1, 0],
      [back, 0, 1],
    ] as const) {
      const opacities = [
        { opacity: first },
        { opacity: first, offset: 0.5 },
        { opacity: last, offset: 0.5 },
        { opacity: last },
      ];
      void this.#track(side.animate(opacities, timing));
    }
  }

  async #fade(element: Element, duration: number, delay = 0): Promise<void> {
    await this.#track(element.animate({ opacity: [0, 1] }, { duration, delay, fill: 'backwards' }));
  }

  async #track(animation: Animation): Promise<void> {
    this.#running.add(animation);
    if (this.#over) animation.finish();
    try {
      await animation.finished;
    } catch {
      return;
    } finally {
      this.#running.delete(animation);
    }
  }
}

function nextTask(): Promise<unknown> {
  return new Promise((done) => setTimeout(done));
}

/**
 * Hide an element for some milliseconds, by an animation that begins later: until then it costs no frames.
 * `visibility` creates no compositing layer, which would split the drawing around it into layers, too. Pressable
 * elements are only made transparent: they keep the focus, and an early press is not lost.
 */
function hideFor(element: Element, ms: number): Animation {
  const pressable = element.matches(PRESSABLE) || element.querySelector(PRESSABLE) !== null;
  const hidden = pressable ? { opacity: [0, 0] } : { visibility: ['hidden', 'hidden'] };
  return element.animate(hidden, { delay: ms, duration: 0, fill: 'backwards' });
}

function reveal(hidden: readonly Animation[]): void {
  for (const animation of hidden) animation.cancel();
}

/** The drawing that flies, its size, and its other side if it turns over; null if there is nothing to copy. */
function faces(
  flight: Flight,
  to: Anchor,
  copy: HTMLElement | SVGElement | null,
  from: Anchor | null,
  isNew: boolean,
): { front: HTMLElement | SVGElement; back: HTMLElement | SVGElement | null; size: Size } | null {
  const landing = to.thing && isNew ? copyOf(to) : null;
  const art = flight.art ? fromMarkup(flight.art) : null;
  // A thing that lands is drawn in its final size: an enlarged copy would be blurred.
  if (landing) {
    const turns = flight.flip ? (art ?? copy) : null;
    return { front: turns ?? landing, back: turns && landing, size: sizeOf(to) };
  }
  if (art)
    return {
      front: art,
      back: null,
      size: { width: flight.width ?? to.box.width, height: flight.height ?? to.box.height },
    };
  return copy && from && { front: copy, back: null, size: sizeOf(from) };
}

/** The scale at which a drawing is as large as the thing itself, or fits into a place. */
function scaleTo(anchor: Anchor, { width, height }: Size, itself: boolean): number {
  const there = sizeOf(anchor);
  const scale = Math.min(there.width / width, there.height / height);
  return itself && anchor.thing ? scale : Math.min(1, scale);
}

function centre(box: DOMRect, { width, height }: Size): { x: number; y: number } {
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2 };
}

function transformOf({ x, y, scale, tilt }: { x: number; y: number; scale: number; tilt: number }): string {
  return `translate(${x}px, ${y}px) rotate(${tilt}deg) scale(${scale})`;
}

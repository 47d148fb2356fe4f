/**
 * Things fly from where they lay to where they lie now. The places are measured before and after the view is swapped.
 * A thing that is new at its place stays hidden until its flight has landed.
 */
import { flushSync } from 'svelte';
import type { Flight } from './contract';
import { play } from './sound';

export interface Pace {
  speed: number;
  reduced: boolean;
}

const STANDARD_MS = 320;
const ARC = 40;
const FADE = 120;
const DROP = 28;
const PRESSED = 'button, a, [tabindex]';
const VEILED = 1000;
const EASE = { out: 'cubic-bezier(.2,.8,.2,1)', drop: 'cubic-bezier(.3,1.35,.5,1)' } as const;

interface Found {
  name: string;
  element: Element;
  box: DOMRect;
}

/** The first of the anchors that stands in the page and has a size. */
function find(root: ParentNode, names: readonly string[]): Found | null {
  for (const name of names) {
    for (const element of root.querySelectorAll(`[data-anchor="${CSS.escape(name)}"]`)) {
      const box = element.getBoundingClientRect();
      if (box.width > 0 && box.height > 0) return { name, element, box };
    }
  }
  return null;
}

/** A copy of an element that looks the same outside its place. */
function copy({ element, box }: Found): Element {
  const twin = element.cloneNode(true) as Element;
  for (const each of [twin, ...twin.querySelectorAll('[data-anchor], [id], [tabindex], [data-test]')]) {
    for (const name of ['data-anchor', 'tabindex', 'data-test', 'role', 'aria-label']) each.removeAttribute(name);
  }
  if (element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement)) {
    const { x, y, width, height } = element.getBBox();
    const frame = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    frame.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
    twin.removeAttribute('transform');
    frame.append(twin);
    return sized(frame, box.width, box.height);
  }
  return sized(twin as HTMLElement, box.width, box.height);
}

function sized<E extends HTMLElement | SVGElement>(element: E, width: number, height: number): E {
  Object.assign(element.style, {
    width: `${width}px`,
    height: `${height}px`,
    position: 'absolute',
    inset: '0 auto auto 0',
    margin: '0',
    transform: 'none',
  });
  return element;
}

function drawn(art: string, width: number, height: number): Element {
  const holder = document.createElement('div');
  holder.innerHTML = art;
  const svg = holder.querySelector('svg');
  return svg ? sized(svg, width, height) : holder;
}

/** The flights of one step, and the way to end them early. */
export class Show {
  private running = new Set<Animation>();
  private over = false;

  constructor(private readonly root: HTMLElement) {}

  /** Everything at its end, now. */
  skip(): void {
    this.over = true;
    for (const animation of this.running) animation.finish();
  }

  async run(flights: readonly Flight[], swap: () => void, pace: Pace): Promise<void> {
    const before = flights.map((flight) => {
      const from = find(this.root, flight.from);
      return {
        flight,
        from,
        twin: from && !flight.art ? copy(from) : null,
        stood: new Set(flight.to.filter((name) => find(this.root, [name]))),
      };
    });
    // Measuring, drawing and measuring again are three tasks: between them the page answers.
    if (flights.length) await nextTask();
    swap();
    flushSync();
    if (!flights.length) return;
    const veils = before.flatMap(({ flight, stood }) => this.veil(flight.to.filter((name) => !stood.has(name))));
    await nextTask();
    const layer = document.createElement('div');
    layer.setAttribute('aria-hidden', 'true');
    Object.assign(layer.style, { position: 'fixed', inset: '0', pointerEvents: 'none', zIndex: '60' });
    document.body.append(layer);
    try {
      // All is measured and copied before the first thing starts: what changes in between would be laid out each time.
      const starts = before.map(({ flight, from, twin, stood }) => {
        const to = find(this.root, flight.to);
        if (!to) return null;
        const fresh = !stood.has(to.name);
        // What only fades in need not be waited for.
        if (pace.reduced) return fresh ? () => void this.fade(to.element, FADE / pace.speed) : null;
        return this.flight(layer, flight, from, to, twin, fresh, pace.speed);
      });
      const landings = starts.map((start) => start?.());
      unveil(veils);
      await Promise.all(landings);
      // The last landing comes in the middle of a frame that has yet to be painted: what follows is not done there.
      await nextTask();
    } finally {
      unveil(veils);
      layer.remove();
    }
  }

  /** What is new is not seen before its flight; nothing is measured for that. */
  private veil(names: readonly string[]): Animation[] {
    const fresh = names.flatMap((name) => [...this.root.querySelectorAll(`[data-anchor="${CSS.escape(name)}"]`)]);
    return fresh.map((element) => unseen(element, VEILED));
  }

  /** Gets a flight ready; what comes back starts it. */
  private flight(
    layer: HTMLElement,
    flight: Flight,
    from: Found | null,
    to: Found,
    twin: Element | null,
    fresh: boolean,
    speed: number,
  ): () => Promise<void> {
    const ms = (flight.ms ?? STANDARD_MS) / speed;
    const delay = (flight.after ?? 0) / speed;
    const hide = () => fresh && void this.follow(unseen(to.element, delay + ms));
    const drops = flight.ease === 'drop';
    if (!from && !drops) {
      return async () => {
        hide();
        if (fresh) await this.fade(to.element, FADE / speed, delay + ms);
      };
    }
    const width = flight.width ?? (from ?? to).box.width;
    const height = flight.height ?? (from ?? to).box.height;
    const flyer = document.createElement('div');
    Object.assign(flyer.style, { position: 'absolute', left: '0', top: '0', width: `${width}px`, height: `${height}px`, willChange: 'transform' });
    const faceTo = flight.flip && fresh ? copy(to) : null;
    const gone = from !== null && !from.element.isConnected;
    const art = flight.art
      ? drawn(flight.art, width, height)
      : fresh && (!gone || !twin)
        ? sized(copy(to) as HTMLElement, width, height)
        : (twin ?? copy(to));
    flyer.append(art);
    const end = centre(to.box, width, height);
    const start = from ? centre(from.box, width, height) : { x: end.x, y: end.y - DROP };
    const scale = flight.art && !from ? 1 : Math.min(to.box.width / width, to.box.height / height) || 1;
    const lift = drops ? 0 : Math.min(ARC, Math.hypot(end.x - start.x, end.y - start.y) / 5);
    const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - lift };
    const turned = flight.flip ? ' scaleX(0.04)' : '';
    return async () => {
      hide();
      layer.append(flyer);
      const animation = flyer.animate(
        [
          { transform: at(start, 1), opacity: from ? 1 : 0 },
          { transform: at(middle, (1 + scale) / 2) + turned, opacity: 1 },
          { transform: at(end, scale), opacity: 1 },
        ],
        { duration: ms, delay, easing: EASE[flight.ease ?? 'out'], fill: 'both' },
      );
      if (faceTo) this.turnOver(flyer, art, sized(faceTo as HTMLElement, width, height), delay + ms * 0.4);
      await this.follow(animation);
      if (flight.sound && !this.over) play(flight.sound);
      flyer.remove();
    };
  }

  private turnOver(flyer: HTMLElement, front: Element, back: Element, when: number): void {
    void this.follow(flyer.animate({}, { duration: when })).then(() => {
      front.remove();
      flyer.append(back);
    });
  }

  private async fade(element: Element, duration: number, delay = 0): Promise<void> {
    await this.follow(element.animate({ opacity: [0, 1] }, { duration, delay, fill: 'backwards' }));
  }

  private async follow(animation: Animation): Promise<void> {
    this.running.add(animation);
    if (this.over) animation.finish();
    try {
      await animation.finished;
    } catch {
      return;
    } finally {
      this.running.delete(animation);
    }
  }
}

function nextTask(): Promise<unknown> {
  return new Promise((done) => setTimeout(done));
}

/**
 * Not seen for so long. An animation that has yet to begin: until then no frame is made for it, and what is hidden by its
 * visibility gets no layer of its own, which would cut the drawing around it into layers, too. What can be pressed is only
 * made transparent: it keeps the focus, and a press that comes early is not lost.
 */
function unseen(element: Element, ms: number): Animation {
  const pressed = element.matches(PRESSED) || element.querySelector(PRESSED) !== null;
  const hidden = pressed ? { opacity: [0, 0] } : { visibility: ['hidden', 'hidden'] };
  return element.animate(hidden, { delay: ms, duration: 0, fill: 'backwards' });
}

function unveil(veils: readonly Animation[]): void {
  for (const veil of veils) veil.cancel();
}

function centre(box: DOMRect, width: number, height: number): { x: number; y: number } {
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2 };
}

function at({ x, y }: { x: number; y: number }, scale: number): string {
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

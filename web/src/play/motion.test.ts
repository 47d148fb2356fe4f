import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Flight } from './contract';
import { FlightShow, renameIds } from './motion';

describe('a copy', () => {
  const drawing = () => {
    const holder = document.createElement('div');
    holder.innerHTML =
      '<svg id="top"><clipPath id="oval"><circle r="4"/></clipPath><g clip-path="url(#oval)" style="mask: url(\'#oval\')"><use href="#oval" fill="url(#paper)"/></g></svg>';
    return holder.firstElementChild!;
  };

  it('refers to its own ids, not to those of the original', () => {
    const copy = drawing();
    renameIds(copy);
    const own = copy.querySelector('clipPath')!.id;
    expect(own).not.toBe('oval');
    const group = copy.querySelector('g')!;
    expect(group.getAttribute('clip-path')).toBe(`url(#${own})`);
    expect(group.getAttribute('style')).toContain(`url(#${own})`);
    expect(copy.querySelector('use')!.getAttribute('href')).toBe(`#${own}`);
  });

  it('shares the patterns of the page', () => {
    const copy = drawing();
    renameIds(copy);
    expect(copy.querySelector('use')!.getAttribute('fill')).toBe('url(#paper)');
  });

  it('shares no id with another copy', () => {
    const copies = [drawing(), drawing()];
    copies.forEach(renameIds);
    expect(new Set(copies.flatMap((copy) => [copy.id, copy.querySelector('clipPath')!.id])).size).toBe(4);
  });
});

describe('a flight', () => {
  const { animate, getBoundingClientRect } = Element.prototype;
  /** The drawings in the layer above the page when they began to move. */
  let flown: HTMLElement[] = [];

  beforeEach(() => {
    flown = [];
    Element.prototype.animate = function (this: HTMLElement) {
      if (this.parentElement?.parentElement === document.body && this.parentElement.getAttribute('aria-hidden'))
        flown.push(this.cloneNode(true) as HTMLElement);
      return { finished: Promise.resolve(), finish() {}, cancel() {} } as unknown as Animation;
    };
    // An attribute gives the size of an element.
    Element.prototype.getBoundingClientRect = function () {
      const [width, height] = (this.getAttribute('data-size') ?? '0 0').split(' ').map(Number);
      return { x: 0, y: 0, width, height } as DOMRect;
    };
    document.body.innerHTML = '<main></main>';
  });
  afterEach(() => {
    Object.assign(Element.prototype, { animate, getBoundingClientRect });
    document.body.innerHTML = '';
  });

  const ROW = '<li data-anchor="seat:1" data-size="280 60">Bruno</li>';
  const card = (name: string) => `<b data-anchor="${name}" data-thing data-size="50 70">a card</b>`;

  async function fly(before: string, after: string, flight: Flight): Promise<string[]> {
    const root = document.querySelector('main')!;
    root.innerHTML = before;
    await new FlightShow(root).run([flight], () => (root.innerHTML = after), { speed: 1, reduced: false });
    return flown.map((each) => `${each.textContent} ${each.style.width} ${each.style.height}`);
  }

  it('copies the thing that lands, in its final size, and never the place it comes from', async () => {
    expect(await fly(ROW, ROW + card('top:1:roma'), { from: ['seat:1'], to: ['top:1:roma', 'seat:1'] })).toEqual([
      'a card 50px 70px',
    ]);
  });

  it('copies the thing that leaves if it goes into a place', async () => {
    expect(await fly(card('face:roma') + ROW, ROW, { from: ['face:roma'], to: ['seat:1'] })).toEqual([
      'a card 50px 70px',
    ]);
  });

  it('shows its own drawing if neither place has the thing', async () => {
    const flight = { from: ['pile'], to: ['seat:1'], art: '<svg><text>a back</text></svg>', width: 40, height: 56 };
    expect(await fly('<i data-anchor="pile" data-size="60 80">28</i>' + ROW, ROW, flight)).toEqual([
      'a back 40px 56px',
    ]);
  });

  it('shows nothing between two places without a drawing', async () => {
    expect(
      await fly('<i data-anchor="pile" data-size="60 80">28</i>' + ROW, ROW, { from: ['pile'], to: ['seat:1'] }),
    ).toEqual([]);
  });

  it('shows the back first if a card turns over', async () => {
    const flight = {
      from: ['pile'],
      to: ['hand:0:roma'],
      art: '<svg><text>a back</text></svg>',
      width: 40,
      height: 56,
      flip: true,
    };
    expect(await fly('<i data-anchor="pile" data-size="60 80">28</i>', card('hand:0:roma'), flight)).toEqual([
      'a back 50px 70px',
    ]);
  });

  it('shows a card that is dealt again to its previous place', async () => {
    const flight = { from: ['emperor'], to: ['hand:0:roma'], anew: true };
    const emperor = '<i data-anchor="emperor" data-size="100 100">himself</i>';
    expect(await fly(emperor + card('hand:0:roma'), emperor + card('hand:0:roma'), flight)).toEqual([
      'a card 50px 70px',
    ]);
  });
});

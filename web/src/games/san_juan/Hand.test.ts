import { render } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import Hand from './Hand.svelte';
import { boardProps, face, legal, seat, selection, view } from './sample';

describe('the hand', () => {
  it('explains a card that cannot be played', async () => {
    const explain = vi.fn();
    render(Hand, boardProps(view([seat({ hand: ['well'] }), seat()]), { explain }));
    await userEvent.click(document.querySelector('[data-card=well]') as Element);
    expect(explain).toHaveBeenCalledWith('well');
  });

  it('says on a card why it cannot be built', () => {
    const reasons = new Map([['card:well', 'costs 4, you can pay 3']]);
    render(Hand, boardProps(view([seat({ hand: ['well', 'tower'] }), seat()]), { reasons }));
    expect(document.querySelector('.not .why')?.textContent).toBe('costs 4, you can pay 3');
    expect(document.querySelectorAll('.why')).toHaveLength(1);
  });

  it('lies in the order of costs', () => {
    const cards = new Map([face('palace', 6), face('well', 2), face('tower', 3)].map((card) => [card.key, card]));
    render(Hand, boardProps(view([seat({ hand: ['palace', 'well', 'tower'] }), seat()]), { cards }));
    const keys = [...document.querySelectorAll('[data-card]')].map((card) => card.getAttribute('data-card'));
    expect(keys).toEqual(['well', 'tower', 'palace']);
  });

  it('marks the card that was clicked, and not another of its kind', async () => {
    const discards = [legal({ move: 'discard', cards: ['well'] }), legal({ move: 'discard', cards: ['tower'] })];
    const chosen = selection(discards, { least: 2, most: 2 });
    for (const item of chosen.items) item.count = 2;
    const answers = { moves: discards, selection: chosen };
    render(Hand, boardProps(view([seat({ hand: ['well', 'well', 'tower'] }), seat()]), {}, answers));
    const wells = () => [...document.querySelectorAll('.card:has([data-card=well])')];
    await userEvent.click(wells()[0]?.querySelector('button') as Element);
    expect(wells().map((card) => card.classList.contains('marked'))).toEqual([true, false]);
  });
});

import { render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { KEYS } from './kinds';
import { cardArt, houseArt, hutArt, lotArt, tokenArt } from './cardart';
import { emblem } from './emblems';
import { face, legal, props, seat, view } from './sample';
import { takersOf } from './takers';
import { passes } from './telling';

describe('the board', () => {
  it('lights the free roles and nothing else', async () => {
    const made = props(view([seat(), seat(), seat()], { roles_taken: ['trader'] }), { moves: [legal(0), legal(1)] });
    const choose = vi.spyOn(made.gesture, 'choose');
    render(Board, made);
    const lit = [...document.querySelectorAll('.roles button')];
    expect(lit.map((button) => button.getAttribute('data-test'))).toEqual(['role-builder', 'role-producer']);
    await userEvent.click(lit[1] as Element);
    expect(choose).toHaveBeenCalledWith(1);
  });

  it('knows who took which role: the governor first, and with two players once more last', () => {
    const taken = view([seat(), seat()], { governor: 1, roles_taken: ['trader', 'builder', 'producer'] });
    expect(takersOf(taken)).toEqual({ trader: 1, builder: 0, producer: 1 });
  });

  it('offers to pass on a chapel or a gold mine only to who has one', () => {
    const without = props(view([seat(), seat()]));
    const mining = props(view([seat({ violets: ['gold-mine'] }), seat()]));
    const praying = props(view([seat({ violets: ['chapel'] }), seat()]));
    const offered = (made: typeof without) => [65, 140, 234, 236].filter((code) => passes(legal(code), made));
    expect(offered(without)).toEqual([65, 140]);
    expect(offered(mining)).toEqual([65, 140, 236]);
    expect(offered(praying)).toEqual([65, 140, 234]);
  });

  it('shows all cities to those who watch', () => {
    render(Board, props(view([seat(), seat(), seat(), seat()]), { me: -1 }));
    for (const name of ['Ada', 'Bruno', 'Chiara', 'Dario']) expect(screen.getByText(name)).toBeTruthy();
  });

  it('shows four cards of the Gold Mine to choose from', () => {
    const revealed = ['well', 'tower', 'quarry', 'hero'];
    render(Board, props(view([seat(), seat()], { revealed, phase: 'pick' }), { moves: [legal(252)] }));
    expect(document.querySelectorAll('.mine [data-card]')).toHaveLength(4);
    expect(document.querySelectorAll('.mine .lit')).toHaveLength(1);
  });
});

describe('the hand', () => {
  it('explains a card that cannot be played', async () => {
    const explain = vi.fn();
    render(Hand, props(view([seat({ hand: ['well'] }), seat()]), { explain }));
    await userEvent.click(document.querySelector('[data-card=well]') as Element);
    expect(explain).toHaveBeenCalledWith('well');
  });
});

describe('drawings', () => {
  it('exist for every building, in every size', () => {
    for (const key of KEYS) {
      expect(emblem(key)).toContain('<path');
      const words = (word: string) => word;
      for (const art of [cardArt(face(key), words), tokenArt(face(key)), houseArt(face(key), true), houseArt(face(key), false), hutArt(face(key)), lotArt(key, true)]) {
        expect(art).not.toMatch(/NaN|undefined/);
      }
    }
  });
});

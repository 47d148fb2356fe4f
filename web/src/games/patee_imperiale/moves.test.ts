import { describe, expect, it } from 'vitest';
import type { MoveChoice, PateeMove, SelectionInfo } from '$net/wire';
import type { Legal } from '$play/contract';
import { pickedTargets, targets } from './moves';
import { fixture, boardProps } from './sample';

const swap = fixture('patee_imperiale-swap');
const naming: Legal<PateeMove> = {
  code: 257,
  move: { move: 'name', seat: 1 },
  notation: '',
  text: '',
  facts: null,
  notes: [],
};

describe('moves', () => {
  it('light cards and seats', () => {
    expect(targets(boardProps(swap).moves).cards.size).toBe(8);
    expect(targets([naming]).seats.get(1)).toBe(257);
  });

  it('that were chosen mark their cards and seats', () => {
    const play = {
      code: 3,
      move: { move: 'play', card: 'trio' },
      notation: '',
      text: '',
      facts: null,
      notes: [],
    } as MoveChoice;
    const picked = pickedTargets({ chosen: [naming, play], picks: [], selection: null });
    expect(picked.seats.get(1)).toEqual({ code: 257, verb: 'name' });
    expect(picked.cards.get('trio')).toEqual({ code: 3, verb: 'play' });
  });

  it('mark the cards picked from a selection', () => {
    const items = ['duo', 'trio'].map((card, code) => ({ code, move: { move: 'show', card }, name: card, count: 1 }));
    const selection = { items, least: 2, most: 2 } as unknown as SelectionInfo;
    const { cards } = pickedTargets({ chosen: [], picks: [1], selection });
    expect([...cards]).toEqual([['trio', { code: 1, verb: 'show' }]]);
  });
});

import { describe, expect, it } from 'vitest';
import { decode, pickedTargets, targets } from './moves';
import { faces, fixture, boardProps } from './sample';

const swap = fixture('patee_imperiale-swap');
const strike = fixture('patee_imperiale-discredit');
const teams = fixture('patee_imperiale-teams');

describe('moves', () => {
  it('are decoded from their codes', () => {
    for (const from of [swap, strike, teams]) {
      const all = [...from.state.turn!.moves, ...Object.values(from.tried).flatMap((tried) => tried.moves)];
      for (const choice of all) expect(decode(choice.code, faces(from))).toEqual(choice.move);
    }
  });

  it('light cards and seats', () => {
    const can = targets(boardProps(swap).moves);
    expect(can.cards.size).toBe(8);
    expect(targets([{ code: 257, move: { move: 'name', seat: 1 }, notation: '', text: '' }]).seats.get(1)).toBe(257);
    expect(pickedTargets([257, 3], faces(swap)).seats.get(1)?.verb).toBe('name');
  });
});

import { describe, expect, it } from 'vitest';
import type { PateeView } from '$net/wire';
import { label, remark } from './labels';
import { fixture, boardProps, wordsIn } from './sample';

const swap = fixture('patee_imperiale-swap');

const teams = fixture('patee_imperiale-teams');

describe('the dock', () => {
  it('shows the value of a choice', () => {
    const board = boardProps(teams);
    for (const choice of board.moves) expect(label(choice, board)).toMatch(/^Play .+ \([+−]?\d\)$/);
    expect(
      label({ code: 257, move: { move: 'name', seat: 1 }, notation: '', text: '', facts: null, notes: [] }, board),
    ).toBe('Name Bruno');
  });

  it('has a comment of the Emperor on every event, in every language', () => {
    const view = swap.state.view as unknown as PateeView;
    for (const lang of ['en', 'fr', 'it']) {
      const speak = wordsIn(lang);
      for (const event of [
        'round_ended',
        'charmed',
        'discredited',
        'card_played',
        'begins',
        'recalled',
        'nothing',
        'more_allowed',
        'hands_swapped',
        'given',
        'swapped',
        'card_taken',
        'action_failed',
        'chain_ended',
        'hand_discredited',
      ]) {
        for (const discard of [[], ['a'], ['a', 'b']]) {
          const key = remark([{ event }], { ...view, discard });
          expect(speak(key), key).not.toBe(key);
        }
      }
    }
  });
});

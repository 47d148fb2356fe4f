import { render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import Board from './Board.svelte';
import { roleTakers } from './model';
import { passes } from './moves';
import { legal, boardProps, seat, view } from './sample';

describe('the board', () => {
  it('lights only the free roles', async () => {
    const board = boardProps(view([seat(), seat(), seat()], { roles_taken: ['trader'] }), {
      moves: [legal(0), legal(1)],
    });
    const choose = vi.spyOn(board.gesture, 'choose');
    render(Board, board);
    const lit = [...document.querySelectorAll('.roles button')];
    expect(lit.map((button) => button.getAttribute('data-test'))).toEqual(['role-builder', 'role-producer']);
    await userEvent.click(lit[1] as Element);
    expect(choose).toHaveBeenCalledWith(1);
  });

  it('knows who took which role: with two players the governor takes the first and the third', () => {
    const taken = view([seat(), seat()], { governor: 1, roles_taken: ['trader', 'builder', 'producer'] });
    expect(roleTakers(taken)).toEqual({ trader: 1, builder: 0, producer: 1 });
  });

  it('offers to pass on a Chapel or a Gold Mine only to its owner', () => {
    const without = boardProps(view([seat(), seat()]));
    const withMine = boardProps(view([seat({ violets: ['gold-mine'] }), seat()]));
    const withChapel = boardProps(view([seat({ violets: ['chapel'] }), seat()]));
    const offered = (board: typeof without) => [65, 140, 234, 236].filter((code) => passes(legal(code), board));
    expect(offered(without)).toEqual([65, 140]);
    expect(offered(withMine)).toEqual([65, 140, 236]);
    expect(offered(withChapel)).toEqual([65, 140, 234]);
  });

  it('shows all cities to spectators', () => {
    render(Board, boardProps(view([seat(), seat(), seat(), seat()]), { me: -1 }));
    for (const name of ['Ada', 'Bruno', 'Chiara', 'Dario']) expect(screen.getByText(name)).toBeTruthy();
  });

  it('shows four cards of the Gold Mine to choose from', () => {
    const revealed = ['well', 'tower', 'quarry', 'hero'];
    render(Board, boardProps(view([seat(), seat()], { revealed, phase: 'pick' }), { moves: [legal(252)] }));
    expect(document.querySelectorAll('.mine [data-card]')).toHaveLength(4);
    expect(document.querySelectorAll('.mine .lit')).toHaveLength(1);
  });
});

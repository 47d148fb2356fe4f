import { render, screen } from '@testing-library/svelte';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import Board from './Board.svelte';
import WatchedCities from './WatchedCities.svelte';
import { boardProps, legal, seat, view } from './sample';

describe('the board', () => {
  it('lights only the free roles', async () => {
    const moves = [legal({ move: 'take', role: 'builder', library: false })];
    moves.push(legal({ move: 'take', role: 'producer', library: false }));
    const board = boardProps(view([seat(), seat(), seat()], {}, { trader: 2 }), {}, { moves });
    const choose = vi.spyOn(board.gesture, 'choose');
    render(Board, board);
    const lit = [...document.querySelectorAll('.roles button.lit')];
    expect(lit.map((button) => button.getAttribute('data-test'))).toEqual(['role-builder', 'role-producer']);
    await userEvent.click(lit[1] as Element);
    expect(choose).toHaveBeenCalledWith(moves[1]?.code);
  });

  it('says who took which role, and what the privilege of a free one is', () => {
    const take = { facts: 'take', privilege: 1, drawn: 5, kept: 2 } as const;
    const moves = [legal({ move: 'take', role: 'councillor', library: false }, '', take)];
    const mine = seat({ privilege: 2 });
    render(Board, boardProps(view([mine, seat(), seat()], {}, { trader: 1 }), {}, { moves }));
    const titles = [...document.querySelectorAll('.roles .board')].map((role) => role.getAttribute('title'));
    expect(titles[0]).toContain('san_juan-board-twice-builder');
    expect(titles[2]).toContain('san_juan-board-role-taken san_juan-role-trader Bruno san_juan-board-twice-trader');
    expect(titles[2]).toContain('san_juan-board-role-has Bruno');
    expect(titles[3]).toContain('san_juan-board-role-keeps 2 5');
  });

  it('explains a role that is taken', async () => {
    const explain = vi.fn();
    render(Board, boardProps(view([seat(), seat(), seat()], {}, { trader: 1 }), { explain }));
    await userEvent.click(document.querySelector('[data-card="role:trader"]') as Element);
    expect(explain).toHaveBeenCalledWith('role:trader');
  });

  it('has as many plots as buildings end the game', () => {
    render(Board, boardProps(view([seat(), seat()], { buildings_to_end: 9 })));
    expect(document.querySelectorAll('.street li')).toHaveLength(9);
    expect(document.querySelectorAll('.city li')).toHaveLength(9);
  });

  it('marks the players who have answered', () => {
    render(Board, boardProps(view([seat(), seat(), seat()], { phase: 'counsel', answered: [2] })));
    const cities = [...document.querySelectorAll('.city')];
    expect(cities.map((city) => city.textContent.includes('san_juan-board-answered'))).toEqual([false, true]);
  });

  it('shows all cities to spectators, and no street of their own', async () => {
    render(Board, boardProps(view([seat(), seat(), seat(), seat()]), { me: -1 }));
    for (const name of ['Ada', 'Bruno', 'Chiara', 'Dario']) expect(await screen.findByText(name)).toBeTruthy();
    expect(document.querySelector('.street')).toBeNull();
  });

  it('shows spectators the hands as backs, and the points', () => {
    const cities = [seat({ score: 7, hand: [null, null, null] }), seat({ hand: [null] })];
    render(WatchedCities, { board: boardProps(view(cities), { me: -1 }), width: 1056, height: 470 });
    const [ada, bruno] = document.querySelectorAll('.city');
    expect(ada?.querySelectorAll('.back')).toHaveLength(3);
    expect(ada?.querySelector('.points')?.textContent).toBe('7');
    expect(bruno?.querySelectorAll('.back')).toHaveLength(1);
  });

  it('shows four cards of the Gold Mine to choose from', () => {
    const revealed = ['well', 'tower', 'quarry', 'hero'];
    const moves = [legal({ move: 'pick', card: 'tower' })];
    render(Board, boardProps(view([seat(), seat()], { revealed, phase: 'pick' }), {}, { moves }));
    expect(document.querySelectorAll('.mine [data-card]')).toHaveLength(4);
    expect(document.querySelectorAll('.mine .lit')).toHaveLength(1);
  });
});

"""Councillor: cards dealt to everybody, and what becomes of them; and every other choice of cards to discard."""

from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT
from ludoteca.core.engine.chance import Chance
from ludoteca.core.engine.journal import EVERYONE
from ludoteca.core.engine.state import State
from ludoteca.games.san_juan.engine.cards import discard, discard_drawn, draw_aside, draw_to_hand, keep_drawn
from ludoteca.games.san_juan.engine.places import (
    ACTING,
    DRAWN,
    DRAWN_SIZE,
    LAST,
    LEFT,
    PHASE,
    VIOLETS,
    WORDS,
    nth,
)
from ludoteca.games.san_juan.engine.privileges import privilege
from ludoteca.games.san_juan.engine.tables import (
    DISCARD,
    FOR_COUNCILLOR,
    FOR_LIMIT,
    FOR_START,
    HAS_ARCHIVE,
    HAS_PREFECTURE,
    KEEP,
    TASKED,
    TO_COUNSEL,
    TO_KEEP,
)


def deal_to_councillor(state: State, seat: i64, chance: Chance) -> None:
    """A seat's cards in the councillor phase, and how many of them it has to keep or discard."""
    board = state.board
    wanted: i64 = 2 + 3 * privilege(board, state.seats, seat)
    kept: i64 = 1
    if board[VIOLETS + seat] & HAS_PREFECTURE != 0:
        kept = 2
    drawn: i64 = 0
    if board[VIOLETS + seat] & HAS_ARCHIVE != 0:
        for card in range(wanted):
            drawn += draw_to_hand(state, seat, FOR_COUNCILLOR, chance)
        # No fewer than none: with few cards left, not even as many may be drawn as are kept (ruling 9).
        if drawn > kept:
            set_task(state, seat, drawn - kept)
        return
    for card in range(wanted):
        drawn += draw_aside(state, seat, chance)
    if drawn > kept:
        set_task(state, seat, kept)
    else:
        while board[DRAWN_SIZE + seat] > 0:
            keep_drawn(state, seat, nth(board[DRAWN + WORDS * seat], board[DRAWN + WORDS * seat + 1], 0))


def set_task(state: State, seat: i64, cards: i64) -> None:
    """A seat has so many cards to choose."""
    board = state.board
    board[LEFT + seat] = cards
    board[ACTING] |= BIT[seat]
    journal = state.journal
    if journal is not None:
        journal.note(TASKED, EVERYONE, seat, cards, 0, 0)


def choose_card(state: State, seat: i64, move: i64) -> None:
    """One card kept of a councillor's, or one discarded: Archive, hand limit, starting hand."""
    board = state.board
    if move < DISCARD:
        keep_drawn(state, seat, move - KEEP)
        board[LAST + seat] = move - KEEP
    else:
        why: i64 = FOR_LIMIT
        if board[PHASE] == TO_COUNSEL:
            why = FOR_COUNCILLOR
        elif board[PHASE] == TO_KEEP:
            why = FOR_START
        discard(state, seat, move - DISCARD, why)
        board[LAST + seat] = move - DISCARD
    board[LEFT + seat] -= 1
    if board[LEFT + seat] == 0:
        board[LAST + seat] = 0
        board[ACTING] &= ~BIT[seat]
        if move < DISCARD:
            discard_drawn(state, seat)

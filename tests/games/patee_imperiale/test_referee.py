"""Independent checks of whole matches: a second engine agrees on every move, and the laws hold for random decks."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludoteca.core.engine.chance import Fast, Logged
from ludoteca.core.engine.playout import buffer
from ludoteca.core.game import Game
from ludoteca.core.laws import (
    cards_and_pieces_are_conserved,
    events_rebuild_the_view,
    every_game_ends_with_a_result,
    legal_moves_are_the_playable_moves,
    nothing_hidden_is_shown,
    replay_gives_the_same_game,
    views_can_be_filled_and_blanked_again,
)
from ludoteca.games.patee_imperiale import GAME
from ludoteca.games.patee_imperiale.cards import Action, PateeDeck
from ludoteca.games.patee_imperiale.engine import numbers
from ludoteca.games.patee_imperiale.engine.state import PateeState
from tests.games.patee_imperiale.positions import HOUSE
from tests.games.patee_imperiale.random_decks import EVERY_ACTION, SECRET_ACTIONS, random_deck
from tests.games.patee_imperiale.referee import Question, Referee, set_of

# --- the referee


def compare(deck: PateeDeck, seats: int, teams: bool, seed: int) -> None:
    """Play a random match with both engines side by side."""
    state = PateeState(seats, deck.engine_deck, teams)
    chance = Logged(Fast(seed))
    choose, moves = Fast(seed + 1), buffer()
    state.deal(chance)
    referee = Referee(deck, state, teams)
    questions = referee.match()
    question: Question | None = next(questions)
    while state.actors():
        actor = int(state.board[numbers.ACTOR])
        legal = [int(moves[k]) for k in range(state.legal(actor, moves))]
        assert question == (actor, set(legal))
        for seat in range(seats):
            assert set_of(state.board[numbers.HANDS + seat]) == referee.hands[seat]
            assert set_of(state.board[numbers.SUITES + seat]) == referee.suites[seat]
        assert [state.board[numbers.DISCARD_PILE + k] for k in range(state.board[numbers.DISCARD_SIZE])] == referee.pile
        assert [state.board[numbers.TOTAL_POINTS + seat] for seat in range(seats)] == referee.totals
        move = legal[choose.pick(len(legal))]
        chance.take_log()
        state.apply(actor, move, chance)
        referee.picks = [k for _, k in chance.take_log()]
        try:
            question = questions.send(move)
        except StopIteration:
            question = None
    assert question is None
    reasons = {numbers.TWO_WON: "two_won", numbers.TWO_IN_A_ROW: "two_in_a_row", numbers.POINTS_DECIDE: "points"}
    assert reasons[int(state.board[numbers.MATCH_END])] == referee.reason
    assert [state.board[numbers.TOTAL_POINTS + seat] for seat in range(seats)] == referee.totals
    if referee.reason != "points":
        winners = {seat for seat in range(seats) if (seat % 2 if teams else seat) == referee.won[-1]}
        assert {seat for seat in range(seats) if state.rank(seat) == 1} == winners


@pytest.mark.parametrize(("seats", "teams"), [(2, False), (3, False), (4, False), (4, True)])
def test_the_referee_agrees_on_every_move_with_the_house_deck(seats: int, teams: bool) -> None:
    for seed in range(40):
        compare(HOUSE, seats, teams, seed)


@pytest.mark.parametrize(("seats", "teams"), [(2, False), (3, False), (4, False), (4, True)])
def test_the_referee_agrees_on_every_move_with_random_decks(seats: int, teams: bool) -> None:
    for seed in range(100, 115):
        compare(PateeDeck(random_deck(seed, EVERY_ACTION)), seats, teams, seed)
        compare(PateeDeck(random_deck(seed, SECRET_ACTIONS)), seats, teams, seed)


# --- the laws


LAWS = (
    views_can_be_filled_and_blanked_again,
    every_game_ends_with_a_result,
    nothing_hidden_is_shown,
    legal_moves_are_the_playable_moves,
    cards_and_pieces_are_conserved,
    replay_gives_the_same_game,
    events_rebuild_the_view,
)


@pytest.mark.parametrize("actions", [EVERY_ACTION, SECRET_ACTIONS], ids=["all verbs", "secretive verbs"])
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_laws_hold_for_random_decks(law: Callable[[Game, int], None], actions: list[Action]) -> None:
    for seed in range(3):
        for seats in (2, 3, 4):
            law(GAME(seats, {"teams": seats == 4 and seed == 1}, random_deck(seed, actions)), seed)

"""The facts of a choice in Patrician: what a build scores, and which cards can be taken."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

import msgspec

from ludoteca.core.engine.playout import buffer
from ludoteca.games.patrician import moves
from ludoteca.games.patrician.cards import CITY_NAMES
from ludoteca.games.patrician.engine import numbers
from ludoteca.games.patrician.engine.state import PatricianState
from ludoteca.games.patrician.standing import Payout, messenger_bonus, payouts, token_points, token_winners
from ludoteca.games.patrician.view import owners

if TYPE_CHECKING:
    from ludoteca.games.patrician import Patrician


class BuildFacts(msgspec.Struct, tag_field="move", tag="build", gc=False):
    """A build: its city, whether it finishes it, what its tokens then bring, and how much of that to the builder.

    `takes` are the cards from which the player then takes one.
    """

    city: str
    finishes: bool
    payout: list[Payout]
    points: int
    takes: list[str]


class TakeFacts(msgspec.Struct, tag_field="move", tag="take", gc=False):
    """The card that is taken from a city."""

    city: str
    card: str


PatricianFacts = BuildFacts | TakeFacts


class _Buffer(threading.local):
    """One buffer for each thread, since compiled code never frees a buffer that it gets from interpreted code."""

    def __init__(self) -> None:
        self.moves = buffer()


_BUFFER = _Buffer()


def choice_facts(game: Patrician, code: int, state: PatricianState, seat: int) -> PatricianFacts | None:
    """The facts of a legal move, from the mover's view."""
    match game.move(code):
        case moves.Build(sites):
            return build_facts(game, state, seat, sites)
        case moves.Take(city):
            return TakeFacts(city, game.deck.keys[state.board[numbers.FACE_UP_CARD + CITY_NAMES.index(city)]])
    return None


def build_facts(game: Patrician, state: PatricianState, seat: int, sites: tuple[moves.Site, ...]) -> BuildFacts:
    board = list(state.board)
    city = numbers.CITY_OF[board[numbers.TURN_CARD]]
    towers = [owners(board, 2 * city), owners(board, 2 * city + 1)]
    for site in sites:
        towers[moves.SITES.index(site)].append(seat)
    finishes = sum(map(len, towers)) == numbers.FLOORS[city]
    payout: list[Payout] = []
    if finishes:
        bonus = messenger_bonus(board[numbers.MESSENGERS_AT + city])
        payout = payouts(token_winners(towers), token_points(city), bonus)
    points = sum(each.points for each in payout if each.seat == seat)
    takes = _BUFFER.moves
    cards = [
        game.deck.keys[board[numbers.FACE_UP_CARD + takes[k] - numbers.TAKE]] for k in range(state.legal_takes(takes))
    ]
    return BuildFacts(CITY_NAMES[city], finishes, payout, points, cards)

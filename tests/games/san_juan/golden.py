"""Golden records that random play does not reach: every power is used, and a game ends at a standstill.

`python tests/games/san_juan/golden.py` adds the records that are missing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.core.game import Game
from ludoteca.core.laws import choice
from ludoteca.core.match import Match
from ludoteca.core.moves import Move
from ludoteca.core.record import SUFFIX, save
from ludoteca.games.san_juan import GAME, moves
from ludoteca.games.san_juan.cards import BUILDINGS, NUMBER
from ludoteca.games.san_juan.engine import numbers
from tests.corpus import GOLDEN

Style = Callable[[Match, int, Move], int]


def cost(card: str) -> int:
    return BUILDINGS[NUMBER[card]].cost


def eager(match: Match, seat: int, move: Move) -> int:
    """Builds the dearest card, covers, pays with goods, takes as much as it can and uses every power."""
    match move:
        case moves.Build(card):
            return 20 + cost(card)
        case moves.Cover(card):
            return 10 - cost(card)
        case moves.Beside():
            return 6
        case moves.Pay(cards):
            return 5 if not cards else 10 - cost(cards[0])
        case moves.Produce(goods) | moves.Sell(goods):
            return len(goods)
        case moves.Keep(cards):
            return cost(cards[0])
        case moves.Discard(cards):
            return 10 - cost(cards[0])
        case moves.Tuck(card):
            return 0 if card is None else 10 - cost(card)
        case moves.Mine(use):
            return int(use)
        case moves.Take(_, library):
            return int(library)
    return 0


def violet(match: Match, seat: int, move: Move) -> int:
    """Like `eager`, but prefers violet buildings."""
    match move:
        case moves.Build(card) if NUMBER[card] >= 5:
            return 40 + cost(card)
        case moves.Keep(cards) if NUMBER[cards[0]] >= 5:
            return 10 + cost(cards[0])
    return eager(match, seat, move)


def hoarding(match: Match, seat: int, move: Move) -> int:
    """Keeps its cards: too few buildings, unsold goods, full Chapels; does nothing when no cards are left."""
    board = match.state.board
    no_cards = board[numbers.PILE_COUNT] + board[numbers.DISCARD_COUNT] == 0
    match move:
        case moves.Build(card):
            if no_cards or board[numbers.BUILDING_COUNT + seat] >= (11 if card == "chapel" else 10):
                return -1
            return 50 if card == "chapel" else 10 - cost(card)
        case moves.BuildNothing():
            return 0
        case moves.Produce(goods):
            return len(goods)
        case moves.Sell(goods):
            return -len(goods)
        case moves.Cover():
            return -1
        case moves.Keep(cards):
            return 10 if cards == ("chapel",) else 0
        case moves.Discard(cards) | moves.Pay(cards):
            return -10 if cards == ("chapel",) else 0
        case moves.Tuck(card):
            return 0 if card is None else -1 if no_cards else 1
        case moves.Take(role):
            return ("trader", "prospector", "producer", "builder", "councillor").index(role)
    return 0


def play(game: Game, seed: int, *styles: Style) -> Match:
    """A game in which the seats have these styles, in turn. Between equal moves chance decides."""
    match = game.deal(seed=seed)
    number = 0
    while not match.over:
        seat = match.actors[choice(seed, number, "who") % len(match.actors)]
        style = styles[seat % len(styles)]
        legal = match.legal_codes(seat)
        values = [style(match, seat, game.move(code)) for code in legal]
        best = [code for code, value in zip(legal, values, strict=True) if value == max(values)]
        match.play(best[choice(seed, number, "what") % len(best)], seat)
        number += 1
    return match


GOOD_PAYS: Final = {"crane_good_pays": True}
GOOD_PAYS_AND_START: Final = {"crane_good_pays": True, "starting_hand": True}
GAMES: Final[dict[str, tuple[int, dict[str, bool], int, tuple[Style, ...]]]] = {
    "2-eager": (2, GOOD_PAYS, 1, (eager,)),
    "2-violet": (2, GOOD_PAYS, 2, (violet,)),
    "2-violet-against-eager": (2, GOOD_PAYS_AND_START, 3, (violet, eager)),
    "2-standstill": (2, GOOD_PAYS, 4, (hoarding,)),
    "3-eager": (3, GOOD_PAYS, 5, (eager,)),
    "3-violet": (3, {}, 6, (violet,)),
    "3-violet-against-eager": (3, GOOD_PAYS, 7, (eager, violet)),
    "3-standstill": (3, GOOD_PAYS_AND_START, 8, (hoarding,)),
    "4-eager": (4, GOOD_PAYS, 9, (eager,)),
    "4-violet": (4, GOOD_PAYS, 10, (violet,)),
    "4-violet-against-eager": (4, GOOD_PAYS_AND_START, 11, (violet, eager)),
    "4-standstill": (4, GOOD_PAYS, 12, (hoarding,)),
}


def make() -> int:
    """Add the records that are missing, and return their number."""
    made = 0
    for name, (seats, options, seed, styles) in GAMES.items():
        path = GOLDEN / "san_juan" / f"{name}{SUFFIX}"
        if not path.exists():
            save(play(GAME(seats, options), seed, *styles).record, path)
            made += 1
    return made


if __name__ == "__main__":
    print(f"{make()} made")

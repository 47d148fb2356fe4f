"""Pâtée Impériale's moves, as structs and as people type them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ludoteca.core.errors import BadMove
from ludoteca.core.game import Game, normalise
from ludoteca.core.moves import Move
from ludoteca.core.selection import Selection
from ludoteca.core.sets import members
from ludoteca.games.patee_imperiale.engine import numbers
from ludoteca.games.patee_imperiale.engine.state import PateeState

if TYPE_CHECKING:
    from ludoteca.games.patee_imperiale import PateeImperiale


class Play(Move, tag="play", frozen=True):
    """Play a courtier from your hand into your suite."""

    card: str


class Discredit(Move, tag="discredit", frozen=True):
    """Discredit a courtier: from a suite, from your own hand, or from the cards shown."""

    card: str


class Charm(Move, tag="charm", frozen=True):
    """Charm a courtier of another suite into yours."""

    card: str


class Swap(Move, tag="swap", frozen=True):
    """Choose the courtier of another suite that a swap takes."""

    card: str


class Give(Move, tag="give", frozen=True):
    """Choose the card to give, from your suite or your hand."""

    card: str


class Show(Move, tag="show", frozen=True):
    """Choose a card to show to the active player; several are shown in the order of the deck."""

    card: str


class Take(Move, tag="take", frozen=True):
    """Take one of the cards shown into your hand."""

    card: str


class Recall(Move, tag="recall", frozen=True):
    """Recall a courtier from the discard or a suite, to your hand or suite."""

    card: str


class Name(Move, tag="name", frozen=True):
    """Name the player whom the action concerns."""

    seat: int


PateeMove = Play | Discredit | Charm | Swap | Give | Show | Take | Recall | Name

# The moves with a card, in the order of the table of moves, and how they are typed.
CARD_MOVES: Final = (Play, Discredit, Charm, Swap, Give, Show, Take, Recall)
VERBS: Final = ("play", "discredit", "charm", "swap for", "give", "show", "take", "recall")


def move_table(game: PateeImperiale) -> tuple[Move, ...]:
    """The table of moves: every verb with every courtier of the deck, then the players that can be named."""
    cards = (kind(card) for kind in CARD_MOVES for card in game.deck.keys)
    return (*cards, *(Name(seat) for seat in range(numbers.MAX_SEATS)))


def card_of(move: Move) -> str:
    """The courtier that a move names."""
    assert isinstance(move, CARD_MOVES)
    return move.card


def notation(game: PateeImperiale, code: int) -> str:
    """A move as people type it; players are counted from 1.

    >>> import ludoteca
    >>> game = ludoteca.game("patee_imperiale", seats=2)
    >>> [game.notation(code) for code in (4, 34, 101, 257)]
    ['play ruth von tzigerin', 'discredit rosa von flamin', 'swap for zelon schafresser', 'name player 2']
    """
    if code >= numbers.MOVE_NAME:
        return f"name player {code - numbers.MOVE_NAME + 1}"
    verb, card = divmod(code, numbers.CARDS)
    return f"{VERBS[verb]} {game.deck.courtiers[card].notation}"


def read(game: PateeImperiale, state: PateeState, seat: int, text: str, legal: Sequence[int]) -> tuple[int, ...]:
    """Read a move as every game does; any words of a courtier's name are enough: `play bark`, `charm flamin`."""
    try:
        return Game.read(game, state, seat, text, legal)
    except BadMove:
        matching = [code for code in legal if matches(game.notation(code), text)]
        if len(matching) != 1:
            raise
        return (matching[0],)


def matches(notation: str, typed: str) -> bool:
    """Whether the typed words begin words of the notation, in the same order, the verb first.

    >>> matches("charm rosa von flamin", "charm fla"), matches("charm rosa von flamin", "flamin")
    (True, False)
    """
    wanted = normalise(typed).split()
    words = notation.split()
    if not wanted or not words[0].startswith(wanted[0]):
        return False
    rest = iter(words[1:])
    return all(any(word.startswith(part) for word in rest) for part in wanted[1:]) and len(wanted) > 1


# ---------------------------------------------------------------- several cards at once


def selection(state: PateeState, seat: int) -> Selection | None:
    """The cards of a hand from which several have to be shown or discredited, in any order."""
    board = state.board
    if board[numbers.ACTOR] != seat or board[numbers.PHASE] not in (numbers.TO_SHOW, numbers.TO_LOSE):
        return None
    showing = board[numbers.PHASE] == numbers.TO_SHOW
    # Cards are shown in rising order: those below one that is already chosen cannot be shown any more.
    first_card = int(board[numbers.SHOWN_CARDS]).bit_length() if showing else 0
    first_move = numbers.MOVE_SHOW if showing else numbers.MOVE_DISCREDIT
    held = [card for card in members(int(board[numbers.HANDS + seat])) if card >= first_card]
    left = board[numbers.CHOICES_LEFT]
    return Selection({first_move + card: 1 for card in held}, left, left)


def in_order(state: PateeState, seat: int, chosen: Sequence[int]) -> tuple[int, ...]:
    """Cards that are shown are sorted; cards that are discredited keep the order in which they were named."""
    return tuple(sorted(chosen) if all(map(is_show, chosen)) else chosen)


def is_show(code: int) -> bool:
    """Whether a move chooses a card to show."""
    return numbers.MOVE_SHOW <= code < numbers.MOVE_SHOW + numbers.CARDS


def continues_gesture(before: PateeState, after: PateeState, seat: int) -> bool:
    """A courtier with the choices of its action, or several cards of a hand; another courtier is a new gesture."""
    return bool(after.board[numbers.PHASE] != numbers.TO_PLAY)


def same_selection(first: int, then: int) -> bool:
    return is_show(first) and is_show(then)

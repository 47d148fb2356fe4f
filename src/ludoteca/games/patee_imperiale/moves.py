"""Pâtée Impériale's moves, as structs and as people type them."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.errors import BadMove
from ludoteca.core.game import normalise
from ludoteca.core.moves import Move
from ludoteca.core.selection import Selection
from ludoteca.core.sets import members
from ludoteca.games.patee_imperiale.cards import PateeDeck
from ludoteca.games.patee_imperiale.engine import numbers
from ludoteca.games.patee_imperiale.engine.state import PateeState


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

KINDS = (
    (numbers.MOVE_PLAY, Play, "play"),
    (numbers.MOVE_DISCREDIT, Discredit, "discredit"),
    (numbers.MOVE_CHARM, Charm, "charm"),
    (numbers.MOVE_SWAP, Swap, "swap for"),
    (numbers.MOVE_GIVE, Give, "give"),
    (numbers.MOVE_SHOW, Show, "show"),
    (numbers.MOVE_TAKE, Take, "take"),
    (numbers.MOVE_RECALL, Recall, "recall"),
)


def decode(deck: PateeDeck, code: int) -> PateeMove:
    """The struct for an entry of the table of moves."""
    if numbers.MOVE_NAME <= code < numbers.MOVES:
        return Name(code - numbers.MOVE_NAME)
    for first, kind, _ in KINDS:
        if first <= code < first + numbers.CARDS:
            return kind(deck.keys[code - first])
    raise BadMove("core-move-number", move=code)


def encode(deck: PateeDeck, move: Move) -> int:
    """The entry of the table of moves for a struct."""
    if isinstance(move, Name) and 0 <= move.seat < numbers.MAX_SEATS:
        return numbers.MOVE_NAME + move.seat
    for first, kind, _ in KINDS:
        if isinstance(move, kind) and move.card in deck.card_number:
            return first + deck.card_number[move.card]
    raise BadMove("core-move-number", move=str(move))


def notation(deck: PateeDeck, code: int) -> str:
    """A move as people type it; players are counted from 1.

    >>> from ludoteca.core.cards import house_file
    >>> deck = PateeDeck(house_file("patee_imperiale"))
    >>> [notation(deck, code) for code in (4, 34, 101, 257)]
    ['play ruth von tzigerin', 'discredit rosa von flamin', 'swap for zelon schafresser', 'name player 2']
    """
    if numbers.MOVE_NAME <= code < numbers.MOVES:
        return f"name player {code - numbers.MOVE_NAME + 1}"
    for first, _, verb in KINDS:
        if first <= code < first + numbers.CARDS:
            return f"{verb} {deck.courtiers[code - first].notation}"
    raise BadMove("core-move-number", move=code)


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


def in_order(chosen: Sequence[int]) -> tuple[int, ...]:
    """Cards that are shown are sorted; cards that are discredited keep the order in which they were named."""
    return tuple(sorted(chosen) if all(map(is_show, chosen)) else chosen)


def is_show(code: int) -> bool:
    """Whether a move chooses a card to show."""
    return numbers.MOVE_SHOW <= code < numbers.MOVE_SHOW + numbers.CARDS

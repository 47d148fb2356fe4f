"""Pâtée Impériale's moves: the table of moves as structs and as people type them."""

from __future__ import annotations

from ludoteca.core.errors import BadMove
from ludoteca.core.game import plain
from ludoteca.core.moves import Move
from ludoteca.games.patee_imperiale.cards import PateeDeck
from ludoteca.games.patee_imperiale.engine import tables
from ludoteca.games.patee_imperiale.engine.tables import CARDS, MAX_SEATS


class Play(Move, tag="play", frozen=True):
    """A courtier from hand into the own suite."""

    card: str


class Discredit(Move, tag="discredit", frozen=True):
    """A courtier to the discard: of a suite, of the own hand, or of the cards shown."""

    card: str


class Charm(Move, tag="charm", frozen=True):
    """A courtier of another suite into the own."""

    card: str


class Swap(Move, tag="swap", frozen=True):
    """The courtier of another suite that a swap takes."""

    card: str


class Give(Move, tag="give", frozen=True):
    """The card that is given: of the own suite, or of the own hand."""

    card: str


class Show(Move, tag="show", frozen=True):
    """One of the cards that the active player may see; in the order of the deck."""

    card: str


class Take(Move, tag="take", frozen=True):
    """One of the cards shown, into the own hand."""

    card: str


class Recall(Move, tag="recall", frozen=True):
    """A courtier of the discard or of a suite, to hand or into the own suite."""

    card: str


class Name(Move, tag="name", frozen=True):
    """The player whom the action is about."""

    seat: int


PateeMove = Play | Discredit | Charm | Swap | Give | Show | Take | Recall | Name

KINDS = (
    (tables.PLAY, Play, "play"),
    (tables.DISCREDIT, Discredit, "discredit"),
    (tables.CHARM_OVER, Charm, "charm"),
    (tables.SWAP_FOR, Swap, "swap for"),
    (tables.GIVE, Give, "give"),
    (tables.SHOW, Show, "show"),
    (tables.TAKE, Take, "take"),
    (tables.RECALL, Recall, "recall"),
)


def decode(deck: PateeDeck, code: int) -> PateeMove:
    """An entry of the table of moves as a struct."""
    if tables.NAME <= code < tables.MOVES:
        return Name(code - tables.NAME)
    for first, kind, _ in KINDS:
        if first <= code < first + CARDS:
            return kind(deck.courtiers[code - first].key)
    raise BadMove("core-move-number", move=code)


def encode(deck: PateeDeck, move: Move) -> int:
    """The entry of the table of moves for a struct."""
    if isinstance(move, Name) and 0 <= move.seat < MAX_SEATS:
        return tables.NAME + move.seat
    for first, kind, _ in KINDS:
        if isinstance(move, kind) and move.card in deck.number:
            return first + deck.number[move.card]
    raise BadMove("core-move-number", move=str(move))


def notation(deck: PateeDeck, code: int) -> str:
    """A move as it is typed; players are counted from 1.

    >>> from ludoteca.core.cards import house_file
    >>> deck = PateeDeck(house_file("patee_imperiale"))
    >>> [notation(deck, code) for code in (4, 34, 101, 257)]
    ['play ruth von tzigerin', 'discredit rosa von flamin', 'swap for zelon schafresser', 'name player 2']
    """
    if tables.NAME <= code < tables.MOVES:
        return f"name player {code - tables.NAME + 1}"
    for first, _, verb in KINDS:
        if first <= code < first + CARDS:
            return f"{verb} {deck.courtiers[code - first].notation}"
    raise BadMove("core-move-number", move=code)


def fits(whole: str, typed: str) -> bool:
    """Whether the words typed are beginnings of words of a notation, in its order, the verb first.

    >>> fits("charm rosa von flamin", "charm fla"), fits("charm rosa von flamin", "flamin")
    (True, False)
    """
    wanted = plain(typed).split()
    words = whole.split()
    if not wanted or not words[0].startswith(wanted[0]):
        return False
    rest = iter(words[1:])
    return all(any(word.startswith(part) for word in rest) for part in wanted[1:]) and len(wanted) > 1

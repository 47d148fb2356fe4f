"""San Juan's moves: the table of moves as structs and as people type them.

A step of the table names one card; a gesture names them all at once (`build library over chapel paying tower, 2 sugar
mill, good 1`) and becomes the steps of the table in their canonical order.
"""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from ludoteca.core.errors import BadMove
from ludoteca.core.moves import Move
from ludoteca.games.san_juan.cards import GOOD_NAMES, KEYS, NUMBER, typed
from ludoteca.games.san_juan.engine.tables import (
    BESIDE,
    BUILD,
    BUILD_DOUBLED,
    COUNCILLOR,
    COUNCILLOR_DOUBLED,
    COVER,
    COVER_FULL,
    DISCARD,
    KEEP,
    MOVES,
    NO_BUILD,
    NO_MINE,
    NO_MORE_GOODS,
    NO_MORE_SALES,
    NO_TUCK,
    PAY,
    PAY_GOOD,
    PICK,
    PLANTS_KINDS,
    PRODUCE,
    PROSPECTOR,
    PROSPECTOR_DOUBLED,
    SELL,
    TUCK,
    USE_MINE,
)

RoleName = Literal["builder", "producer", "trader", "councillor", "prospector"]
ROLE_NAMES: Final[tuple[RoleName, ...]] = ("builder", "producer", "trader", "councillor", "prospector")
GoodName = Literal["indigo", "sugar", "tobacco", "coffee", "silver"]


class Take(Move, tag="take", frozen=True):
    """A role; with two players the Library may be declared for Councillor and Prospector."""

    role: RoleName
    library: bool = False


class Build(Move, tag="build", frozen=True):
    """A building out of the hand; with two players the Library may be declared.

    With `paying` it is the whole gesture: over which building, if any, and all cards and goods it is paid with.
    """

    card: str
    library: bool = False
    over: str | None = None
    over_full: bool = False  # a plant with a good though an empty one stands there
    paying: tuple[str, ...] | None = None
    goods: tuple[GoodName, ...] = ()


class BuildNothing(Move, tag="build_nothing", frozen=True):
    """No building in this phase."""


class Beside(Move, tag="beside", frozen=True):
    """Crane: the building covers none."""


class Cover(Move, tag="cover", frozen=True):
    """Crane: the building covers this one; `full` asks for a plant with a good though an empty one stands there."""

    card: str
    full: bool = False


class Pay(Move, tag="pay", frozen=True):
    """Cards of the hand and goods in payment; one is a step, several are a gesture."""

    cards: tuple[str, ...] = ()
    goods: tuple[GoodName, ...] = ()


class Produce(Move, tag="produce", frozen=True):
    """Goods, in the order named. One is a step; none, or `done`, says that these are all."""

    goods: tuple[GoodName, ...] = ()
    done: bool = False


class Sell(Move, tag="sell", frozen=True):
    """Goods to sell. One is a step; none, or `done`, says that these are all."""

    goods: tuple[GoodName, ...] = ()
    done: bool = False


class Keep(Move, tag="keep", frozen=True):
    """Cards to keep of those a councillor drew; several are a gesture."""

    cards: tuple[str, ...]


class Discard(Move, tag="discard", frozen=True):
    """Cards of the hand to discard: Archive, hand limit, starting hand; several are a gesture."""

    cards: tuple[str, ...]


class Tuck(Move, tag="tuck", frozen=True):
    """A card under the Chapel, or none."""

    card: str | None = None


class Mine(Move, tag="mine", frozen=True):
    """Whether to turn up four cards with the Gold Mine."""

    use: bool


class Pick(Move, tag="pick", frozen=True):
    """Gold Mine: the card to keep."""

    card: str


SanJuanMove = Take | Build | BuildNothing | Beside | Cover | Pay | Produce | Sell | Keep | Discard | Tuck | Mine | Pick


def decode(code: int) -> SanJuanMove:
    """An entry of the table of moves as a struct."""
    if not 0 <= code < MOVES:
        raise BadMove("core-move-number", move=code)
    if code < COUNCILLOR_DOUBLED:
        return Take(ROLE_NAMES[code])
    if code < BUILD:
        return Take("councillor" if code == COUNCILLOR_DOUBLED else "prospector", True)
    if code < BUILD_DOUBLED:
        return Build(KEYS[code - BUILD])
    if code < NO_BUILD:
        return Build(KEYS[code - BUILD_DOUBLED], True)
    if code == NO_BUILD:
        return BuildNothing()
    if code == BESIDE:
        return Beside()
    if code < COVER_FULL:
        return Cover(KEYS[code - COVER])
    if code < PAY:
        return Cover(KEYS[code - COVER_FULL], True)
    if code < PAY_GOOD:
        return Pay((KEYS[code - PAY],))
    if code < PRODUCE:
        return Pay((), (good(code - PAY_GOOD),))
    if code < NO_MORE_GOODS:
        return Produce((good(code - PRODUCE),))
    if code == NO_MORE_GOODS:
        return Produce((), True)
    if code < NO_MORE_SALES:
        return Sell((good(code - SELL),))
    if code == NO_MORE_SALES:
        return Sell((), True)
    if code < DISCARD:
        return Keep((KEYS[code - KEEP],))
    if code < TUCK:
        return Discard((KEYS[code - DISCARD],))
    if code < NO_TUCK:
        return Tuck(KEYS[code - TUCK])
    if code == NO_TUCK:
        return Tuck()
    if code < PICK:
        return Mine(code == USE_MINE)
    return Pick(KEYS[code - PICK])


def good(plant: int) -> GoodName:
    """A good by its plant."""
    names: tuple[GoodName, ...] = ("indigo", "sugar", "tobacco", "coffee", "silver")
    return names[plant]


def encode(move: Move) -> int:
    """The entry of the table of moves for the struct of a single step."""
    codes = expand(move)
    if len(codes) != 1:
        raise BadMove("core-move-number", move=str(move))
    return codes[0]


def expand(move: Move) -> tuple[int, ...]:
    """A struct as entries of the table, in their canonical order as far as it alone can tell."""
    try:
        match move:
            case Take(role, library):
                if not library:
                    return (ROLE_NAMES.index(role),)
                doubled = {ROLE_NAMES[COUNCILLOR]: COUNCILLOR_DOUBLED, ROLE_NAMES[PROSPECTOR]: PROSPECTOR_DOUBLED}
                return (doubled[role],)
            case Build(card, library, over, over_full, paying, goods):
                start = (BUILD_DOUBLED if library else BUILD) + NUMBER[card]
                if over is None and over_full:
                    raise KeyError(over)
                covers = () if over is None else (covering(over, over_full),)
                return (start, *covers, *payment(paying or (), goods))
            case BuildNothing():
                return (NO_BUILD,)
            case Beside():
                return (BESIDE,)
            case Cover(card, full):
                return (covering(card, full),)
            case Pay(cards, goods) if cards or goods:
                return payment(cards, goods)
            case Produce(goods, done):
                return (
                    *(PRODUCE + GOOD_NAMES.index(name) for name in goods),
                    *((NO_MORE_GOODS,) if done or not goods else ()),
                )
            case Sell(goods, done):
                sales = sorted(SELL + GOOD_NAMES.index(name) for name in goods)
                return (*sales, *((NO_MORE_SALES,) if done or not goods else ()))
            case Keep(cards) if cards:
                return tuple(sorted(KEEP + NUMBER[card] for card in cards))
            case Discard(cards) if cards:
                return tuple(sorted(DISCARD + NUMBER[card] for card in cards))
            case Tuck(card):
                return (NO_TUCK,) if card is None else (TUCK + NUMBER[card],)
            case Mine(use):
                return (USE_MINE if use else NO_MINE,)
            case Pick(card):
                return (PICK + NUMBER[card],)
    except (KeyError, ValueError):
        pass
    raise BadMove("core-move-number", move=str(move))


def covering(card: str, full: bool) -> int:
    """The step of a Crane; only a plant can be full."""
    if full and NUMBER[card] >= PLANTS_KINDS:
        raise KeyError(card)
    return (COVER_FULL if full else COVER) + NUMBER[card]


def payment(cards: tuple[str, ...], goods: tuple[GoodName, ...]) -> tuple[int, ...]:
    """Cards by kind, then goods by plant: the order of the table."""
    return (
        *sorted(PAY + NUMBER[card] for card in cards),
        *sorted(PAY_GOOD + GOOD_NAMES.index(name) for name in goods),
    )


@cache
def notation(code: int) -> str:
    """A step as it is typed.

    >>> [notation(code) for code in (0, 5, 28, 57, 65)]
    ['take builder', 'take councillor with library', 'build library', 'build library with library', 'build nothing']
    >>> [notation(code) for code in (66, 81, 96, 116, 130, 139)]
    ['beside', 'over chapel', 'over full indigo plant', 'pay tower', 'pay good indigo', 'produce silver']
    >>> [notation(code) for code in (141, 162, 191, 234, 235, 252)]
    ['sell indigo', 'keep tower', 'discard tower', 'tuck nothing', 'use gold mine', 'pick tower']
    """
    match decode(code):
        case Take(role, library):
            return f"take {role}{' with library' if library else ''}"
        case Build(card, library):
            return f"build {typed(card)}{' with library' if library else ''}"
        case BuildNothing():
            return "build nothing"
        case Beside():
            return "beside"
        case Cover(card, full):
            return f"over {'full ' if full else ''}{typed(card)}"
        case Pay(cards, goods):
            return f"pay {typed(cards[0])}" if cards else f"pay good {goods[0]}"
        case Produce(goods):
            return f"produce {goods[0]}" if goods else "produce no more"
        case Sell(goods):
            return f"sell {goods[0]}" if goods else "sell no more"
        case Keep(cards):
            return f"keep {typed(cards[0])}"
        case Discard(cards):
            return f"discard {typed(cards[0])}"
        case Tuck(card):
            return "tuck nothing" if card is None else f"tuck {typed(card)}"
        case Mine(use):
            return "use gold mine" if use else "leave gold mine"
        case Pick(card):
            return f"pick {typed(card)}"

"""San Juan's moves: the table of moves as structs and as people type them.

A step of the table names one card. A gesture names several at once (`build library over chapel paying tower, 2 sugar
mill, good 1`) and becomes steps in a fixed order (rules: San Juan 13).
"""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, get_args

from ludoteca.core.errors import BadMove
from ludoteca.core.moves import Move
from ludoteca.games.san_juan.cards import GOOD_NAMES, KEYS, NUMBER, GoodName, typed
from ludoteca.games.san_juan.engine import numbers

RoleName = Literal["builder", "producer", "trader", "councillor", "prospector"]
ROLE_NAMES: Final[tuple[RoleName, ...]] = get_args(RoleName)


class Take(Move, tag="take", frozen=True):
    """Take a role. With two players the Library may be declared for Councillor and Prospector."""

    role: RoleName
    library: bool = False


class Build(Move, tag="build", frozen=True):
    """Build a card of the hand. With two players the Library may be declared.

    With `paying` it is the whole gesture: the building it covers, if any, and all cards and goods that pay for it.
    """

    card: str
    library: bool = False
    over: str | None = None
    over_full: bool = False  # a plant with a good although there is an empty one
    paying: tuple[str, ...] | None = None
    goods: tuple[GoodName, ...] = ()


class BuildNothing(Move, tag="build_nothing", frozen=True):
    """Build nothing in this phase."""


class Beside(Move, tag="beside", frozen=True):
    """Crane: cover no building."""


class Cover(Move, tag="cover", frozen=True):
    """Crane: cover this building; `full` chooses a plant with a good although there is an empty one."""

    card: str
    full: bool = False


class Pay(Move, tag="pay", frozen=True):
    """Pay with cards of the hand and goods. One is a step, several are a gesture."""

    cards: tuple[str, ...] = ()
    goods: tuple[GoodName, ...] = ()


class Produce(Move, tag="produce", frozen=True):
    """Produce goods, in the order named. One is a step; none, or `done`, means no more."""

    goods: tuple[GoodName, ...] = ()
    done: bool = False


class Sell(Move, tag="sell", frozen=True):
    """Sell goods. One is a step; none, or `done`, means no more."""

    goods: tuple[GoodName, ...] = ()
    done: bool = False


class Keep(Move, tag="keep", frozen=True):
    """Keep some of the cards offered to a councillor; several are a gesture."""

    cards: tuple[str, ...]


class Discard(Move, tag="discard", frozen=True):
    """Discard cards of the hand: Archive, hand limit, starting hand; several are a gesture."""

    cards: tuple[str, ...]


class Tuck(Move, tag="tuck", frozen=True):
    """Put a card under the Chapel, or none."""

    card: str | None = None


class Mine(Move, tag="mine", frozen=True):
    """Use the Gold Mine, or not."""

    use: bool


class Pick(Move, tag="pick", frozen=True):
    """Gold Mine: keep this card."""

    card: str


SanJuanMove = Take | Build | BuildNothing | Beside | Cover | Pay | Produce | Sell | Keep | Discard | Tuck | Mine | Pick


def decode(code: int) -> SanJuanMove:
    """The struct for an entry of the table of moves."""
    if not 0 <= code < numbers.MOVES:
        raise BadMove("core-move-number", move=code)
    if code < numbers.COUNCILLOR_DOUBLED:
        return Take(ROLE_NAMES[code])
    if code < numbers.BUILD:
        return Take("councillor" if code == numbers.COUNCILLOR_DOUBLED else "prospector", True)
    if code < numbers.BUILD_DOUBLED:
        return Build(KEYS[code - numbers.BUILD])
    if code < numbers.NO_BUILD:
        return Build(KEYS[code - numbers.BUILD_DOUBLED], True)
    if code == numbers.NO_BUILD:
        return BuildNothing()
    if code == numbers.BESIDE:
        return Beside()
    if code < numbers.COVER_FULL:
        return Cover(KEYS[code - numbers.COVER])
    if code < numbers.PAY:
        return Cover(KEYS[code - numbers.COVER_FULL], True)
    if code < numbers.PAY_GOOD:
        return Pay((KEYS[code - numbers.PAY],))
    if code < numbers.PRODUCE:
        return Pay((), (GOOD_NAMES[code - numbers.PAY_GOOD],))
    if code < numbers.NO_MORE_GOODS:
        return Produce((GOOD_NAMES[code - numbers.PRODUCE],))
    if code == numbers.NO_MORE_GOODS:
        return Produce((), True)
    if code < numbers.NO_MORE_SALES:
        return Sell((GOOD_NAMES[code - numbers.SELL],))
    if code == numbers.NO_MORE_SALES:
        return Sell((), True)
    if code < numbers.DISCARD:
        return Keep((KEYS[code - numbers.KEEP],))
    if code < numbers.TUCK:
        return Discard((KEYS[code - numbers.DISCARD],))
    if code < numbers.NO_TUCK:
        return Tuck(KEYS[code - numbers.TUCK])
    if code == numbers.NO_TUCK:
        return Tuck()
    if code < numbers.PICK:
        return Mine(code == numbers.USE_MINE)
    return Pick(KEYS[code - numbers.PICK])


def encode(move: Move) -> int:
    """The entry of the table of moves for a single step."""
    codes = expand(move)
    if len(codes) != 1:
        raise BadMove("core-move-number", move=str(move))
    return codes[0]


def expand(move: Move) -> tuple[int, ...]:
    """The entries of the table for a step or a gesture, in the engine's order as far as the move alone decides it."""
    try:
        match move:
            case Take(role, library):
                if not library:
                    return (ROLE_NAMES.index(role),)
                doubled = {
                    ROLE_NAMES[numbers.COUNCILLOR]: numbers.COUNCILLOR_DOUBLED,
                    ROLE_NAMES[numbers.PROSPECTOR]: numbers.PROSPECTOR_DOUBLED,
                }
                return (doubled[role],)
            case Build(card, library, over, over_full, paying, goods):
                start = (numbers.BUILD_DOUBLED if library else numbers.BUILD) + NUMBER[card]
                if over is None and over_full:
                    raise KeyError(over)
                covers = () if over is None else (cover_step(over, over_full),)
                return (start, *covers, *payment_steps(paying or (), goods))
            case BuildNothing():
                return (numbers.NO_BUILD,)
            case Beside():
                return (numbers.BESIDE,)
            case Cover(card, full):
                return (cover_step(card, full),)
            case Pay(cards, goods) if cards or goods:
                return payment_steps(cards, goods)
            case Produce(goods, done):
                return (
                    *(numbers.PRODUCE + GOOD_NAMES.index(name) for name in goods),
                    *((numbers.NO_MORE_GOODS,) if done or not goods else ()),
                )
            case Sell(goods, done):
                sales = sorted(numbers.SELL + GOOD_NAMES.index(name) for name in goods)
                return (*sales, *((numbers.NO_MORE_SALES,) if done or not goods else ()))
            case Keep(cards) if cards:
                return tuple(sorted(numbers.KEEP + NUMBER[card] for card in cards))
            case Discard(cards) if cards:
                return tuple(sorted(numbers.DISCARD + NUMBER[card] for card in cards))
            case Tuck(card):
                return (numbers.NO_TUCK,) if card is None else (numbers.TUCK + NUMBER[card],)
            case Mine(use):
                return (numbers.USE_MINE if use else numbers.NO_MINE,)
            case Pick(card):
                return (numbers.PICK + NUMBER[card],)
    except (KeyError, ValueError):
        pass
    raise BadMove("core-move-number", move=str(move))


def cover_step(card: str, full: bool) -> int:
    """The step of a Crane. Only a plant can be full."""
    if full and NUMBER[card] >= numbers.PLANT_KINDS:
        raise KeyError(card)
    return (numbers.COVER_FULL if full else numbers.COVER) + NUMBER[card]


def payment_steps(cards: tuple[str, ...], goods: tuple[GoodName, ...]) -> tuple[int, ...]:
    """The steps of a payment in the order of the table: cards by kind, then goods by plant."""
    return (
        *sorted(numbers.PAY + NUMBER[card] for card in cards),
        *sorted(numbers.PAY_GOOD + GOOD_NAMES.index(name) for name in goods),
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

"""San Juan's moves: the table of moves as structs and as people type them.

A step of the table names one card. A gesture names several at once (`build library over chapel paying tower, 2 sugar
mill, good 1`) and becomes steps in a fixed order (rules: San Juan 13).
"""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, get_args

from ludoteca.core.errors import IllFormedMove
from ludoteca.core.moves import Move
from ludoteca.games.san_juan.cards import GOOD_NAMES, KEYS, NUMBER, GoodName, typed
from ludoteca.games.san_juan.engine import numbers
from ludoteca.games.san_juan.engine.state import SanJuanState

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


MOVES: Final[tuple[SanJuanMove, ...]] = (
    *(Take(role) for role in ROLE_NAMES),
    *(Take("councillor", library=True), Take("prospector", library=True)),
    *(Build(card) for card in KEYS),
    *(Build(card, library=True) for card in KEYS),
    BuildNothing(),
    Beside(),
    *(Cover(card) for card in KEYS),
    *(Cover(card, full=True) for card in KEYS[: numbers.PLANT_KINDS]),
    *(Pay((card,)) for card in KEYS),
    *(Pay((), (good,)) for good in GOOD_NAMES),
    *(Produce((good,)) for good in GOOD_NAMES),
    Produce(done=True),
    *(Sell((good,)) for good in GOOD_NAMES),
    Sell(done=True),
    *(Keep((card,)) for card in KEYS),
    *(Discard((card,)) for card in KEYS),
    *(Tuck(card) for card in KEYS),
    Tuck(),
    *(Mine(use=True), Mine(use=False)),
    *(Pick(card) for card in KEYS),
)  # the table of moves: the code of a move is its index
CODES: Final[dict[SanJuanMove, int]] = {move: code for code, move in enumerate(MOVES)}


def move_table() -> tuple[Move, ...]:
    return MOVES


def declines() -> tuple[int, ...]:
    """The choices that may be refused. Other powers work without asking (rules: San Juan 2)."""
    return (numbers.NO_BUILD, numbers.NO_MORE_GOODS, numbers.NO_MORE_SALES, numbers.NO_TUCK, numbers.NO_MINE)


def declines_now(state: SanJuanState, seat: int) -> tuple[int, ...]:
    """Those that the seat may meet: only an owner can decline to use a Chapel or a Gold Mine."""
    violets = state.board[numbers.VIOLETS + seat]
    unowned = [
        code
        for code, needed in ((numbers.NO_TUCK, numbers.HAS_CHAPEL), (numbers.NO_MINE, numbers.HAS_GOLD_MINE))
        if not violets & needed
    ]
    return tuple(code for code in declines() if code not in unowned)


def expand(move: Move) -> tuple[int, ...]:
    """The codes of a step or a gesture, in the engine's order as far as the move alone decides it."""
    try:
        return tuple(CODES[step] for step in single_steps(move))
    except (KeyError, TypeError, ValueError):
        raise IllFormedMove("core-move-number", move=str(move)) from None


def single_steps(move: Move) -> list[SanJuanMove]:
    """The steps of a move: cards by kind, then goods by plant."""
    match move:
        case Build(card, library, over, over_full, paying, goods):
            if over is None and over_full:
                raise IllFormedMove("core-move-number", move=str(move))
            covers = [] if over is None else [Cover(over, over_full)]
            return [Build(card, library), *covers, *payment(paying or (), goods)]
        case Pay(cards, goods) if cards or goods:
            return payment(cards, goods)
        case Produce(goods, done):
            return [*(Produce((good,)) for good in goods), *([Produce(done=True)] if done or not goods else [])]
        case Sell(goods, done):
            sales = [Sell((good,)) for good in sorted(goods, key=GOOD_NAMES.index)]
            return [*sales, *([Sell(done=True)] if done or not goods else [])]
        case Keep(cards) if cards:
            return [Keep((card,)) for card in sorted(cards, key=NUMBER.__getitem__)]
        case Discard(cards) if cards:
            return [Discard((card,)) for card in sorted(cards, key=NUMBER.__getitem__)]
        case Take() | BuildNothing() | Beside() | Cover() | Tuck() | Mine() | Pick():
            return [move]
    raise IllFormedMove("core-move-number", move=str(move))


def payment(cards: tuple[str, ...], goods: tuple[GoodName, ...]) -> list[SanJuanMove]:
    return [
        *(Pay((card,)) for card in sorted(cards, key=NUMBER.__getitem__)),
        *(Pay((), (good,)) for good in sorted(goods, key=GOOD_NAMES.index)),
    ]


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
    match MOVES[code]:
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

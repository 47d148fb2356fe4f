"""Whole gestures: several steps typed or sent at once, fitted to what the table is waiting for."""

from __future__ import annotations

import re
from typing import Final

from ludoteca.core.errors import BadMove
from ludoteca.core.game import plain
from ludoteca.core.moves import Move
from ludoteca.games.san_juan import moves
from ludoteca.games.san_juan.cards import GOOD_NAMES, KEYS, typed
from ludoteca.games.san_juan.engine.choices import order_matters, seal
from ludoteca.games.san_juan.engine.places import GOODS, LEFT
from ludoteca.games.san_juan.engine.scoring import owns
from ludoteca.games.san_juan.engine.state import SanJuanState
from ludoteca.games.san_juan.engine.tables import (
    BESIDE,
    CRANE,
    NO_MORE_GOODS,
    NO_MORE_SALES,
    PLANTS_KINDS,
)
from ludoteca.games.san_juan.moves import Build, Discard, GoodName, Keep, Pay, Produce, SanJuanMove, Sell

BUILD_TEXT: Final = re.compile(
    r"build (?P<card>.+?)(?P<library> with library)?(?: over (?P<full>full )?(?P<over>.+?))?(?: paying (?P<paying>.+))?"
)
LISTS: Final = ("pay", "produce", "sell", "keep", "discard")
CARD_NAMES: Final = {typed(key): key for key in KEYS}


def steps(state: SanJuanState, seat: int, move: Move) -> tuple[int, ...]:
    """A struct as steps. A Crane that is not used is passed over, and answers are closed where they are not yet."""
    codes = moves.expand(move)
    match move:
        case Build(over=None, paying=paying) if paying is not None and owns(state.board, seat, CRANE):
            return (codes[0], BESIDE, *codes[1:])
        case Produce(goods, done) if len(goods) > 1 or (goods and done):
            if not order_matters(state.board, state.seats):
                codes = tuple(sorted((code for code in codes if code != NO_MORE_GOODS), reverse=True))
            return closed(state, seat, tuple(code for code in codes if code != NO_MORE_GOODS), NO_MORE_GOODS)
        case Sell(goods, done) if len(goods) > 1 or (goods and done):
            return closed(state, seat, tuple(code for code in codes if code != NO_MORE_SALES), NO_MORE_SALES)
        case Keep(cards) | Discard(cards) if len(cards) > 1 and len(cards) > state.board[LEFT + seat]:
            # A list answers one question; what is too much must not run on into the next one.
            raise BadMove("core-move-too-long", done=max(0, state.board[LEFT + seat]))
    return codes


def closed(state: SanJuanState, seat: int, codes: tuple[int, ...], end: int) -> tuple[int, ...]:
    """Goods named at once are all: say so at the end, unless nothing more could be named anyway."""
    if len(codes) >= state.board[LEFT + seat]:
        return codes
    trial = state.copy()
    for code in codes:
        if not trial.actors() >> seat & 1:
            break
        seal(trial, seat, code)
    return (*codes, end) if trial.actors() >> seat & 1 else codes


def read(state: SanJuanState, seat: int, text: str) -> tuple[int, ...] | None:
    """A gesture as typed, as steps; None if it is none.

    `build library over chapel paying tower, 2 sugar mill, good 1`, `pay 2 tower, good indigo`, `keep well, crane`,
    `produce silver, indigo`, `sell coffee only`.
    """
    wanted = plain(text)
    verb, _, rest = wanted.partition(" ")
    move: SanJuanMove | None = None
    if verb == "build" and (" over " in wanted or " paying " in wanted):
        move = _build(state, seat, wanted, text)
    elif verb in LISTS and ("," in rest or rest[:1].isdigit() or rest.endswith(" only") or rest.startswith("good ")):
        only = rest.endswith(" only")
        cards, goods = _listed(state, seat, rest.removesuffix(" only"), text, verb in ("produce", "sell"))
        if verb == "pay":
            move = Pay(cards, goods)
        elif verb == "produce":
            move = Produce(goods, len(goods) > 1 or only)
        elif verb == "sell":
            move = Sell(goods, len(goods) > 1 or only)
        elif goods:
            raise unreadable(text)
        else:
            move = Keep(cards) if verb == "keep" else Discard(cards)
    return None if move is None else steps(state, seat, move)


def _build(state: SanJuanState, seat: int, wanted: str, text: str) -> Build:
    found = BUILD_TEXT.fullmatch(wanted)
    if found is None:
        raise unreadable(text)
    over = found["over"]
    cards, goods = _listed(state, seat, found["paying"], text, False) if found["paying"] else ((), ())
    return Build(
        _card(found["card"], text),
        found["library"] is not None,
        None if over is None else _card(over, text),
        found["full"] is not None,
        cards,
        goods,
    )


def _listed(
    state: SanJuanState, seat: int, told: str, text: str, goods_only: bool
) -> tuple[tuple[str, ...], tuple[GoodName, ...]]:
    """`tower, 2 sugar mill, good 1` as cards and goods. A number after `good` counts the seat's goods from the left."""
    cards: list[str] = []
    goods: list[GoodName] = []
    standing = [plant for plant in range(PLANTS_KINDS) for _ in range(state.board[GOODS + PLANTS_KINDS * seat + plant])]
    for part in told.split(","):
        count, name = _counted(part.strip(), text)
        if name.startswith("good ") or goods_only:
            which = name.removeprefix("good ")
            if which[:1].isdigit():
                if not countable(which):
                    raise unreadable(text)
                if not 1 <= int(which) <= len(standing):
                    raise BadMove("san_juan-no-such-good", good=which, goods=len(standing))
                goods += [moves.good(standing[int(which) - 1])] * count
            elif which in GOOD_NAMES:
                goods += [moves.good(GOOD_NAMES.index(which))] * count
            else:
                raise unreadable(text)
        else:
            cards += [_card(name, text)] * count
    return tuple(cards), tuple(goods)


def _counted(part: str, text: str) -> tuple[int, str]:
    number, _, name = part.partition(" ")
    if number[:1].isdigit() and name:
        if not countable(number) or not 1 <= int(number) <= 20:
            raise unreadable(text)
        return int(number), name
    return 1, part


def countable(number: str) -> bool:
    """Whether somebody can have meant this as a number."""
    return number.isdecimal() and len(number) <= 3


def _card(name: str, text: str) -> str:
    """A card by its name, or by a beginning that fits only one."""
    name = name.strip()
    if name in CARD_NAMES:
        return CARD_NAMES[name]
    fitting = [key for told, key in CARD_NAMES.items() if name and told.startswith(name)]
    if len(fitting) != 1:
        raise unreadable(text)
    return fitting[0]


def unreadable(text: str) -> BadMove:
    return BadMove("san_juan-gesture", move=text.strip()[:80])

"""Gestures: a whole payment or list typed or sent at once, turned into the engine's single steps.

rules: San Juan 13
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from ludoteca.core.errors import BadMove, IllegalMove
from ludoteca.core.game import normalise
from ludoteca.core.moves import Move
from ludoteca.games.san_juan import moves
from ludoteca.games.san_juan.cards import GOOD_NAMES, KEYS, GoodName, typed
from ludoteca.games.san_juan.engine import numbers
from ludoteca.games.san_juan.engine.goods import name_good, order_matters
from ludoteca.games.san_juan.engine.scoring import owns
from ludoteca.games.san_juan.engine.state import SanJuanState
from ludoteca.games.san_juan.moves import Build, Discard, Keep, Pay, Produce, SanJuanMove, Sell

BUILD_TEXT: Final = re.compile(
    r"build (?P<card>.+?)(?P<library> with library)?(?: over (?P<full>full )?(?P<over>.+?))?(?: paying (?P<paying>.+))?"
)
LIST_VERBS: Final = ("pay", "produce", "sell", "keep", "discard")
KEY_OF_NAME: Final = {typed(key): key for key in KEYS}
# The phases in which a seat chooses several goods or cards, one by one.
LIST_PHASES: Final = (
    numbers.TO_PRODUCE,
    numbers.TO_SELL,
    numbers.TO_COUNSEL,
    numbers.TO_KEEP_HAND,
    numbers.TO_BEGIN_ROUND,
)


def continues_gesture(before: SanJuanState, after: SanJuanState, seat: int) -> bool:
    """Whether the next step of a seat belongs to the building, or to the list of goods or cards, that it has begun.

    A card under the Chapel and the hand limit after it are two decisions.
    """
    phase = after.board[numbers.PHASE]
    if phase in LIST_PHASES:
        chapel = (before.board[numbers.CHAPELS_TO_ASK] ^ after.board[numbers.CHAPELS_TO_ASK]) >> seat & 1
        return bool(phase == before.board[numbers.PHASE]) and not chapel
    return phase in (numbers.TO_COVER, numbers.TO_PAY)


def steps(state: SanJuanState, seat: int, move: Move) -> tuple[int, ...]:
    """The steps of a move. A Crane that is not mentioned is not used, and a list of goods is complete."""
    codes = moves.expand(move)
    match move:
        case Build(over=None, paying=paying) if paying is not None and owns(state.board, seat, numbers.CRANE):
            return (codes[0], numbers.BESIDE, *codes[1:])
        case Produce(goods, done) if len(goods) > 1 or (goods and done):
            codes = tuple(code for code in codes if code != numbers.NO_MORE_GOODS)
            if not order_matters(state.board, state.seats):
                codes = tuple(sorted(codes, reverse=True))
            return complete_list(state, seat, codes, numbers.NO_MORE_GOODS)
        case Sell(goods, done) if len(goods) > 1 or (goods and done):
            codes = tuple(code for code in codes if code != numbers.NO_MORE_SALES)
            return complete_list(state, seat, codes, numbers.NO_MORE_SALES)
        case Keep(cards) | Discard(cards) if len(cards) > 1:
            # A list answers one question. If it is too long, the rest must not answer the next one.
            left = state.board[numbers.CHOICES_LEFT + seat]
            if len(cards) > left:
                raise IllegalMove("core-move-too-long", done=max(0, left))
    return codes


def same_move(move: Move, steps: Sequence[int]) -> bool:
    """Whether a move was played as these steps, apart from those that `steps` adds by itself."""
    added = (numbers.BESIDE, numbers.NO_MORE_GOODS, numbers.NO_MORE_SALES)
    named = [code for code in moves.expand(move) if code not in added]
    played = [code for code in steps if code not in added]
    return sorted(named) == sorted(played) and (bool(played) or steps[0] in moves.expand(move))


def complete_list(state: SanJuanState, seat: int, codes: tuple[int, ...], end: int) -> tuple[int, ...]:
    """Add "no more" to a list of goods, unless nothing more could be named anyway."""
    if len(codes) >= state.board[numbers.CHOICES_LEFT + seat]:
        return codes
    trial = state.copy()
    for code in codes:
        if not trial.actors() >> seat & 1:
            break
        name_good(trial, seat, code)
    return (*codes, end) if trial.actors() >> seat & 1 else codes


def read_gesture(state: SanJuanState, seat: int, text: str) -> tuple[int, ...] | None:
    """The steps of a gesture as typed, or None if the text is no gesture.

    `build library over chapel paying tower, 2 sugar mill, good 1`, `pay 2 tower, good indigo`, `keep well, crane`,
    `produce silver, indigo`, `sell coffee only`.
    """
    normalised = normalise(text)
    verb, _, rest = normalised.partition(" ")
    move: SanJuanMove | None = None
    if verb == "build" and (" over " in normalised or " paying " in normalised):
        move = _read_build(state, seat, normalised, text)
    elif verb in LIST_VERBS and (
        "," in rest or rest[:1].isdigit() or rest.endswith(" only") or rest.startswith("good ")
    ):
        only = rest.endswith(" only")
        cards, goods = _read_list(state, seat, rest.removesuffix(" only"), text, verb in ("produce", "sell"))
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


def _read_build(state: SanJuanState, seat: int, normalised: str, text: str) -> Build:
    found = BUILD_TEXT.fullmatch(normalised)
    if found is None:
        raise unreadable(text)
    over = found["over"]
    cards, goods = _read_list(state, seat, found["paying"], text, False) if found["paying"] else ((), ())
    return Build(
        _read_card(found["card"], text),
        found["library"] is not None,
        None if over is None else _read_card(over, text),
        found["full"] is not None,
        cards,
        goods,
    )


def _read_list(
    state: SanJuanState, seat: int, items: str, text: str, goods_only: bool
) -> tuple[tuple[str, ...], tuple[GoodName, ...]]:
    """`tower, 2 sugar mill, good 1` as cards and goods. A number after `good` counts the seat's goods from the left."""
    cards: list[str] = []
    goods: list[GoodName] = []
    first = numbers.GOODS + numbers.PLANT_KINDS * seat
    owned = [good for plant, good in enumerate(GOOD_NAMES) for _ in range(state.board[first + plant])]
    for item in items.split(","):
        count, name = _read_count(item.strip(), text)
        if name.startswith("good ") or goods_only:
            which = name.removeprefix("good ")
            if which[:1].isdigit():
                if not is_count(which):
                    raise unreadable(text)
                if not 1 <= int(which) <= len(owned):
                    raise BadMove("san_juan-no-such-good", good=which, goods=len(owned))
                goods += [owned[int(which) - 1]] * count
            elif which in GOOD_NAMES:
                goods += [good for good in GOOD_NAMES if good == which] * count
            else:
                raise unreadable(text)
        else:
            cards += [_read_card(name, text)] * count
    return tuple(cards), tuple(goods)


def _read_count(item: str, text: str) -> tuple[int, str]:
    number, _, name = item.partition(" ")
    if number[:1].isdigit() and name:
        if not is_count(number) or not 1 <= int(number) <= 20:
            raise unreadable(text)
        return int(number), name
    return 1, item


def is_count(number: str) -> bool:
    """Whether somebody can have meant this as a number."""
    return number.isdecimal() and len(number) <= 3


def _read_card(name: str, text: str) -> str:
    """A card by its name, or by a beginning that fits only one."""
    name = name.strip()
    if name in KEY_OF_NAME:
        return KEY_OF_NAME[name]
    fitting = [key for card_name, key in KEY_OF_NAME.items() if name and card_name.startswith(name)]
    if len(fitting) != 1:
        raise unreadable(text)
    return fitting[0]


def unreadable(text: str) -> BadMove:
    return BadMove("san_juan-gesture", move=text.strip()[:80])

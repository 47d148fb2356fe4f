"""The facts about a choice that a front end shows beside its words: what it costs, what it brings, what it ends."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludoteca.core.engine.bits import BIT
from ludoteca.core.sets import members
from ludoteca.games.san_juan import moves
from ludoteca.games.san_juan.cards import GOOD_NAMES, KEYS
from ludoteca.games.san_juan.engine import builder, numbers
from ludoteca.games.san_juan.engine.roles import privilege_with
from ludoteca.games.san_juan.engine.state import SanJuanState
from ludoteca.games.san_juan.engine.transfers import cards_to_draw
from ludoteca.games.san_juan.view import count_points


class Discount(msgspec.Struct, frozen=True):
    """Something that lowers a price by a number of cards: a role, a building, or the building that is covered."""

    cards: int
    why: Literal["role", "building", "covering"]
    by: str


class TakeFacts(msgspec.Struct, frozen=True, tag_field="facts", tag="take"):
    """A role for the seat that takes it: how often its privilege works, and the cards to draw and to keep."""

    privilege: int
    drawn: int
    kept: int


class BuildFacts(msgspec.Struct, frozen=True, tag_field="facts", tag="build"):
    """A building: its printed cost, what lowers it, the price, and what the building changes when it stands."""

    cost: int
    discounts: tuple[Discount, ...]
    price: int
    points: int  # how the seat's points change
    last_phase: bool  # the game ends after this phase


class SellFacts(msgspec.Struct, frozen=True, tag_field="facts", tag="sell"):
    """A good to sell: the cards it brings."""

    cards: int


SanJuanFacts = TakeFacts | BuildFacts | SellFacts


def choice_facts(code: int, state: SanJuanState, seat: int) -> SanJuanFacts | None:
    """The facts about a legal step, made from the mover's view."""
    board = state.board
    match moves.MOVES[code]:
        case moves.Take(role, library):
            return take_facts(state, seat, role, library)
        case moves.Build(library=library):
            kind = code - (numbers.BUILD_DOUBLED if library else numbers.BUILD)
            return build_facts(state, seat, kind, numbers.NONE, library)
        case moves.Beside():
            over = numbers.NONE
        case moves.Cover(full=full):
            over = code - (numbers.COVER_FULL if full else numbers.COVER)
        case moves.Sell((good,)):
            return SellFacts(int(numbers.PRICES[numbers.TILES * board[numbers.TILE] + GOOD_NAMES.index(good)]))
        case _:
            return None
    return build_facts(state, seat, board[numbers.NEW_BUILDING], over, bool(board[numbers.LIBRARY_DECLARED]))


def take_facts(state: SanJuanState, seat: int, role: moves.RoleName, library: bool) -> TakeFacts:
    violets = state.board[numbers.VIOLETS + seat]
    privilege = int(privilege_with(state.board, state.seats, seat, violets, library))
    left = int(cards_to_draw(state.board))  # fewer are drawn if there are not enough (rules: San Juan 9)
    if role == "councillor":
        drawn = min(2 + 3 * privilege, left)
        return TakeFacts(privilege, drawn, min(2 if violets & numbers.HAS_PREFECTURE else 1, drawn))
    drawn = min(privilege, left) if role == "prospector" else 0
    return TakeFacts(privilege, drawn, drawn)


# ---------------------------------------------------------------- buildings


def build_facts(state: SanJuanState, seat: int, kind: int, over: int, doubled: bool) -> BuildFacts:
    """The facts about a building that stands on a free place, or covers another."""
    board = state.board
    first = numbers.PLANTS + numbers.PLANT_KINDS * seat
    plants = tuple(int(board[place]) for place in range(first, first + numbers.PLANT_KINDS))
    violets, chapel = int(board[numbers.VIOLETS + seat]), int(board[numbers.CHAPEL_COUNT + seat])
    after = total_points(*with_building(plants, violets, kind, over), chapel)
    standing = board[numbers.BUILDING_COUNT + seat] + (over == numbers.NONE)
    return BuildFacts(
        int(numbers.COST[kind]),
        discounts(state, seat, kind, over, doubled),
        int(builder.price(board, state.seats, seat, kind, over, doubled)),
        after - total_points(plants, violets, chapel),
        bool(standing >= numbers.BUILDINGS_TO_END),
    )


def discounts(state: SanJuanState, seat: int, kind: int, over: int, doubled: bool) -> tuple[Discount, ...]:
    """Everything that lowers the price of a building."""
    helping = builder.powers(state.board, seat, over)
    cuts = []
    if over != numbers.NONE:
        cuts.append(Discount(int(numbers.COST[over]), "covering", KEYS[over]))
    privilege = privilege_with(state.board, state.seats, seat, helping, doubled)
    cuts += [Discount(1, "role", "builder"), Discount(1, "building", KEYS[numbers.LIBRARY])][:privilege]
    if builder.discount_for(helping, kind):
        helper = numbers.SMITHY if kind < numbers.PLANT_KINDS else numbers.QUARRY
        cuts.append(Discount(1, "building", KEYS[helper]))
    return tuple(cuts)


def with_building(plants: tuple[int, ...], violets: int, kind: int, over: int) -> tuple[tuple[int, ...], int]:
    """Plants and violet buildings with a new building, without the one it covers."""
    standing = list(plants)
    for changed, change in ((kind, 1), (over, -1)):
        if changed == numbers.NONE:
            continue
        if changed < numbers.PLANT_KINDS:
            standing[changed] += change
        else:
            violets ^= int(BIT[changed])
    return tuple(standing), violets


def total_points(plants: tuple[int, ...], violets: int, chapel: int) -> int:
    """The points of plants, violet buildings and cards under the Chapel."""
    points, _ = count_points(plants, tuple(KEYS[kind] for kind in members(violets)), chapel)
    return sum(points.values())

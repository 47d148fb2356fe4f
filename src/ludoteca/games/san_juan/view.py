"""The view of a seat on a game of San Juan, as JSON-ready structs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Self

import msgspec

from ludoteca.core.sets import members, seats_of
from ludoteca.core.views import Pile, View, pile_of
from ludoteca.games.san_juan.cards import BUILDINGS, GOOD_NAMES, KEYS, NUMBER, TILE_PRICES, GoodName
from ludoteca.games.san_juan.engine import numbers
from ludoteca.games.san_juan.engine.state import SanJuanState
from ludoteca.games.san_juan.events import PHASES, REASONS, PhaseName, Reason, sealed_goods
from ludoteca.games.san_juan.moves import ROLE_NAMES, RoleName

ARCH_POINTS: Final = (0, 4, 6, 8)  # by the number of monuments
PALACE_SHARE: Final = 4  # one point for so many others
# The phases in which seats choose cards.
CHOOSING: Final = (numbers.TO_KEEP_HAND, numbers.TO_COUNSEL, numbers.TO_BEGIN_ROUND)
# The phases in which all seats act at once.
TOGETHER: Final = ("starting_hand", "produce", "sell", "counsel", "settle")
# The phases in which one seat acts after the other.
IN_TURN: Final = ("role", "build", "cover", "pay")
POINTS: Final = {key: BUILDINGS[kind].points for key, kind in NUMBER.items()}
MONUMENTS: Final = frozenset(key for key, kind in NUMBER.items() if BUILDINGS[kind].group == "monument")


class PlantView(msgspec.Struct, gc=False):
    """The plants of one kind: how many there are, and how many of them hold a good."""

    card: str
    good: GoodName
    standing: int
    goods: int


class SeatView(msgspec.Struct, gc=False):
    """A player: buildings, goods, and the cards as far as the viewer knows them (None: unknown)."""

    hand: list[str | None]
    offered: list[str | None]
    buildings: int
    plants: list[PlantView]
    violets: list[str]
    covered: list[str]
    chapel: int
    chapel_cards: list[str] | None
    to_choose: int
    sealed: list[GoodName]
    library_used: bool
    points: dict[str, int]
    worth: dict[str, int] = {}  # of each six-cost building: what it counts, or would count if it were built now
    privilege: int = 1  # how often a privilege works for this seat without declaring the Library
    score: int = 0  # the sum of the points


class BuildView(msgspec.Struct, gc=False):
    """A building under construction: what it covers, its price, and how much is still owed."""

    seat: int
    card: str
    over: str | None
    price: int
    owed: int


class RoleView(msgspec.Struct, gc=False):
    """A role, and the seat that has taken it in this round."""

    role: RoleName
    taken_by: int | None


class SanJuanView(View):
    """The table as one seat sees it; seat −1 is a spectator."""

    round: int
    governor: int
    picker: int
    at: int
    role: RoleName | None
    roles_taken: list[RoleName]  # in the order taken, beginning with the governor's
    phase: PhaseName | None
    actors: list[int]
    pile: int
    discards: int
    known_discards: dict[str, int] | None  # memory aid: the viewer's own discards and those everybody has seen
    shuffled_in: dict[str, int] | None  # memory aid: the cards the viewer knew to be in the last shuffle
    prices: tuple[int, ...] | None
    cycle: list[tuple[int, ...] | None]
    cycle_at: int
    building: BuildView | None
    revealed: list[str]
    seats: list[SeatView]
    over: bool
    reason: Reason | None
    roles: list[RoleView] = []
    answered: list[int] = []  # where all act at once: the seats that have nothing more to decide
    buildings_to_end: int = numbers.BUILDINGS_TO_END
    last_phase: bool = False  # somebody has that many: the game ends after this phase
    order: list[int] = []  # the seats that act now, and those that follow where one acts after the other

    def points(self) -> list[dict[str, int]]:
        return [dict(player.points) for player in self.seats]

    def phase_name(self) -> str | None:
        return self.phase

    def piles(self) -> dict[str, Pile]:
        known = [card for card, count in (self.known_discards or {}).items() for _ in range(count)]
        piles = {"draw": Pile(self.pile), "discard": Pile(self.discards, tuple(known))}
        piles["revealed"] = pile_of(self.revealed)
        for seat, player in enumerate(self.seats):
            piles[f"hand:{seat}"] = pile_of(player.hand)
            piles[f"offered:{seat}"] = pile_of(player.offered)
            piles[f"chapel:{seat}"] = Pile(player.chapel, tuple(player.chapel_cards or ()))
        return piles

    def open_hands(self, own_views: Sequence[Self]) -> None:
        self.seats = [view.seats[seat] for seat, view in enumerate(own_views)]


def keys_of(low: int, high: int) -> list[str]:
    """The cards of a set as keys, in the order of kinds."""
    return list(_keys_of(low, high)) if low or high else []


@lru_cache(maxsize=4096)
def _keys_of(low: int, high: int) -> tuple[str, ...]:
    cards: list[str] = []
    for first, word in ((0, low), (numbers.KINDS_PER_WORD, high)):
        kind = first
        while word:
            cards += [KEYS[kind]] * (word & numbers.KIND_MASK)
            word >>= numbers.KIND_BITS
            kind += 1
    return tuple(cards)


def count_cards(cards: list[str]) -> dict[str, int]:
    """How many there are of each card."""
    return {key: cards.count(key) for key in dict.fromkeys(cards)}


def view(state: SanJuanState, seat: int, memory_aid: bool = False) -> SanJuanView:
    """The view of a seat, made from `blank(seat)` and nothing else."""
    board = list(state.blank(seat).board)
    phase = board[numbers.PHASE]
    seats = [view_of_player(board, state.seats, other, other == seat, memory_aid) for other in range(state.seats)]
    known_discards = None
    shuffled_in = None
    if memory_aid:
        at = numbers.SET_WORDS * (seat if seat >= 0 else numbers.SPECTATOR)
        low, high = board[numbers.OPEN_DISCARDS], board[numbers.OPEN_DISCARDS + 1]
        if seat >= 0:
            low, high = low + board[numbers.OWN_DISCARDS + at], high + board[numbers.OWN_DISCARDS + at + 1]
        known_discards = count_cards(keys_of(low, high))
        shuffled_in = count_cards(cards_at(board, numbers.SHUFFLED_IN + at))
    tile = board[numbers.TILE]
    building = None
    if board[numbers.NEW_BUILDING] != numbers.NONE:
        covers = board[numbers.BUILT_OVER]
        building = BuildView(
            board[numbers.CURRENT_SEAT],
            KEYS[board[numbers.NEW_BUILDING]],
            None if covers == numbers.NONE else KEYS[covers],
            board[numbers.FULL_PRICE],
            board[numbers.OWED],
        )
    role = board[numbers.ROLE]
    made = SanJuanView(
        seat,
        board[numbers.ROUND],
        board[numbers.GOVERNOR],
        board[numbers.PICKER],
        board[numbers.CURRENT_SEAT],
        None if role == numbers.NONE else ROLE_NAMES[role],
        roles_taken(state.role_order),
        PHASES.get(phase),
        list(seats_of(board[numbers.ACTING])),
        board[numbers.PILE_COUNT],
        board[numbers.DISCARD_COUNT],
        known_discards,
        shuffled_in,
        None if tile == numbers.NONE else TILE_PRICES[tile],
        [None if (k := board[numbers.CYCLE + at]) == numbers.NONE else TILE_PRICES[k] for at in range(numbers.TILES)],
        board[numbers.CYCLE_AT],
        building,
        cards_at(board, numbers.REVEALED),
        seats,
        phase == numbers.OVER,
        REASONS.get(board[numbers.REASON]),
    )
    derive_table(made)
    return made


def roles_taken(order: int) -> list[RoleName]:
    """This round's roles in the order in which they were taken."""
    taken = []
    while order:
        taken.append(ROLE_NAMES[(order & numbers.ROLE_MASK) - 1])
        order >>= numbers.ROLE_BITS
    return taken


def seat_view(public: SanJuanView, state: SanJuanState, seat: int) -> SanJuanView:
    """The view of a seat, made from the spectator's: only the seat's own part differs."""
    mine = view_of_player(list(state.blank(seat).board), state.seats, seat, True, False)
    return msgspec.structs.replace(public, seat=seat, seats=[*public.seats[:seat], mine, *public.seats[seat + 1 :]])


def cards_at(board: list[int], place: int) -> list[str]:
    """The cards of the set at a place of the board."""
    return keys_of(board[place], board[place + 1])


def known_cards(board: list[int], place: int, size: int, shown: bool) -> list[str | None]:
    """The cards at a place as far as the viewer knows them, and None for each of the others."""
    known: list[str | None] = list(cards_at(board, place)) if shown else []
    return known + [None] * (size - len(known))


@lru_cache(maxsize=4096)
def plant_view(plant: int, standing: int, goods: int) -> PlantView:
    """The plants of one kind. Views share the result, so treat it as read-only."""
    return PlantView(KEYS[plant], GOOD_NAMES[plant], standing, goods)


def view_of_player(board: list[int], seats: int, seat: int, own: bool, memory_aid: bool) -> SeatView:
    """One player's part of a view; `own` if it is that player's view."""
    at = numbers.SET_WORDS * seat
    player = SeatView(
        known_cards(board, numbers.HANDS + at, board[numbers.HAND_COUNT + seat], own or memory_aid),
        known_cards(board, numbers.OFFERED + at, board[numbers.OFFERED_COUNT + seat], own),
        board[numbers.BUILDING_COUNT + seat],
        [
            plant_view(
                plant,
                board[numbers.PLANTS + numbers.PLANT_KINDS * seat + plant],
                board[numbers.GOODS + numbers.PLANT_KINDS * seat + plant],
            )
            for plant in range(numbers.PLANT_KINDS)
        ],
        [KEYS[kind] for kind in members(board[numbers.VIOLETS + seat])],
        cards_at(board, numbers.COVERED + at),
        board[numbers.CHAPEL_COUNT + seat],
        cards_at(board, numbers.CHAPEL_CARDS + at) if own else None,
        board[numbers.CHOICES_LEFT + seat] if board[numbers.PHASE] in CHOOSING else 0,
        [] if board[numbers.ACTING] >> seat & 1 else list(sealed_goods(board[numbers.SEALED + seat])),
        bool(board[numbers.LIBRARY_SPENT] >> seat & 1),
        {},
    )
    derive_seat(player, seats)
    return player


# ---------------------------------------------------------------- what follows from the rest of a view


def derive_table(view: SanJuanView) -> None:
    """Fill in what follows from other parts of a view, except those of the seats."""
    # The governor takes the first role; with two players also the third.
    takers = {role: (view.governor + turn) % len(view.seats) for turn, role in enumerate(view.roles_taken)}
    view.roles = [RoleView(role, takers.get(role)) for role in ROLE_NAMES]
    together = view.phase in TOGETHER
    view.answered = [seat for seat in range(len(view.seats)) if together and seat not in view.actors]
    view.order = turn_order(view)
    view.last_phase = any(player.buildings >= view.buildings_to_end for player in view.seats)


def turn_order(view: SanJuanView) -> list[int]:
    """The seat to act and those after it: roles are taken from the governor on, buildings built from who took it."""
    seats = len(view.seats)
    if view.phase not in IN_TURN or not view.actors:
        return list(view.actors)
    first = view.governor if view.phase == "role" else view.picker
    done = (view.at - first) % seats
    return [(view.at + k) % seats for k in range(seats - done)]


def derive_seat(player: SeatView, seats: int) -> None:
    """Fill in what follows from a seat's buildings, which everybody sees (rules: San Juan 11, San Juan 14)."""
    plants = tuple(plant.standing for plant in player.plants)
    player.points, player.worth = count_points(plants, tuple(player.violets), player.chapel)
    player.score = sum(player.points.values())
    player.privilege = 2 if seats > 2 and "library" in player.violets else 1


@lru_cache(maxsize=4096)
def count_points(
    plants: tuple[int, ...], violets: tuple[str, ...], chapel: int
) -> tuple[dict[str, int], dict[str, int]]:
    """The points of buildings by category, and what each six-cost building counts, or would if it were built now.

    Views share the result, so treat it as read-only.
    """
    printed = sum(POINTS[key] for key in violets)
    printed += sum(POINTS[KEYS[plant]] * standing for plant, standing in enumerate(plants))
    worth = {
        "guild-hall": 2 * sum(plants),
        "city-hall": len(violets) if "city-hall" in violets else len(violets) + 1,
        "triumphal-arch": ARCH_POINTS[sum(key in MONUMENTS for key in violets)],
    }
    points = {
        "buildings": printed,
        "chapel": chapel,
        "guild_hall": worth["guild-hall"] if "guild-hall" in violets else 0,
        "city_hall": worth["city-hall"] if "city-hall" in violets else 0,
        "triumphal_arch": worth["triumphal-arch"] if "triumphal-arch" in violets else 0,
    }
    worth["palace"] = sum(points.values()) // PALACE_SHARE
    points["palace"] = worth["palace"] if "palace" in violets else 0
    return points, worth

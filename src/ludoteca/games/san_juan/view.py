"""What a seat may know of a game of San Juan, as JSON-ready structs, and how events bring it up to date."""

from __future__ import annotations

from typing import Final

import msgspec

from ludoteca.core.game import View
from ludoteca.core.sets import members, seats_of
from ludoteca.games.san_juan.cards import BUILDINGS, GOOD_NAMES, KEYS, NUMBER, TILE_PRICES
from ludoteca.games.san_juan.engine import places
from ludoteca.games.san_juan.engine.places import KIND_BITS, KIND_MASK, KINDS_PER_WORD, WORDS
from ludoteca.games.san_juan.engine.state import SanJuanState
from ludoteca.games.san_juan.engine.tables import (
    CARDS,
    NONE,
    OVER,
    PLANTS_KINDS,
    TILES,
    TO_COUNSEL,
    TO_KEEP,
    TO_SETTLE,
)
from ludoteca.games.san_juan.events import PHASES, REASONS, PhaseName, Reason, named
from ludoteca.games.san_juan.moves import ROLE_NAMES, GoodName, RoleName

ARCH_POINTS: Final = (0, 4, 6, 8)
CHOOSING: Final = (TO_KEEP, TO_COUNSEL, TO_SETTLE)  # the phases in which cards are to be chosen
POINTS: Final = {key: BUILDINGS[kind].points for key, kind in NUMBER.items()}
MONUMENTS: Final = frozenset(key for key, kind in NUMBER.items() if BUILDINGS[kind].group == "monument")


class PlantView(msgspec.Struct, gc=False):
    """The production buildings of one kind: how many stand, and how many of them hold a good."""

    card: str
    good: GoodName
    standing: int
    goods: int


class SeatView(msgspec.Struct, gc=False):
    """A player: what lies in front of them, and as much of their cards as the viewer may see (None: unknown)."""

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


class BuildView(msgspec.Struct, gc=False):
    """A building being built: over which one, its price, and what is still to be paid."""

    seat: int
    card: str
    over: str | None
    price: int
    owed: int


class SanJuanView(View):
    """The table as one seat sees it; seat −1 is a spectator."""

    seat: int
    round: int
    governor: int
    picker: int
    at: int
    role: RoleName | None
    roles_taken: list[RoleName]  # in their order: the governor's, then the next seat's
    phase: PhaseName | None
    actors: list[int]
    pile: int
    discards: int
    known_discards: dict[str, int] | None  # memory aid: the viewer's own and what lay open
    shuffled_in: dict[str, int] | None  # memory aid: what the viewer knew to be in the last shuffle
    prices: tuple[int, ...] | None
    cycle: list[tuple[int, ...] | None]
    cycle_at: int
    building: BuildView | None
    revealed: list[str]
    seats: list[SeatView]
    over: bool
    reason: Reason | None


def spread(low: int, high: int) -> list[str]:
    """A set of cards by name, in the order of kinds."""
    cards: list[str] = []
    for first, word in ((0, low), (KINDS_PER_WORD, high)):
        kind = first
        while word:
            cards += [KEYS[kind]] * (word & KIND_MASK)
            word >>= KIND_BITS
            kind += 1
    return cards


def tallied(cards: list[str]) -> dict[str, int]:
    """Cards by name, and how many of each."""
    return {key: cards.count(key) for key in dict.fromkeys(cards)}


def view(state: SanJuanState, seat: int, memory_aid: bool) -> SanJuanView:
    """The view of a seat, out of the blanked state and nothing else."""
    board = list(state.blank(seat).board)

    phase = board[places.PHASE]
    seats = [seated(board, other, other == seat, memory_aid) for other in range(state.seats)]
    known = None
    shuffled_in = None
    if memory_aid:
        mine = WORDS * seat if seat >= 0 else WORDS * places.SPECTATOR
        low, high = board[places.DISCARDS_OPEN], board[places.DISCARDS_OPEN + 1]
        if seat >= 0:
            low, high = low + board[places.DISCARDS + mine], high + board[places.DISCARDS + mine + 1]
        known = tallied(spread(low, high))
        shuffled_in = tallied(cards(board, places.POOL + mine))
    tile = board[places.TILE]
    building = None
    if board[places.CARD] != NONE:
        covers = board[places.COVERS]
        building = BuildView(
            board[places.AT],
            KEYS[board[places.CARD]],
            None if covers == NONE else KEYS[covers],
            board[places.COSTS],
            board[places.OWED],
        )
    role = board[places.ROLE]
    return SanJuanView(
        seat,
        board[places.ROUND],
        board[places.GOVERNOR],
        board[places.PICKER],
        board[places.AT],
        None if role == NONE else ROLE_NAMES[role],
        roles_taken(state.order),
        PHASES.get(phase),
        list(seats_of(board[places.ACTING])),
        board[places.PILE_SIZE],
        board[places.DISCARD_SIZE],
        known,
        shuffled_in,
        None if tile == NONE else TILE_PRICES[tile],
        [None if (k := board[places.CYCLE + at]) == NONE else TILE_PRICES[k] for at in range(TILES)],
        board[places.TILE_AT],
        building,
        cards(board, places.REVEALED),
        seats,
        phase == OVER,
        REASONS.get(board[places.WHY]),
    )


def roles_taken(order: int) -> list[RoleName]:
    """This round's roles in the order in which they were taken."""
    taken = []
    while order:
        taken.append(ROLE_NAMES[(order & places.ORDER_MASK) - 1])
        order >>= places.ORDER_BITS
    return taken


def beside(public: SanJuanView, state: SanJuanState, seat: int) -> SanJuanView:
    """The view of a seat: the spectator's with what is its own."""
    mine = seated(list(state.blank(seat).board), seat, True, False)
    return msgspec.structs.replace(public, seat=seat, seats=[*public.seats[:seat], mine, *public.seats[seat + 1 :]])


def cards(board: list[int], place: int) -> list[str]:
    """The cards that lie at a place."""
    return spread(board[place], board[place + 1])


def hidden(board: list[int], place: int, size: int, shown: bool) -> list[str | None]:
    """The cards at a place as far as they may be seen, and None for each of the others."""
    known: list[str | None] = list(cards(board, place)) if shown else []
    return known + [None] * (size - len(known))


def seated(board: list[int], seat: int, own: bool, memory_aid: bool) -> SeatView:
    """A player; `own` for the player's own eyes."""
    at = WORDS * seat
    player = SeatView(
        hidden(board, places.HANDS + at, board[places.HAND_SIZE + seat], own or memory_aid),
        hidden(board, places.DRAWN + at, board[places.DRAWN_SIZE + seat], own),
        board[places.BUILDINGS + seat],
        [
            PlantView(
                KEYS[plant],
                GOOD_NAMES[plant],
                board[places.PLANTS + PLANTS_KINDS * seat + plant],
                board[places.GOODS + PLANTS_KINDS * seat + plant],
            )
            for plant in range(PLANTS_KINDS)
        ],
        [KEYS[kind] for kind in members(board[places.VIOLETS + seat])],
        cards(board, places.COVERED + at),
        board[places.CHAPEL_SIZE + seat],
        cards(board, places.CHAPELS_CARDS + at) if own else None,
        board[places.LEFT + seat] if board[places.PHASE] in CHOOSING else 0,
        [] if board[places.ACTING] >> seat & 1 else list(named(board[places.CHOICE + seat])),
        bool(board[places.SPENT] >> seat & 1),
        {},
    )
    player.points = points(player)
    return player


def points(player: SeatView) -> dict[str, int]:
    """A seat's points by category as they stand: all of it is public."""
    printed = sum(POINTS[key] for key in player.violets)
    printed += sum(POINTS[plant.card] * plant.standing for plant in player.plants)
    monuments = sum(key in MONUMENTS for key in player.violets)
    told = {
        "buildings": printed,
        "chapel": player.chapel,
        "guild_hall": 2 * sum(plant.standing for plant in player.plants) if "guild-hall" in player.violets else 0,
        "city_hall": len(player.violets) if "city-hall" in player.violets else 0,
        "triumphal_arch": ARCH_POINTS[monuments] if "triumphal-arch" in player.violets else 0,
    }
    told["palace"] = sum(told.values()) // 4 if "palace" in player.violets else 0
    return told


def opening(state: SanJuanState, seat: int) -> SanJuanView:
    """The table before the deal."""
    seats = [
        SeatView(
            [],
            [],
            0,
            [PlantView(KEYS[plant], GOOD_NAMES[plant], 0, 0) for plant in range(PLANTS_KINDS)],
            [],
            [],
            0,
            [] if other == seat else None,
            0,
            [],
            False,
            {},
        )
        for other in range(state.seats)
    ]
    made = SanJuanView(
        seat, 1, 0, 0, 0, None, [], None, [], CARDS, 0, {}, {}, None, [None] * TILES, 0, None, [], seats, False, None
    )
    for player in seats:
        player.points = points(player)
    return made

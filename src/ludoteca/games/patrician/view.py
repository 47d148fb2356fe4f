"""The view of a seat on a game of Patrician, as structs ready for JSON."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Self

import msgspec

from ludoteca.core.sets import members
from ludoteca.core.views import Pile, View, pile_of
from ludoteca.games.patrician.cards import CITY_NAMES, PORTRAIT_NAMES
from ludoteca.games.patrician.engine import numbers
from ludoteca.games.patrician.engine.state import PatricianState
from ludoteca.games.patrician.events import AMBASSADOR_NAMES, STEP_NAMES, StepName
from ludoteca.games.patrician.moves import ROAD_NAMES
from ludoteca.games.patrician.standing import PortraitSets, tallest_tower, tally, tally_portraits, token_points

if TYPE_CHECKING:
    from ludoteca.games.patrician import Patrician


FLOORS: Final = tuple(numbers.FLOORS)


class CityView(msgspec.Struct, gc=False):
    """A city with its towers (owners from the bottom), its face-up card, its tokens and their winners.

    `tallest` is the most floors that one of its towers can have, `leaders` are those of the towers. `bonus` is what its
    messengers add to each token: None if one of them may have come after the scoring.
    """

    name: str
    floors: int
    towers: list[list[int]]
    card: str | None
    high_token: int
    low_token: int
    scored: bool
    high: int | None
    low: int | None
    messengers: int
    tallest: int
    leaders: list[int | None] = []
    bonus: int | None = 0


class SeatView(msgspec.Struct, gc=False):
    """A player. What the viewer may not see of the hand, the played cards and the portraits is None.

    `score` adds up the points that the viewer can see, and `public_score` those that everybody can see.
    """

    hand: list[str | None]
    played: list[str] | None
    played_count: int
    top: str | None
    pieces: int
    messengers: int
    portraits: dict[str, int] | None
    points: dict[str, int]
    portrait_sets: dict[str, PortraitSets] | None = None
    portraits_worth: int | None = None
    score: int = 0
    public_score: int = 0


class MessengerView(msgspec.Struct, gc=False):
    """A messenger on a road."""

    road: tuple[str, str]
    seat: int


class AmbassadorView(msgspec.Struct, gc=False):
    """The owner of an ambassador card and the portrait it adds; None for D, which adds one of each."""

    seat: int
    portrait: str | None


class PatricianView(View):
    """The table as one seat sees it; seat −1 is a spectator.

    `categories` are the categories of points to list, in their order. `ambassador_counts` are the numbers that decide
    on each ambassador, by seat; empty without ambassadors.
    """

    cities: list[CityView]
    seats: list[SeatView]
    sent_messengers: list[MessengerView] = msgspec.field(name="riders")
    pile: int
    first: int
    turn: int
    step: StepName | None
    floors_to_build: int
    card: str | None
    scored_with_messenger: list[str] = msgspec.field(name="effective")
    ambassadors: dict[str, AmbassadorView]
    penalised: int | None
    over: bool
    roads: tuple[tuple[str, str], ...]
    round: int = 1
    rounds: int = 1
    categories: list[str] = []
    ambassador_counts: dict[str, list[int]] = {}

    def points(self) -> list[dict[str, int]]:
        return [dict(player.points) for player in self.seats]

    def phase_name(self) -> str | None:
        return self.step

    def piles(self) -> dict[str, Pile]:
        hands = {f"hand:{seat}": pile_of(player.hand) for seat, player in enumerate(self.seats)}
        played = {
            f"played:{seat}": Pile(player.played_count, tuple(player.played or ([player.top] if player.top else [])))
            for seat, player in enumerate(self.seats)
        }
        return {"draw": Pile(self.pile), **hands, **played}

    def open_hands(self, own_views: Sequence[Self]) -> None:
        self.seats = [view.seats[seat] for seat, view in enumerate(own_views)]


def view(game: Patrician, state: PatricianState, seat: int, memory_aid: bool = False) -> PatricianView:
    """The view of a seat, made from its blanked state only.

    The memory aid adds what everybody has seen (rules: Patrician 10).
    """
    board = list(state.blank(seat).board)
    keys = game.deck.keys
    cities = []
    for city, name in enumerate(CITY_NAMES):
        if not state.city_in_play(city):
            continue
        floors = FLOORS[city]
        cities.append(
            CityView(
                name,
                floors,
                [owners(board, 2 * city), owners(board, 2 * city + 1)],
                card_key(keys, board[numbers.FACE_UP_CARD + city]),
                *token_points(city),
                bool(board[numbers.SCORED + city]),
                seat_of(board[numbers.HIGH_TOKEN + city]),
                seat_of(board[numbers.LOW_TOKEN + city]),
                board[numbers.MESSENGERS_AT + city],
                tallest_tower(floors),
            )
        )
    over = board[numbers.PHASE] == numbers.OVER
    view = PatricianView(
        seat,
        cities,
        [player_view(keys, board, other, memory_aid or other == seat or over) for other in range(state.seats)],
        [
            MessengerView(ROAD_NAMES[road], board[numbers.MESSENGER_ON + road] - 1)
            for road in range(numbers.ROADS)
            if board[numbers.MESSENGER_ON + road]
        ],
        board[numbers.DRAW_PILE_SIZE],
        board[numbers.FIRST_PLAYER],
        board[numbers.TURN],
        STEP_NAMES.get(board[numbers.PHASE]),
        board[numbers.FLOORS_TO_BUILD],
        card_key(keys, board[numbers.TURN_CARD]),
        [name for city, name in enumerate(CITY_NAMES) if board[numbers.SCORED_WITH_MESSENGER] >> city & 1],
        ambassadors(board),
        seat_of(board[numbers.PENALTY_OWNER]),
        over,
        ROAD_NAMES[: state.roads()],
    )
    tally(game, view, board[numbers.MESSENGER_BONUS : numbers.MESSENGER_BONUS + state.seats])
    return view


def seat_view(game: Patrician, public: PatricianView, state: PatricianState, seat: int) -> PatricianView:
    """The view of a seat: a spectator's with the hand, played cards and portraits of the seat."""
    own = player_view(game.deck.keys, list(state.blank(seat).board), seat, True)
    own.points = dict(public.seats[seat].points)
    seats = [*public.seats[:seat], own, *public.seats[seat + 1 :]]
    view = msgspec.structs.replace(public, seat=seat, seats=seats)
    tally_portraits(view, seat)
    return view


def card_key(keys: Sequence[str], card: int) -> str | None:
    return None if card in (numbers.NONE, numbers.UNKNOWN) else keys[card]


def player_view(keys: Sequence[str], board: list[int], seat: int, in_full: bool) -> SeatView:
    """A player, with hand, played cards and portraits if shown in full; `tally` adds the points."""
    hand = numbers.HANDS + numbers.HAND_SIZE * seat
    cards = [card for card in board[hand : hand + numbers.HAND_SIZE] if card != numbers.NONE]
    played = board[numbers.PLAYED_CARDS + seat]
    first_portrait = numbers.PORTRAITS + numbers.PORTRAIT_KINDS * seat
    return SeatView(
        [card_key(keys, card) if in_full else None for card in cards],
        [keys[card] for card in members(played)] if in_full else None,
        int(played).bit_count(),
        card_key(keys, board[numbers.TOP_CARD + seat]),
        board[numbers.SUPPLY + seat],
        board[numbers.MESSENGERS_LEFT + seat],
        {name: board[first_portrait + kind] for kind, name in enumerate(PORTRAIT_NAMES)} if in_full else None,
        {},
    )


def ambassadors(board: list[int]) -> dict[str, AmbassadorView]:
    """The ambassador cards that were won."""
    won = {}
    for card, name in enumerate(AMBASSADOR_NAMES):
        owner = board[numbers.AMBASSADOR + card]
        if owner:
            portrait = board[numbers.AMBASSADOR_PORTRAIT + card]
            won[name] = AmbassadorView(owner - 1, PORTRAIT_NAMES[portrait - 1] if portrait else None)
    return won


def owners(board: Sequence[int], tower: int) -> list[int]:
    """The owners of a tower's floors, from the bottom."""
    return list(owners_of(board[numbers.TOWER + tower], board[numbers.HEIGHT + tower]))


@lru_cache(maxsize=4096)
def owners_of(floors: int, height: int) -> tuple[int, ...]:
    """The owners of floors as the engine packs them; most towers are as they were a step ago."""
    return tuple((floors >> (numbers.FLOOR_BITS * level) & numbers.FLOOR_MASK) - 1 for level in range(height))


def seat_of(owner: int) -> int | None:
    return owner - 1 if owner else None

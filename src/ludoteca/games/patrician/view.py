"""What a seat may know of a game of Patrician, as JSON-ready structs, and how events bring it up to date."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ludoteca.core.engine.bits import count
from ludoteca.core.events import Event
from ludoteca.core.game import View
from ludoteca.core.sets import members
from ludoteca.games.patrician import events as happened
from ludoteca.games.patrician.cards import CITY_NAMES, FACES, PatricianDeck, city_number
from ludoteca.games.patrician.engine import places
from ludoteca.games.patrician.engine.state import PatricianState
from ludoteca.games.patrician.engine.tables import (
    CARDS,
    FLOORS,
    HAND,
    LOW_TOKEN_IS_LESS,
    MESSENGER_POINTS,
    MESSENGERS,
    NONE,
    OVER,
    PENALTY_POINTS,
    PIECES,
    ROADS,
    SET_POINTS,
    UNKNOWN,
)
from ludoteca.games.patrician.events import AMBASSADOR_NAMES, PORTRAIT_NAMES, STEPS, PhaseName
from ludoteca.games.patrician.moves import ROAD_NAMES, SITES


class CityView(msgspec.Struct, gc=False):
    """A city: how many floors it takes, its two towers from the bottom, its card, its tokens and messengers."""

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


class SeatView(msgspec.Struct, gc=False):
    """A player: what lies in front of them, and as much of hand and pile as the viewer may see (None: unknown)."""

    hand: list[str | None]
    played: list[str] | None
    played_count: int
    top: str | None
    pieces: int
    messengers: int
    portraits: dict[str, int] | None
    points: dict[str, int]


class RiderView(msgspec.Struct, gc=False):
    """A messenger on its road."""

    road: tuple[str, str]
    seat: int


class AmbassadorView(msgspec.Struct, gc=False):
    """Who holds an ambassador card and which portrait it adds; None for D, which adds one of each."""

    seat: int
    portrait: str | None


class PatricianView(View):
    """The table as one seat sees it; seat −1 is a spectator."""

    seat: int
    cities: list[CityView]
    seats: list[SeatView]
    riders: list[RiderView]
    pile: int
    first: int
    turn: int
    step: PhaseName | None
    floors_to_build: int
    card: str | None
    effective: list[str]
    ambassadors: dict[str, AmbassadorView]
    penalised: int | None
    over: bool


def view(deck: PatricianDeck, state: PatricianState, seat: int, memory_aid: bool) -> PatricianView:
    """The view of a seat, out of the blanked state and nothing else."""
    seen = state.blank(seat)
    board = list(seen.board)
    keys = deck.keys
    cities = []
    for city, name in enumerate(CITY_NAMES):
        if not seen.city_in_play(city):
            continue
        cities.append(
            CityView(
                name,
                FLOORS[city],
                [tower(board, 2 * city), tower(board, 2 * city + 1)],
                card(keys, board[places.OFFER + city]),
                FLOORS[city],
                FLOORS[city] - LOW_TOKEN_IS_LESS,
                bool(board[places.CLOSED + city]),
                holder(board[places.HIGH + city]),
                holder(board[places.LOW + city]),
                board[places.POSTED + city],
            )
        )
    over = board[places.PHASE] == OVER
    made = PatricianView(
        seat,
        cities,
        [seated(keys, board, other, memory_aid or other == seat or over) for other in range(state.seats)],
        [
            RiderView(ROAD_NAMES[road], board[places.ROAD + road] - 1)
            for road in range(ROADS)
            if board[places.ROAD + road]
        ],
        board[places.PILE_SIZE],
        board[places.FIRST],
        board[places.TURN],
        STEPS.get(board[places.PHASE]),
        board[places.WANTED],
        card(keys, board[places.CARD]),
        [name for city, name in enumerate(CITY_NAMES) if board[places.EFFECTIVE] >> city & 1],
        ambassadors(board),
        holder(board[places.PENALISED_SEAT]),
        over,
    )
    tally(made)
    return made


def beside(deck: PatricianDeck, public: PatricianView, state: PatricianState, seat: int) -> PatricianView:
    """The view of a seat: the spectator's with its own hand, pile and portraits."""
    mine = seated(deck.keys, list(state.blank(seat).board), seat, True)
    mine.points = dict(public.seats[seat].points)
    seats = [*public.seats[:seat], mine, *public.seats[seat + 1 :]]
    made = msgspec.structs.replace(public, seat=seat, seats=seats)
    tally_portraits(made, seat)
    return made


def card(keys: Sequence[str], number: int) -> str | None:
    return None if number in (NONE, UNKNOWN) else keys[number]


def seated(keys: Sequence[str], board: list[int], seat: int, in_full: bool) -> SeatView:
    """A player, with hand, pile and portraits for whoever may see them; the points are for `tally`."""
    hand = places.HANDS + HAND * seat
    held = [number for number in board[hand : hand + HAND] if number != NONE]
    pile = board[places.PILES + seat]
    first = places.PORTRAITS + 3 * seat
    return SeatView(
        [card(keys, number) if in_full else None for number in held],
        [keys[number] for number in members(pile)] if in_full else None,
        int(pile).bit_count(),
        card(keys, board[places.TOPS + seat]),
        board[places.SUPPLY + seat],
        board[places.RIDERS + seat],
        dict(zip(PORTRAIT_NAMES, board[first : first + 3], strict=True)) if in_full else None,
        {},
    )


def ambassadors(board: list[int]) -> dict[str, AmbassadorView]:
    """The ambassador cards that were won."""
    won = {}
    for k, name in enumerate(AMBASSADOR_NAMES):
        if board[places.AWARD + k]:
            chosen = board[places.CHOSEN + k]
            won[name] = AmbassadorView(board[places.AWARD + k] - 1, PORTRAIT_NAMES[chosen - 1] if chosen else None)
    return won


def tower(board: list[int], number: int) -> list[int]:
    """The owners of a tower's floors, from the bottom."""
    floors = board[places.TOWER + number]
    return [(floors >> (places.FLOOR_BITS * k) & places.FLOOR_MASK) - 1 for k in range(board[places.HEIGHT + number])]


def holder(seat_and_one: int) -> int | None:
    return seat_and_one - 1 if seat_and_one else None


def tally(shown: PatricianView) -> None:
    """Points by category, as far as the viewer can know them."""
    tokens = [0] * len(shown.seats)
    messengers = [0] * len(shown.seats)
    for city in shown.cities:
        riders = city.messengers if city.name in shown.effective else 0
        for winner, token in ((city.high, city.high_token), (city.low, city.low_token)):
            if winner is not None:
                tokens[winner] += token
                messengers[winner] += riders
    for seat, player in enumerate(shown.seats):
        player.points = {"tokens": tokens[seat], "messengers": MESSENGER_POINTS * messengers[seat]}
        if shown.penalised == seat:
            player.points["penalty"] = -PENALTY_POINTS
        tally_portraits(shown, seat)


def tally_portraits(shown: PatricianView, seat: int) -> None:
    """What a seat's portraits are worth, if the viewer knows them."""
    player = shown.seats[seat]
    if player.portraits is None:
        return
    base = sum(number // 3 for number in player.portraits.values())
    player.points["portraits"] = SET_POINTS * base
    held = dict(player.portraits)
    for ambassador in shown.ambassadors.values():
        if ambassador.seat == seat:
            for name in PORTRAIT_NAMES if ambassador.portrait is None else (ambassador.portrait,):
                held[name] += 1
    made = sum(number // 3 for number in held.values())
    if made != base:
        player.points["ambassadors"] = SET_POINTS * (made - base)


def opening(state: PatricianState, seat: int) -> PatricianView:
    """The table before the deal."""
    seats = range(state.seats)
    return PatricianView(
        seat,
        [
            CityView(name, FLOORS[k], [[], []], None, FLOORS[k], FLOORS[k] - LOW_TOKEN_IS_LESS, False, None, None, 0)
            for k, name in enumerate(CITY_NAMES)
            if state.city_in_play(k)
        ],
        [
            SeatView(
                [],
                [],
                0,
                None,
                PIECES[state.seats],
                MESSENGERS[state.seats] if state.messengers else 0,
                dict.fromkeys(PORTRAIT_NAMES, 0),
                {},
            )
            for _ in seats
        ],
        [],
        count(state.deck()),
        0,
        0,
        None,
        0,
        None,
        [],
        {},
        None,
        False,
    )


def follow(deck: PatricianDeck, shown: PatricianView, event: Event) -> None:
    """Bring a view with memory aid up to date with an event that its seat heard."""
    cities = {city.name: city for city in shown.cities}
    match event:
        case happened.Begun(first):
            shown.first = first
        case happened.CardDealt(seat, card):
            shown.pile -= 1
            _hold(deck, shown.seats[seat], card)
        case happened.CardFaced(city, card):
            shown.pile -= 1
            cities[city].card = card
        case happened.CardPlayed(seat, card):
            player = shown.seats[seat]
            player.hand.remove(card if card in player.hand else None)
            player.top = card
            player.played_count += 1
            shown.card = card
            if player.played is not None and player.portraits is not None:
                player.played.append(card)
                player.played.sort(key=deck.number.__getitem__)
                face = FACES[deck.buildings[deck.number[card]].face]
                if face.portraits:
                    player.portraits[PORTRAIT_NAMES[face.portrait]] += face.portraits
        case happened.FloorBuilt(seat, city, site):
            cities[city].towers[SITES.index(site)].append(seat)
            shown.seats[seat].pieces -= 1
        case happened.CityScored(city, high, low):
            scored = cities[city]
            scored.scored, scored.high, scored.low = True, high, low
            if scored.messengers:
                shown.effective.append(city)
                shown.effective.sort(key=city_number)
        case happened.FloorMoved(_, city, site):
            towers = cities[city].towers
            towers[1 - SITES.index(site)].append(towers[SITES.index(site)].pop())
        case happened.CardTaken(seat, city, card):
            cities[city].card = None
            _hold(deck, shown.seats[seat], card)
        case happened.MessengerSent(seat, road):
            shown.seats[seat].messengers -= 1
            shown.riders.append(RiderView(road, seat))
            shown.riders.sort(key=lambda rider: ROAD_NAMES.index(rider.road))
            for name in road:
                cities[name].messengers += 1
        case happened.Awaited(seat, step, floors):
            if step == "play":
                shown.card = None
            shown.turn, shown.step, shown.floors_to_build = seat, step, floors
        case happened.Penalised(seat):
            shown.penalised = seat
        case happened.Awarded(ambassador, seat, portrait):
            shown.ambassadors[ambassador] = AmbassadorView(seat, portrait)
        case happened.Ended():
            shown.over, shown.step, shown.card, shown.floors_to_build = True, None, None, 0
    tally(shown)


def _hold(deck: PatricianDeck, player: SeatView, card: str | None) -> None:
    """Into a hand: known cards in the order of the deck, unknown ones behind."""
    player.hand.append(card)
    player.hand.sort(key=lambda held: CARDS if held is None else deck.number[held])

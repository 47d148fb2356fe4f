"""A view made from events alone, which only a law uses: events must carry everything that a view shows."""

from __future__ import annotations

from ludoteca.core.engine.bits import count
from ludoteca.core.events import Event
from ludoteca.games.patrician import Patrician, events
from ludoteca.games.patrician.cards import CITY_NAMES, FACES, PORTRAIT_NAMES, PatricianDeck, city_number
from ludoteca.games.patrician.engine import numbers
from ludoteca.games.patrician.moves import ROAD_NAMES, SITES
from ludoteca.games.patrician.standing import messenger_bonus, tallest_tower, tally, token_points
from ludoteca.games.patrician.view import AmbassadorView, CityView, MessengerView, PatricianView, SeatView


def initial_view(game: Patrician, seat: int) -> PatricianView:
    """The table before the deal."""
    state = game.undealt()
    seats = range(state.seats)
    return PatricianView(
        seat,
        [
            CityView(
                name,
                floors,
                [[], []],
                None,
                *token_points(city),
                False,
                None,
                None,
                0,
                tallest_tower(floors),
            )
            for city, (name, floors) in enumerate(zip(CITY_NAMES, numbers.FLOORS, strict=True))
            if state.city_in_play(city)
        ],
        [
            SeatView(
                [],
                [],
                0,
                None,
                numbers.PIECES_EACH[state.seats],
                numbers.MESSENGERS_EACH[state.seats] if state.messengers else 0,
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
        ROAD_NAMES[: state.roads()],
    )


def apply_event(game: Patrician, view: PatricianView, event: Event) -> None:
    """Update a view that has the memory aid with an event, as its seat sees the event."""
    deck = game.deck
    cities = {city.name: city for city in view.cities}
    messenger_points = [player.points.get("messengers", 0) for player in view.seats]
    match event:
        case events.Begun(first):
            view.first = first
        case events.CardDealt(seat, card):
            view.pile -= 1
            add_to_hand(deck, view.seats[seat], card)
        case events.CardFaced(city, card):
            view.pile -= 1
            cities[city].card = card
        case events.CardPlayed(seat, card):
            player = view.seats[seat]
            player.hand.remove(card if card in player.hand else None)
            player.top = card
            player.played_count += 1
            view.card = card
            if player.played is not None and player.portraits is not None:
                player.played.append(card)
                player.played.sort(key=deck.number.__getitem__)
                face = FACES[deck.building(card).face]
                if face.portrait_count:
                    player.portraits[PORTRAIT_NAMES[face.portrait]] += face.portrait_count
        case events.FloorBuilt(seat, city, site):
            cities[city].towers[SITES.index(site)].append(seat)
            view.seats[seat].pieces -= 1
        case events.CityScored(city, high, low):
            scored = cities[city]
            scored.scored, scored.high, scored.low = True, high, low
            if scored.messengers:
                view.scored_with_messenger.append(city)
                view.scored_with_messenger.sort(key=city_number)
            for winner in (high, low):
                if winner is not None:
                    messenger_points[winner] += messenger_bonus(scored.messengers)
        case events.FloorMoved(_, city, site):
            towers = cities[city].towers
            towers[1 - SITES.index(site)].append(towers[SITES.index(site)].pop())
        case events.CardTaken(seat, city, card):
            cities[city].card = None
            add_to_hand(deck, view.seats[seat], card)
        case events.MessengerSent(seat, road):
            view.seats[seat].messengers -= 1
            view.sent_messengers.append(MessengerView(road, seat))
            view.sent_messengers.sort(key=lambda messenger: ROAD_NAMES.index(messenger.road))
            for name in road:
                cities[name].messengers += 1
        case events.Awaited(seat, step, floors):
            if step == "play":
                view.card = None
            view.turn, view.step, view.floors_to_build = seat, step, floors
        case events.Penalised(seat):
            view.penalised = seat
        case events.Awarded(ambassador, seat, portrait):
            view.ambassadors[ambassador] = AmbassadorView(seat, portrait)
        case events.Ended():
            view.over, view.step, view.card, view.floors_to_build = True, None, None, 0
    tally(game, view, messenger_points)


def add_to_hand(deck: PatricianDeck, player: SeatView, card: str | None) -> None:
    """Known cards of a hand are in the order of the deck, unknown ones come last."""
    player.hand.append(card)
    player.hand.sort(key=lambda key: numbers.CARDS if key is None else deck.number[key])

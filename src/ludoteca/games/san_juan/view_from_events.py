"""A view made from events alone, which only a law uses: events must carry everything that a view shows."""

from __future__ import annotations

from ludoteca.core.events import Event
from ludoteca.games.san_juan import SanJuan, events
from ludoteca.games.san_juan.cards import GOOD_NAMES, KEYS, NUMBER, GoodName
from ludoteca.games.san_juan.engine import numbers
from ludoteca.games.san_juan.view import BuildView, PlantView, SanJuanView, SeatView, derive_seat, derive_table


def initial_view(game: SanJuan, seat: int) -> SanJuanView:
    """The table before the deal."""
    seats = [
        SeatView(
            [],
            [],
            0,
            [PlantView(KEYS[plant], GOOD_NAMES[plant], 0, 0) for plant in range(numbers.PLANT_KINDS)],
            [],
            [],
            0,
            [] if other == seat else None,
            0,
            [],
            False,
            {},
        )
        for other in range(game.seats)
    ]
    made = SanJuanView(
        seat,
        1,
        0,
        0,
        0,
        None,
        [],
        None,
        [],
        numbers.CARDS,
        0,
        {},
        {},
        None,
        [None] * numbers.TILES,
        0,
        None,
        [],
        seats,
        False,
        None,
    )
    derive(made)
    return made


def derive(view: SanJuanView) -> None:
    derive_table(view)
    for player in view.seats:
        derive_seat(player, len(view.seats))


def apply_event(game: SanJuan, view: SanJuanView, event: Event) -> None:
    """Update a view that has the memory aid with an event, as its seat sees the event."""
    parts = (_apply_to_cards, _apply_to_goods, _apply_to_buildings, _apply_to_gold_mine)
    if not any(apply(view, event) for apply in parts):
        _apply_to_table(view, event)
    derive(view)


# ---------------------------------------------------------------- cards of a seat


def _apply_to_cards(view: SanJuanView, event: Event) -> bool:
    match event:
        case events.CardDrawn(seat, card):
            view.pile -= 1
            _add_card(view.seats[seat].hand, card)
        case events.CardOffered(seat, card):
            view.pile -= 1
            _add_card(view.seats[seat].offered, card)
        case events.CardKept(seat, card):
            player = view.seats[seat]
            player.offered.remove(card)
            _add_card(player.hand, card)
            _choose_one(view, seat)
        case events.OfferDiscarded(seat, card):
            view.seats[seat].offered.remove(card)
            _discard(view, card)
        case events.CardDiscarded(seat, card):
            _leave_hand(view, seat, card)
            _discard(view, card)
            _choose_one(view, seat)
        case events.CardPaid(seat, card):
            _leave_hand(view, seat, card)
            _discard(view, card)
            if view.building is not None:
                view.building.owed -= 1
        case events.CardTucked(seat, card):
            _leave_hand(view, seat, card)
            player = view.seats[seat]
            player.chapel += 1
            if player.chapel_cards is not None and card is not None:
                player.chapel_cards.append(card)
                player.chapel_cards.sort(key=NUMBER.__getitem__)
            view.actors.remove(seat)
        case events.NothingTucked(seat):
            view.actors.remove(seat)
        case _:
            return False
    return True


def _add_card(hand: list[str | None], card: str | None) -> None:
    """Add a card to a hand: known cards come first, in the order of kinds."""
    hand.append(card)
    hand.sort(key=_order)


def _order(card: str | None) -> int:
    return len(NUMBER) if card is None else NUMBER[card]


def _leave_hand(view: SanJuanView, seat: int, card: str | None) -> None:
    """A card leaves a hand face down. If it is unknown, one fewer of each known kind is certain to remain."""
    hand = view.seats[seat].hand
    if card is not None:
        hand.remove(card)
        return
    for known in {known for known in hand if known is not None}:
        hand[hand.index(known)] = None
    hand.remove(None)
    hand.sort(key=_order)


def _discard(view: SanJuanView, card: str | None) -> None:
    view.discards += 1
    if card is not None and view.known_discards is not None:
        view.known_discards[card] = view.known_discards.get(card, 0) + 1


def _choose_one(view: SanJuanView, seat: int) -> None:
    """A seat has chosen one of its cards; after the last it no longer acts."""
    player = view.seats[seat]
    if player.to_choose > 0:
        player.to_choose -= 1
        if player.to_choose == 0:
            view.actors.remove(seat)


# ---------------------------------------------------------------- goods


def _apply_to_goods(view: SanJuanView, event: Event) -> bool:
    match event:
        case events.GoodProduced(seat, good):
            view.pile -= 1
            _plants_of(view.seats[seat], good).goods += 1
        case events.GoodSold(seat, good) | events.GoodLost(seat, good):
            view.discards += 1
            _plants_of(view.seats[seat], good).goods -= 1
        case events.GoodPaid(seat, good):
            view.discards += 1
            _plants_of(view.seats[seat], good).goods -= 1
            if view.building is not None:
                view.building.owed -= 1
        case events.Answered(seat, goods):
            view.actors.remove(seat)
            if goods is not None:
                view.seats[seat].sealed = list(goods)
        case _:
            return False
    return True


def _plants_of(player: SeatView, good: GoodName) -> PlantView:
    return player.plants[GOOD_NAMES.index(good)]


# ---------------------------------------------------------------- buildings


def _apply_to_buildings(view: SanJuanView, event: Event) -> bool:
    match event:
        case events.BuildingBegun(seat, card):
            hand = view.seats[seat].hand
            hand.remove(card if card in hand else None)
            view.building = BuildView(seat, card, None, 0, 0)
        case events.BuildingCovered(_, card):
            if view.building is not None:
                view.building.over = card
        case events.BuildingBuilt(seat, card, over):
            player = view.seats[seat]
            view.building = None
            if over is None:
                player.buildings += 1
            else:
                _add_building(player, over, -1)
                player.covered.append(over)
                player.covered.sort(key=NUMBER.__getitem__)
            _add_building(player, card, 1)
        case _:
            return False
    return True


def _add_building(player: SeatView, card: str, change: int) -> None:
    if NUMBER[card] < numbers.PLANT_KINDS:
        player.plants[NUMBER[card]].standing += change
    elif change > 0:
        player.violets.append(card)
        player.violets.sort(key=NUMBER.__getitem__)
    else:
        player.violets.remove(card)


# ---------------------------------------------------------------- Gold Mine


def _apply_to_gold_mine(view: SanJuanView, event: Event) -> bool:
    match event:
        case events.CardTurnedUp(_, card):
            view.pile -= 1
            view.revealed.append(card)
            view.revealed.sort(key=NUMBER.__getitem__)
        case events.Mined(seat, card):
            if card is not None:
                view.revealed.remove(card)
                _add_card(view.seats[seat].hand, card)
            for other in view.revealed:
                _discard(view, other)
            view.revealed = []
        case _:
            return False
    return True


# ---------------------------------------------------------------- the table


def _apply_to_table(view: SanJuanView, event: Event) -> None:
    match event:
        case events.Begun(governor):
            view.governor = view.picker = view.at = governor
            for player in view.seats:
                player.plants[0].standing = player.buildings = 1
                view.pile -= 1
        case events.PileShuffled(cards):
            view.pile, view.discards = cards, 0
            view.shuffled_in, view.known_discards = view.known_discards, {}
        case events.RoleTaken(_, role):
            view.role = role
            view.roles_taken.append(role)
        case events.LibraryUsed(seat):
            view.seats[seat].library_used = True
        case events.TileTurned(prices, place):
            view.prices = view.cycle[place] = prices
            view.cycle_at = (place + 1) % numbers.TILES
        case events.RoundBegun(number, governor):
            view.round = number
            view.governor = view.picker = view.at = governor
            view.role, view.roles_taken, view.prices = None, [], None
            for player in view.seats:
                player.library_used = False
        case events.Tasked(seat, cards):
            view.seats[seat].to_choose = cards
            if seat not in view.actors:
                view.actors = sorted([*view.actors, seat])
        case events.Awaited(phase, actors, at, owed):
            view.phase, view.actors, view.at = phase, list(actors), at
            for player in view.seats:
                player.sealed = []
            if phase == "role":
                view.role, view.prices, view.picker = None, None, at
            if phase == "pay" and view.building is not None:
                view.building.price = view.building.owed = owed
        case events.Ended(reason):
            view.over, view.phase, view.actors, view.reason = True, None, [], reason

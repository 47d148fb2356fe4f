"""How events bring a view up to date: each seat rebuilds from what it hears exactly what it may see."""

from __future__ import annotations

from ludoteca.core.events import Event
from ludoteca.games.san_juan import events as happened
from ludoteca.games.san_juan.cards import GOOD_NAMES, NUMBER
from ludoteca.games.san_juan.engine.tables import PLANTS_KINDS, TILES
from ludoteca.games.san_juan.moves import GoodName
from ludoteca.games.san_juan.view import BuildView, PlantView, SanJuanView, SeatView, points


def follow(shown: SanJuanView, event: Event) -> None:
    """Bring a view with memory aid up to date with an event that its seat heard."""
    if not (_cards(shown, event) or _goods(shown, event) or _building(shown, event) or _mine(shown, event)):
        _table(shown, event)
    for player in shown.seats:
        player.points = points(player)


# ---------------------------------------------------------------- cards of a seat


def _cards(shown: SanJuanView, event: Event) -> bool:
    match event:
        case happened.CardDrawn(seat, card):
            shown.pile -= 1
            _hold(shown.seats[seat].hand, card)
        case happened.CardOffered(seat, card):
            shown.pile -= 1
            _hold(shown.seats[seat].offered, card)
        case happened.CardKept(seat, card):
            player = shown.seats[seat]
            player.offered.remove(card)
            _hold(player.hand, card)
            _chosen(shown, seat)
        case happened.OfferDiscarded(seat, card):
            shown.seats[seat].offered.remove(card)
            _throw(shown, card)
        case happened.CardDiscarded(seat, card):
            _leave(shown, seat, card)
            _throw(shown, card)
            _chosen(shown, seat)
        case happened.CardPaid(seat, card):
            _leave(shown, seat, card)
            _throw(shown, card)
            if shown.building is not None:
                shown.building.owed -= 1
        case happened.CardTucked(seat, card):
            _leave(shown, seat, card)
            player = shown.seats[seat]
            player.chapel += 1
            if player.chapel_cards is not None and card is not None:
                player.chapel_cards.append(card)
                player.chapel_cards.sort(key=NUMBER.__getitem__)
            shown.actors.remove(seat)
        case happened.NothingTucked(seat):
            shown.actors.remove(seat)
        case _:
            return False
    return True


def _hold(hand: list[str | None], card: str | None) -> None:
    """Into a hand: known cards in the order of kinds, unknown ones behind."""
    hand.append(card)
    hand.sort(key=_order)


def _order(card: str | None) -> int:
    return len(NUMBER) if card is None else NUMBER[card]


def _leave(shown: SanJuanView, seat: int, card: str | None) -> None:
    """A card leaves a hand face down: where it is not the own, of every kind known there one fewer is sure."""
    hand = shown.seats[seat].hand
    if card is not None:
        hand.remove(card)
        return
    for known in {known for known in hand if known is not None}:
        hand[hand.index(known)] = None
    hand.remove(None)
    hand.sort(key=_order)


def _throw(shown: SanJuanView, card: str | None) -> None:
    shown.discards += 1
    if card is not None and shown.known_discards is not None:
        shown.known_discards[card] = shown.known_discards.get(card, 0) + 1


def _chosen(shown: SanJuanView, seat: int) -> None:
    """One card fewer to choose; who has chosen them all has answered."""
    player = shown.seats[seat]
    if player.to_choose > 0:
        player.to_choose -= 1
        if player.to_choose == 0:
            shown.actors.remove(seat)


# ---------------------------------------------------------------- goods


def _goods(shown: SanJuanView, event: Event) -> bool:
    match event:
        case happened.GoodProduced(seat, good):
            shown.pile -= 1
            _plant(shown.seats[seat], good).goods += 1
        case happened.GoodSold(seat, good) | happened.GoodLost(seat, good):
            shown.discards += 1
            _plant(shown.seats[seat], good).goods -= 1
        case happened.GoodPaid(seat, good):
            shown.discards += 1
            _plant(shown.seats[seat], good).goods -= 1
            if shown.building is not None:
                shown.building.owed -= 1
        case happened.Answered(seat, goods):
            shown.actors.remove(seat)
            if goods is not None:
                shown.seats[seat].sealed = list(goods)
        case _:
            return False
    return True


def _plant(player: SeatView, good: GoodName) -> PlantView:
    return player.plants[GOOD_NAMES.index(good)]


# ---------------------------------------------------------------- buildings


def _building(shown: SanJuanView, event: Event) -> bool:
    match event:
        case happened.BuildingBegun(seat, card):
            hand = shown.seats[seat].hand
            hand.remove(card if card in hand else None)
            shown.building = BuildView(seat, card, None, 0, 0)
        case happened.BuildingCovered(_, card):
            if shown.building is not None:
                shown.building.over = card
        case happened.BuildingBuilt(seat, card, over):
            player = shown.seats[seat]
            shown.building = None
            if over is None:
                player.buildings += 1
            else:
                _stand(player, over, -1)
                player.covered.append(over)
                player.covered.sort(key=NUMBER.__getitem__)
            _stand(player, card, 1)
        case _:
            return False
    return True


def _stand(player: SeatView, card: str, change: int) -> None:
    if NUMBER[card] < PLANTS_KINDS:
        player.plants[NUMBER[card]].standing += change
    elif change > 0:
        player.violets.append(card)
        player.violets.sort(key=NUMBER.__getitem__)
    else:
        player.violets.remove(card)


# ---------------------------------------------------------------- Gold Mine


def _mine(shown: SanJuanView, event: Event) -> bool:
    match event:
        case happened.CardTurnedUp(_, card):
            shown.pile -= 1
            shown.revealed.append(card)
            shown.revealed.sort(key=NUMBER.__getitem__)
        case happened.Mined(seat, card):
            if card is not None:
                shown.revealed.remove(card)
                _hold(shown.seats[seat].hand, card)
            for other in shown.revealed:
                _throw(shown, other)
            shown.revealed = []
        case _:
            return False
    return True


# ---------------------------------------------------------------- the table


def _table(shown: SanJuanView, event: Event) -> None:
    match event:
        case happened.Begun(governor):
            shown.governor = shown.picker = shown.at = governor
            for player in shown.seats:
                player.plants[0].standing = player.buildings = 1
                shown.pile -= 1
        case happened.PileShuffled(cards):
            shown.pile, shown.discards = cards, 0
            shown.shuffled_in, shown.known_discards = shown.known_discards, {}
        case happened.RoleTaken(_, role):
            shown.role = role
            shown.roles_taken.append(role)
        case happened.LibraryUsed(seat):
            shown.seats[seat].library_used = True
        case happened.TileTurned(prices, place):
            shown.prices = shown.cycle[place] = prices
            shown.cycle_at = (place + 1) % TILES
        case happened.RoundBegun(number, governor):
            shown.round = number
            shown.governor = shown.picker = shown.at = governor
            shown.role, shown.roles_taken, shown.prices = None, [], None
            for player in shown.seats:
                player.library_used = False
        case happened.Tasked(seat, cards):
            shown.seats[seat].to_choose = cards
            if seat not in shown.actors:
                shown.actors = sorted([*shown.actors, seat])
        case happened.Awaited(phase, actors, at, owed):
            shown.phase, shown.actors, shown.at = phase, list(actors), at
            for player in shown.seats:
                player.sealed = []
            if phase == "role":
                shown.role, shown.prices, shown.picker = None, None, at
            if phase == "pay" and shown.building is not None:
                shown.building.price = shown.building.owed = owed
        case happened.Ended(reason):
            shown.over, shown.phase, shown.actors, shown.reason = True, None, [], reason

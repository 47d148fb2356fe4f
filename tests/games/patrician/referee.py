"""A second engine for Patrician, written from docs/rules/patrician.md alone, with lists, sets and names.

Deals and refills are copied from the events of a match; everything else is worked out again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations_with_replacement

from ludoteca.core.events import Event
from ludoteca.core.moves import Move
from ludoteca.games.patrician import Patrician, events
from ludoteca.games.patrician.cards import BuildingCard
from ludoteca.games.patrician.moves import Build, Keep, Play, Send, Shift, Site, Stay, Take

FLOORS = {
    "Roma": 9, "Bologna": 9, "Firenze": 9, "Pistoia": 9, "Siena": 7, "Lucca": 7, "Milano": 7,
    "Ferrara": 5, "Parma": 5, "Verona": 5,
}  # fmt: skip
ROADS = (
    ("Roma", "Siena"), ("Siena", "Lucca"), ("Siena", "Bologna"), ("Lucca", "Milano"), ("Lucca", "Ferrara"),
    ("Milano", "Parma"), ("Parma", "Verona"), ("Verona", "Ferrara"), ("Ferrara", "Bologna"),
    ("Bologna", "Firenze"), ("Roma", "Pistoia"), ("Pistoia", "Firenze"),
)  # fmt: skip
PORTRAITS = {
    "red-hat": ("red-hat", 1), "lady": ("lady", 1), "beard": ("beard", 1),
    "two-red-hats": ("red-hat", 2), "two-ladies": ("lady", 2), "two-beards": ("beard", 2),
}  # fmt: skip
SMALL_AMBASSADORS = (
    ("Bologna", "Firenze", "Roma", "Pistoia"),
    ("Milano", "Lucca", "Siena"),
    ("Verona", "Parma", "Ferrara"),
)
BUILDS: dict[int, tuple[tuple[Site, ...], ...]] = {
    1: (("left",), ("right",)),
    2: (("left", "left"), ("left", "right"), ("right", "right")),
}


class Referee:
    """Follows a match move by move."""

    def __init__(self, game: Patrician, deal: Iterable[Event]) -> None:
        self.deck = game.deck
        self.options = game.options
        self.seats = range(game.seats)
        self.cities = [city for city in FLOORS if city != "Pistoia" or game.seats == 5]
        self.roads = [road for road in ROADS if set(road) <= set(self.cities)]
        self.towers: dict[str, dict[str, list[int]]] = {city: {"left": [], "right": []} for city in self.cities}
        self.face_up: dict[str, str] = {}
        self.hands: list[list[str]] = [[] for _ in self.seats]
        self.played: list[list[str]] = [[] for _ in self.seats]
        self.pieces = [{2: 39, 3: 29, 4: 21, 5: 21}[game.seats] for _ in self.seats]
        self.messengers = [{2: 2, 3: 2, 4: 1, 5: 1}[game.seats] for _ in self.seats]
        self.sent: set[tuple[str, str]] = set()
        self.tokens: dict[str, tuple[int | None, int | None]] = {}
        self.messenger_points = [0 for _ in self.seats]
        self.scored_with_messenger: set[str] = set()
        self.turn = 0
        self.step = "play"
        for event in deal:
            match event:
                case events.Begun(first):
                    self.turn = first
                case events.CardDealt(seat, str(card)):
                    self.hands[seat].append(card)
                case events.CardFaced(city, card):
                    self.face_up[city] = card

    # ------------------------------------------------------------ the card of the turn

    @property
    def card(self) -> BuildingCard:
        return self.deck.building(self.played[self.turn][-1])

    @property
    def built(self) -> str:
        return list(FLOORS)[self.card.city]

    def built_floors(self, city: str) -> int:
        return sum(map(len, self.towers[city].values()))

    @property
    def floors_to_build(self) -> int:
        crests = 2 if self.card.face == "crest" else 1
        return min(crests, FLOORS[self.built] - self.built_floors(self.built), self.pieces[self.turn])

    # ------------------------------------------------------------ legal moves

    def legal(self) -> list[Move]:
        if self.step == "play":
            return [Play(card) for card in self.hands[self.turn]]
        if self.step == "build":
            return [Build(sites) for sites in BUILDS[self.floors_to_build] if self.leaves_no_site_empty(sites)]
        if self.step == "shift":
            return [*self.shifts(), Stay()]
        if self.step == "take":
            return [Take(city) for city in self.takes()]
        return [*self.sends(), Keep()]

    def leaves_no_site_empty(self, sites: tuple[Site, ...]) -> bool:
        """Whether both sites are built on, if these floors complete the city."""
        towers = self.towers[self.built]
        is_complete = self.built_floors(self.built) + len(sites) == FLOORS[self.built]
        return not is_complete or all(tower or site in sites for site, tower in towers.items())

    def shifts(self) -> list[Move]:
        if self.card.face != "move":
            return []
        cities = [city for city in self.cities if city not in self.tokens and city != self.built]
        own = [city for city in cities if any(self.turn in tower for tower in self.towers[city].values())]
        sites: tuple[Site, Site] = ("left", "right")
        return [Shift(city, site) for city in own for site in sites if self.towers[city][site]]

    def takes(self) -> list[str]:
        if self.card.face != "free-draw" and self.built in self.face_up:
            return [self.built]
        return list(self.face_up)

    def sends(self) -> list[Move]:
        if not (self.options["messengers"] and self.card.star and self.messengers[self.turn]):
            return []
        at = Counter(city for road in self.sent for city in road)
        free = [road for road in self.roads if road not in self.sent and self.built not in road]
        return [Send(road) for road in free if all(at[city] < 2 for city in road)]

    # ------------------------------------------------------------ moves

    def play(self, move: Move, new_cards: dict[str, str]) -> None:
        """Carry out a move; the new cards are those that the match turned up."""
        match move:
            case Play(card):
                self.hands[self.turn].remove(card)
                self.played[self.turn].append(card)
                self.go_to("build")
            case Build(sites):
                for site in sites:
                    self.towers[self.built][site].append(self.turn)
                    self.pieces[self.turn] -= 1
                if self.built_floors(self.built) == FLOORS[self.built]:
                    self.score(self.built)
                self.go_to("shift")
            case Shift(city, site):
                self.towers[city]["right" if site == "left" else "left"].append(self.towers[city][site].pop())
                self.go_to("take")
            case Stay():
                self.go_to("take")
            case Take(city):
                self.hands[self.turn].append(self.face_up.pop(city))
                if city in self.tokens and not self.options["refill_scored_cities"]:
                    assert not new_cards
                assert set(new_cards) <= {city}
                self.face_up.update(new_cards)
                self.go_to("send")
            case Send(road):
                self.sent.add(road)
                self.messengers[self.turn] -= 1
                self.next_turn()
            case Keep():
                self.next_turn()

    def go_to(self, step: str) -> None:
        """The next step from this one on in which there is something to do."""
        if step == "build" and self.floors_to_build > 0:
            self.step = "build"
        elif step in ("build", "shift") and self.shifts():
            self.step = "shift"
        elif step != "send" and self.face_up:
            self.step = "take"
        elif self.sends():
            self.step = "send"
        else:
            self.next_turn()

    def next_turn(self) -> None:
        self.step = "over"
        for _ in self.seats:
            self.turn = (self.turn + 1) % len(self.seats)
            if self.hands[self.turn]:
                self.step = "play"
                return
        for city in self.cities:
            if city not in self.tokens:
                self.score(city)

    def score(self, city: str) -> None:
        left, right = self.towers[city].values()
        high, low = (right, left) if len(right) > len(left) else (left, right)
        self.tokens[city] = winner(high), winner(low)
        messengers = sum(city in road for road in self.sent)
        if messengers:
            self.scored_with_messenger.add(city)
            for seat in self.tokens[city]:
                if seat is not None:
                    self.messenger_points[seat] += 2 * messengers

    # ------------------------------------------------------------ the end

    def scores(self) -> list[int]:
        scores = [sum(self.points_in(city, seat) for city in self.cities) for seat in self.seats]
        penalised = self.penalised() if self.options["messengers"] else None
        chosen, of_each = self.ambassadors() if self.options["ambassadors"] else ([], None)
        for seat in self.seats:
            portraits = Counter[str]()
            for card in self.played[seat]:
                name, count = PORTRAITS.get(self.deck.building(card).face, ("", 0))
                portraits[name] += count
            if seat == of_each:
                portraits.update(["red-hat", "lady", "beard"])
            choices = combinations_with_replacement(("red-hat", "lady", "beard"), chosen.count(seat))
            sets = max(sum(n // 3 for n in (portraits + Counter(choice)).values()) for choice in choices)
            scores[seat] += 6 * sets + self.messenger_points[seat] - 3 * (seat == penalised)
        return scores

    def points_in(self, city: str, seat: int) -> int:
        high, low = self.tokens[city]
        return FLOORS[city] * (high == seat) + (FLOORS[city] - 3) * (low == seat)

    def penalised(self) -> int | None:
        def strength(seat: int) -> tuple[int, int]:
            towers = sum(self.tokens[city].count(seat) for city in self.scored_with_messenger)
            cities = [self.towers[city].values() for city in self.scored_with_messenger]
            return towers, sum(tower.count(seat) for city in cities for tower in city)

        weakest = [seat for seat in self.seats if strength(seat) == min(map(strength, self.seats))]
        return weakest[0] if self.scored_with_messenger and len(weakest) == 1 else None

    def ambassadors(self) -> tuple[list[int], int | None]:
        """The owners of A, B and C, and the owner of D."""
        small = []
        for pictured in SMALL_AMBASSADORS:
            owners = [self.tokens[city][1] for city in pictured if city in self.tokens]
            won = [owner for owner in owners if owner is not None]
            if won:
                small.append(max(won, key=won.count))

        def claim(seat: int) -> tuple[int, ...]:
            points = [self.points_in(city, seat) for city in ("Verona", "Parma", "Milano")]
            return sum(points), *points

        best = [seat for seat in self.seats if claim(seat) == max(map(claim, self.seats))]
        return small, best[0] if len(best) == 1 else None


def winner(tower: list[int]) -> int | None:
    """Most floors win; among tied players, the one with a floor nearest the top."""
    from_the_top = tower[::-1]
    return max(from_the_top, key=from_the_top.count, default=None)

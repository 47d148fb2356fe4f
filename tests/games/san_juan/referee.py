"""A referee who knows only the rulebook: it follows a game by its events and objects to what is wrong."""

from __future__ import annotations

from collections import Counter

from ludoteca.core.events import Event
from ludoteca.core.match import Match
from ludoteca.games.san_juan import events
from ludoteca.games.san_juan.cards import KEYS
from ludoteca.games.san_juan.engine import numbers

SHEET = {
    "indigo-plant": (1, 1), "sugar-mill": (2, 1), "tobacco-storage": (3, 2), "coffee-roaster": (4, 2),
    "silver-smelter": (5, 3), "smithy": (1, 1), "gold-mine": (1, 1), "archive": (1, 1), "poor-house": (2, 1),
    "black-market": (2, 1), "trading-post": (2, 1), "well": (2, 1), "market-stand": (2, 1), "crane": (2, 1),
    "chapel": (3, 2), "tower": (3, 2), "aqueduct": (3, 2), "carpenter": (3, 2), "prefecture": (3, 2),
    "market-hall": (4, 2), "quarry": (4, 2), "library": (5, 3), "statue": (3, 3), "victory-column": (4, 4),
    "hero": (5, 5), "guild-hall": (6, 0), "city-hall": (6, 0), "triumphal-arch": (6, 0), "palace": (6, 0),
}  # fmt: skip
PLANT_OF = {
    "indigo": "indigo-plant", "sugar": "sugar-mill", "tobacco": "tobacco-storage", "coffee": "coffee-roaster",
    "silver": "silver-smelter",
}  # fmt: skip
GOODS_IN_ORDER = tuple(PLANT_OF)
MONUMENTS = {"statue", "victory-column", "hero"}
TILES = {(1, 1, 1, 2, 2), (1, 1, 2, 2, 2), (1, 1, 2, 2, 3), (1, 2, 2, 2, 3), (1, 2, 2, 3, 3)}


class Player:
    """A player, as the referee knows them."""

    def __init__(self) -> None:
        self.hand: Counter[str] = Counter()
        self.offered: Counter[str] = Counter()
        self.plants: Counter[str] = Counter({"indigo-plant": 1})
        self.goods: Counter[str] = Counter()
        self.violets: set[str] = set()
        self.tucked = 0

    def has(self, key: str) -> bool:
        return key in self.violets

    def buildings(self) -> int:
        return self.plants.total() + len(self.violets)

    def points(self) -> int:
        points = sum(SHEET[key][1] for key in (*self.plants.elements(), *self.violets)) + self.tucked
        points += 2 * self.plants.total() * self.has("guild-hall") + len(self.violets) * self.has("city-hall")
        points += (0, 4, 6, 8)[len(self.violets & MONUMENTS)] * self.has("triumphal-arch")
        return points + points // 4 * self.has("palace")


class Referee:
    """Checks every event of a finished game, secrets included, against the rulebook."""

    def __init__(self, match: Match) -> None:
        self.seats = match.game.seats
        self.options = match.game.options
        self.players = [Player() for _ in range(self.seats)]
        self.pile = 110 - self.seats
        self.discards = 0
        self.tiles: list[tuple[int, ...]] = []
        self.doubled: set[int] = set()
        self.reason = ""
        skipped = (events.Awaited, events.Tasked, events.Answered)
        self.events: list[Event] = [
            visible.event for step in match.steps for visible in step.events if not isinstance(visible.event, skipped)
        ]
        self.at = 0

    # ------------------------------------------------------------ reading on

    def peek(self) -> Event | None:
        while self.at < len(self.events) and isinstance(self.events[self.at], events.PileShuffled):
            shuffled = self.events[self.at]
            assert isinstance(shuffled, events.PileShuffled)
            assert self.pile == 0, "shuffled before the pile was empty"
            assert self.discards == shuffled.cards > 0
            self.pile, self.discards = self.discards, 0
            self.at += 1
        return self.events[self.at] if self.at < len(self.events) else None

    def left(self) -> int:
        return self.pile + self.discards

    def draw(self, seat: int, why: str, wanted: int) -> int:
        """A seat draws so many cards, or as many as there are."""
        for done in range(wanted):
            if self.left() == 0:
                return done
            event = self.peek()
            assert isinstance(event, events.CardDrawn), (event, why)
            assert (event.seat, event.why) == (seat, why)
            assert event.card is not None
            self.players[seat].hand[event.card] += 1
            self.pile -= 1
            self.at += 1
        return wanted

    def order(self, first: int) -> list[int]:
        return [(first + k) % self.seats for k in range(self.seats)]

    def leaves(self, seat: int, card: str | None) -> None:
        assert card is not None
        hand = self.players[seat].hand
        assert hand[card] > 0, f"{card} was not in hand"
        hand[card] -= 1

    # ------------------------------------------------------------ the game

    def follow_game(self) -> None:
        begun = self.peek()
        assert isinstance(begun, events.Begun)
        self.at += 1
        governor = begun.governor
        for place, seat in enumerate(self.order(governor)):
            self.draw(seat, "start", 5 + place if self.options["starting_hand"] else 4)
        if self.options["starting_hand"]:
            while isinstance(event := self.peek(), events.CardDiscarded):
                assert event.why == "start"
                self.discard(event)
            assert all(player.hand.total() == 4 for player in self.players)
        number = 1
        while True:
            turns = [governor, 1 - governor, governor] if self.seats == 2 else self.order(governor)
            taken: set[str] = set()
            self.doubled = set()
            for picker in turns:
                event = self.peek()
                assert isinstance(event, events.RoleTaken)
                assert event.seat == picker
                assert event.role not in taken
                taken.add(event.role)
                self.at += 1
                self.role(picker, event)
                if self.over(event.role):
                    return
            governor = (governor + 1) % self.seats
            number += 1
            event = self.peek()
            assert event == events.RoundBegun(number, governor)
            self.at += 1
            self.begin_round()
            if isinstance(event := self.peek(), events.Ended):
                assert event.reason == "standstill"
                assert self.left() == 0
                self.reason = event.reason
                return

    def over(self, role: str) -> bool:
        twelve = role == "builder" and any(player.buildings() >= 12 for player in self.players)
        event = self.peek()
        assert twelve == (isinstance(event, events.Ended) and event.reason == "twelve_buildings")
        if twelve:
            self.reason = "twelve_buildings"
            assert self.at == len(self.events) - 1, "something happened after the end"
        return twelve

    def discard(self, event: events.CardDiscarded) -> None:
        self.leaves(event.seat, event.card)
        self.discards += 1
        self.at += 1

    def begin_round(self) -> None:
        """Seats answer in any order, but each has its Chapel before its hand limit."""
        asked: set[int] = set()
        limited: set[int] = set()
        owed = {
            seat: max(0, player.hand.total() - (12 if player.has("tower") else 7))
            for seat, player in enumerate(self.players)
        }
        while isinstance(event := self.peek(), (events.CardTucked, events.NothingTucked, events.CardDiscarded)):
            player = self.players[event.seat]
            if isinstance(event, events.CardDiscarded):
                assert event.why == "limit"
                assert owed[event.seat] > 0, "more was discarded than the limit asks for"
                owed[event.seat] -= 1
                limited.add(event.seat)
                self.discard(event)
                continue
            assert player.has("chapel")
            assert event.seat not in asked | limited
            asked.add(event.seat)
            if isinstance(event, events.CardTucked):
                self.leaves(event.seat, event.card)
                owed[event.seat] = max(0, owed[event.seat] - 1)
                player.tucked += 1
            self.at += 1
        assert not any(owed.values()), "a hand is over its limit"
        for seat, player in enumerate(self.players):
            assert seat in asked or not player.has("chapel") or player.hand.total() == 0

    def role(self, picker: int, taken: events.RoleTaken) -> None:
        privilege = 1 + (self.players[picker].has("library") and self.seats > 2)
        if self.seats == 2 and taken.library:
            assert taken.role in ("councillor", "prospector")
            assert self.players[picker].has("library")
            self.use_library(picker)
            privilege = 2
        if taken.role == "builder":
            for seat in self.order(picker):
                self.build(seat, picker)
        elif taken.role == "producer":
            for seat in self.order(picker):
                self.produce(seat, privilege * (seat == picker))
        elif taken.role == "trader":
            self.turn()
            for seat in self.order(picker):
                self.sell(seat, privilege * (seat == picker))
        elif taken.role == "councillor":
            self.counsel(picker, privilege)
        else:
            self.draw(picker, "prospector", privilege)
            for seat in self.order(picker):
                self.mine(seat)

    def use_library(self, seat: int) -> None:
        assert self.peek() == events.LibraryUsed(seat)
        assert seat not in self.doubled, "doubled twice in a round"
        self.doubled.add(seat)
        self.at += 1

    # ------------------------------------------------------------ builder

    def build(self, seat: int, picker: int) -> None:
        player = self.players[seat]
        if player.hand.total() == 0:
            return
        event = self.peek()
        if event == events.NothingBuilt(seat):
            self.at += 1
            return
        doubled = self.seats > 2 and player.has("library")
        if isinstance(event, events.LibraryUsed):
            assert seat == picker
            assert player.has("library")
            self.use_library(seat)
            doubled = True
            event = self.peek()
        assert isinstance(event, events.BuildingBegun)
        assert event.seat == seat
        card = event.card
        self.leaves(seat, card)
        self.at += 1
        assert card in PLANT_OF.values() or not player.has(card), "the same violet building twice"
        over: str | None = None
        if isinstance(event := self.peek(), events.BuildingCovered):
            over = event.card
            assert player.has("crane")
            assert over not in ("crane", card)
            assert player.plants[over] > 0 or player.has(over)
            self.at += 1
        helping = player.violets - {over}
        due = SHEET[card][0] - (SHEET[over][0] if over else 0)
        if seat == picker:
            due -= 1 + (doubled and "library" in helping)
        due -= ("smithy" if card in PLANT_OF.values() else "quarry") in helping
        due = max(0, due)
        before = dict(player.goods)
        paid, goods = 0, 0
        while not isinstance(event := self.peek(), events.BuildingBuilt):
            if isinstance(event, events.CardPaid):
                self.leaves(seat, event.card)
                paid += 1
            elif isinstance(event, events.GoodPaid):
                assert "black-market" in helping
                goods += 1
                player.goods[PLANT_OF[event.good]] -= 1
            else:
                assert isinstance(event, events.GoodLost)
                assert PLANT_OF[event.good] == over
                player.goods[over] -= 1
            self.discards += 1
            self.at += 1
        assert (event.seat, event.card, event.over, event.price) == (seat, card, over, due)
        assert paid + goods == due, "payment is exact"
        assert goods <= 2
        self.at += 1
        if over is not None and over in PLANT_OF.values():
            player.plants[over] -= 1
            full = before.get(over, 0) > player.plants[over]
            assert player.goods[over] <= player.plants[over]
            assert not full or player.goods[over] < before[over], "a good outlives its plant"
        elif over is not None:
            player.violets.remove(over)
        if card in PLANT_OF.values():
            player.plants[card] += 1
        else:
            player.violets.add(card)
            self.draw(seat, "carpenter", int("carpenter" in helping))
        self.draw(seat, "poor-house", int("poor-house" in helping and player.hand.total() <= 1))

    # ------------------------------------------------------------ goods

    def most(self, seat: int, privilege: int, helper: str) -> int:
        return 1 + privilege + self.players[seat].has(helper)

    def spent_by(self, seat: int, number: int, most: int, privilege: int) -> None:
        if number > most:
            assert self.seats == 2
            assert privilege == 1
            assert self.players[seat].has("library")
            assert number == most + 1
            self.use_library(seat)

    def produce(self, seat: int, privilege: int) -> None:
        player = self.players[seat]
        made = 0
        while isinstance(event := self.peek(), events.GoodProduced) and event.seat == seat:
            plant = PLANT_OF[event.good]
            player.goods[plant] += 1
            assert player.goods[plant] <= player.plants[plant]
            self.pile -= 1
            made += 1
            self.at += 1
        self.spent_by(seat, made, self.most(seat, privilege, "aqueduct"), privilege)
        self.draw(seat, "well", int(made >= 2 and player.has("well")))

    def turn(self) -> None:
        event = self.peek()
        assert isinstance(event, events.TileTurned)
        if len(self.tiles) < 5:
            assert event.prices in TILES - set(self.tiles)
        else:
            assert event.prices == self.tiles[-5]
        self.tiles.append(event.prices)
        self.at += 1

    def sell(self, seat: int, privilege: int) -> None:
        player = self.players[seat]
        sold, earned = 0, 0
        while isinstance(event := self.peek(), events.GoodSold) and event.seat == seat:
            plant = PLANT_OF[event.good]
            assert player.goods[plant] > 0
            assert event.price == self.tiles[-1][GOODS_IN_ORDER.index(event.good)]
            player.goods[plant] -= 1
            sold += 1
            earned += event.price
            self.discards += 1
            self.at += 1
        self.spent_by(seat, sold, self.most(seat, privilege, "trading-post"), privilege)
        self.draw(seat, "sale", earned)
        self.draw(seat, "market-stand", int(sold >= 2 and player.has("market-stand")))
        self.draw(seat, "market-hall", int(sold >= 1 and player.has("market-hall")))

    # ------------------------------------------------------------ councillor and prospector

    def counsel(self, picker: int, privilege: int) -> None:
        keep: dict[int, int] = {}
        throw: dict[int, int] = {}
        for seat in self.order(picker):
            player = self.players[seat]
            wanted = 2 + 3 * privilege * (seat == picker)
            kept = 1 + player.has("prefecture")
            if player.has("archive"):
                drawn = self.draw(seat, "councillor", wanted)
                throw[seat] = max(0, drawn - kept)
                continue
            drawn = min(wanted, self.left())
            for _ in range(drawn):
                event = self.peek()
                assert isinstance(event, events.CardOffered)
                assert event.seat == seat
                assert event.card is not None
                player.offered[event.card] += 1
                self.pile -= 1
                self.at += 1
            keep[seat] = min(drawn, kept)
            if drawn <= kept:
                while keep[seat]:
                    self.keep(keep)
        while any(keep.values()) or any(throw.values()):
            event = self.peek()
            if isinstance(event, events.CardDiscarded):
                assert event.why == "councillor"
                throw[event.seat] -= 1
                assert throw[event.seat] >= 0
                self.discard(event)
            else:
                self.keep(keep)

    def keep(self, keep: dict[int, int]) -> None:
        event = self.peek()
        assert isinstance(event, events.CardKept)
        assert event.card is not None
        player = self.players[event.seat]
        assert player.offered[event.card] > 0
        player.offered[event.card] -= 1
        player.hand[event.card] += 1
        keep[event.seat] -= 1
        assert keep[event.seat] >= 0
        self.at += 1
        if keep[event.seat] == 0:
            for _ in range(player.offered.total()):
                thrown = self.peek()
                assert isinstance(thrown, events.OfferDiscarded)
                assert thrown.seat == event.seat
                assert thrown.card is not None
                assert player.offered[thrown.card] > 0
                player.offered[thrown.card] -= 1
                self.discards += 1
                self.at += 1

    def mine(self, seat: int) -> None:
        player = self.players[seat]
        if not player.has("gold-mine") or self.left() < 4:
            return
        if self.peek() == events.NotMined(seat):
            self.at += 1
            return
        turned: list[str] = []
        for _ in range(4):
            event = self.peek()
            assert isinstance(event, events.CardTurnedUp)
            turned.append(event.card)
            self.pile -= 1
            self.at += 1
        event = self.peek()
        assert isinstance(event, events.Mined)
        assert event.seat == seat
        if len({SHEET[card][0] for card in turned}) == 4:
            assert event.card in turned
            player.hand[event.card] += 1
            self.discards += 3
        else:
            assert event.card is None
            self.discards += 4
        self.at += 1

    # ------------------------------------------------------------ the end

    def check_result(self, match: Match) -> None:
        """Count the result once more, and compare."""
        result = match.result
        assert result is not None
        assert result.reason == self.reason
        ranks = [(player.points(), player.hand.total() + player.goods.total()) for player in self.players]
        for seat, player in enumerate(self.players):
            assert result.seats[seat].score == player.points()
            assert result.seats[seat].rank == 1 + sum(other > ranks[seat] for other in ranks)
        assert set(result.winners) == {seat for seat in range(self.seats) if ranks[seat] == max(ranks)}
        board = match.state.board
        assert (board[numbers.PILE_COUNT], board[numbers.DISCARD_COUNT]) == (self.pile, self.discards)
        for seat, player in enumerate(self.players):
            assert board[numbers.BUILDING_COUNT + seat] == player.buildings()
            assert board[numbers.HAND_COUNT + seat] == player.hand.total()
            for plant in range(numbers.PLANT_KINDS):
                assert board[numbers.PLANTS + numbers.PLANT_KINDS * seat + plant] == player.plants[KEYS[plant]]


def check_game(match: Match) -> Referee:
    referee = Referee(match)
    referee.follow_game()
    referee.check_result(match)
    return referee

"""A second engine, written from docs/rules/patee_imperiale.md alone, with sets, lists and a generator of questions."""

from __future__ import annotations

from collections.abc import Generator

from ludoteca.core.sets import members
from ludoteca.games.patee_imperiale.cards import Courtier, PateeDeck
from ludoteca.games.patee_imperiale.engine import numbers
from ludoteca.games.patee_imperiale.engine.state import PateeState

Question = tuple[int, set[int]]  # who has to choose, and from which moves
Questions = Generator[Question, int, None]


def set_of(mask: int) -> set[int]:
    return set(members(int(mask)))


class Permission:
    """The plays that a play_more still permits."""

    def __init__(self, card: int, left: int, limit: int | None, silent: bool) -> None:
        self.card = card
        self.left = left
        self.limit = limit
        self.silent = silent


class Referee:
    """The rules of rounds and turns as on the page; deals and random picks are copied from the engine."""

    def __init__(self, deck: PateeDeck, state: PateeState, teams: bool) -> None:
        self.deck = deck.courtiers
        self.state = state
        self.seats = int(state.seats)
        self.teams = teams
        self.picks: list[int] = []
        self.totals = [0] * self.seats
        self.won: list[int] = []  # the side that won each round, −1 for nobody
        self.reason = ""
        self.copy_deal()

    def copy_deal(self) -> None:
        """Take over the deal of a round from the engine."""
        board = self.state.board
        self.hands = [set_of(board[numbers.HANDS + seat]) for seat in range(self.seats)]
        self.suites = [set_of(board[numbers.SUITES + seat]) for seat in range(self.seats)]
        self.pile = [int(board[numbers.DISCARD_PILE + k]) for k in range(board[numbers.DISCARD_SIZE])]
        owner = {card: seat for seat in range(self.seats) for card in self.suites[seat]}
        first = next(card for card, courtier in enumerate(self.deck) if courtier.opens == "first")
        second = next(card for card, courtier in enumerate(self.deck) if courtier.opens == "second")
        self.turn = owner[first] if first in owner else owner[second]

    # ---------------------------------------------------------------- a match, a round, a turn

    def match(self) -> Questions:
        while not self.reason:
            while not self.is_stuck():
                yield from self.play_turn()
                if not all(self.hands):
                    break
                self.turn = (self.turn + 1) % self.seats
            self.count_points()
            if not self.reason:
                self.copy_deal()

    def is_stuck(self) -> bool:
        (card, *more) = self.hands[self.turn]
        return not more and self.deck[card].needs_another

    def count_points(self) -> None:
        points = [sum(self.deck[card].value for card in suite) for suite in self.suites]
        self.totals = [old + new for old, new in zip(self.totals, points, strict=True)]
        if self.teams:
            points = [points[0] + points[2], points[1] + points[3]]
        best = [side for side, point in enumerate(points) if point == max(points)]
        self.won.append(best[0] if len(best) == 1 else -1)
        if self.seats == 2:
            if any(self.won.count(side) == 2 for side in (0, 1)):
                self.reason = "two_won"
        elif len(self.won) > 1 and self.won[-1] == self.won[-2] != -1:
            self.reason = "two_in_a_row"
        elif len(self.won) == 3:
            self.reason = "points"

    def play_turn(self) -> Questions:
        seat = self.turn
        plays = 0
        permissions: list[Permission] = []
        while plays < 3:
            allowed = {
                card for card in self.hands[seat] if not self.deck[card].needs_another or self.hands[seat] - {card}
            }
            silent = False
            if plays:
                while permissions and not permissions[-1].left:
                    permissions.pop()
                if not permissions:
                    return
                newest = permissions[-1]
                allowed &= self.within(self.hands[seat], newest.limit)
                if not allowed:
                    permissions.pop()
                    continue
                newest.left -= 1
                silent = newest.silent
            card = (yield seat, {numbers.MOVE_PLAY + card for card in allowed}) - numbers.MOVE_PLAY
            self.hands[seat].remove(card)
            self.suites[seat].add(card)
            plays += 1
            if not silent:
                yield from self.act(seat, card, plays, permissions)

    # ---------------------------------------------------------------- actions

    def within(self, cards: set[int], limit: int | None) -> set[int]:
        return {card for card in cards if limit is None or self.deck[card].value <= limit}

    def owner(self, card: int) -> int | None:
        return next((seat for seat in range(self.seats) if card in self.suites[seat]), None)

    def others(self, seat: int) -> list[int]:
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    def act(self, seat: int, card: int, plays: int, permissions: list[Permission]) -> Questions:
        courtier = self.deck[card]
        given = courtier.action.parameters
        limit = courtier.action.limit
        elsewhere = self.within(set().union(*(self.suites[other] for other in self.others(seat))), limit)
        mine = self.suites[seat] - {card}
        match courtier.action.verb:
            case "suite_discredit":
                yield from self.discredit(seat, courtier, mine, elsewhere)
            case "charm":
                if elsewhere:
                    taken = (yield seat, {numbers.MOVE_CHARM + other for other in elsewhere}) - numbers.MOVE_CHARM
                    self.move(taken, seat)
            case "suite_swap":
                to_give = {card} if given["own"] == "self" else mine
                if elsewhere and to_give:
                    taken = (yield seat, {numbers.MOVE_SWAP + other for other in elsewhere}) - numbers.MOVE_SWAP
                    gift = card
                    if given["own"] == "actor":
                        gift = (yield seat, {numbers.MOVE_GIVE + other for other in to_give}) - numbers.MOVE_GIVE
                    whose = self.owner(taken)
                    assert whose is not None
                    self.move(taken, seat)
                    self.move(gift, whose)
            case "give":
                if mine:
                    other = (yield seat, {numbers.MOVE_NAME + other for other in self.others(seat)}) - numbers.MOVE_NAME
                    gift = (yield seat, {numbers.MOVE_GIVE + own for own in mine}) - numbers.MOVE_GIVE
                    self.move(gift, other)
            case "hand_discredit":
                yield from self.hand_discredit(seat, courtier)
            case "hand_take":
                victims = {other for other in self.others(seat) if len(self.hands[other]) >= int(given["reveal"])}
                if victims:
                    victim = (yield seat, {numbers.MOVE_NAME + other for other in victims}) - numbers.MOVE_NAME
                    shown: set[int] = set()
                    yield from self.show(victim, int(given["reveal"]), shown)
                    taken = (yield seat, {numbers.MOVE_TAKE + one for one in shown}) - numbers.MOVE_TAKE
                    self.hands[victim].remove(taken)
                    self.hands[seat].add(taken)
            case "hand_swap":
                victims = {other for other in self.others(seat) if self.hands[other]}
                if victims and self.hands[seat]:
                    victim = (yield seat, {numbers.MOVE_NAME + other for other in victims}) - numbers.MOVE_NAME
                    before = sorted(self.hands[victim])
                    gift = (yield seat, {numbers.MOVE_GIVE + own for own in self.hands[seat]}) - numbers.MOVE_GIVE
                    got = before[self.picks.pop(0)]
                    self.hands[seat] = self.hands[seat] - {gift} | {got}
                    self.hands[victim] = self.hands[victim] - {got} | {gift}
            case "play_more":
                n = int(given["n"])
                hand = self.hands[seat]
                only_zelon = len(hand) == 1 and self.deck[next(iter(hand))].needs_another
                if len(self.within(hand, limit)) >= n and not only_zelon and plays + n <= 3:
                    permissions.append(Permission(card, n, limit, bool(given["silent"])))
            case "recall":
                yield from self.recall(seat, card, courtier)

    def move(self, card: int, to: int) -> None:
        owner = self.owner(card)
        assert owner is not None
        self.suites[owner].remove(card)
        self.suites[to].add(card)

    def discredit(self, seat: int, courtier: Courtier, mine: set[int], elsewhere: set[int]) -> Questions:
        given = courtier.action.parameters
        limit = courtier.action.limit
        targets = set(elsewhere)
        if given["scope"] == "own":
            targets = self.within(mine, limit)
        elif given["scope"] == "any":
            targets |= self.within(mine, limit)
        if given["pick"] == "highest":
            tops: set[int] = set()
            for other in self.others(seat):
                values = [self.deck[card].value for card in self.suites[other]]
                tops |= {card for card in self.suites[other] if self.deck[card].value == max(values)}
            targets &= tops
        if len(targets) >= int(given["n"]):
            for _ in range(int(given["n"])):
                card = (yield seat, {numbers.MOVE_DISCREDIT + card for card in targets}) - numbers.MOVE_DISCREDIT
                targets.remove(card)
                owner = self.owner(card)
                assert owner is not None
                self.suites[owner].remove(card)
                self.pile.append(card)

    def hand_discredit(self, seat: int, courtier: Courtier) -> Questions:
        given = courtier.action.parameters
        n = int(given["n"])
        least = 2 if given["pick"] == "actor_of_2" else n
        able = [other for other in self.others(seat) if len(self.hands[other]) >= least]
        if given["who"] == "self":
            victims = [seat] if len(self.hands[seat]) >= n else []
        elif given["who"] == "each":
            victims = able if len(able) == self.seats - 1 else []
        elif able:
            victims = [(yield seat, {numbers.MOVE_NAME + other for other in able}) - numbers.MOVE_NAME]
        else:
            victims = []
        for victim in victims:
            if given["pick"] == "actor_of_2":
                shown: set[int] = set()
                yield from self.show(victim, 2, shown)
                self.lose(
                    victim, (yield seat, {numbers.MOVE_DISCREDIT + card for card in shown}) - numbers.MOVE_DISCREDIT
                )
                continue
            for _ in range(n):
                if given["pick"] == "random":
                    self.lose(victim, sorted(self.hands[victim])[self.picks.pop(0)])
                else:
                    hand = self.hands[victim]
                    self.lose(
                        victim,
                        (yield victim, {numbers.MOVE_DISCREDIT + card for card in hand}) - numbers.MOVE_DISCREDIT,
                    )

    def lose(self, victim: int, card: int) -> None:
        self.hands[victim].remove(card)
        self.pile.append(card)

    def show(self, victim: int, n: int, shown: set[int]) -> Questions:
        """Any set of n cards, chosen in the order of the deck."""
        while n:
            rest = sorted(card for card in self.hands[victim] if card > max(shown, default=-1))
            shown.add(
                (yield victim, {numbers.MOVE_SHOW + card for card in rest[: len(rest) - n + 1]}) - numbers.MOVE_SHOW
            )
            n -= 1

    def recall(self, seat: int, card: int, courtier: Courtier) -> Questions:
        given = courtier.action.parameters
        here = {
            "discard": set(self.pile),
            "last": set(self.pile[-1:]),
            "own": self.suites[seat],
            "other": set().union(*(self.suites[other] for other in self.others(seat))),
            "any": set(self.pile).union(*self.suites),
        }[str(given["from"])]
        targets = self.within(here - {card}, courtier.action.limit)
        if given["to"] == "hand":
            targets = {target for target in targets if self.deck[target].role != "conciliant"}
        if targets:
            back = (yield seat, {numbers.MOVE_RECALL + target for target in targets}) - numbers.MOVE_RECALL
            if back in self.pile:
                self.pile.remove(back)
            for suite in self.suites:
                suite.discard(back)
            (self.hands if given["to"] == "hand" else self.suites)[seat].add(back)

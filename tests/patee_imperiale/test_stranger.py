"""A stranger's reading of the rules: a second, plain engine to compare with, and positions where it is easy to slip."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from ludoteca.core.cards import CardFile, house_file
from ludoteca.core.engine.chance import Fast, Logged, Replayed
from ludoteca.core.engine.journal import Journal
from ludoteca.core.engine.playout import buffer
from ludoteca.core.errors import BadCards
from ludoteca.games.patee_imperiale.cards import Courtier, PateeDeck
from ludoteca.games.patee_imperiale.engine import places, tables
from ludoteca.games.patee_imperiale.engine.state import PateeState
from tests.patee_imperiale.position import HOUSE, Position, house_with
from tests.patee_imperiale.test_any_deck import SECRETIVE, made_up
from tests.patee_imperiale.test_cards import EVERY_ACTION

# --- a second engine, written from the page of rules alone: sets, lists and a generator that asks

Ask = tuple[int, set[int]]
Asking = Generator[Ask, int, None]


def cards_of(mask: int) -> set[int]:
    return {card for card in range(tables.CARDS) if mask >> card & 1}


class Permission:
    """What a play_more still allows."""

    def __init__(self, card: int, left: int, limit: int | None, silent: bool) -> None:
        self.card = card
        self.left = left
        self.limit = limit
        self.silent = silent


class Plain:
    """The rules of rounds and turns as the page tells them; luck and deals are copied from the engine."""

    def __init__(self, deck: PateeDeck, state: PateeState, teams: bool) -> None:
        self.deck = deck.courtiers
        self.state = state
        self.seats = int(state.seats)
        self.teams = teams
        self.picks: list[int] = []
        self.totals = [0] * self.seats
        self.won: list[int] = []  # the side that won each round, −1 for nobody
        self.ended = ""
        self.look()

    def look(self) -> None:
        """The deal of a round, as the engine made it."""
        board = self.state.board
        self.hands = [cards_of(board[places.HELD + seat]) for seat in range(self.seats)]
        self.suites = [cards_of(board[places.SUITES + seat]) for seat in range(self.seats)]
        self.pile = [int(board[places.PILE + k]) for k in range(board[places.PILE_SIZE])]
        owner = {card: seat for seat in range(self.seats) for card in self.suites[seat]}
        first = next(card for card, courtier in enumerate(self.deck) if courtier.opens == "first")
        second = next(card for card, courtier in enumerate(self.deck) if courtier.opens == "second")
        self.turn = owner[first] if first in owner else owner[second]

    # ---------------------------------------------------------------- a match, a round, a turn

    def match(self) -> Asking:
        while not self.ended:
            while not self.stuck():
                yield from self.one_turn()
                if not all(self.hands):
                    break
                self.turn = (self.turn + 1) % self.seats
            self.count()
            if not self.ended:
                self.look()

    def stuck(self) -> bool:
        (card, *more) = self.hands[self.turn]
        return not more and self.deck[card].needs_another

    def count(self) -> None:
        points = [sum(self.deck[card].value for card in suite) for suite in self.suites]
        self.totals = [old + new for old, new in zip(self.totals, points, strict=True)]
        if self.teams:
            points = [points[0] + points[2], points[1] + points[3]]
        best = [side for side, point in enumerate(points) if point == max(points)]
        self.won.append(best[0] if len(best) == 1 else -1)
        if self.seats == 2:
            if any(self.won.count(side) == 2 for side in (0, 1)):
                self.ended = "two_won"
        elif len(self.won) > 1 and self.won[-1] == self.won[-2] != -1:
            self.ended = "two_in_a_row"
        elif len(self.won) == 3:
            self.ended = "points"

    def one_turn(self) -> Asking:
        seat = self.turn
        plays = 0
        open_: list[Permission] = []
        while plays < 3:
            allowed = {
                card for card in self.hands[seat] if not self.deck[card].needs_another or self.hands[seat] - {card}
            }
            silent = False
            if plays:
                while open_ and not open_[-1].left:
                    open_.pop()
                if not open_:
                    return
                newest = open_[-1]
                allowed &= self.within(self.hands[seat], newest.limit)
                if not allowed:
                    open_.pop()
                    continue
                newest.left -= 1
                silent = newest.silent
            card = (yield seat, {tables.PLAY + card for card in allowed}) - tables.PLAY
            self.hands[seat].remove(card)
            self.suites[seat].add(card)
            plays += 1
            if not silent:
                yield from self.act(seat, card, plays, open_)

    # ---------------------------------------------------------------- actions

    def within(self, cards: set[int], limit: int | None) -> set[int]:
        return {card for card in cards if limit is None or self.deck[card].value <= limit}

    def owner(self, card: int) -> int | None:
        return next((seat for seat in range(self.seats) if card in self.suites[seat]), None)

    def others(self, seat: int) -> list[int]:
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    def act(self, seat: int, card: int, plays: int, open_: list[Permission]) -> Asking:
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
                    taken = (yield seat, {tables.CHARM_OVER + other for other in elsewhere}) - tables.CHARM_OVER
                    self.move(taken, seat)
            case "suite_swap":
                to_give = {card} if given["own"] == "self" else mine
                if elsewhere and to_give:
                    taken = (yield seat, {tables.SWAP_FOR + other for other in elsewhere}) - tables.SWAP_FOR
                    gift = card
                    if given["own"] == "actor":
                        gift = (yield seat, {tables.GIVE + other for other in to_give}) - tables.GIVE
                    whose = self.owner(taken)
                    assert whose is not None
                    self.move(taken, seat)
                    self.move(gift, whose)
            case "give":
                if mine:
                    other = (yield seat, {tables.NAME + other for other in self.others(seat)}) - tables.NAME
                    gift = (yield seat, {tables.GIVE + own for own in mine}) - tables.GIVE
                    self.move(gift, other)
            case "hand_discredit":
                yield from self.hand_discredit(seat, courtier)
            case "hand_take":
                victims = {other for other in self.others(seat) if len(self.hands[other]) >= int(given["reveal"])}
                if victims:
                    victim = (yield seat, {tables.NAME + other for other in victims}) - tables.NAME
                    shown: set[int] = set()
                    yield from self.show(victim, int(given["reveal"]), shown)
                    taken = (yield seat, {tables.TAKE + one for one in shown}) - tables.TAKE
                    self.hands[victim].remove(taken)
                    self.hands[seat].add(taken)
            case "hand_swap":
                victims = {other for other in self.others(seat) if self.hands[other]}
                if victims and self.hands[seat]:
                    victim = (yield seat, {tables.NAME + other for other in victims}) - tables.NAME
                    before = sorted(self.hands[victim])
                    gift = (yield seat, {tables.GIVE + own for own in self.hands[seat]}) - tables.GIVE
                    got = before[self.picks.pop(0)]
                    self.hands[seat] = self.hands[seat] - {gift} | {got}
                    self.hands[victim] = self.hands[victim] - {got} | {gift}
            case "play_more":
                n = int(given["n"])
                hand = self.hands[seat]
                only_zelon = len(hand) == 1 and self.deck[next(iter(hand))].needs_another
                if len(self.within(hand, limit)) >= n and not only_zelon and plays + n <= 3:
                    open_.append(Permission(card, n, limit, bool(given["silent"])))
            case "recall":
                yield from self.recall(seat, card, courtier)

    def move(self, card: int, to: int) -> None:
        owner = self.owner(card)
        assert owner is not None
        self.suites[owner].remove(card)
        self.suites[to].add(card)

    def discredit(self, seat: int, courtier: Courtier, mine: set[int], elsewhere: set[int]) -> Asking:
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
                card = (yield seat, {tables.DISCREDIT + card for card in targets}) - tables.DISCREDIT
                targets.remove(card)
                owner = self.owner(card)
                assert owner is not None
                self.suites[owner].remove(card)
                self.pile.append(card)

    def hand_discredit(self, seat: int, courtier: Courtier) -> Asking:
        given = courtier.action.parameters
        n = int(given["n"])
        least = 2 if given["pick"] == "actor_of_2" else n
        able = [other for other in self.others(seat) if len(self.hands[other]) >= least]
        if given["who"] == "self":
            victims = [seat] if len(self.hands[seat]) >= n else []
        elif given["who"] == "each":
            victims = able if len(able) == self.seats - 1 else []
        elif able:
            victims = [(yield seat, {tables.NAME + other for other in able}) - tables.NAME]
        else:
            victims = []
        for victim in victims:
            if given["pick"] == "actor_of_2":
                shown: set[int] = set()
                yield from self.show(victim, 2, shown)
                self.lose(victim, (yield seat, {tables.DISCREDIT + card for card in shown}) - tables.DISCREDIT)
                continue
            for _ in range(n):
                if given["pick"] == "random":
                    self.lose(victim, sorted(self.hands[victim])[self.picks.pop(0)])
                else:
                    hand = self.hands[victim]
                    self.lose(victim, (yield victim, {tables.DISCREDIT + card for card in hand}) - tables.DISCREDIT)

    def lose(self, victim: int, card: int) -> None:
        self.hands[victim].remove(card)
        self.pile.append(card)

    def show(self, victim: int, n: int, shown: set[int]) -> Asking:
        """Any set of n cards, chosen in the order of the deck."""
        while n:
            rest = sorted(card for card in self.hands[victim] if card > max(shown, default=-1))
            shown.add((yield victim, {tables.SHOW + card for card in rest[: len(rest) - n + 1]}) - tables.SHOW)
            n -= 1

    def recall(self, seat: int, card: int, courtier: Courtier) -> Asking:
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
            back = (yield seat, {tables.RECALL + target for target in targets}) - tables.RECALL
            if back in self.pile:
                self.pile.remove(back)
            for suite in self.suites:
                suite.discard(back)
            (self.hands if given["to"] == "hand" else self.suites)[seat].add(back)


def compare(deck: PateeDeck, seats: int, teams: bool, seed: int) -> None:
    """A match at random, the two engines side by side."""
    state = PateeState(seats, deck.tables, teams)
    chance = Logged(Fast(seed))
    choose, moves = Fast(seed + 1), buffer()
    state.deal(chance)
    plain = Plain(deck, state, teams)
    asking = plain.match()
    asked: Ask | None = next(asking)
    while state.actors():
        actor = int(state.board[places.ACTOR])
        legal = [int(moves[k]) for k in range(state.legal(actor, moves))]
        assert asked == (actor, set(legal))
        for seat in range(seats):
            assert cards_of(state.board[places.HELD + seat]) == plain.hands[seat]
            assert cards_of(state.board[places.SUITES + seat]) == plain.suites[seat]
        assert [state.board[places.PILE + k] for k in range(state.board[places.PILE_SIZE])] == plain.pile
        assert [state.board[places.TOTAL + seat] for seat in range(seats)] == plain.totals
        move = legal[choose.pick(len(legal))]
        chance.taken()
        state.apply(actor, move, chance)
        plain.picks = [k for _, k in chance.taken()]
        try:
            asked = asking.send(move)
        except StopIteration:
            asked = None
    assert asked is None
    reasons = {tables.TWO_WON: "two_won", tables.TWO_IN_A_ROW: "two_in_a_row", tables.POINTS_DECIDE: "points"}
    assert reasons[int(state.board[places.ENDED_BY])] == plain.ended
    assert [state.board[places.TOTAL + seat] for seat in range(seats)] == plain.totals
    if plain.ended != "points":
        winners = {seat for seat in range(seats) if (seat % 2 if teams else seat) == plain.won[-1]}
        assert {seat for seat in range(seats) if state.rank(seat) == 1} == winners


@pytest.mark.parametrize(("seats", "teams"), [(2, False), (3, False), (4, False), (4, True)])
def test_two_readings_of_the_rules_agree_on_every_move_of_matches_with_the_house_deck(seats: int, teams: bool) -> None:
    for seed in range(40):
        compare(HOUSE, seats, teams, seed)


@pytest.mark.parametrize(("seats", "teams"), [(2, False), (3, False), (4, False), (4, True)])
def test_two_readings_of_the_rules_agree_on_decks_made_up_at_random(seats: int, teams: bool) -> None:
    for seed in range(100, 115):
        compare(PateeDeck(made_up(seed, EVERY_ACTION)), seats, teams, seed)
        compare(PateeDeck(made_up(seed, SECRETIVE)), seats, teams, seed)


# --- constructed positions


def test_two_cards_that_need_another_are_played_down_to_one_and_then_the_round_ends_at_once() -> None:
    none = 'action = { verb = "none" }\n'
    deck = house_with(f"{none}provenance", f"{none}needs_another = true\nprovenance")
    table = Position("zelon, dignitaire", "rumeur, donateur, ruth", deck=deck)
    assert table.legal() == ["play zelon", "play dignitaire"]
    table.do("play dignitaire")
    assert table.actor == 1
    table.do("play donateur")
    assert table.notes(tables.ROUND_ENDED)[0][:2] == (tables.STUCK, 0)


def test_every_other_player_shows_two_cards_to_the_actor_alone_one_after_the_other() -> None:
    deck = house_with('who = "each", n = 1, pick = "owner"', 'who = "each", pick = "actor_of_2"')
    table = Position("scandale, duo", "ruth, zelon, elfan", "rosa, bark", "knoch, trio", deck=deck)
    table.do("play scandale", "show ruth", "show zelon")
    assert [table.state.blank(seat).board[places.SHOWN] for seat in (-1, 2, 3)] == [0, 0, 0]
    table.do("discredit zelon")
    assert table.actor == 2
    assert table.state.blank(0).board[places.SHOWN] == 0
    table.do("show bark", "show rosa", "discredit rosa", "show knoch", "show trio", "discredit trio")
    assert table.discard == ["zelon", "rosa", "trio"]
    assert table.actor == 1
    assert (table.knows(0, 1), table.knows(0, 2), table.knows(0, 3)) == ({"ruth"}, {"bark"}, {"knoch"})


def test_every_other_player_must_hold_two_to_show_or_nobody_shows_any() -> None:
    deck = house_with('who = "each", n = 1, pick = "owner"', 'who = "each", pick = "actor_of_2"')
    table = Position("scandale, duo", "ruth, zelon, elfan", "rosa", "knoch, trio", deck=deck).do("play scandale")
    assert table.notes(tables.FAILED)
    assert table.actor == 1


def test_the_top_of_the_discard_is_the_one_below_after_the_last_was_recalled() -> None:
    table = Position("rehabilitateur, duo", "repecheur, trio", discard="rosa, zelon, dignitaire")
    table.do("play rehabilitateur", "recall dignitaire", "play repecheur")
    assert table.legal() == ["recall zelon"]


def test_whoever_takes_the_last_card_of_a_hand_in_a_chain_still_plays_on_and_then_the_round_ends() -> None:
    deck = house_with("reveal = 3", "reveal = 1")
    table = Position("trio, rabuyu, ruth, zelon", "rosa", "elfan, duo", deck=deck, suites=("", "knoch"))
    table.do("play trio", "play rabuyu", "name 1", "show rosa", "take rosa")
    assert table.legal() == ["play rosa", "play ruth"]
    table.do("play ruth", "discredit knoch")
    assert table.round == 2


def test_highest_with_a_limit_spares_a_suite_whose_best_is_worth_more() -> None:
    deck = house_with('scope = "other", pick = "highest"', 'scope = "other", pick = "highest", max = 3')
    table = Position("tombeur, duo", "ruth, trio", "bark, rumeur", suites=("", "zelon, knoch", "rosa"), deck=deck)
    assert table.do("play tombeur").legal() == ["discredit rosa"]


# --- what everybody can conclude is true, and worlds filled into a view could have been


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_concluded_or_held_for_sure_is_always_true_of_the_real_hands(seats: int) -> None:
    moves = buffer()
    for seed in range(12):
        deck = [HOUSE, PateeDeck(made_up(seed, EVERY_ACTION)), PateeDeck(made_up(seed, SECRETIVE))][seed % 3]
        state = PateeState(seats, deck.tables, False)
        chance = Fast(seed)
        state.deal(chance)
        while state.actors():
            board = state.board
            for hand in range(tables.MAX_SEATS):
                held = int(board[places.HELD + hand])
                assert (held & int(board[places.BARRED + hand])).bit_count() <= board[places.SPARE + hand]
                assert (held & int(board[places.PROVEN + hand])).bit_count() >= board[places.LEAST + hand]
                for knower in (*range(seats), places.EVERYBODY):
                    if knower != hand:
                        assert board[places.KNOWN + knower * tables.MAX_SEATS + hand] & ~held == 0
            n = state.legal(board[places.ACTOR], moves)
            state.apply(board[places.ACTOR], moves[chance.pick(n)], chance)


SMALL = {"bark", "knoch", "ruth", "rosa", "elfan", "charmeuse", "grand charmeur", "troqueur", "tombeur", "balayeur"}


def test_a_failed_trio_is_believed_however_unlikely_such_a_hand_is() -> None:
    """Of the seven cards at most one is worth 4 or less; only six larger ones are unseen: they are all there."""
    large = "zelon, grand envahissant, dignitaire, donateur, congedieur, rappel"
    small = "knoch, rosa, elfan, charmeuse, grand charmeur, troqueur, tombeur"
    table = Position(f"trio, ruth, {large}", "bark, duo, rumeur", small).do("play trio")
    assert table.notes(tables.FAILED)
    view = table.state.blank(1)
    for seed in range(20):
        assert len(table.names(view.fill(Fast(seed)).board[places.HELD]) & SMALL) <= 1


def test_a_card_recalled_within_a_chain_comes_on_top_of_those_known_to_be_held() -> None:
    """Trio showed that two cards up to 4 were held: Réhabilitateur and one more, besides the one recalled since."""
    table = Position(
        "trio, rehabilitateur, ruth, zelon", "bark, knoch", "dignitaire, congedieur, donateur, rappel", discard="rosa"
    )
    table.do("play trio", "play rehabilitateur", "recall rosa")
    view = table.state.blank(1)
    for seed in range(60):
        assert len(table.names(view.fill(Fast(seed)).board[places.HELD]) & SMALL) == 2


def test_a_newer_permission_does_not_make_forget_what_the_older_showed() -> None:
    """Trio showed that two cards up to 4 were held: Duo and one more."""
    table = Position("trio, duo, ruth, zelon", "bark, knoch", "dignitaire, congedieur, donateur, rappel")
    table.do("play trio", "play duo")
    view = table.state.blank(1)
    for seed in range(60):
        assert "ruth" in table.names(view.fill(Fast(seed)).board[places.HELD])


def test_what_a_permission_showed_is_remembered_after_the_turn() -> None:
    table = Position("trio, duo, ruth, zelon", "bark, knoch", "dignitaire, congedieur, donateur, rappel")
    table.do("play trio", "play duo", "play zelon")
    assert table.actor == 1
    view = table.state.blank(1)
    for seed in range(60):
        assert "ruth" in table.names(view.fill(Fast(seed)).board[places.HELD])


Told = list[tuple[int, ...]]
SECRET = (tables.CHOSEN_TO_SHOW, tables.TAKEN, tables.EXCHANGED)


def same_luck(state: PateeState, told: Told) -> list[int] | None:
    """The picks that make hands lose the cards they lost before; None if they do not hold them."""
    hands = [cards_of(state.board[places.HELD + seat]) for seat in range(state.seats)]
    picks = []
    for kind, _, hand, card, *_ in told:
        if kind == tables.LOST:
            if card not in hands[hand]:
                return None
            picks.append(sorted(hands[hand]).index(card))
            hands[hand].remove(card)
    return picks


def could_have_been(start: PateeState, world: PateeState, now: PateeState, story: list[tuple[int, int, Told]]) -> bool:
    """Whether the open story of a round could have been told of a world, dealt as it must have been."""
    again = start.copy()
    for hand in range(start.seats):
        real, other = int(now.board[places.HELD + hand]), int(world.board[places.HELD + hand])
        again.board[places.HELD + hand] = int(start.board[places.HELD + hand]) & ~(real & ~other) | other & ~real
    again.board[places.HELD + places.RESERVE] = world.board[places.HELD + places.RESERVE]
    journal, moves = Journal(), buffer()
    again.journal = journal
    for seat, move, told in story:
        journal.clear()
        legal = [moves[k] for k in range(again.legal(seat, moves))]
        luck = same_luck(again, told)
        if again.board[places.ACTOR] != seat or move not in legal or luck is None:
            return False
        again.apply(seat, move, Replayed(luck))
        if journal.notes != told:
            return False
    return True


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_world_filled_into_a_view_could_have_come_to_what_everybody_saw(seats: int) -> None:
    """Whole rounds of the house deck, as far as no card has gone over or been shown in secret."""
    moves = buffer()
    wrong: list[str] = []
    for seed in range(70, 100):
        chance = Fast(seed)
        state = PateeState(seats, HOUSE.tables, False)
        state.deal(chance)
        start, story, journal = state.copy(), list[tuple[int, int, Told]](), Journal()
        state.journal = journal
        while state.board[places.ROUND] == 1:
            wrong += [
                f"seed {seed}, after {len(story)} moves, seen by {seat}"
                for seat in range(-1, seats)
                if not could_have_been(start, state.blank(seat).fill(chance), state, story)
            ]
            actor = int(state.board[places.ACTOR])
            move = int(moves[chance.pick(state.legal(actor, moves))])
            journal.clear()
            state.apply(actor, move, chance)
            told: Told = list(journal.notes)
            story.append((actor, move, told))
            if any(note[0] in SECRET for note in told):
                break
    assert not wrong


# --- card files


def told_of(text: str) -> str:
    with pytest.raises(BadCards) as error:
        PateeDeck(CardFile(text, "mine.toml", False))
    return f"{error.value.key}: {error.value}"


@pytest.mark.parametrize("verb", ['["charm"]', '{ is = "charm" }', "3", "true"])
def test_a_verb_that_is_no_word_is_an_error_that_names_card_and_field(verb: str) -> None:
    text = house_file("patee_imperiale").text.replace('{ verb = "charm", max = 2 }', f"{{ verb = {verb}, max = 2 }}", 1)
    complaint = told_of(text)
    assert "Rosa von Flamin" in complaint
    assert "action.verb" in complaint


def test_a_file_that_does_not_say_for_which_game_it_is_is_told_so() -> None:
    text = house_file("patee_imperiale").text.replace('game = "patee_imperiale"', "", 1)
    assert told_of(text).startswith("core-cards-no-game")

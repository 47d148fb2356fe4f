"""What a seat can know of hidden cards: what was shown and remembered, and views filled with right probabilities."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.core.engine.chance import Fast, Replayed
from ludoteca.core.engine.playout import buffer
from ludoteca.games.patee_imperiale.engine import memory, places, tables, worlds
from ludoteca.games.patee_imperiale.engine.state import PateeState
from tests.patee_imperiale.position import HOUSE, Position

EVERYBODY = places.EVERYBODY


# --- who sees what


def test_hands_are_hidden_but_their_sizes_and_all_suites_are_not() -> None:
    table = Position("ruth, duo", "zelon, trio", suites=("bark", "rosa"), discard="elfan")
    view = table.state.blank(0)
    assert table.names(view.board[places.HELD]) == {"ruth", "duo"}
    assert view.board[places.HELD + 1] == 0
    assert view.board[places.SIZES + 1] == 2
    assert table.names(view.board[places.SUITES + 1]) == {"rosa"}
    assert view.board[places.PILE] == table.card("elfan")


def test_a_spectator_sees_no_hand() -> None:
    view = Position("ruth, duo", "zelon, trio").state.blank(-1)
    assert view.board[places.HELD] == view.board[places.HELD + 1] == 0


def test_a_card_recalled_to_hand_is_known_to_all_until_it_leaves() -> None:
    table = Position("rehabilitateur, duo", "knoch, trio", "rosa, bark", discard="dignitaire")
    table.do("play rehabilitateur", "recall dignitaire")
    assert table.knows(1, 0) == table.knows(2, 0) == table.knows(EVERYBODY, 0) == {"dignitaire"}
    table.do("play knoch", "play rosa", "charm knoch", "play dignitaire")
    assert table.knows(1, 0) == table.knows(2, 0) == table.knows(EVERYBODY, 0) == set()


def taken() -> Position:
    table = Position("rabuyu, duo", "ruth, zelon, elfan, knoch", "rosa, bark")
    return table.do("play rabuyu", "name 1", "show elfan", "show ruth", "show zelon")


def test_cards_being_chosen_for_showing_are_seen_by_their_owner_only() -> None:
    table = Position("rabuyu, duo", "ruth, zelon, elfan, knoch", "rosa, bark")
    table.do("play rabuyu", "name 1", "show elfan")
    assert table.names(table.state.blank(1).board[places.SHOWN]) == {"elfan"}
    assert [table.state.blank(seat).board[places.SHOWN] for seat in (-1, 0, 2)] == [0, 0, 0]


def test_cards_shown_are_seen_by_the_active_player_alone() -> None:
    table = taken()
    assert table.names(table.state.blank(0).board[places.SHOWN]) == {"elfan", "ruth", "zelon"}
    assert [table.state.blank(seat).board[places.SHOWN] for seat in (-1, 2)] == [0, 0]
    (note,) = [note for note in table.journal.notes if note[0] == tables.SHOWN_TO]
    assert note[1] == 0b011


def test_a_player_remembers_what_was_shown_and_not_taken() -> None:
    table = taken().do("take zelon")
    assert table.knows(0, 1) == {"elfan", "ruth"}
    assert table.knows(1, 0) == {"zelon"}
    assert table.knows(2, 0) == table.knows(2, 1) == set()


def test_what_was_shown_is_forgotten_when_it_leaves_the_hand_visibly() -> None:
    table = taken().do("take zelon", "play ruth", "discredit rabuyu")
    assert table.knows(0, 1) == {"elfan"}


def test_what_an_inquisitor_was_shown_and_spared_is_remembered() -> None:
    table = Position("inquisiteur, duo", "ruth, zelon, elfan", "rosa, bark")
    table.do("play inquisiteur", "name 1", "show ruth", "show zelon", "discredit zelon")
    assert table.knows(0, 1) == {"ruth"}
    assert table.knows(2, 1) == set()


def test_both_sides_of_a_hand_swap_know_what_went_over() -> None:
    table = Position("marche, duo, rosa", "ruth, zelon", "bark, trio", chance=Replayed([1]))
    table.do("play marche", "name 1", "give duo")
    assert table.knows(0, 1) == {"duo"}
    assert table.knows(1, 0) == {"zelon"}
    assert table.knows(2, 0) == table.knows(2, 1) == set()


def test_every_filled_world_has_what_was_shown() -> None:
    table = taken().do("take zelon")
    view = table.state.blank(0)
    for seed in range(50):
        assert {"elfan", "ruth"} <= table.names(view.fill(Fast(seed)).board[places.HELD + 1])


def test_a_third_party_that_knew_a_card_may_have_lost_sight_of_it() -> None:
    """Dignitaire was recalled to hand 1 for all to see, then one hidden card went from there to hand 0."""
    table = Position("rabuyu, duo", "ruth, zelon, elfan", "rosa, bark")
    board = table.state.board
    board[places.GONE] ^= table.cards("dignitaire")
    memory.enters(board, 1, table.card("dignitaire"))
    board[places.HELD + 1] |= table.cards("dignitaire")
    board[places.SIZES + 1] += 1
    assert table.knows(2, 1) == {"dignitaire"}
    table.do("play rabuyu", "name 1", "show elfan", "show zelon", "show dignitaire", "take zelon")
    assert table.knows(0, 1) == {"elfan", "dignitaire"}
    assert table.knows(2, 1) == set()
    assert table.names(board[places.FLOATING + 2]) == {"dignitaire"}
    view = table.state.blank(2)
    where: Counter[int] = Counter()
    for seed in range(400):
        world = view.fill(Fast(seed))
        where.update(hand for hand in (0, 1) if "dignitaire" in table.names(world.board[places.HELD + hand]))
    assert sum(where.values()) == 400
    assert where[0] == pytest.approx(100, abs=30)  # one of four cards went over
    table.do("play dignitaire")
    assert board[places.FLOATING + 2] == 0
    assert table.knows(2, 0) == table.knows(2, 1) == set()


# --- the arithmetic of guesses, proved by enumeration

HANDS = 3
Event = tuple[str, int, int]
World = tuple[frozenset[int], ...]


def by_enumeration(unknown: list[int], sizes: list[int], story: list[Event], knower: int) -> Counter[World]:
    """All deals of the unknown cards and all hidden moves, kept where they fit what the knower saw."""
    found: Counter[World] = Counter()
    for order in set(itertools.permutations([hand for hand, n in enumerate(sizes) for _ in range(n)])):
        hands = [frozenset(c for c, at in zip(unknown, order, strict=True) if at == hand) for hand in range(HANDS)]
        found[tuple(hands)] += 1
    for what, a, b in story:
        after: Counter[World] = Counter()
        for hands_, ways in found.items():
            hands = list(hands_)
            if what == "recall":  # card b into hand a
                hands[a] |= {b}
                after[tuple(hands)] += ways
            elif what == "seen":  # card b leaves hand a
                if b in hands[a]:
                    hands[a] -= {b}
                    after[tuple(hands)] += ways
            elif what == "over":  # a hidden card from hand a to hand b
                for card in hands_[a]:
                    moved = list(hands_)
                    moved[a], moved[b] = moved[a] - {card}, moved[b] | {card}
                    after[tuple(moved)] += ways
            else:  # hands a and b exchange a card
                for given_, got in itertools.product(hands_[a], hands_[b]):
                    moved = list(hands_)
                    moved[a], moved[b] = moved[a] - {given_} | {got}, moved[b] - {got} | {given_}
                    after[tuple(moved)] += ways
        found = after
    return found


class Story:
    """A random course of recalls, hidden moves and cards seen, told to the memory as a third party hears it."""

    def __init__(self, seed: int, length: int, sizes: list[int]) -> None:
        chance = Fast(seed)
        self.sizes = sizes
        self.unknown = list(range(10, 10 + sum(sizes)))
        fresh = [0, 1, 2, 3, 4, 5]
        hands: list[set[int]] = [set() for _ in range(HANDS)]
        self.hands = hands
        for card, hand in zip(self.unknown, [h for h, n in enumerate(sizes) for _ in range(n)], strict=True):
            hands[hand].add(card)
        self.state = PateeState(HANDS, HOUSE.tables, False)
        board = self.state.board
        for hand, n in enumerate(sizes):
            board[places.SIZES + hand] = n
        self.events: list[Event] = []
        for _ in range(length):
            kind = chance.pick(5)
            a = chance.pick(HANDS)
            b = (a + 1 + chance.pick(HANDS - 1)) % HANDS
            if kind <= 1:
                card = fresh.pop()
                memory.enters(board, a, card)
                hands[a].add(card)
                board[places.SIZES + a] += 1
                self.events.append(("recall", a, card))
            elif kind == 2 and hands[a]:
                card = sorted(hands[a])[chance.pick(len(hands[a]))]
                memory.leaves(board, a, card)
                hands[a].remove(card)
                board[places.SIZES + a] -= 1
                self.events.append(("seen", a, card))
            elif kind == 3 and hands[a]:
                card = sorted(hands[a])[chance.pick(len(hands[a]))]
                memory.goes_over(board, HANDS, a, b, card)
                hands[a].remove(card)
                hands[b].add(card)
                board[places.SIZES + a] -= 1
                board[places.SIZES + b] += 1
                self.events.append(("over", a, b))
            elif kind == 4 and hands[a] and hands[b]:
                given_ = sorted(hands[a])[chance.pick(len(hands[a]))]
                got = sorted(hands[b])[chance.pick(len(hands[b]))]
                memory.change_places(board, HANDS, a, b, given_, got)
                hands[a] ^= {given_, got}
                hands[b] ^= {given_, got}
                self.events.append(("swap", a, b))


@settings(max_examples=150, deadline=None)
@given(seed=st.integers(0, 10**9), length=st.integers(1, 6))
def test_guesses_weigh_exactly_as_much_as_the_histories_that_lead_to_them(seed: int, length: int) -> None:
    story = Story(seed, length, [2, 2, 1])
    board = story.state.board
    guesses = board[places.GUESSES + EVERYBODY]
    floating = {card for card in range(tables.CARDS) if board[places.FLOATING + EVERYBODY] >> card & 1}
    certain = [board[places.KNOWN + EVERYBODY * tables.MAX_SEATS + hand] for hand in range(HANDS)]
    recalled = {card for hand in story.hands for card in hand if card not in story.unknown}
    if not recalled <= floating | {card for card in recalled for mask in certain if mask >> card & 1}:
        return  # there were too many guesses to keep in mind
    truth: Counter[World] = Counter()
    for world, ways in by_enumeration(story.unknown, story.sizes, story.events, EVERYBODY).items():
        for hand, cards in enumerate(world):
            assert all(card in cards for card in range(tables.CARDS) if certain[hand] >> card & 1)
        truth[tuple(hand & floating for hand in world)] += ways
    if guesses == 0:
        assert len(truth) == 1
        return
    told = {
        tuple(
            frozenset(c for c in floating if memory.floating_in(board, EVERYBODY, guess, hand) >> c & 1)
            for hand in range(HANDS)
        ): worlds.weight(board, EVERYBODY, guess)
        for guess in range(guesses)
    }
    told = {world: weight for world, weight in told.items() if weight}
    assert told.keys() == truth.keys()
    for world, weight in told.items():
        assert weight / sum(told.values()) == pytest.approx(truth[world] / truth.total())


# --- what everyone can conclude


def test_a_duo_that_plays_nothing_more_says_that_the_last_card_is_zelon() -> None:
    table = Position("duo, zelon", "rumeur, trio, rosa", "bark, elfan, ruth").do("play duo")
    view = table.state.blank(1)
    for seed in range(30):
        assert table.names(view.fill(Fast(seed)).board[places.HELD]) == {"zelon"}


def test_a_modest_duo_that_plays_nothing_more_says_that_there_is_no_small_card() -> None:
    table = Position("duo modeste, elfan, rosa", "rumeur, trio, zelon", "bark, duo, ruth").do("play duo modeste")
    view = table.state.blank(1)
    seen = Counter(name for seed in range(60) for name in table.names(view.fill(Fast(seed)).board[places.HELD]))
    assert set(seen) == {"elfan", "rosa"}


def test_a_failed_trio_says_that_there_is_at_most_one_such_card() -> None:
    table = Position("trio, elfan, zelon, dignitaire", "rumeur, duo, ruth", "bark, knoch, congedieur")
    table.do("play trio")
    small = {"elfan", "rumeur", "duo", "ruth", "bark", "knoch"}
    for seed in range(60):
        world = table.state.blank(1).fill(Fast(seed))
        assert len(table.names(world.board[places.HELD]) & small) <= 1


def test_whoever_is_about_to_play_more_holds_a_card_for_it() -> None:
    table = Position("trio modeste, ruth, rosa, zelon", "rumeur, duo, elfan", "dignitaire, congedieur, donateur")
    table.do("play trio modeste")
    view = table.state.blank(2)
    for seed in range(60):
        world = view.fill(Fast(seed))
        assert len(table.legal(world)) >= 2


def test_whoever_may_play_another_later_is_known_to_hold_it_meanwhile() -> None:
    table = Position("trio modeste, ruth, rosa, zelon", "rumeur, duo, elfan", "dignitaire, congedieur, donateur")
    table.state.board[places.SUITES + 1] = table.cards("knoch")
    table.do("play trio modeste", "play ruth")
    assert table.phase == tables.TO_DISCREDIT
    small = {"rosa", "duo"}
    for seed in range(60):
        world = table.state.blank(2).fill(Fast(seed))
        assert table.names(world.board[places.HELD]) & small


def test_who_may_play_a_single_card_does_not_hold_zelon() -> None:
    table = Position("ruth", "rumeur, zelon, elfan", "dignitaire, duo")
    for seed in range(40):
        assert table.names(table.state.blank(2).fill(Fast(seed)).board[places.HELD]) != {"zelon"}


def test_unseen_cards_are_dealt_evenly() -> None:
    """Two cards of four unknown ones in each of two hands: each of the six deals as often."""
    table = Position("ruth, rosa", "rumeur, zelon", "dignitaire, duo")
    seen = Counter(table.state.blank(2).fill(Fast(seed)).board[places.HELD] for seed in range(1200))
    assert len(seen) == 6
    assert all(times == pytest.approx(200, abs=55) for times in seen.values())


def test_what_is_ruled_out_is_dealt_around_with_the_right_probabilities() -> None:
    """Hand 0 has no card up to 2; of the others' cards Elfan, Rosa, Rumeur are larger: three deals, each as likely."""
    table = Position("duo modeste, elfan, rosa", "rumeur, ruth, bark", "trio, zelon, congedieur")
    table.do("play duo modeste")
    view = table.state.blank(2)
    seen = Counter(view.fill(Fast(seed)).board[places.HELD] for seed in range(900))
    assert len(seen) == 3
    assert all(times == pytest.approx(300, abs=60) for times in seen.values())


# --- the second round of two players


def after_first_round() -> Position:
    reserve = (
        "grand envahissant, charmeuse, grand charmeur, troqueur, tombeur, balayeur, coucou, donateur, congedieur, "
        "rumeur, scandale, marche, duo modeste, rappel"
    )
    rest = (
        "trio, rosa, elfan, double, inquisiteur, duo muet, trio modeste, rehabilitateur, repecheur, debaucheur, "
        "mediateur"
    )
    suites = ("bark, duo", "knoch")
    table = Position("dignitaire", "ruth, zelon, rabuyu", suites=suites, discard=rest, reserve=reserve)
    assert table.board[places.GONE] == 0
    return table.do("play dignitaire")


def test_what_was_left_in_hand_is_set_aside_unseen_by_the_other() -> None:
    table = after_first_round()
    assert table.round == 2
    aside = places.HELD + places.ASIDE + 1
    assert table.names(table.state.blank(1).board[aside]) == {"ruth", "zelon", "rabuyu"}
    assert table.state.blank(0).board[aside] == 0
    assert table.state.blank(0).board[places.SIZES + places.ASIDE + 1] == 3


def test_in_the_second_round_unseen_cards_are_in_the_others_hand_or_set_aside() -> None:
    table = after_first_round()
    view = table.state.blank(0)
    unseen = table.names(table.board[places.HELD + 1]) | {"ruth", "zelon", "rabuyu"}
    seen = Counter(name for seed in range(400) for name in table.names(view.fill(Fast(seed)).board[places.HELD + 1]))
    assert set(seen) == unseen
    assert all(times == pytest.approx(400 * 7 / 10, abs=45) for times in seen.values())


def test_a_card_remembered_in_the_first_round_is_not_looked_for_in_the_second() -> None:
    table = after_first_round()
    table.state.board[places.KNOWN + places.ASIDE + 1] = table.cards("zelon")
    view = table.state.blank(0)
    for seed in range(40):
        assert "zelon" not in table.names(view.fill(Fast(seed)).board[places.HELD + 1])


def test_zelon_that_ended_the_first_round_is_known_to_be_set_aside() -> None:
    reserve = (
        "coucou, duo modeste, rumeur, trio, troqueur, rappel, elfan, rosa, bark, knoch, duo, ruth, scandale, tombeur"
    )
    table = Position("dignitaire, donateur", "zelon", reserve=reserve).do("play dignitaire")
    assert table.round == 2
    assert table.knows(0, places.ASIDE + 1) == table.knows(EVERYBODY, places.ASIDE + 1) == {"zelon"}


# --- laws, on whole matches


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**6), seats=st.sampled_from([2, 3, 3, 4]))
def test_views_keep_the_laws_in_every_position_of_a_match(seed: int, seats: int) -> None:
    state = PateeState(seats, HOUSE.tables, False)
    chance, moves, others = Fast(seed), buffer(), buffer()
    state.deal(chance)
    while state.actors():
        actor = state.board[places.ACTOR]
        n = state.legal(actor, moves)
        for seat in range(-1, seats):
            view = state.blank(seat)
            for hand in range(tables.MAX_SEATS):
                truth = state.board[places.HELD + hand]
                assert view.board[places.HELD + hand] & ~truth == 0
            world = view.fill(chance)
            assert world.blank(seat).same(view)
            assert world.legal(actor, others) > 0
            for hand in range(places.HIDDEN):
                held, size = int(world.board[places.HELD + hand]), int(world.board[places.SIZES + hand])
                assert held.bit_count() == size
            if seat == actor:
                assert view.legal(seat, others) == n
                assert [others[k] for k in range(n)] == [moves[k] for k in range(n)]
        state.apply(actor, moves[chance.pick(n)], chance)


# --- several findings at once, proved by enumeration


def fitting_deals(table: Position, view: PateeState, knower: int) -> set[tuple[int, ...]]:
    """All deals of what a seat has not seen that fit everything concluded."""
    board = [int(number) for number in view.board]
    others = [hand for hand in range(table.seats) if hand != knower]
    known = {hand: board[places.HELD + hand] for hand in others}
    seen = board[places.DISCARDED] | board[places.GONE]
    for hand in range(tables.MAX_SEATS):
        seen |= board[places.SUITES + hand] | board[places.HELD + hand]
    unseen = [card for card in range(tables.CARDS) if not seen >> card & 1]
    found: set[tuple[int, ...]] = set()

    def go_on(left: list[int], hands: tuple[int, ...]) -> None:
        if len(hands) == len(others):
            found.add(hands)
            return
        hand = others[len(hands)]
        for drawn in itertools.combinations(left, board[places.SIZES + hand] - known[hand].bit_count()):
            held = known[hand] | sum(1 << card for card in drawn)
            if (held & board[places.BARRED + hand]).bit_count() <= board[places.SPARE + hand] and (
                held & board[places.PROVEN + hand]
            ).bit_count() >= board[places.LEAST + hand]:
                go_on([card for card in left if card not in drawn], (*hands, held))

    go_on(unseen, ())
    return found


@pytest.mark.parametrize(
    ("barred", "proven"),
    [
        ({0: (4, 1)}, {1: (2, 1)}),
        ({0: (2, 0), 1: (4, 1)}, {}),
        ({0: (4, 0), 1: (1, 0)}, {}),
        ({0: (3, 1), 1: (1, 0)}, {1: (4, 1)}),
        ({0: (4, 2), 1: (3, 1), 2: (2, 1)}, {2: (6, 1)}),
        ({}, {0: (4, 2), 1: (2, 1)}),
        ({0: (4, 1)}, {0: (2, 1), 1: (3, 2)}),
    ],
)
def test_with_findings_about_several_hands_all_deals_that_fit_are_as_likely(
    barred: dict[int, tuple[int, int]], proven: dict[int, tuple[int, int]]
) -> None:
    table = Position("ruth, rosa, zelon", "elfan, knoch, dignitaire", "donateur, duo", "bark, rumeur", turn=3)
    board = table.state.board
    for start, count, found in ((places.BARRED, places.SPARE, barred), (places.PROVEN, places.LEAST, proven)):
        for hand, (limit, n) in found.items():
            within = [card for card, courtier in enumerate(table.deck.courtiers) if courtier.value <= limit]
            board[start + hand] = sum(1 << card for card in within)
            board[count + hand] = n
    view = table.state.blank(3)
    fitting = fitting_deals(table, view, 3)
    assert len(fitting) > 1
    chance = Fast(7)
    each = 60
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(each * len(fitting)):
        world = view.fill(chance)
        seen[tuple(int(world.board[places.HELD + hand]) for hand in range(3))] += 1
    assert seen.keys() <= fitting
    off = sum((seen[deal] - each) ** 2 / each for deal in fitting)  # chi square
    assert off < len(fitting) + 4 * (2 * len(fitting)) ** 0.5


def test_what_is_concluded_holds_where_hardly_any_deal_fits() -> None:
    """Each hand's bound is met by few deals, and both together by fewer: mended, not given up."""
    table = Position(
        "ruth, rosa, zelon, donateur, congedieur, rappel",
        "elfan, knoch, dignitaire, grand envahissant, rumeur, scandale",
        "bark, tombeur, balayeur, coucou, duo, trio",
        "troqueur, charmeuse",
        turn=3,
    )
    board = table.state.board
    for hand in range(3):
        board[places.PROVEN + hand] = board[places.HELD + hand]
        board[places.LEAST + hand] = 5
    view = table.state.blank(3)
    for seed in range(10):
        world = view.fill(Fast(seed))
        for hand in range(3):
            assert (int(world.board[places.HELD + hand]) & int(board[places.HELD + hand])).bit_count() >= 5


def test_a_bound_goes_down_when_such_a_card_or_a_hidden_one_leaves_and_up_when_one_enters() -> None:
    table = Position("trio, ruth, rosa, zelon, elfan", "bark, knoch", "dignitaire, donateur, rappel")
    table.do("play trio")
    board = table.state.board
    assert board[places.LEAST] == 2
    memory.leaves(board, 0, table.card("zelon"))
    assert board[places.LEAST] == 2
    memory.enters(board, 0, table.card("coucou"))
    assert board[places.LEAST] == 3
    memory.leaves(board, 0, table.card("ruth"))
    assert board[places.LEAST] == 2
    memory.goes_over(board, 3, 0, 1, table.card("rosa"))
    assert board[places.LEAST] == 1
    memory.change_places(board, 3, 0, 1, table.card("elfan"), table.card("rosa"))
    assert board[places.LEAST] == board[places.PROVEN] == 0


def test_what_everybody_is_certain_of_holds_for_a_player_who_has_lost_sight_of_it() -> None:
    table = Position("ruth, rosa, zelon", "elfan, knoch, dignitaire", "bark, rumeur, duo")
    board = table.state.board
    board[places.KNOWN + EVERYBODY * tables.MAX_SEATS + 1] = table.cards("knoch")
    view = table.state.blank(2)
    for seed in range(40):
        assert "knoch" in table.names(view.fill(Fast(seed)).board[places.HELD + 1])


@pytest.mark.parametrize("exchanged", [False, True])
def test_guesses_and_findings_together_weigh_what_they_should(exchanged: bool) -> None:
    """A hidden card went over from a hand with known cards: a guess weighs its ways times the deals that fit."""
    table = Position("ruth, rosa, zelon, coucou", "elfan, knoch, dignitaire", "donateur, duo", "bark, rumeur", turn=3)
    board = table.state.board
    for hand, names in ((0, "coucou"), (1, "dignitaire, elfan")):
        for knower in (0, 1, 2, 3, EVERYBODY):
            if knower != hand:
                board[places.KNOWN + knower * tables.MAX_SEATS + hand] = table.cards(names)
    board[places.REMEMBERED] = memory.remembered(board)
    knoch, ruth = table.cards("knoch"), table.cards("ruth")
    if exchanged:
        memory.change_places(board, 4, 1, 0, table.card("knoch"), table.card("ruth"))
        board[places.HELD] ^= knoch | ruth
        board[places.HELD + 1] ^= knoch | ruth
    else:
        memory.goes_over(board, 4, 1, 0, table.card("knoch"))
        board[places.HELD] ^= knoch
        board[places.HELD + 1] ^= knoch
        board[places.SIZES] += 1
        board[places.SIZES + 1] -= 1
    small = sum(1 << card for card, courtier in enumerate(table.deck.courtiers) if courtier.value <= 2)
    large = sum(1 << card for card, courtier in enumerate(table.deck.courtiers) if courtier.value <= 4)
    board[places.BARRED], board[places.SPARE] = small, 2
    board[places.PROVEN + 2], board[places.LEAST + 2] = large, 1
    view = table.state.blank(3)
    truth: Counter[tuple[int, ...]] = Counter()
    for guess in range(view.board[places.GUESSES + 3]):
        told = view.copy()
        for hand in range(3):
            told.board[places.HELD + hand] |= memory.floating_in(view.board, 3, guess, hand)
        if all(int(told.board[places.HELD + hand]).bit_count() <= view.board[places.SIZES + hand] for hand in range(3)):
            ways = int(view.board[places.GUESS + (3 * places.MOST_GUESSES + guess) * places.GUESS_SIZE + places.WAYS])
            truth.update(dict.fromkeys(fitting_deals(table, told, 3), ways))
    fills, chance = 40 * len(truth), Fast(11)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(fills):
        world = view.fill(chance)
        seen[tuple(int(world.board[places.HELD + hand]) for hand in range(3))] += 1
    assert seen.keys() <= truth.keys()
    wanted = {deal: fills * ways / truth.total() for deal, ways in truth.items()}
    off = sum((seen[deal] - due) ** 2 / due for deal, due in wanted.items())  # chi square
    assert off < len(truth) + 4 * (2 * len(truth)) ** 0.5

"""A seat's knowledge of hidden cards: memory, conclusions, and filled worlds with the right probabilities."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.core.engine.chance import Fast, Replayed
from ludoteca.core.engine.journal import Journal
from ludoteca.core.engine.playout import buffer
from ludoteca.games.patee_imperiale.cards import PateeDeck
from ludoteca.games.patee_imperiale.engine import deals, guesses, memory, numbers
from ludoteca.games.patee_imperiale.engine.state import PateeState
from tests.games.patee_imperiale.positions import HOUSE, Position
from tests.games.patee_imperiale.random_decks import EVERY_ACTION, SECRET_ACTIONS, random_deck
from tests.games.patee_imperiale.referee import set_of

# --- who sees what


def test_hands_are_hidden_but_their_sizes_and_the_suites_are_not() -> None:
    table = Position("ruth, duo", "zelon, trio", suites=("bark", "rosa"), discard="elfan")
    view = table.state.blank(0)
    assert table.names(view.board[numbers.HANDS]) == {"ruth", "duo"}
    assert view.board[numbers.HANDS + 1] == 0
    assert view.board[numbers.HAND_SIZES + 1] == 2
    assert table.names(view.board[numbers.SUITES + 1]) == {"rosa"}
    assert view.board[numbers.DISCARD_PILE] == table.card("elfan")


def test_a_spectator_sees_no_hand() -> None:
    view = Position("ruth, duo", "zelon, trio").state.blank(-1)
    assert view.board[numbers.HANDS] == view.board[numbers.HANDS + 1] == 0


def test_everybody_knows_a_recalled_card_until_it_leaves_the_hand() -> None:
    table = Position("rehabilitateur, duo", "knoch, trio", "rosa, bark", discard="dignitaire")
    table.do("play rehabilitateur", "recall dignitaire")
    assert table.knows(1, 0) == table.knows(2, 0) == table.knows(numbers.PUBLIC, 0) == {"dignitaire"}
    table.do("play knoch", "play rosa", "charm knoch", "play dignitaire")
    assert table.knows(1, 0) == table.knows(2, 0) == table.knows(numbers.PUBLIC, 0) == set()


def cards_shown() -> Position:
    table = Position("rabuyu, duo", "ruth, zelon, elfan, knoch", "rosa, bark")
    return table.do("play rabuyu", "name 1", "show elfan", "show ruth", "show zelon")


def test_only_the_victim_sees_the_cards_while_they_are_being_chosen() -> None:
    table = Position("rabuyu, duo", "ruth, zelon, elfan, knoch", "rosa, bark")
    table.do("play rabuyu", "name 1", "show elfan")
    assert table.names(table.state.blank(1).board[numbers.SHOWN_CARDS]) == {"elfan"}
    assert [table.state.blank(seat).board[numbers.SHOWN_CARDS] for seat in (-1, 0, 2)] == [0, 0, 0]


# rules: Pâtée Impériale 9
def test_only_the_active_player_sees_the_cards_shown() -> None:
    table = cards_shown()
    assert table.names(table.state.blank(0).board[numbers.SHOWN_CARDS]) == {"elfan", "ruth", "zelon"}
    assert [table.state.blank(seat).board[numbers.SHOWN_CARDS] for seat in (-1, 2)] == [0, 0]
    (note,) = [note for note in table.journal.notes if note[0] == numbers.EVENT_CARDS_SHOWN]
    assert note[1] == 0b011


def test_a_player_remembers_the_cards_that_were_shown_and_not_taken() -> None:
    table = cards_shown().do("take zelon")
    assert table.knows(0, 1) == {"elfan", "ruth"}
    assert table.knows(1, 0) == {"zelon"}
    assert table.knows(2, 0) == table.knows(2, 1) == set()


def test_a_shown_card_is_no_longer_expected_in_a_hand_that_it_has_left() -> None:
    table = cards_shown().do("take zelon", "play ruth", "discredit rabuyu")
    assert table.knows(0, 1) == {"elfan"}


def test_the_inquisitor_remembers_the_card_that_was_spared() -> None:
    table = Position("inquisiteur, duo", "ruth, zelon, elfan", "rosa, bark")
    table.do("play inquisiteur", "name 1", "show ruth", "show zelon", "discredit zelon")
    assert table.knows(0, 1) == {"ruth"}
    assert table.knows(2, 1) == set()


def test_both_players_of_a_hand_swap_know_the_cards_exchanged() -> None:
    table = Position("marche, duo, rosa", "ruth, zelon", "bark, trio", chance=Replayed([1]))
    table.do("play marche", "name 1", "give duo")
    assert table.knows(0, 1) == {"duo"}
    assert table.knows(1, 0) == {"zelon"}
    assert table.knows(2, 0) == table.knows(2, 1) == set()


def test_every_filled_world_contains_the_cards_that_were_shown() -> None:
    table = cards_shown().do("take zelon")
    view = table.state.blank(0)
    for seed in range(50):
        assert {"elfan", "ruth"} <= table.names(view.fill(Fast(seed)).board[numbers.HANDS + 1])


def test_a_third_player_loses_track_of_a_known_card_that_may_have_changed_hands() -> None:
    """Dignitaire was openly recalled to hand 1, then a hidden card went from there to hand 0."""
    table = Position("rabuyu, duo", "ruth, zelon, elfan", "rosa, bark")
    board = table.state.board
    board[numbers.OUT_OF_PLAY] ^= table.cards("dignitaire")
    memory.card_enters(board, 1, table.card("dignitaire"))
    board[numbers.HANDS + 1] |= table.cards("dignitaire")
    board[numbers.HAND_SIZES + 1] += 1
    assert table.knows(2, 1) == {"dignitaire"}
    table.do("play rabuyu", "name 1", "show elfan", "show zelon", "show dignitaire", "take zelon")
    assert table.knows(0, 1) == {"elfan", "dignitaire"}
    assert table.knows(2, 1) == set()
    assert table.names(board[numbers.FLOATING + 2]) == {"dignitaire"}
    view = table.state.blank(2)
    where: Counter[int] = Counter()
    for seed in range(400):
        world = view.fill(Fast(seed))
        where.update(hand for hand in (0, 1) if "dignitaire" in table.names(world.board[numbers.HANDS + hand]))
    assert sum(where.values()) == 400
    assert where[0] == pytest.approx(100, abs=30)  # one of four cards changed hands
    table.do("play dignitaire")
    assert board[numbers.FLOATING + 2] == 0
    assert table.knows(2, 0) == table.knows(2, 1) == set()


# --- the arithmetic of guesses, proved by enumeration


HANDS = 3
Event = tuple[str, int, int]
World = tuple[frozenset[int], ...]


def by_enumeration(unknown: list[int], sizes: list[int], story: list[Event]) -> Counter[World]:
    """All deals of the unknown cards, and all hidden moves, that fit what a third party saw."""
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
            elif what == "transfer":  # a hidden card from hand a to hand b
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
    """Random recalls, hidden moves and cards seen, reported to the memory as a third party sees them."""

    def __init__(self, seed: int, length: int, sizes: list[int]) -> None:
        chance = Fast(seed)
        self.sizes = sizes
        self.unknown = list(range(10, 10 + sum(sizes)))
        fresh = [0, 1, 2, 3, 4, 5]
        hands: list[set[int]] = [set() for _ in range(HANDS)]
        self.hands = hands
        for card, hand in zip(self.unknown, [h for h, n in enumerate(sizes) for _ in range(n)], strict=True):
            hands[hand].add(card)
        self.state = PateeState(HANDS, HOUSE.engine_deck, False)
        board = self.state.board
        for hand, n in enumerate(sizes):
            board[numbers.HAND_SIZES + hand] = n
        self.events: list[Event] = []
        for _ in range(length):
            kind = chance.pick(5)
            a = chance.pick(HANDS)
            b = (a + 1 + chance.pick(HANDS - 1)) % HANDS
            if kind <= 1:
                card = fresh.pop()
                memory.card_enters(board, a, card)
                hands[a].add(card)
                board[numbers.HAND_SIZES + a] += 1
                self.events.append(("recall", a, card))
            elif kind == 2 and hands[a]:
                card = sorted(hands[a])[chance.pick(len(hands[a]))]
                memory.card_leaves(board, a, card)
                hands[a].remove(card)
                board[numbers.HAND_SIZES + a] -= 1
                self.events.append(("seen", a, card))
            elif kind == 3 and hands[a]:
                card = sorted(hands[a])[chance.pick(len(hands[a]))]
                memory.card_changes_hands(board, HANDS, a, b, card)
                hands[a].remove(card)
                hands[b].add(card)
                board[numbers.HAND_SIZES + a] -= 1
                board[numbers.HAND_SIZES + b] += 1
                self.events.append(("transfer", a, b))
            elif kind == 4 and hands[a] and hands[b]:
                given_ = sorted(hands[a])[chance.pick(len(hands[a]))]
                got = sorted(hands[b])[chance.pick(len(hands[b]))]
                memory.cards_swapped(board, HANDS, a, b, given_, got)
                hands[a] ^= {given_, got}
                hands[b] ^= {given_, got}
                self.events.append(("swap", a, b))


@settings(max_examples=150, deadline=None)
@given(seed=st.integers(0, 10**9), length=st.integers(1, 6))
def test_guesses_weigh_exactly_as_much_as_the_histories_that_lead_to_them(seed: int, length: int) -> None:
    story = Story(seed, length, [2, 2, 1])
    board = story.state.board
    guess_count = board[numbers.GUESS_COUNT + numbers.PUBLIC]
    floating = {card for card in range(numbers.CARDS) if board[numbers.FLOATING + numbers.PUBLIC] >> card & 1}
    certain = [board[numbers.KNOWN + numbers.PUBLIC * numbers.MAX_SEATS + hand] for hand in range(HANDS)]
    recalled = {card for hand in story.hands for card in hand if card not in story.unknown}
    if not recalled <= floating | {card for card in recalled for mask in certain if mask >> card & 1}:
        return  # there were too many guesses to keep
    truth: Counter[World] = Counter()
    for world, ways in by_enumeration(story.unknown, story.sizes, story.events).items():
        for hand, cards in enumerate(world):
            assert all(card in cards for card in range(numbers.CARDS) if certain[hand] >> card & 1)
        truth[tuple(hand & floating for hand in world)] += ways
    if guess_count == 0:
        assert len(truth) == 1
        return
    weights = {
        tuple(
            frozenset(c for c in floating if guesses.floating_in(board, numbers.PUBLIC, guess, hand) >> c & 1)
            for hand in range(HANDS)
        ): deals.guess_weight(board, numbers.PUBLIC, guess)
        for guess in range(guess_count)
    }
    weights = {world: weight for world, weight in weights.items() if weight}
    assert weights.keys() == truth.keys()
    for world, weight in weights.items():
        assert weight / sum(weights.values()) == pytest.approx(truth[world] / truth.total())


# --- what everyone can conclude


def test_a_failed_duo_reveals_that_the_last_card_is_zelon() -> None:
    table = Position("duo, zelon", "rumeur, trio, rosa", "bark, elfan, ruth").do("play duo")
    view = table.state.blank(1)
    for seed in range(30):
        assert table.names(view.fill(Fast(seed)).board[numbers.HANDS]) == {"zelon"}


def test_a_failed_modest_duo_reveals_that_the_hand_holds_no_small_card() -> None:
    table = Position("duo modeste, elfan, rosa", "rumeur, trio, zelon", "bark, duo, ruth").do("play duo modeste")
    view = table.state.blank(1)
    seen = Counter(name for seed in range(60) for name in table.names(view.fill(Fast(seed)).board[numbers.HANDS]))
    assert set(seen) == {"elfan", "rosa"}


def test_a_failed_trio_reveals_that_the_hand_holds_at_most_one_such_card() -> None:
    table = Position("trio, elfan, zelon, dignitaire", "rumeur, duo, ruth", "bark, knoch, congedieur")
    table.do("play trio")
    small = {"elfan", "rumeur", "duo", "ruth", "bark", "knoch"}
    for seed in range(60):
        world = table.state.blank(1).fill(Fast(seed))
        assert len(table.names(world.board[numbers.HANDS]) & small) <= 1


def test_a_player_about_to_play_more_holds_a_card_for_it() -> None:
    table = Position("trio modeste, ruth, rosa, zelon", "rumeur, duo, elfan", "dignitaire, congedieur, donateur")
    table.do("play trio modeste")
    view = table.state.blank(2)
    for seed in range(60):
        world = view.fill(Fast(seed))
        assert len(table.legal(world)) >= 2


def test_a_player_who_may_still_play_another_card_is_known_to_hold_it() -> None:
    table = Position("trio modeste, ruth, rosa, zelon", "rumeur, duo, elfan", "dignitaire, congedieur, donateur")
    table.state.board[numbers.SUITES + 1] = table.cards("knoch")
    table.do("play trio modeste", "play ruth")
    assert table.phase == numbers.TO_DISCREDIT
    small = {"rosa", "duo"}
    for seed in range(60):
        world = table.state.blank(2).fill(Fast(seed))
        assert table.names(world.board[numbers.HANDS]) & small


def test_a_player_who_may_play_the_only_card_does_not_hold_zelon() -> None:
    table = Position("ruth", "rumeur, zelon, elfan", "dignitaire, duo")
    for seed in range(40):
        assert table.names(table.state.blank(2).fill(Fast(seed)).board[numbers.HANDS]) != {"zelon"}


def test_unseen_cards_are_dealt_evenly() -> None:
    """Each of two hands holds two of four unknown cards: the six deals are equally likely."""
    table = Position("ruth, rosa", "rumeur, zelon", "dignitaire, duo")
    seen = Counter(table.state.blank(2).fill(Fast(seed)).board[numbers.HANDS] for seed in range(1200))
    assert len(seen) == 6
    assert all(times == pytest.approx(200, abs=55) for times in seen.values())


def test_excluded_cards_are_dealt_to_the_other_hands_with_the_right_probabilities() -> None:
    """Hand 0 holds no card up to 2. Only Elfan, Rosa and Rumeur are larger: three deals, equally likely."""
    table = Position("duo modeste, elfan, rosa", "rumeur, ruth, bark", "trio, zelon, congedieur")
    table.do("play duo modeste")
    view = table.state.blank(2)
    seen = Counter(view.fill(Fast(seed)).board[numbers.HANDS] for seed in range(900))
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
    assert table.board[numbers.OUT_OF_PLAY] == 0
    return table.do("play dignitaire")


def test_the_cards_left_in_hand_are_put_aside_unseen() -> None:
    table = after_first_round()
    assert table.round == 2
    aside = numbers.HANDS + numbers.ASIDE + 1
    assert table.names(table.state.blank(1).board[aside]) == {"ruth", "zelon", "rabuyu"}
    assert table.state.blank(0).board[aside] == 0
    assert table.state.blank(0).board[numbers.HAND_SIZES + numbers.ASIDE + 1] == 3


def test_in_the_second_round_unseen_cards_are_in_the_other_hand_or_put_aside() -> None:
    table = after_first_round()
    view = table.state.blank(0)
    unseen = table.names(table.board[numbers.HANDS + 1]) | {"ruth", "zelon", "rabuyu"}
    seen = Counter(name for seed in range(400) for name in table.names(view.fill(Fast(seed)).board[numbers.HANDS + 1]))
    assert set(seen) == unseen
    assert all(times == pytest.approx(400 * 7 / 10, abs=45) for times in seen.values())


def test_a_card_known_to_be_put_aside_is_not_expected_in_a_hand() -> None:
    table = after_first_round()
    table.state.board[numbers.KNOWN + numbers.ASIDE + 1] = table.cards("zelon")
    view = table.state.blank(0)
    for seed in range(40):
        assert "zelon" not in table.names(view.fill(Fast(seed)).board[numbers.HANDS + 1])


def test_everybody_knows_that_zelon_was_put_aside_when_he_ended_the_first_round() -> None:
    reserve = (
        "coucou, duo modeste, rumeur, trio, troqueur, rappel, elfan, rosa, bark, knoch, duo, ruth, scandale, tombeur"
    )
    table = Position("dignitaire, donateur", "zelon", reserve=reserve).do("play dignitaire")
    assert table.round == 2
    assert table.knows(0, numbers.ASIDE + 1) == table.knows(numbers.PUBLIC, numbers.ASIDE + 1) == {"zelon"}


# --- laws, on whole matches


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**6), seats=st.sampled_from([2, 3, 3, 4]))
def test_views_keep_the_laws_in_every_position_of_a_match(seed: int, seats: int) -> None:
    state = PateeState(seats, HOUSE.engine_deck, False)
    chance, moves, others = Fast(seed), buffer(), buffer()
    state.deal(chance)
    while state.actors():
        actor = state.board[numbers.ACTOR]
        n = state.legal(actor, moves)
        for seat in range(-1, seats):
            view = state.blank(seat)
            for hand in range(numbers.MAX_SEATS):
                truth = state.board[numbers.HANDS + hand]
                assert view.board[numbers.HANDS + hand] & ~truth == 0
            world = view.fill(chance)
            assert world.blank(seat).same(view)
            assert world.legal(actor, others) > 0
            for hand in range(numbers.HIDDEN_PLACES):
                held, size = int(world.board[numbers.HANDS + hand]), int(world.board[numbers.HAND_SIZES + hand])
                assert held.bit_count() == size
            if seat == actor:
                assert view.legal(seat, others) == n
                assert [others[k] for k in range(n)] == [moves[k] for k in range(n)]
        state.apply(actor, moves[chance.pick(n)], chance)


# --- several conclusions at once, proved by enumeration


def fitting_deals(table: Position, view: PateeState, observer: int) -> set[tuple[int, ...]]:
    """All deals of the unseen cards that fit every conclusion."""
    board = [int(number) for number in view.board]
    others = [hand for hand in range(table.seats) if hand != observer]
    known = {hand: board[numbers.HANDS + hand] for hand in others}
    seen = board[numbers.DISCARD] | board[numbers.OUT_OF_PLAY]
    for hand in range(numbers.MAX_SEATS):
        seen |= board[numbers.SUITES + hand] | board[numbers.HANDS + hand]
    unseen = [card for card in range(numbers.CARDS) if not seen >> card & 1]
    found: set[tuple[int, ...]] = set()

    def go_on(left: list[int], hands: tuple[int, ...]) -> None:
        if len(hands) == len(others):
            found.add(hands)
            return
        hand = others[len(hands)]
        for drawn in itertools.combinations(left, board[numbers.HAND_SIZES + hand] - known[hand].bit_count()):
            held = known[hand] | sum(1 << card for card in drawn)
            if (held & board[numbers.AT_MOST_CARDS + hand]).bit_count() <= board[numbers.AT_MOST + hand] and (
                held & board[numbers.AT_LEAST_CARDS + hand]
            ).bit_count() >= board[numbers.AT_LEAST + hand]:
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
def test_with_conclusions_about_several_hands_all_deals_that_fit_are_equally_likely(
    barred: dict[int, tuple[int, int]], proven: dict[int, tuple[int, int]]
) -> None:
    table = Position("ruth, rosa, zelon", "elfan, knoch, dignitaire", "donateur, duo", "bark, rumeur", turn=3)
    board = table.state.board
    for start, count, found in (
        (numbers.AT_MOST_CARDS, numbers.AT_MOST, barred),
        (numbers.AT_LEAST_CARDS, numbers.AT_LEAST, proven),
    ):
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
        seen[tuple(int(world.board[numbers.HANDS + hand]) for hand in range(3))] += 1
    assert seen.keys() <= fitting
    off = sum((seen[deal] - each) ** 2 / each for deal in fitting)  # chi square
    assert off < len(fitting) + 4 * (2 * len(fitting)) ** 0.5


def test_conclusions_hold_even_if_hardly_any_deal_fits() -> None:
    """Few deals fit the bound of one hand, and fewer fit all of them: such a deal is repaired."""
    table = Position(
        "ruth, rosa, zelon, donateur, congedieur, rappel",
        "elfan, knoch, dignitaire, grand envahissant, rumeur, scandale",
        "bark, tombeur, balayeur, coucou, duo, trio",
        "troqueur, charmeuse",
        turn=3,
    )
    board = table.state.board
    for hand in range(3):
        board[numbers.AT_LEAST_CARDS + hand] = board[numbers.HANDS + hand]
        board[numbers.AT_LEAST + hand] = 5
    view = table.state.blank(3)
    for seed in range(10):
        world = view.fill(Fast(seed))
        for hand in range(3):
            assert (int(world.board[numbers.HANDS + hand]) & int(board[numbers.HANDS + hand])).bit_count() >= 5


def test_at_least_falls_when_such_a_card_or_a_hidden_one_leaves_and_rises_when_one_enters() -> None:
    table = Position("trio, ruth, rosa, zelon, elfan", "bark, knoch", "dignitaire, donateur, rappel")
    table.do("play trio")
    board = table.state.board
    assert board[numbers.AT_LEAST] == 2
    memory.card_leaves(board, 0, table.card("zelon"))
    assert board[numbers.AT_LEAST] == 2
    memory.card_enters(board, 0, table.card("coucou"))
    assert board[numbers.AT_LEAST] == 3
    memory.card_leaves(board, 0, table.card("ruth"))
    assert board[numbers.AT_LEAST] == 2
    memory.card_changes_hands(board, 3, 0, 1, table.card("rosa"))
    assert board[numbers.AT_LEAST] == 1
    memory.cards_swapped(board, 3, 0, 1, table.card("elfan"), table.card("rosa"))
    assert board[numbers.AT_LEAST] == board[numbers.AT_LEAST_CARDS] == 0


def test_public_knowledge_holds_for_a_player_who_has_lost_track_of_a_card() -> None:
    table = Position("ruth, rosa, zelon", "elfan, knoch, dignitaire", "bark, rumeur, duo")
    board = table.state.board
    board[numbers.KNOWN + numbers.PUBLIC * numbers.MAX_SEATS + 1] = table.cards("knoch")
    view = table.state.blank(2)
    for seed in range(40):
        assert "knoch" in table.names(view.fill(Fast(seed)).board[numbers.HANDS + 1])


@pytest.mark.parametrize("exchanged", [False, True])
def test_guesses_and_conclusions_together_have_the_right_weights(exchanged: bool) -> None:
    """A hidden card left a hand with known cards: a guess weighs its ways times the deals that fit."""
    table = Position("ruth, rosa, zelon, coucou", "elfan, knoch, dignitaire", "donateur, duo", "bark, rumeur", turn=3)
    board = table.state.board
    for hand, names in ((0, "coucou"), (1, "dignitaire, elfan")):
        for observer in (0, 1, 2, 3, numbers.PUBLIC):
            if observer != hand:
                board[numbers.KNOWN + observer * numbers.MAX_SEATS + hand] = table.cards(names)
    board[numbers.REMEMBERED] = memory.all_remembered(board)
    knoch, ruth = table.cards("knoch"), table.cards("ruth")
    if exchanged:
        memory.cards_swapped(board, 4, 1, 0, table.card("knoch"), table.card("ruth"))
        board[numbers.HANDS] ^= knoch | ruth
        board[numbers.HANDS + 1] ^= knoch | ruth
    else:
        memory.card_changes_hands(board, 4, 1, 0, table.card("knoch"))
        board[numbers.HANDS] ^= knoch
        board[numbers.HANDS + 1] ^= knoch
        board[numbers.HAND_SIZES] += 1
        board[numbers.HAND_SIZES + 1] -= 1
    small = sum(1 << card for card, courtier in enumerate(table.deck.courtiers) if courtier.value <= 2)
    large = sum(1 << card for card, courtier in enumerate(table.deck.courtiers) if courtier.value <= 4)
    board[numbers.AT_MOST_CARDS], board[numbers.AT_MOST] = small, 2
    board[numbers.AT_LEAST_CARDS + 2], board[numbers.AT_LEAST + 2] = large, 1
    view = table.state.blank(3)
    truth: Counter[tuple[int, ...]] = Counter()
    for guess in range(view.board[numbers.GUESS_COUNT + 3]):
        guessed = view.copy()
        for hand in range(3):
            guessed.board[numbers.HANDS + hand] |= guesses.floating_in(view.board, 3, guess, hand)
        if all(
            int(guessed.board[numbers.HANDS + hand]).bit_count() <= view.board[numbers.HAND_SIZES + hand]
            for hand in range(3)
        ):
            ways = int(
                view.board[
                    numbers.GUESSES + (3 * numbers.MOST_GUESSES + guess) * numbers.GUESS_SIZE + numbers.GUESS_WAYS
                ]
            )
            truth.update(dict.fromkeys(fitting_deals(table, guessed, 3), ways))
    fills, chance = 40 * len(truth), Fast(11)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(fills):
        world = view.fill(chance)
        seen[tuple(int(world.board[numbers.HANDS + hand]) for hand in range(3))] += 1
    assert seen.keys() <= truth.keys()
    wanted = {deal: fills * ways / truth.total() for deal, ways in truth.items()}
    off = sum((seen[deal] - due) ** 2 / due for deal, due in wanted.items())  # chi square
    assert off < len(truth) + 4 * (2 * len(truth)) ** 0.5


# --- conclusions are true, and filled worlds could have been


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_conclusions_and_known_cards_are_always_true_of_the_real_hands(seats: int) -> None:
    moves = buffer()
    for seed in range(12):
        random_actions = EVERY_ACTION if seed % 3 == 1 else SECRET_ACTIONS
        deck = HOUSE if seed % 3 == 0 else PateeDeck(random_deck(seed, random_actions))
        state = PateeState(seats, deck.engine_deck, False)
        chance = Fast(seed)
        state.deal(chance)
        while state.actors():
            board = state.board
            for hand in range(numbers.MAX_SEATS):
                held = int(board[numbers.HANDS + hand])
                assert (held & int(board[numbers.AT_MOST_CARDS + hand])).bit_count() <= board[numbers.AT_MOST + hand]
                assert (held & int(board[numbers.AT_LEAST_CARDS + hand])).bit_count() >= board[numbers.AT_LEAST + hand]
                for observer in (*range(seats), numbers.PUBLIC):
                    if observer != hand:
                        assert board[numbers.KNOWN + observer * numbers.MAX_SEATS + hand] & ~held == 0
            n = state.legal(board[numbers.ACTOR], moves)
            state.apply(board[numbers.ACTOR], moves[chance.pick(n)], chance)


SMALL = {"bark", "knoch", "ruth", "rosa", "elfan", "charmeuse", "grand charmeur", "troqueur", "tombeur", "balayeur"}


def test_a_failed_trio_is_taken_into_account_however_unlikely_such_a_hand_is() -> None:
    """At most one of seven cards is worth 4 or less. Only six larger ones are unseen, so the hand holds them all."""
    large = "zelon, grand envahissant, dignitaire, donateur, congedieur, rappel"
    small = "knoch, rosa, elfan, charmeuse, grand charmeur, troqueur, tombeur"
    table = Position(f"trio, ruth, {large}", "bark, duo, rumeur", small).do("play trio")
    assert table.notes(numbers.EVENT_FAILED)
    view = table.state.blank(1)
    for seed in range(20):
        assert len(table.names(view.fill(Fast(seed)).board[numbers.HANDS]) & SMALL) <= 1


def test_a_card_recalled_in_a_chain_adds_to_those_the_hand_must_hold() -> None:
    """Trio revealed that the hand held two cards up to 4: Réhabilitateur and one more, besides the one recalled."""
    table = Position(
        "trio, rehabilitateur, ruth, zelon", "bark, knoch", "dignitaire, congedieur, donateur, rappel", discard="rosa"
    )
    table.do("play trio", "play rehabilitateur", "recall rosa")
    view = table.state.blank(1)
    for seed in range(60):
        assert len(table.names(view.fill(Fast(seed)).board[numbers.HANDS]) & SMALL) == 2


def test_a_newer_permission_does_not_erase_what_the_older_one_revealed() -> None:
    """Trio revealed that the hand held two cards up to 4: Duo and one more."""
    table = Position("trio, duo, ruth, zelon", "bark, knoch", "dignitaire, congedieur, donateur, rappel")
    table.do("play trio", "play duo")
    view = table.state.blank(1)
    for seed in range(60):
        assert "ruth" in table.names(view.fill(Fast(seed)).board[numbers.HANDS])


def test_what_a_permission_revealed_is_remembered_after_the_turn() -> None:
    table = Position("trio, duo, ruth, zelon", "bark, knoch", "dignitaire, congedieur, donateur, rappel")
    table.do("play trio", "play duo", "play zelon")
    assert table.actor == 1
    view = table.state.blank(1)
    for seed in range(60):
        assert "ruth" in table.names(view.fill(Fast(seed)).board[numbers.HANDS])


Notes = list[tuple[int, ...]]


SECRET_EVENTS = (numbers.EVENT_CARD_CHOSEN, numbers.EVENT_TAKEN, numbers.EVENT_HANDS_SWAPPED)


def same_luck(state: PateeState, notes: Notes) -> list[int] | None:
    """The picks that make hands lose the same cards as before; None if they do not hold them."""
    hands = [set_of(state.board[numbers.HANDS + seat]) for seat in range(state.seats)]
    picks = []
    for kind, _, hand, card, *_ in notes:
        if kind == numbers.EVENT_HAND_DISCREDITED:
            if card not in hands[hand]:
                return None
            picks.append(sorted(hands[hand]).index(card))
            hands[hand].remove(card)
    return picks


def could_have_been(start: PateeState, world: PateeState, now: PateeState, story: list[tuple[int, int, Notes]]) -> bool:
    """Whether a round with the hands of this world could have gone as everybody saw it."""
    again = start.copy()
    for hand in range(start.seats):
        real, other = int(now.board[numbers.HANDS + hand]), int(world.board[numbers.HANDS + hand])
        again.board[numbers.HANDS + hand] = int(start.board[numbers.HANDS + hand]) & ~(real & ~other) | other & ~real
    again.board[numbers.HANDS + numbers.RESERVE] = world.board[numbers.HANDS + numbers.RESERVE]
    journal, moves = Journal(), buffer()
    again.journal = journal
    for seat, move, notes in story:
        journal.clear()
        legal = [moves[k] for k in range(again.legal(seat, moves))]
        luck = same_luck(again, notes)
        if again.board[numbers.ACTOR] != seat or move not in legal or luck is None:
            return False
        again.apply(seat, move, Replayed(luck))
        if journal.notes != notes:
            return False
    return True


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_filled_world_is_consistent_with_what_everybody_saw(seats: int) -> None:
    """Rounds with the house deck, until a card changes hands or is shown in secret."""
    moves = buffer()
    wrong: list[str] = []
    for seed in range(70, 100):
        chance = Fast(seed)
        state = PateeState(seats, HOUSE.engine_deck, False)
        state.deal(chance)
        start, story, journal = state.copy(), list[tuple[int, int, Notes]](), Journal()
        state.journal = journal
        while state.board[numbers.ROUND] == 1:
            wrong += [
                f"seed {seed}, after {len(story)} moves, seen by {seat}"
                for seat in range(-1, seats)
                if not could_have_been(start, state.blank(seat).fill(chance), state, story)
            ]
            actor = int(state.board[numbers.ACTOR])
            move = int(moves[chance.pick(state.legal(actor, moves))])
            journal.clear()
            state.apply(actor, move, chance)
            notes: Notes = list(journal.notes)
            story.append((actor, move, notes))
            if any(note[0] in SECRET_EVENTS for note in notes):
                break
    assert not wrong

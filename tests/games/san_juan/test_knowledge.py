"""A seat's knowledge: filled views have the probabilities of a fair deal.

The exact probabilities come from enumerating every history: all ways in which the unseen cards can lie at the start,
and all picks after that. Only histories in which the viewer has seen the same count.
"""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations
from pathlib import Path

import pytest
from rich.console import Console

from ludoteca.cli.session import Session
from ludoteca.core.engine.bits import BIT
from ludoteca.core.engine.chance import Fast, Replayed
from ludoteca.core.engine.playout import buffer
from ludoteca.core.game import Game
from ludoteca.core.text import Words
from ludoteca.games.san_juan import GAME
from ludoteca.games.san_juan.cards import KEYS
from ludoteca.games.san_juan.engine import numbers
from ludoteca.games.san_juan.engine.card_sets import count, nth, put
from ludoteca.games.san_juan.engine.state import SanJuanState
from ludoteca.games.san_juan.engine.transfers import (
    clear_revealed,
    discard,
    discard_good,
    draw_to_hand,
    leave_face_up,
    produce_good,
    turn_up,
)
from ludoteca.games.san_juan.view import keys_of
from tests.games.san_juan.golden import eager, play, violet
from tests.games.san_juan.positions import Position, card_list, kinds

WORLDS = 4000
Story = Callable[[SanJuanState, Replayed], str]
"""Plays out some steps with the given picks, and returns what the viewer a has seen."""


def small(
    unseen: str, pile: int, b_hand: int, b_discards: int, sold: int, own_discards: str = ""
) -> Iterator[SanJuanState]:
    """All ways in which the unseen cards can lie: pile, b's hand, b's discards, sold goods. No others are in play."""
    table = Position(2, indigo=False).buildings("a", "3 indigo plant").buildings("b", "3 indigo plant")
    base = table.state
    for kind in kinds(unseen):
        table.out_of_pile(kind)
    for kind in kinds(own_discards):
        table.out_of_pile(kind)
        put(base.board, numbers.OWN_DISCARDS, kind)
        base.board[numbers.OWN_DISCARD_COUNT] += 1
        base.board[numbers.DISCARD_COUNT] += 1
    for word in range(numbers.SET_WORDS):  # all other cards lie covered, for all to see
        base.board[numbers.COVERED + word] += base.board[numbers.PILE + word]
        base.board[numbers.PILE + word] = 0
    base.board[numbers.PILE_COUNT] = 0
    cards = kinds(unseen)
    assert len(cards) == pile + b_hand + b_discards + sold
    for order in permutations(cards):
        state = base.copy()
        board = state.board
        for at, kind in enumerate(order):
            if at < pile:
                put(board, numbers.PILE, kind)
                board[numbers.PILE_COUNT] += 1
            elif at < pile + b_hand:
                put(board, numbers.HANDS + numbers.SET_WORDS, kind)
                board[numbers.HAND_COUNT + 1] += 1
            elif at < pile + b_hand + b_discards:
                put(board, numbers.OWN_DISCARDS + numbers.SET_WORDS, kind)
                board[numbers.OWN_DISCARD_COUNT + 1] += 1
                board[numbers.DISCARD_COUNT] += 1
            else:
                put(board, numbers.DISCARDED_GOODS, kind)
                board[numbers.DISCARDED_GOODS_COUNT] += 1
                board[numbers.DISCARD_COUNT] += 1
        yield state


def histories(
    state: SanJuanState, story: Story, picks: tuple[int, ...] = ()
) -> Iterator[tuple[float, str, SanJuanState]]:
    """Every way a story can go, with its probability, what a has seen of it, and where it ends."""
    world = state.copy()
    try:
        seen = story(world, Replayed(list(picks)))
    except ValueError as error:
        if "one more" not in str(error):
            raise
        branches = []
        k = 0
        while True:
            try:
                branches.append(list(histories(state, story, (*picks, k))))
            except ValueError as over:
                if "outside" not in str(over):
                    raise
                break
            k += 1
        for branch in branches:
            for chance, what, end in branch:
                yield chance / len(branches), what, end
        return
    yield 1.0, seen, world


def hidden_cards(state: SanJuanState) -> str:
    """The hidden cards by place: goods of both, b's hand, b's discards, sold goods, the pile."""
    board = state.board

    def cards(at: int) -> str:
        return card_list(keys_of(board[at], board[at + 1]))

    goods = [
        KEYS[
            board[numbers.GOOD_CARDS + numbers.PLANT_KINDS * seat] >> numbers.GOOD_CARD_BITS * k
            & numbers.GOOD_CARD_MASK
        ]
        for seat in range(2)
        for k in range(board[numbers.GOODS + numbers.PLANT_KINDS * seat])
    ]
    sets = (
        numbers.HANDS + numbers.SET_WORDS,
        numbers.OWN_DISCARDS + numbers.SET_WORDS,
        numbers.DISCARDED_GOODS,
        numbers.PILE,
    )
    return " | ".join((", ".join(goods), *map(cards, sets)))


def compare(worlds: Iterator[SanJuanState], story: Story, only: str | None = None) -> None:
    """Check that filled views are as likely as the histories that end in them, whatever a has seen."""
    exact: dict[str, Counter[str]] = {}
    views: dict[str, SanJuanState] = {}
    for state in worlds:
        for chance, seen, end in histories(state, story):
            if only not in (None, seen):
                continue
            exact.setdefault(seen, Counter())[hidden_cards(end)] += chance  # type: ignore[assignment]
            view = end.blank(0)
            assert views.setdefault(seen, view).same(view), "what a knows depends on more than what a has seen"
    random = Fast(7)
    for seen, ends in exact.items():
        whole = sum(ends.values())
        found = Counter(hidden_cards(views[seen].fill(random)) for _ in range(WORLDS // len(exact) + 500))
        assert set(found) <= set(ends), f"after {seen} an impossible world: {set(found) - set(ends)}"
        many = sum(found.values())
        for world, chance in ends.items():
            share = chance / whole
            deviation = (share * (1 - share) / many) ** 0.5
            assert abs(found[world] / many - share) < 4.5 * deviation + 0.002, (seen, world, share, found[world] / many)


def nothing(state: SanJuanState, chance: Replayed) -> str:
    return ""


def test_before_a_shuffle_every_unseen_card_is_equally_likely_to_be_anywhere() -> None:
    compare(small("2 well, tower, hero, sugar mill", pile=2, b_hand=2, b_discards=1, sold=0), nothing)


def draw_and_produce(state: SanJuanState, chance: Replayed) -> str:
    """a draws a card, b gets a good, and both come out of the shuffled discards."""
    draw_to_hand(state, 0, numbers.FOR_PROSPECTOR, chance)
    produce_good(state, 1, 0, chance)
    return card_list(keys_of(state.board[numbers.HANDS], state.board[numbers.HANDS + 1]))


def test_after_a_shuffle_a_seats_discards_are_in_the_pile_or_in_cards_drawn_from_it_since() -> None:
    compare(
        small("well, tower, hero", pile=0, b_hand=1, b_discards=1, sold=1, own_discards="quarry, 2 sugar mill"),
        draw_and_produce,
    )


def test_a_card_seen_after_a_shuffle_may_be_a_seats_own_discard_or_another_of_its_kind() -> None:
    compare(
        small("well, tower, well", pile=0, b_hand=1, b_discards=1, sold=1, own_discards="well, tower, hero"),
        draw_and_produce,
    )


def test_a_hand_has_no_more_shuffled_cards_than_it_has_received_since() -> None:
    def b_draws(state: SanJuanState, chance: Replayed) -> str:
        draw_to_hand(state, 1, numbers.FOR_PROSPECTOR, chance)
        draw_to_hand(state, 0, numbers.FOR_PROSPECTOR, chance)
        return card_list(keys_of(state.board[numbers.HANDS], state.board[numbers.HANDS + 1]))

    compare(
        small("well, tower, hero", pile=0, b_hand=2, b_discards=0, sold=1, own_discards="well, 2 sugar mill"), b_draws
    )


def test_a_card_turned_up_by_a_gold_mine_is_known_wherever_it_goes() -> None:
    def mine(state: SanJuanState, chance: Replayed) -> str:
        turned = sorted(turn_up(state, 1, chance) for _ in range(2))
        clear_revealed(state, 1, turned[-1])
        produce_good(state, 1, 0, chance)
        return str(turned)

    compare(small("well, tower, well", pile=0, b_hand=1, b_discards=1, sold=1, own_discards="well, hero"), mine)


def test_a_card_built_by_another_seat_may_be_a_shuffled_one_or_not() -> None:
    def b_builds(state: SanJuanState, chance: Replayed) -> str:
        draw_to_hand(state, 1, numbers.FOR_PROSPECTOR, chance)
        built = kinds("well")[0]
        if not count(state.board, numbers.HANDS + numbers.SET_WORDS, built):
            return "not this"
        leave_face_up(state.board, 2, 1, built)
        put(state.board, numbers.COVERED, built)
        return "a well"

    worlds = small("well, tower", pile=0, b_hand=0, b_discards=1, sold=1, own_discards="well, hero")
    compare(worlds, b_builds, only="a well")


def leave_unseen_at_random(state: SanJuanState, chance: Replayed) -> None:
    """b draws, and any card of the hand is discarded face down: how it was chosen says nothing."""
    draw_to_hand(state, 1, numbers.FOR_PROSPECTOR, chance)
    board = state.board
    card = nth(
        board[numbers.HANDS + numbers.SET_WORDS],
        board[numbers.HANDS + numbers.SET_WORDS + 1],
        chance.pick(board[numbers.HAND_COUNT + 1]),
    )
    discard(state, 1, card, numbers.FOR_LIMIT)


def test_a_card_that_left_a_hand_face_down_may_be_new_or_old() -> None:
    def b_discards(state: SanJuanState, chance: Replayed) -> str:
        leave_unseen_at_random(state, chance)
        draw_to_hand(state, 0, numbers.FOR_PROSPECTOR, chance)
        return card_list(keys_of(state.board[numbers.HANDS], state.board[numbers.HANDS + 1]))

    compare(small("tower, hero", pile=0, b_hand=1, b_discards=0, sold=1, own_discards="well, 2 sugar mill"), b_discards)


def test_a_hand_and_its_discards_have_no_more_shuffled_cards_than_the_seat_has_received() -> None:
    state = next(
        small("tower, hero, quarry", pile=0, b_hand=3, b_discards=0, sold=0, own_discards="3 well, 3 silver smelter")
    )
    chance = Fast(1)
    draw_to_hand(state, 1, numbers.FOR_PROSPECTOR, chance)
    for _ in range(2):
        board = state.board
        discard(
            state,
            1,
            nth(board[numbers.HANDS + numbers.SET_WORDS], board[numbers.HANDS + numbers.SET_WORDS + 1], 0),
            numbers.FOR_LIMIT,
        )
    view = state.blank(0)
    for _ in range(300):
        board = view.fill(chance).board
        cards = keys_of(board[numbers.HANDS + numbers.SET_WORDS], board[numbers.HANDS + numbers.SET_WORDS + 1])
        cards += keys_of(
            board[numbers.OWN_DISCARDS + numbers.SET_WORDS], board[numbers.OWN_DISCARDS + numbers.SET_WORDS + 1]
        )
        assert sum(card in ("well", "silver-smelter") for card in cards) == 1


def test_goods_sold_after_a_shuffle_may_be_a_seats_own_discards_again() -> None:
    def both_draw(state: SanJuanState, chance: Replayed) -> str:
        draw_to_hand(state, 0, numbers.FOR_PROSPECTOR, chance)
        draw_to_hand(state, 0, numbers.FOR_PROSPECTOR, chance)
        produce_good(state, 0, 0, chance)
        produce_good(state, 1, 0, chance)
        discard_good(state, 0, 0, numbers.GOOD_SOLD, 1)
        return card_list(keys_of(state.board[numbers.HANDS], state.board[numbers.HANDS + 1]))

    compare(
        small("well, tower, well", pile=0, b_hand=1, b_discards=1, sold=1, own_discards="well, tower, hero"), both_draw
    )


def test_an_older_good_keeps_its_card_through_a_shuffle() -> None:
    def produce_first(state: SanJuanState, chance: Replayed) -> str:
        produce_good(state, 1, 0, chance)
        draw_to_hand(state, 0, numbers.FOR_PROSPECTOR, chance)
        produce_good(state, 1, 0, chance)
        return card_list(keys_of(state.board[numbers.HANDS], state.board[numbers.HANDS + 1]))

    compare(
        small("well, tower, well", pile=1, b_hand=1, b_discards=0, sold=1, own_discards="well, hero"), produce_first
    )


def test_a_seat_knows_its_discards_since_the_shuffle() -> None:
    def discard_again(state: SanJuanState, chance: Replayed) -> str:
        draw_to_hand(state, 0, numbers.FOR_PROSPECTOR, chance)
        seen = card_list(keys_of(state.board[numbers.HANDS], state.board[numbers.HANDS + 1]))
        discard(state, 0, kinds(seen)[0], numbers.FOR_LIMIT)
        produce_good(state, 1, 0, chance)
        return seen

    compare(small("well, tower", pile=0, b_hand=1, b_discards=1, sold=0, own_discards="2 well, hero"), discard_again)


# ---------------------------------------------------------------- what the views show


def test_a_seat_remembers_which_of_its_cards_were_shuffled_in() -> None:
    table = Position(2).hand("a", "tower, 2 well").pile("").discards("2 hero")
    table.plays("a", "take builder", "build tower paying 2 well").plays("b", "take prospector")
    mine, theirs = table.view("a", memory_aid=True), table.view("b", memory_aid=True)
    assert (mine.known_discards, mine.shuffled_in) == ({}, {"well": 2})
    assert (theirs.known_discards, theirs.shuffled_in) == ({}, {})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_contains_nothing_that_its_seat_cannot_know(seats: int) -> None:
    table = Position(seats)
    match = table.game.deal(seed=seats)
    random = Fast(seats)
    moves = 0
    while not match.over:
        if moves % 7 == 0:
            for seat in range(-1, seats):
                board = match.state.blank(seat).board
                assert board[numbers.PILE] == board[numbers.PILE + 1] == 0
                for other in range(seats):
                    if other != seat:
                        assert (
                            board[numbers.OWN_DISCARDS + numbers.SET_WORDS * other]
                            == board[numbers.OWN_DISCARDS + numbers.SET_WORDS * other + 1]
                            == 0
                        )
                        assert (
                            board[numbers.HANDS + numbers.SET_WORDS * other]
                            == board[numbers.SHOWN_IN_HAND + numbers.SET_WORDS * other]
                        )
                        assert (
                            board[numbers.SHUFFLED_IN + numbers.SET_WORDS * other]
                            == board[numbers.SEEN_SINCE_SHUFFLE + numbers.SET_WORDS * other]
                            == 0
                        )
                    for plant in range(numbers.PLANT_KINDS * other, numbers.PLANT_KINDS * other + numbers.PLANT_KINDS):
                        goods = board[numbers.GOODS + plant]
                        assert board[numbers.GOOD_CARDS + plant] == (1 << numbers.GOOD_CARD_BITS * goods) - 1
                        assert goods <= board[numbers.PLANTS + plant]
        seat = match.actors[0]
        legal = match.legal_codes(seat)
        match.play(legal[random.pick(len(legal))], seat)
        moves += 1


# ---------------------------------------------------------------- views, and positions that could be behind them


def test_legal_moves_and_events_do_not_depend_on_the_cards_that_are_goods() -> None:
    for one, other in permutations(("hero", "indigo-plant", "palace"), 2):
        first, second = (
            Position(2)
            .buildings("a", "crane, black market, indigo plant")
            .goods("a", "indigo", card)
            .hand("a", "tower, library, 2 well")
            .plays("a", "take builder", "build tower")
            for card in (one, other)
        )
        assert first.legal("a") == second.legal("a")
        assert first.view("a", memory_aid=True) == second.view("a", memory_aid=True)
        first.plays("a", "over full indigo plant", "pay well")
        second.plays("a", "over full indigo plant", "pay well")
        assert [event for event, _ in first.events] == [event for event, _ in second.events]


@pytest.mark.parametrize("hand", ["palace", "smithy, well"])
def test_the_log_does_not_reveal_whether_another_player_could_have_built(hand: str, tmp_path: Path) -> None:
    """Two people at one screen: whether a pass was forced says what is in a hand."""
    match = GAME(2).deal(seed=1, players=("Ada", "Bo"))
    cards = Position(2).hand("b", hand).governor("a")
    cards.plays("a", "take builder")
    match.state = cards.state
    match.state.journal = match.journal
    nothing = cards.legal("b")[-1]
    assert nothing == "build nothing"
    match.play(nothing, 1, forced=len(cards.legal("b")) == 1)
    console = Console(file=io.StringIO())
    session = Session(match, (True, True), {}, Words("en"), True, tmp_path / "game", console)
    assert "no choice" not in " ".join(session._paragraphs(match.steps[1:], 0))


def test_if_a_seat_has_built_its_only_shuffled_card_its_hand_has_none() -> None:
    def b_builds(state: SanJuanState, chance: Replayed) -> str:
        draw_to_hand(state, 1, numbers.FOR_PROSPECTOR, chance)
        built = kinds("well")[0]
        if not count(state.board, numbers.HANDS + numbers.SET_WORDS, built):
            return "not this"
        leave_face_up(state.board, 2, 1, built)
        put(state.board, numbers.COVERED, built)
        return "a well"

    # The only Well was in the shuffle: it is the one card b has received, so b's other card is an old one.
    worlds = small("tower, hero", pile=0, b_hand=1, b_discards=0, sold=1, own_discards="well, sugar mill")
    compare(worlds, b_builds, only="a well")


def sampled(game: Game, seed: int) -> Iterator[SanJuanState]:
    """Some positions of a game in which all powers are used."""
    match = play(game, seed, violet, eager)
    state = game.undealt()
    chance = Replayed([k for step in match.steps for _, k in step.picks])
    state.deal(chance)
    for number, step in enumerate(match.steps[1:]):
        assert isinstance(state, SanJuanState)
        if number % 9 == 0:
            yield state
        state.apply(step.seat, step.code, chance)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_filled_view_gives_the_same_view_and_the_same_moves_again(seats: int) -> None:
    game = GAME(seats)
    random = Fast(seats)
    moves = buffer()
    for state in sampled(game, 900 + seats):
        for seat in range(-1, seats):
            view = state.blank(seat)
            world = view.fill(random)
            assert world.blank(seat).same(view)
            if seat >= 0 and state.actors() & BIT[seat]:
                real = [moves[k] for k in range(state.legal(seat, moves))]
                assert real == [moves[k] for k in range(world.legal(seat, moves))]
                assert real == [moves[k] for k in range(view.legal(seat, moves))]


@pytest.mark.parametrize(("hand", "own"), [(2, "well, sugar mill"), (1, "2 well, sugar mill"), (2, "well, tower")])
def test_a_card_built_from_a_hand_may_be_a_shuffled_one_and_so_may_the_rest_of_the_hand(hand: int, own: str) -> None:
    def b_builds(state: SanJuanState, chance: Replayed) -> str:
        draw_to_hand(state, 1, numbers.FOR_PROSPECTOR, chance)
        board = state.board
        built = nth(
            board[numbers.HANDS + numbers.SET_WORDS],
            board[numbers.HANDS + numbers.SET_WORDS + 1],
            chance.pick(board[numbers.HAND_COUNT + 1]),
        )
        leave_face_up(board, 2, 1, built)
        put(board, numbers.COVERED, built)
        return "a well" if built == kinds("well")[0] else "another"

    worlds = small("well, tower" if hand == 1 else "well, tower, hero", 0, hand, 0, 1, own_discards=own)
    compare(worlds, b_builds, only="a well")

"""What a seat knows, and that filled worlds come with the probabilities a fair dealer gives them.

The exact figures come from going through every history: all ways the unseen cards can lie at the start, and all picks
of the dealer after that, kept where the viewer would have seen what it did see.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations

import pytest

from ludoteca.core.engine.chance import Fast, Replayed
from ludoteca.games.san_juan.cards import KEYS
from ludoteca.games.san_juan.engine.cards import (
    BY_SALE,
    clear_revealed,
    discard,
    draw_to_hand,
    leave_in_sight,
    produce,
    throw_good,
    turn_up,
)
from ludoteca.games.san_juan.engine.places import (
    COVERED,
    CRATE_BITS,
    CRATE_MASK,
    CRATES,
    DISCARD_SIZE,
    DISCARDS,
    DISCARDS_GOODS,
    GOODS,
    GOODS_THROWN,
    HAND_SIZE,
    HANDS,
    PILE,
    PILE_SIZE,
    PLANTS,
    POOL,
    SEEN,
    SHOWN,
    THROWN,
    WORDS,
    count,
    nth,
    put,
)
from ludoteca.games.san_juan.engine.state import SanJuanState
from ludoteca.games.san_juan.engine.tables import FOR_LIMIT, FOR_PROSPECTOR, PLANTS_KINDS
from ludoteca.games.san_juan.view import spread
from tests.san_juan.positions import Position, kinds, told

WORLDS = 4000
Tale = Callable[[SanJuanState, Replayed], str]
"""What happens in a story, told to the dealer's picks; it returns what the viewer a has seen."""


def small(
    unseen: str, pile: int, b_hand: int, b_thrown: int, sold: int, own_discards: str = ""
) -> Iterator[SanJuanState]:
    """All ways the unseen cards can lie: pile, b's hand, b's discards, sold goods. All others are out of the game."""
    table = Position(2, indigo=False).buildings("a", "3 indigo plant").buildings("b", "3 indigo plant")
    base = table.state
    for kind in kinds(unseen):
        table.out_of_pile(kind)
    for kind in kinds(own_discards):
        table.out_of_pile(kind)
        put(base.board, DISCARDS, kind)
        base.board[THROWN] += 1
        base.board[DISCARD_SIZE] += 1
    for word in range(WORDS):  # what is left lies covered, for all to see
        base.board[COVERED + word] += base.board[PILE + word]
        base.board[PILE + word] = 0
    base.board[PILE_SIZE] = 0
    cards = kinds(unseen)
    assert len(cards) == pile + b_hand + b_thrown + sold
    for order in permutations(cards):
        state = base.copy()
        board = state.board
        for at, kind in enumerate(order):
            if at < pile:
                put(board, PILE, kind)
                board[PILE_SIZE] += 1
            elif at < pile + b_hand:
                put(board, HANDS + WORDS, kind)
                board[HAND_SIZE + 1] += 1
            elif at < pile + b_hand + b_thrown:
                put(board, DISCARDS + WORDS, kind)
                board[THROWN + 1] += 1
                board[DISCARD_SIZE] += 1
            else:
                put(board, DISCARDS_GOODS, kind)
                board[GOODS_THROWN] += 1
                board[DISCARD_SIZE] += 1
        yield state


def histories(
    state: SanJuanState, tale: Tale, picks: tuple[int, ...] = ()
) -> Iterator[tuple[float, str, SanJuanState]]:
    """Every way a story can go, with its probability, what a has seen of it, and where it ends."""
    world = state.copy()
    try:
        seen = tale(world, Replayed(list(picks)))
    except ValueError as error:
        if "one more" not in str(error):
            raise
        branches = []
        k = 0
        while True:
            try:
                branches.append(list(histories(state, tale, (*picks, k))))
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


def place(state: SanJuanState) -> str:
    """Where the hidden cards are, in words: b's hand, goods of both, b's discards and sold goods, the pile."""
    board = state.board

    def cards(at: int) -> str:
        return told(spread(board[at], board[at + 1]))

    goods = [
        KEYS[board[CRATES + PLANTS_KINDS * seat] >> CRATE_BITS * k & CRATE_MASK]
        for seat in range(2)
        for k in range(board[GOODS + PLANTS_KINDS * seat])
    ]
    sets = (HANDS + WORDS, DISCARDS + WORDS, DISCARDS_GOODS, PILE)
    return " | ".join((", ".join(goods), *map(cards, sets)))


def compare(worlds: Iterator[SanJuanState], tale: Tale, only: str | None = None) -> None:
    """Filled worlds are as likely as the histories that end in them, whatever a has seen."""
    exact: dict[str, Counter[str]] = {}
    views: dict[str, SanJuanState] = {}
    for state in worlds:
        for chance, seen, end in histories(state, tale):
            if only not in (None, seen):
                continue
            exact.setdefault(seen, Counter())[place(end)] += chance  # type: ignore[assignment]
            view = end.blank(0)
            assert views.setdefault(seen, view).same(view), "what a has seen does not settle what a knows"
    random = Fast(7)
    for seen, ends in exact.items():
        whole = sum(ends.values())
        found = Counter(place(views[seen].fill(random)) for _ in range(WORLDS // len(exact) + 500))
        assert set(found) <= set(ends), f"after {seen} an impossible world: {set(found) - set(ends)}"
        many = sum(found.values())
        for world, chance in ends.items():
            share = chance / whole
            spread_of = (share * (1 - share) / many) ** 0.5
            assert abs(found[world] / many - share) < 4.5 * spread_of + 0.002, (seen, world, share, found[world] / many)


def nothing(state: SanJuanState, chance: Replayed) -> str:
    return ""


def test_before_a_shuffle_every_unseen_card_is_anywhere_with_the_same_chance() -> None:
    compare(small("2 well, tower, hero, sugar mill", pile=2, b_hand=2, b_thrown=1, sold=0), nothing)


def draw_and_produce(state: SanJuanState, chance: Replayed) -> str:
    """a draws a card, b gets a good, and both come out of the shuffled discards."""
    draw_to_hand(state, 0, FOR_PROSPECTOR, chance)
    produce(state, 1, 0, chance)
    return told(spread(state.board[HANDS], state.board[HANDS + 1]))


def test_after_a_shuffle_own_discards_are_in_the_pile_or_what_came_out_of_it_and_not_in_older_hands() -> None:
    compare(
        small("well, tower, hero", pile=0, b_hand=1, b_thrown=1, sold=1, own_discards="quarry, 2 sugar mill"),
        draw_and_produce,
    )


def test_a_card_seen_after_a_shuffle_may_be_the_own_discard_or_its_twin() -> None:
    compare(
        small("well, tower, well", pile=0, b_hand=1, b_thrown=1, sold=1, own_discards="well, tower, hero"),
        draw_and_produce,
    )


def test_a_hand_holds_no_more_cards_of_the_shuffle_than_it_has_received_since() -> None:
    def b_draws(state: SanJuanState, chance: Replayed) -> str:
        draw_to_hand(state, 1, FOR_PROSPECTOR, chance)
        draw_to_hand(state, 0, FOR_PROSPECTOR, chance)
        return told(spread(state.board[HANDS], state.board[HANDS + 1]))

    compare(
        small("well, tower, hero", pile=0, b_hand=2, b_thrown=0, sold=1, own_discards="well, 2 sugar mill"), b_draws
    )


def test_what_a_gold_mine_turned_up_is_known_wherever_it_goes() -> None:
    def mine(state: SanJuanState, chance: Replayed) -> str:
        turned = sorted(turn_up(state, 1, chance) for _ in range(2))
        clear_revealed(state, 1, turned[-1])
        produce(state, 1, 0, chance)
        return str(turned)

    compare(small("well, tower, well", pile=0, b_hand=1, b_thrown=1, sold=1, own_discards="well, hero"), mine)


def test_a_card_built_by_another_may_be_of_the_shuffle_or_not() -> None:
    def b_builds(state: SanJuanState, chance: Replayed) -> str:
        draw_to_hand(state, 1, FOR_PROSPECTOR, chance)
        built = kinds("well")[0]
        if not count(state.board, HANDS + WORDS, built):
            return "not this"
        leave_in_sight(state.board, 2, 1, built)
        put(state.board, COVERED, built)
        return "a well"

    worlds = small("well, tower", pile=0, b_hand=0, b_thrown=1, sold=1, own_discards="well, hero")
    compare(worlds, b_builds, only="a well")


def leave_unseen_at_random(state: SanJuanState, chance: Replayed) -> None:
    """b draws, and any card of the hand is discarded face down: how it was chosen says nothing."""
    draw_to_hand(state, 1, FOR_PROSPECTOR, chance)
    board = state.board
    card = nth(board[HANDS + WORDS], board[HANDS + WORDS + 1], chance.pick(board[HAND_SIZE + 1]))
    discard(state, 1, card, FOR_LIMIT)


def test_a_card_that_left_a_hand_face_down_may_be_new_or_old() -> None:
    def b_discards(state: SanJuanState, chance: Replayed) -> str:
        leave_unseen_at_random(state, chance)
        draw_to_hand(state, 0, FOR_PROSPECTOR, chance)
        return told(spread(state.board[HANDS], state.board[HANDS + 1]))

    compare(small("tower, hero", pile=0, b_hand=1, b_thrown=0, sold=1, own_discards="well, 2 sugar mill"), b_discards)


def test_a_hand_and_what_left_it_never_hold_more_of_the_shuffle_than_the_seat_received() -> None:
    state = next(
        small("tower, hero, quarry", pile=0, b_hand=3, b_thrown=0, sold=0, own_discards="3 well, 3 silver smelter")
    )
    chance = Fast(1)
    draw_to_hand(state, 1, FOR_PROSPECTOR, chance)
    for _ in range(2):
        board = state.board
        discard(state, 1, nth(board[HANDS + WORDS], board[HANDS + WORDS + 1], 0), FOR_LIMIT)
    view = state.blank(0)
    for _ in range(300):
        board = view.fill(chance).board
        cards = spread(board[HANDS + WORDS], board[HANDS + WORDS + 1])
        cards += spread(board[DISCARDS + WORDS], board[DISCARDS + WORDS + 1])
        assert sum(card in ("well", "silver-smelter") for card in cards) == 1


def test_goods_sold_after_the_shuffle_may_be_own_discards_again() -> None:
    def both_draw(state: SanJuanState, chance: Replayed) -> str:
        draw_to_hand(state, 0, FOR_PROSPECTOR, chance)
        draw_to_hand(state, 0, FOR_PROSPECTOR, chance)
        produce(state, 0, 0, chance)
        produce(state, 1, 0, chance)
        throw_good(state, 0, 0, BY_SALE, 1)
        return told(spread(state.board[HANDS], state.board[HANDS + 1]))

    compare(
        small("well, tower, well", pile=0, b_hand=1, b_thrown=1, sold=1, own_discards="well, tower, hero"), both_draw
    )


def test_an_older_good_keeps_its_card_through_a_shuffle() -> None:
    def produce_first(state: SanJuanState, chance: Replayed) -> str:
        produce(state, 1, 0, chance)
        draw_to_hand(state, 0, FOR_PROSPECTOR, chance)
        produce(state, 1, 0, chance)
        return told(spread(state.board[HANDS], state.board[HANDS + 1]))

    compare(small("well, tower, well", pile=1, b_hand=1, b_thrown=0, sold=1, own_discards="well, hero"), produce_first)


def test_own_discards_after_the_shuffle_are_known_to_lie_there() -> None:
    def discard_again(state: SanJuanState, chance: Replayed) -> str:
        draw_to_hand(state, 0, FOR_PROSPECTOR, chance)
        seen = told(spread(state.board[HANDS], state.board[HANDS + 1]))
        discard(state, 0, kinds(seen)[0], FOR_LIMIT)
        produce(state, 1, 0, chance)
        return seen

    compare(small("well, tower", pile=0, b_hand=1, b_thrown=1, sold=0, own_discards="2 well, hero"), discard_again)


# ---------------------------------------------------------------- what the views show


def test_a_shuffle_mixes_what_was_known_and_the_seat_remembers_what_it_put_in() -> None:
    table = Position(2).hand("a", "tower, 2 well").pile("").discards("2 hero")
    table.plays("a", "take builder", "build tower paying 2 well").plays("b", "take prospector")
    mine, theirs = table.view("a", memory_aid=True), table.view("b", memory_aid=True)
    assert (mine.known_discards, mine.shuffled_in) == ({}, {"well": 2})
    assert (theirs.known_discards, theirs.shuffled_in) == ({}, {})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_a_seat_cannot_know_is_left_in_its_view(seats: int) -> None:
    table = Position(seats)
    match = table.setup.deal(seed=seats)
    random = Fast(seats)
    moves = 0
    while not match.over:
        if moves % 7 == 0:
            for seat in range(-1, seats):
                board = match.state.blank(seat).board
                assert board[PILE] == board[PILE + 1] == 0
                for other in range(seats):
                    if other != seat:
                        assert board[DISCARDS + WORDS * other] == board[DISCARDS + WORDS * other + 1] == 0
                        assert board[HANDS + WORDS * other] == board[SHOWN + WORDS * other]
                        assert board[POOL + WORDS * other] == board[SEEN + WORDS * other] == 0
                    for plant in range(PLANTS_KINDS * other, PLANTS_KINDS * other + PLANTS_KINDS):
                        goods = board[GOODS + plant]
                        assert board[CRATES + plant] == (1 << CRATE_BITS * goods) - 1
                        assert goods <= board[PLANTS + plant]
        seat = match.actors[0]
        legal = match.legal_codes(seat)
        match.play(legal[random.pick(len(legal))], seat)
        moves += 1

"""Who knows what: hidden hands, what an attentive opponent remembers, and the worlds behind a view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, product

import msgspec

from ludoteca.core.engine.chance import Fast, Logged, Replayed
from ludoteca.games.patrician import own
from ludoteca.games.patrician.engine.places import HANDS, PILE, PILE_SIZE
from ludoteca.games.patrician.engine.state import PatricianState
from ludoteca.games.patrician.engine.tables import HAND, NONE
from tests.patrician.positions import PLAYERS, Position, card_file, dealt, number, played_out

STARTERS = ("roma lady star", "roma beard star", "siena red-hat star", "lucca lady star", "parma lady star")
OTHERS = ("verona crest", "milano lady")
World = tuple[frozenset[str], ...]


def small_table() -> Position:
    """Five start cards and two others have not been seen; a holds two of the hidden ones, b one, c none.

    Besides, a holds a card that it took from the board, and c a start card of its own that nobody has seen.
    """
    table = (
        Position(3)
        .hand("a", *STARTERS[:2], hidden=True)
        .hand("a", "siena crest")
        .hand("b", STARTERS[2], hidden=True)
        .hand("c", "verona beard star", hidden=True)
        .pile(*STARTERS[3:], *OTHERS)
        .to_play("c")
    )
    placed = {*STARTERS, *OTHERS, "siena crest", "verona beard star"}
    rest = [
        card.notation
        for card in table.deck.buildings
        if card.notation not in placed and not card.notation.startswith("pistoia")
    ]
    return table.played("c", *rest)


def world(table: Position, state: PatricianState) -> World:
    """The hands and the pile of a world."""
    board = state.board

    def names(cards: list[int]) -> frozenset[str]:
        return frozenset(table.deck.buildings[card].notation for card in cards)

    hands = [
        names([card for k in range(HAND) if (card := board[HANDS + HAND * seat + k]) != NONE])
        for seat in range(state.seats)
    ]
    return (*hands, names([card for card in range(55) if board[PILE] >> card & 1]))


def every_world(table: Position, view: PatricianState) -> dict[World, Fraction]:
    """What `fill` makes of a view, under every luck there can be, with its exact probability."""
    log = Logged(Fast(1))
    view.fill(log)
    sizes = [n for n, _ in log.taken()]
    chances: dict[World, Fraction] = {}
    each = Fraction(1)
    for n in sizes:
        each /= n
    for picks in product(*(range(n) for n in sizes)):
        made = world(table, own(view.fill(Replayed(list(picks)))))
        chances[made] = chances.get(made, Fraction(0)) + each
    return chances


def hands_of(starters: tuple[str, ...], sizes: tuple[int, ...]) -> Iterator[tuple[frozenset[str], ...]]:
    """All ways to give so many of the start cards to each."""
    if not sizes:
        yield ()
        return
    for held in combinations(starters, sizes[0]):
        left = tuple(card for card in starters if card not in held)
        for others in hands_of(left, sizes[1:]):
            yield (frozenset(held), *others)


# --- the worlds behind a view


def test_to_c_every_way_the_unseen_start_cards_can_lie_is_equally_likely() -> None:
    table = small_table()
    expected: dict[World, Fraction] = {}
    for a, b in hands_of(STARTERS, (2, 1)):
        pile = frozenset((*STARTERS, *OTHERS)) - a - b
        expected[(a | {"siena crest"}, b, frozenset({"verona beard star"}), pile)] = Fraction(1, 30)
    assert len(expected) == 30
    assert every_world(table, own(table.state.blank(number("c")))) == expected


def test_to_a_its_own_cards_are_certain_and_only_those_of_b_and_c_are_not() -> None:
    table = small_table()
    unseen = (*STARTERS[2:], "verona beard star")
    mine = frozenset((*STARTERS[:2], "siena crest"))
    expected = {
        (mine, b, c, frozenset((*unseen, *OTHERS)) - b - c): Fraction(1, 12) for b, c in hands_of(unseen, (1, 1))
    }
    assert every_world(table, own(table.state.blank(number("a")))) == expected


def test_to_a_spectator_all_hands_are_open_questions_but_for_the_card_everybody_saw() -> None:
    table = small_table()
    unseen = (*STARTERS, "verona beard star")
    expected = {
        (a | {"siena crest"}, b, c, frozenset((*unseen, *OTHERS)) - a - b - c): Fraction(1, 180)
        for a, b, c in hands_of(unseen, (2, 1, 1))
    }
    assert every_world(table, own(table.state.blank(-1))) == expected


def test_the_worlds_of_a_real_generator_are_spread_evenly() -> None:
    """Chi-square over the 30 worlds c can imagine; 58.3 is exceeded by chance once in a thousand."""
    table = small_table()
    view = own(table.state.blank(number("c")))
    chance = Fast(2024)
    draws = 3000
    seen = Counter(world(table, own(view.fill(chance))) for _ in range(draws))
    assert len(seen) == 30
    assert sum((many - draws / 30) ** 2 / (draws / 30) for many in seen.values()) < 58.3


def test_only_start_cards_are_ever_guessed_into_a_hand() -> None:
    table = dealt(3, 7)
    for seed in range(30):
        filled = world(table, own(table.state.blank(0).fill(Fast(seed))))
        assert all(card.endswith("star") for hand in filled[:3] for card in hand)
        assert len(filled[3]) == table.state.board[PILE_SIZE]


def test_with_four_players_all_twelve_start_cards_are_dealt_and_none_is_guessed_into_the_pile() -> None:
    table = dealt(4, 3)
    for seed in range(20):
        pile = world(table, own(table.state.blank(0).fill(Fast(seed))))[-1]
        assert not [card for card in pile if card.endswith("star")]


def test_a_state_in_which_all_is_known_fills_to_itself() -> None:
    table = dealt(2, 1)
    assert table.state.fill(Fast(1)).same(table.state)


# --- what an attentive opponent knows


def test_a_card_taken_from_the_board_is_remembered_until_it_is_played() -> None:
    table = (
        Position(2)
        .hand("a", "roma lady star", "siena red-hat star", "parma lady star", hidden=True)
        .hand("b", "lucca lady star", "verona beard star", "milano beard star", hidden=True)
        .offer(Roma="roma crest", Lucca="lucca crest")
        .pile("ferrara crest", "firenze move", "bologna crest")
        .to_play("a")
    )
    assert table.view(1, memory_aid=True).seats[0].hand == [None, None, None]
    table.does("play roma lady star", "build left", "take roma")
    assert table.view(1, memory_aid=True).seats[0].hand == ["roma-1", None, None]
    assert table.view(-1, memory_aid=True).seats[0].hand == ["roma-1", None, None]
    table.does("play lucca lady star", "build left", "take lucca", "play roma crest", "build left left")
    assert table.view(1, memory_aid=True).seats[0].hand == [None, None]


def test_the_memory_aid_shows_whole_piles_and_portraits_and_without_it_only_the_top() -> None:
    table = Position(2).played("a", "verona two-red-hats", "siena crest").to_play("b")
    aided = table.view(1, memory_aid=True).seats[0]
    assert aided.played == ["siena-1", "verona-4"]
    assert aided.portraits == {"red-hat": 2, "lady": 0, "beard": 0}
    bare = table.view(1).seats[0]
    assert (bare.played, bare.portraits, bare.top, bare.played_count) == (None, None, "siena-1", 2)


def test_points_of_others_portraits_are_hidden_without_the_memory_aid_and_tokens_are_public() -> None:
    table = Position(2).tokens("Roma", "a", "b").portraits("a", 3).to_play("b")
    assert table.view(1).seats[0].points == {"tokens": 9, "messengers": 0}
    assert table.view(1, memory_aid=True).seats[0].points["portraits"] == 6
    assert table.view(0).seats[0].points["portraits"] == 6


def test_a_dealt_card_is_never_shown_to_others_before_it_is_played() -> None:
    for seed in range(6):
        table = dealt(3, seed)
        for viewer in (-1, 0, 1, 2):
            shown = table.view(viewer, memory_aid=True)
            for seat in range(3):
                own_hand = seat == viewer
                assert all((card is not None) is own_hand for card in shown.seats[seat].hand)


def test_what_a_view_says_does_not_depend_on_what_it_hides() -> None:
    table = small_table()
    for viewer in (-1, 0, 1, 2):
        for seed in range(10):
            filled = own(table.state.blank(viewer).fill(Fast(seed)))
            for aid in (False, True):
                shown = msgspec.json.encode(table.view(viewer, aid))
                other = Position(3)
                other.state = filled
                assert msgspec.json.encode(other.view(viewer, aid)) == shown


def test_a_view_that_is_blanked_again_is_the_same_view() -> None:
    table = small_table()
    view = table.state.blank(1)
    assert view.blank(1).same(view)
    assert view.fill(Fast(3)).blank(1).same(view)


# --- spectators


def test_a_spectator_sees_no_hand_and_no_pile_but_all_that_lies_open() -> None:
    table = dealt(4, 2)
    shown = table.view(-1)
    assert all(seat.hand == [None, None, None] for seat in shown.seats)
    assert all(seat.played is None and seat.portraits is None for seat in shown.seats)
    assert all(city.card is not None for city in shown.cities)
    assert PLAYERS[shown.turn] == table.whose


def test_at_the_end_a_spectator_with_the_memory_aid_knows_every_played_card() -> None:
    table = dealt(3, 5)
    played_out(table, 5)
    shown = table.view(-1, memory_aid=True)
    cards = [card for seat in shown.seats for card in seat.played or []]
    assert len(cards) == len(set(cards)) == 48
    assert all(seat.hand == [] for seat in shown.seats)


# --- twins


def test_an_opponent_cannot_tell_a_dealt_card_from_its_twin_that_was_taken() -> None:
    """Hands are hidden (rules: What players may know).

    a was dealt a Roma lady with a star and has taken another, exactly alike. When a plays one of the two, b sees a
    Roma lady with a star and cannot know that there is still one in a's hand: it may be any dealt card.
    """
    table = Position(2, card_file({"Roma": "X X M W* W* B* RR"}))
    table.hand("a", "roma lady star", "siena red-hat star", hidden=True).hand("a", "roma lady star 2")
    table.hand("b", "lucca crest").to_play("a")
    table.does("play roma lady star")
    assert table.view(1, memory_aid=True).seats[0].hand == [None, None]

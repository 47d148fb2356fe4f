"""Hidden information: what each seat knows, what everybody can remember, and the worlds behind a view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, product

import msgspec

from ludoteca.core.engine.chance import Fast, Logged, Replayed
from ludoteca.core.sets import members
from ludoteca.games.patrician.engine import numbers
from ludoteca.games.patrician.engine.state import PatricianState
from tests.games.patrician.positions import PLAYERS, TWINS, Position, dealt, play_out, seat_of

START_CARDS = ("roma lady star", "roma beard star", "siena red-hat star", "lucca lady star", "parma lady star")
OTHER_CARDS = ("verona crest", "milano lady")
World = tuple[frozenset[str], ...]


def small_table() -> Position:
    """Five start cards and two other cards are hidden from c: two are in the hand of a, one in that of b.

    Player a also holds a card that was taken from the board, and c a start card that nobody else has seen.
    """
    table = (
        Position(3)
        .hand("a", *START_CARDS[:2], hidden=True)
        .hand("a", "siena crest")
        .hand("b", START_CARDS[2], hidden=True)
        .hand("c", "verona beard star", hidden=True)
        .pile(*START_CARDS[3:], *OTHER_CARDS)
        .to_play("c")
    )
    placed = {*START_CARDS, *OTHER_CARDS, "siena crest", "verona beard star"}
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

    hands = []
    for seat in range(state.seats):
        first = numbers.HANDS + numbers.HAND_SIZE * seat
        hand = board[first : first + numbers.HAND_SIZE]
        hands.append(names([card for card in hand if card != numbers.NONE]))
    return (*hands, names(members(board[numbers.DRAW_PILE])))


def every_world(table: Position, view: PatricianState) -> dict[World, Fraction]:
    """Every world that `fill` can make from a view, with its exact probability."""
    log = Logged(Fast(1))
    view.fill(log)
    sizes = [n for n, _ in log.take_log()]
    chances: dict[World, Fraction] = {}
    each = Fraction(1)
    for n in sizes:
        each /= n
    for picks in product(*(range(n) for n in sizes)):
        made = world(table, view.fill(Replayed(list(picks))))
        chances[made] = chances.get(made, Fraction(0)) + each
    return chances


def hands_of(start_cards: tuple[str, ...], sizes: tuple[int, ...]) -> Iterator[tuple[frozenset[str], ...]]:
    """All ways to deal start cards into hands of these sizes."""
    if not sizes:
        yield ()
        return
    for held in combinations(start_cards, sizes[0]):
        left = tuple(card for card in start_cards if card not in held)
        for others in hands_of(left, sizes[1:]):
            yield (frozenset(held), *others)


# --- the worlds behind a view


def test_for_c_every_distribution_of_the_hidden_start_cards_is_equally_likely() -> None:
    table = small_table()
    expected: dict[World, Fraction] = {}
    for a, b in hands_of(START_CARDS, (2, 1)):
        pile = frozenset((*START_CARDS, *OTHER_CARDS)) - a - b
        expected[(a | {"siena crest"}, b, frozenset({"verona beard star"}), pile)] = Fraction(1, 30)
    assert len(expected) == 30
    assert every_world(table, table.state.blank(seat_of("c"))) == expected


def test_for_a_only_the_hands_of_b_and_c_are_uncertain() -> None:
    table = small_table()
    unseen = (*START_CARDS[2:], "verona beard star")
    mine = frozenset((*START_CARDS[:2], "siena crest"))
    expected = {
        (mine, b, c, frozenset((*unseen, *OTHER_CARDS)) - b - c): Fraction(1, 12) for b, c in hands_of(unseen, (1, 1))
    }
    assert every_world(table, table.state.blank(seat_of("a"))) == expected


def test_for_a_spectator_only_the_card_that_everybody_saw_is_certain() -> None:
    table = small_table()
    unseen = (*START_CARDS, "verona beard star")
    expected = {
        (a | {"siena crest"}, b, c, frozenset((*unseen, *OTHER_CARDS)) - a - b - c): Fraction(1, 180)
        for a, b, c in hands_of(unseen, (2, 1, 1))
    }
    assert every_world(table, table.state.blank(-1)) == expected


def test_a_real_generator_makes_all_worlds_equally_often() -> None:
    """A chi-square test over the 30 worlds for c: chance exceeds 58.3 once in a thousand."""
    table = small_table()
    view = table.state.blank(seat_of("c"))
    chance = Fast(2024)
    draws = 3000
    seen = Counter(world(table, view.fill(chance)) for _ in range(draws))
    assert len(seen) == 30
    assert sum((count - draws / 30) ** 2 / (draws / 30) for count in seen.values()) < 58.3


def test_only_start_cards_are_put_into_unknown_hands() -> None:
    table = dealt(3, 7)
    for seed in range(30):
        filled = world(table, table.state.blank(0).fill(Fast(seed)))
        assert all(card.endswith("star") for hand in filled[:3] for card in hand)
        assert len(filled[3]) == table.state.board[numbers.DRAW_PILE_SIZE]


def test_with_four_players_no_start_card_is_put_into_the_pile() -> None:
    table = dealt(4, 3)
    for seed in range(20):
        pile = world(table, table.state.blank(0).fill(Fast(seed)))[-1]
        assert not [card for card in pile if card.endswith("star")]


def test_filling_a_state_in_which_everything_is_known_changes_nothing() -> None:
    table = dealt(2, 1)
    assert table.state.fill(Fast(1)).same(table.state)


# --- what an attentive player remembers


def test_a_card_taken_from_the_board_is_remembered_until_it_is_played() -> None:
    table = (
        Position(2)
        .hand("a", "roma lady star", "siena red-hat star", "parma lady star", hidden=True)
        .hand("b", "lucca lady star", "verona beard star", "milano beard star", hidden=True)
        .face_up(Roma="roma crest", Lucca="lucca crest")
        .pile("ferrara crest", "firenze move", "bologna crest")
        .to_play("a")
    )
    assert table.view(1, memory_aid=True).seats[0].hand == [None, None, None]
    table.does("play roma lady star", "build left", "take roma")
    assert table.view(1, memory_aid=True).seats[0].hand == ["roma-1", None, None]
    assert table.view(-1, memory_aid=True).seats[0].hand == ["roma-1", None, None]
    table.does("play lucca lady star", "build left", "take lucca", "play roma crest", "build left left")
    assert table.view(1, memory_aid=True).seats[0].hand == [None, None]


# rules: Patrician 10
def test_only_the_memory_aid_shows_the_piles_and_portraits_of_others() -> None:
    table = Position(2).played("a", "verona two-red-hats", "siena crest").to_play("b")
    aided = table.view(1, memory_aid=True).seats[0]
    assert aided.played == ["siena-1", "verona-4"]
    assert aided.portraits == {"red-hat": 2, "lady": 0, "beard": 0}
    unaided = table.view(1).seats[0]
    assert (unaided.played, unaided.portraits, unaided.top, unaided.played_count) == (None, None, "siena-1", 2)


def test_tokens_are_public_and_points_for_the_portraits_of_others_need_the_memory_aid() -> None:
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


def test_a_view_does_not_depend_on_what_it_hides() -> None:
    table = small_table()
    for viewer in (-1, 0, 1, 2):
        for seed in range(10):
            filled = table.state.blank(viewer).fill(Fast(seed))
            for aid in (False, True):
                shown = msgspec.json.encode(table.view(viewer, aid))
                other = Position(3)
                other.state = filled
                assert msgspec.json.encode(other.view(viewer, aid)) == shown


def test_blanking_a_view_again_changes_nothing() -> None:
    table = small_table()
    view = table.state.blank(1)
    assert view.blank(1).same(view)
    assert view.fill(Fast(3)).blank(1).same(view)


# --- spectators


def test_a_spectator_sees_the_board_but_no_hands_and_piles() -> None:
    table = dealt(4, 2)
    shown = table.view(-1)
    assert all(seat.hand == [None, None, None] for seat in shown.seats)
    assert all(seat.played is None and seat.portraits is None for seat in shown.seats)
    assert all(city.card is not None for city in shown.cities)
    assert PLAYERS[shown.turn] == table.turn


def test_at_the_end_a_spectator_with_the_memory_aid_knows_every_played_card() -> None:
    table = dealt(3, 5)
    play_out(table, 5)
    shown = table.view(-1, memory_aid=True)
    cards = [card for seat in shown.seats for card in seat.played or []]
    assert len(cards) == len(set(cards)) == 48
    assert all(seat.hand == [] for seat in shown.seats)


# --- twins


def test_an_opponent_cannot_tell_a_dealt_card_from_its_twin_that_was_taken() -> None:
    """Player a was dealt a Roma lady with a star and has taken another one from the board.

    When a plays one of the two, b cannot know that the other is still in the hand (rules: Patrician 10).
    """
    table = Position(2, TWINS)
    table.hand("a", "roma lady star", "siena red-hat star", hidden=True).hand("a", "roma lady star 2")
    table.hand("b", "lucca crest").to_play("a")
    table.does("play roma lady star")
    assert table.view(1, memory_aid=True).seats[0].hand == [None, None]


# --- what everybody sees


# rules: Patrician 10
def test_a_card_taken_from_the_board_is_shown_only_with_the_memory_aid() -> None:
    table = dealt(3, 4)
    mover = table.turn
    table.does(min(table.legal()))
    table.does(min(table.legal()))
    while table.step == "move":
        table.does("no move")
    take = min(table.legal())
    table.does(take)
    other = (seat_of(mover) + 1) % 3
    assert table.view(other).seats[seat_of(mover)].hand == [None, None, None]
    remembered = table.view(other, memory_aid=True).seats[seat_of(mover)].hand
    assert sum(card is not None for card in remembered) == 1


def test_everybody_sees_the_top_of_a_pile_and_only_its_owner_the_rest() -> None:
    table = Position(2).played("a", "roma lady star", "siena crest").to_play("b")
    for seat, seen in ((0, ["roma-4", "siena-1"]), (1, None), (-1, None)):
        assert table.view(seat).seats[0].played == seen
        assert table.view(seat).seats[0].top == "siena-1"


def test_everybody_knows_only_the_size_of_the_draw_pile() -> None:
    table = dealt(2, 1)
    for seat in (-1, 0, 1):
        assert table.view(seat).pile == 33
        assert table.view(seat, memory_aid=True).pile == 33

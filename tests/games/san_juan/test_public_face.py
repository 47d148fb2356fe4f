"""San Juan's public face: gestures through a match, undo, words in every language, and the terminal."""

from __future__ import annotations

import pytest
from rich.console import Console

from ludoteca.core.errors import BadMove
from ludoteca.core.match import Match
from ludoteca.core.moves import Move
from ludoteca.core.names import Names
from ludoteca.core.text import LANGUAGES, Words
from ludoteca.games.san_juan import GAME, moves
from ludoteca.games.san_juan.cards import KEYS
from ludoteca.games.san_juan.engine import numbers
from ludoteca.games.san_juan.view import SanJuanView
from tests.games.san_juan.golden import eager, play, violet
from tests.games.san_juan.positions import Position


def at_table(table: Position) -> Match:
    """A match that stands at a position set up by hand."""
    match = table.game.deal(seed=1)
    match.state = table.state
    return match


def test_a_late_view_shows_the_roles_in_the_order_in_which_they_were_taken() -> None:
    match = GAME(3).deal(seed=4)
    takers: dict[str, int] = {}
    while len(takers) < 3:
        seat = match.actors[0]
        role = ("trader", "producer", "builder")[len(takers)]
        if match.state.board[numbers.PHASE] == numbers.TO_TAKE_ROLE:
            takers[role] = seat
            match.play(f"take {role}", seat)
        else:
            match.play(match.legal_codes(seat)[-1], seat)
        for late in (0, 1, 2, -1):
            shown = match.view(late)
            assert isinstance(shown, SanJuanView)
            assert shown.roles_taken == list(takers)
            assert [(shown.governor + turn) % 3 for turn in range(len(takers))] == list(takers.values())


# ---------------------------------------------------------------- gestures


def test_a_payment_that_does_not_match_the_price_is_refused_as_a_whole() -> None:
    table = Position().buildings("a", "carpenter").hand("a", "tower, 3 well, archive").plays("a", "take builder")
    match = at_table(table)
    before = match.state.checksum()
    with pytest.raises(BadMove, match="3 steps"):
        match.play("build tower paying 3 well", 0)
    with pytest.raises(BadMove):
        match.play("build tower paying 4 well", 0)
    with pytest.raises(BadMove):
        match.play("build tower paying good 1", 0)
    assert match.state.checksum() == before


def test_the_last_seat_to_answer_cannot_sell_goods_it_does_not_have() -> None:
    table = Position(2).buildings("a", "indigo plant").goods("a", "indigo").plays("a", "take trader")
    match = at_table(table)
    with pytest.raises(BadMove):
        match.play("sell indigo, indigo", 0)


def test_a_gesture_can_be_sent_as_a_struct() -> None:
    table = (
        Position().buildings("a", "crane, chapel, black market").goods("a", "indigo").hand("a", "palace, tower, well")
    )
    table.plays("a", "take builder")
    build = moves.Build("palace", over="chapel", paying=("tower",), goods=("indigo",))
    codes = table.game.steps(table.state.blank(0), 0, build)
    assert [table.game.notation(code) for code in codes] == [
        "build palace", "over chapel", "pay tower", "pay good indigo",
    ]  # fmt: skip


def test_a_crane_that_is_not_used_need_not_be_mentioned() -> None:
    table = Position().buildings("a", "crane").hand("a", "tower, 2 well").plays("a", "take builder")
    table.plays("a", "build tower paying 2 well")
    assert table.buildings_of("a") == "indigo plant, crane, tower"


def test_names_may_be_shortened_where_only_one_fits() -> None:
    table = Position().hand("a", "victory column, 3 sugar mill").plays("a", "take builder", "build vic paying 3 sug")
    assert table.buildings_of("a") == "indigo plant, victory column"


def test_a_list_of_goods_is_complete() -> None:
    table = Position().buildings("a", "sugar mill, tobacco storage, aqueduct").plays("a", "take producer")
    table.plays("a", "produce tobacco, sugar")
    assert "a" not in table.actors
    table = Position().buildings("a", "sugar mill").plays("a", "take producer", "produce sugar only")
    assert "a" not in table.actors


def test_several_cards_are_kept_in_one_gesture() -> None:
    table = Position().buildings("a", "prefecture").pile("2 well, 3 tower, 4 hero").plays("a", "take councillor")
    held = [move.removeprefix("keep ") for move in table.legal("a")]
    table.plays("a", f"keep {held[0]}, {held[0]}" if len(held) == 1 else f"keep {held[1]}, {held[0]}")
    assert table.size("a") == 2


# ---------------------------------------------------------------- undo


def test_a_sealed_answer_can_be_undone_until_the_last_seat_has_answered() -> None:
    match = GAME(3).deal(seed=2)
    match.play("take producer")
    first, second = match.actors[:2]
    match.play("produce indigo", first)
    assert first not in match.actors
    match.undo(first)
    assert first in match.actors
    match.play("produce no more", first)
    match.play("produce no more", second)
    match.play("produce no more", match.actors[0])
    assert not match.undoable(first), "now all know what was answered"


def test_a_build_can_be_undone_before_it_is_paid() -> None:
    for seed in range(40):
        match = GAME(3).deal(seed=seed)
        seat = match.actors[0]
        match.play("take builder")
        dear = [code for code in match.legal_codes(seat) if "build" in match.game.notation(code)][:-1]
        if not dear:
            continue
        match.play(dear[-1], seat)
        view = match.view(seat)
        assert isinstance(view, SanJuanView)
        if view.phase == "pay":
            match.undo(seat)
            assert isinstance(again := match.view(seat), SanJuanView)
            assert (again.phase, len(again.seats[seat].hand)) == ("build", 4)
            return
    pytest.fail("nobody had anything to pay")


# ---------------------------------------------------------------- words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_card_event_and_prompt_has_words(lang: str) -> None:
    words = Words(lang)
    game = GAME(2)
    for code in range(game.move_count):
        assert game.describe_move(code, words)
    assert len({game.describe_card(key, words) for key in KEYS}) == len(KEYS)
    for styles in ((eager,), (violet,)):
        match = play(game, 3, *styles)
        for event in (event for step in match.steps for event in step.events):
            for seat in (-1, 0, 1):
                sentence = game.describe_event(event.for_seat(seat), Names(("Ada", "Bo")), words)
                assert sentence is None or "Ada" in sentence or "Bo" in sentence or "{" not in sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_decision_has_a_prompt_and_every_legal_move_a_text(lang: str) -> None:
    words = Words(lang)
    prompts: set[str] = set()
    match = GAME(2, {"starting_hand": True}).deal(seed=4)
    number = 0
    while not match.over:
        seat = match.actors[0]
        view = match.state.blank(seat)
        prompts.add(match.game.describe_prompt(view, seat, words))
        legal = match.legal_codes(seat)
        assert all(match.game.describe_move(code, words, view) for code in legal)
        values = [violet(match, seat, match.game.move(code)) for code in legal]
        match.play(legal[values.index(max(values))], seat)
        number += 1
    assert len(prompts) > 8


def test_the_text_of_a_build_explains_its_price() -> None:
    table = (
        Position().buildings("a", "quarry, crane, chapel").hand("a", "palace, 5 sugar mill").plays("a", "take builder")
    )
    words = Words("en")
    view = table.state.blank(0)
    code = table.game.read(view, 0, "build palace", range(table.game.move_count))[0]
    assert table.game.describe_move(code, words, view) == "Build the Palace for 4 (6, −1 Builder, −1 Quarry)"
    table.plays("a", "build palace")
    code = table.game.read(view, 0, "over chapel", range(table.game.move_count))[0]
    move = table.game.describe_move(code, words, table.state.blank(0))
    assert move == "Build over the Chapel for 1 (6, −3 covering the Chapel, −1 Builder, −1 Quarry)"


# ---------------------------------------------------------------- terminal


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_gets_a_drawing_and_a_description_of_the_table(lang: str, seats: int) -> None:
    match = play(GAME(seats), seats, violet)
    words = Words(lang)
    for seat in range(-1, seats):
        console = Console(width=80, file=None, record=True, color_system=None, quiet=True)
        console.print(match.game.draw(match, max(seat, 0), words))
        assert match.game.describe_table(match, seat, words)


def shown(table: Position, player: str, width: int = 100) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as captured:
        console.print(table.game.draw(at_table(table), "abcd".index(player), Words("en")))
    return captured.get()


def test_the_terminal_shows_points_so_far_goods_and_when_the_end_is_near() -> None:
    table = Position(2).buildings("a", "guild hall, 4 sugar mill, chapel, 4 tobacco storage").chapel("a", "2 well")
    table.goods("a", "sugar").hand("a", "smithy, tower").hand("b", "well").tile(1, 2, 2, 3, 3)
    text = shown(table, "a")
    assert "Guild Hall [18]" in text
    assert "Chapel [+2]" in text
    assert "■□□□" in text
    assert "buildings 11/12" in text
    table.plays("a", "take builder", "build smithy")
    assert "the game ends after this phase" in shown(table, "b")


def test_the_terminal_shows_the_prices_and_the_next_tiles() -> None:
    table = Position(2).goods("a", "indigo").tile(1, 2, 2, 3, 3).plays("a", "take trader")
    text = shown(table, "a")
    assert "indigo 1, sugar 2, tobacco 2, coffee 3, silver 3" in text
    assert "1–2–2–3–3" in text


# ---------------------------------------------------------------- gestures and structs that cannot be played


@pytest.mark.parametrize("text", ["build tower over full chapel paying well", "build tower over full hero"])
def test_a_full_violet_building_cannot_be_covered_and_nothing_is_paid(text: str) -> None:
    table = Position().hand("a", "tower, black market, 2 well, market hall").plays("a", "take builder")
    match = at_table(table)
    with pytest.raises(BadMove):
        match.play(text, 0)
    assert table.hand_of("a") == "black market, 2 well, tower, market hall"


def test_there_is_no_move_that_covers_a_full_violet_building() -> None:
    with pytest.raises(BadMove):
        GAME(2).code(moves.Cover("chapel", full=True))
    table = Position().hand("a", "tower, black market, 2 well").plays("a", "take builder", "build tower")
    with pytest.raises(BadMove):
        at_table(table).play(moves.Cover("chapel", full=True), 0)


@pytest.mark.parametrize(
    "text",
    ["pay ❶ well, tower", "pay well, good ❶", "pay " + "9" * 5000 + " well", "pay well, good " + "9" * 5000, "sell ❷"],
    ids=["counted", "good", "many", "good-many", "sold"],
)
def test_a_number_that_makes_no_sense_is_a_bad_move(text: str) -> None:
    table = Position().buildings("a", "black market").goods("a", "indigo").hand("a", "tower, 3 well")
    match = at_table(table.plays("a", "take builder", "build tower"))
    with pytest.raises(BadMove):
        match.play(text, 0)


def test_a_struct_without_goods_means_no_more() -> None:
    table = Position().goods("b", "indigo").goods("c", "indigo").plays("a", "take producer")
    match = at_table(table)
    match.play(moves.Produce(), 0)
    assert 0 not in match.actors
    table = Position().goods("a", "indigo").goods("b", "indigo").plays("a", "take trader")
    match = at_table(table)
    match.play(moves.Sell(), 0)
    assert 0 not in match.actors


@pytest.mark.parametrize("move", [moves.Keep(()), moves.Discard(()), moves.Pay()], ids=["keep", "discard", "pay"])
def test_a_move_that_must_choose_cards_cannot_be_empty(move: Move) -> None:
    match = at_table(Position().plays("a", "take councillor"))
    with pytest.raises(BadMove):
        match.play(move, 0)


def test_a_single_good_can_be_paid_by_its_number() -> None:
    table = Position().buildings("a", "black market").goods("a", "indigo").hand("a", "well")
    table.plays("a", "take builder", "build well", "pay good 1")
    assert table.buildings_of("a") == "indigo plant, black market, well"


def test_a_list_of_discards_that_is_too_long_is_refused() -> None:
    table = Position(2).buildings("a", "archive").hand("a", "8 sugar mill").pile("5 tower")
    table.last_role("a", "builder", "producer").plays("a", "take councillor")
    assert table.view().seats[0].to_choose == 4
    with pytest.raises(BadMove):
        at_table(table).play("discard 5 sugar mill", 0)

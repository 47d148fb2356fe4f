"""San Juan's public face: gestures through a match, undo, words in every language, and the terminal."""

from __future__ import annotations

import pytest
from rich.console import Console

from ludoteca.core.cards import CardFile, house_file
from ludoteca.core.errors import BadCards, BadMove
from ludoteca.core.game import Setup
from ludoteca.core.match import Match
from ludoteca.core.words import LANGUAGES, Words
from ludoteca.games.san_juan import GAME, moves
from ludoteca.games.san_juan.cards import BUILDINGS, KEYS, SanJuanDeck
from ludoteca.games.san_juan.engine import places, tables
from ludoteca.games.san_juan.view import SanJuanView
from tests.san_juan.positions import Position
from tests.san_juan.styles import eager, play, violet


def at_table(table: Position) -> Match:
    """A match that stands at a position set up by hand."""
    match = table.setup.deal(seed=1)
    match.state = table.state
    return match


def test_roles_are_shown_in_the_order_in_which_they_were_taken_to_whoever_comes_in_late() -> None:
    match = Setup(GAME, 3).deal(seed=4)
    takers: dict[str, int] = {}
    while len(takers) < 3:
        seat = match.actors[0]
        role = ("trader", "producer", "builder")[len(takers)]
        if match.state.board[places.PHASE] == tables.TO_TAKE_ROLE:
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


def test_a_payment_too_long_or_too_short_for_the_price_is_refused_whole() -> None:
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


def test_goods_that_are_not_there_are_refused_even_by_the_last_to_answer() -> None:
    table = Position(2).buildings("a", "indigo plant").goods("a", "indigo").plays("a", "take trader")
    match = at_table(table)
    with pytest.raises(BadMove):
        match.play("sell indigo, indigo", 0)


def test_a_gesture_is_also_a_struct() -> None:
    table = (
        Position().buildings("a", "crane, chapel, black market").goods("a", "indigo").hand("a", "palace, tower, well")
    )
    table.plays("a", "take builder")
    build = moves.Build("palace", over="chapel", paying=("tower",), goods=("indigo",))
    codes = GAME.steps(table.setup, table.state.blank(0), 0, build)
    assert [GAME.notation(table.setup, code) for code in codes] == [
        "build palace", "over chapel", "pay tower", "pay good indigo",
    ]  # fmt: skip


def test_a_crane_that_is_not_used_need_not_be_mentioned() -> None:
    table = Position().buildings("a", "crane").hand("a", "tower, 2 well").plays("a", "take builder")
    table.plays("a", "build tower paying 2 well")
    assert table.buildings_of("a") == "indigo plant, crane, tower"


def test_names_may_be_shortened_where_only_one_fits() -> None:
    table = Position().hand("a", "victory column, 3 sugar mill").plays("a", "take builder", "build vic paying 3 sug")
    assert table.buildings_of("a") == "indigo plant, victory column"


def test_goods_named_at_once_are_all() -> None:
    table = Position().buildings("a", "sugar mill, tobacco storage, aqueduct").plays("a", "take producer")
    table.plays("a", "produce tobacco, sugar")
    assert "a" not in table.actors
    table = Position().buildings("a", "sugar mill").plays("a", "take producer", "produce sugar only")
    assert "a" not in table.actors


def test_cards_to_keep_or_discard_are_one_gesture() -> None:
    table = Position().buildings("a", "prefecture").pile("2 well, 3 tower, 4 hero").plays("a", "take councillor")
    held = [move.removeprefix("keep ") for move in table.legal("a")]
    table.plays("a", f"keep {held[0]}, {held[0]}" if len(held) == 1 else f"keep {held[1]}, {held[0]}")
    assert table.size("a") == 2


# ---------------------------------------------------------------- undo


def test_a_sealed_answer_can_be_taken_back_until_the_last_has_answered() -> None:
    match = Setup(GAME, 3).deal(seed=2)
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


def test_a_payment_can_be_taken_back_step_by_step_before_the_building_stands() -> None:
    for seed in range(40):
        match = Setup(GAME, 3).deal(seed=seed)
        seat = match.actors[0]
        match.play("take builder")
        dear = [code for code in match.legal_codes(seat) if "build" in GAME.notation(match.setup, code)][:-1]
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
    setup = Setup(GAME, 2)
    for code in range(GAME.move_count):
        assert GAME.tell_move(setup, code, words)
    assert len({GAME.tell_card(setup, key, words) for key in KEYS}) == len(KEYS)
    for styles in ((eager,), (violet,)):
        match = play(setup, 3, *styles)
        for heard in (heard for step in match.steps for heard in step.heard):
            for seat in (-1, 0, 1):
                told = GAME.tell_event(setup, heard.by(seat), ("Ada", "Bo"), words)
                assert told is None or "Ada" in told or "Bo" in told or "{" not in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_prompts_and_priced_moves_are_told_at_every_decision(lang: str) -> None:
    words = Words(lang)
    prompts: set[str] = set()
    match = Setup(GAME, 2, {"starting_hand": True}).deal(seed=4)
    number = 0
    while not match.over:
        seat = match.actors[0]
        view = match.state.blank(seat)
        prompts.add(GAME.tell_prompt(match.setup, view, seat, words))
        legal = match.legal_codes(seat)
        assert all(GAME.tell_move(match.setup, code, words, view) for code in legal)
        worth = [violet(match, seat, GAME.move(match.setup, code)) for code in legal]
        match.play(legal[worth.index(max(worth))], seat)
        number += 1
    assert len(prompts) > 8


def test_the_price_of_a_build_is_explained() -> None:
    table = (
        Position().buildings("a", "quarry, crane, chapel").hand("a", "palace, 5 sugar mill").plays("a", "take builder")
    )
    words = Words("en")
    view = table.state.blank(0)
    code = GAME.read(table.setup, view, 0, "build palace", range(GAME.move_count))[0]
    assert GAME.tell_move(table.setup, code, words, view) == "Build Palace for 4 (6, −1 Builder, −1 Quarry)"
    table.plays("a", "build palace")
    code = GAME.read(table.setup, view, 0, "over chapel", range(GAME.move_count))[0]
    told = GAME.tell_move(table.setup, code, words, table.state.blank(0))
    assert told == "Build over Chapel for 1 (6, −3 covering Chapel, −1 Builder, −1 Quarry)"


# ---------------------------------------------------------------- terminal


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_is_drawn_and_read_out_for_every_seat(lang: str, seats: int) -> None:
    match = play(Setup(GAME, seats), seats, violet)
    words = Words(lang)
    for seat in range(-1, seats):
        console = Console(width=80, file=None, record=True, color_system=None, quiet=True)
        console.print(GAME.draw(match, max(seat, 0), words))
        assert GAME.read_out(match, seat, words)


def shown(table: Position, player: str, width: int = 100) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as captured:
        console.print(GAME.draw(at_table(table), "abcd".index(player), Words("en")))
    return captured.get()


def test_the_terminal_shows_live_values_goods_prices_and_the_end_when_it_is_near() -> None:
    table = Position(2).buildings("a", "guild hall, 4 sugar mill, chapel, 4 tobacco storage").chapel("a", "2 well")
    table.goods("a", "sugar").hand("a", "smithy, tower").hand("b", "well").tile(1, 2, 2, 3, 3)
    text = shown(table, "a")
    assert "Guild Hall [18]" in text
    assert "Chapel [+2]" in text
    assert "■□□□" in text
    assert "buildings 11/12" in text
    table.plays("a", "take builder", "build smithy")
    assert "the game ends after this phase" in shown(table, "b")


def test_the_terminal_shows_prices_and_the_tiles_that_come() -> None:
    table = Position(2).goods("a", "indigo").tile(1, 2, 2, 3, 3).plays("a", "take trader")
    text = shown(table, "a")
    assert "indigo 1, sugar 2, tobacco 2, coffee 3, silver 3" in text
    assert "1–2–2–3–3" in text


# ---------------------------------------------------------------- cards


def test_the_house_file_says_what_the_engine_plays() -> None:
    deck = SanJuanDeck(house_file("san_juan"))
    assert sum(building.copies for building in BUILDINGS) == 110
    assert [card.key for card in deck.cards()] == list(KEYS)
    assert not any(card.invented for card in deck.cards())


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('key = "well"', 'key = "pond"', "pond"),
        ("cost = 5", "cost = 4", "cost"),
        ('key = "well"', 'key = "tower"', "tower"),
        ('game = "san_juan"', 'game = "patrician"', "patrician"),
    ],
)
def test_a_card_file_that_would_change_the_game_is_refused(old: str, new: str, said: str) -> None:
    text = house_file("san_juan").text.replace(old, new, 1)
    with pytest.raises(BadCards, match=said):
        SanJuanDeck(CardFile(text, "mine.toml", False))

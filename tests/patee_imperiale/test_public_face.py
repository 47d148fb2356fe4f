"""The public face: text as people type it, events that keep secrets, results, and both engines alike."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import ludoteca
from ludoteca.core.engine.playout import playouts
from ludoteca.core.errors import BadMove, BadSetup
from ludoteca.core.laws import choice, random_match
from ludoteca.core.match import Match
from ludoteca.core.words import LANGUAGES, Words
from ludoteca.games.patee_imperiale import GAME
from ludoteca.games.patee_imperiale import events as happened
from ludoteca.games.patee_imperiale.engine import tables
from ludoteca.games.patee_imperiale.moves import Name, Play
from ludoteca.games.patee_imperiale.view import PateeView

SETUPS = ((2, False), (3, False), (4, False), (4, True))


def begun(seats: int = 3, seed: int = 1, teams: bool = False) -> Match:
    return ludoteca.game("patee_imperiale", seats=seats, teams=teams).deal(seed=seed)


def seen(match: Match, seat: int) -> PateeView:
    view = match.view(seat)
    assert isinstance(view, PateeView)
    return view


# --- set-up


def test_teams_are_for_four_players() -> None:
    with pytest.raises(BadSetup):
        ludoteca.game("patee_imperiale", seats=3, teams=True)


# --- text


def test_any_words_of_a_name_will_do() -> None:
    match = begun()
    hand = [GAME.notation(match.setup, code) for code in match.legal_codes()]
    last = hand[0].split()[-1]
    alike = [text for text in hand if any(word.startswith(last) for word in text.split()[1:])]
    assert len(alike) == 1
    match.play(f"play {last}")
    assert isinstance(GAME.move(match.setup, match.steps[-1].code), Play)


def test_what_fits_several_moves_is_refused() -> None:
    with pytest.raises(BadMove):
        begun().play("play")


def test_players_are_counted_from_one_where_people_type() -> None:
    assert GAME.notation(begun().setup, tables.NAME) == "name player 1"
    assert GAME.move(begun().setup, tables.NAME) == Name(0)


# --- undo


def test_a_courtier_once_shown_cannot_be_taken_back_freely() -> None:
    match = begun()
    seat = match.actors[0]
    match.play(match.legal_codes()[0])
    with pytest.raises(BadMove):
        match.undo(seat)


def test_a_choice_that_shows_nothing_can_be_taken_back_freely() -> None:
    for seed in range(40):
        match = begun(3, seed)
        number = 0
        while not match.over:
            seat = match.actors[0]
            legal = match.legal_codes(seat)
            code = legal[choice(seed, number) % len(legal)]
            number += 1
            if code >= tables.NAME and seen(match, seat).card == "donateur":
                before = match.state.checksum()
                match.play(code, seat)
                match.undo(seat)
                assert match.state.checksum() == before
                return
            match.play(code, seat)
    pytest.fail("nobody played Donateur")


# --- what is seen


def test_a_view_shows_the_own_hand_and_the_sizes_of_the_others() -> None:
    view = seen(begun(), 1)
    assert None not in view.seats[1].hand
    assert view.seats[0].hand == view.seats[2].hand == [None] * 8


def test_suites_lie_in_rising_order() -> None:
    match = random_match(ludoteca.game("patee_imperiale", seats=4), 3)
    deck = match.setup.deck.cards()
    value = {card.key: int(card.attributes[1].value) for card in deck}
    for player in seen(match, -1).seats:
        worth = [value[card] for card in player.suite]
        assert worth == sorted(worth)


def test_secrets_are_heard_by_those_who_share_them_only() -> None:
    kinds = (happened.CardDealt, happened.CardChosen, happened.CardsShown, happened.CardTaken, happened.HandsSwapped)
    met = set()
    for seed in range(12):
        match = random_match(ludoteca.game("patee_imperiale", seats=4), seed)
        for heard in (heard for step in match.steps for heard in step.heard):
            if not isinstance(heard.event, kinds):
                assert heard.audience == -1
                continue
            met.add(type(heard.event))
            assert 1 <= heard.audience.bit_count() <= 2
            for seat in range(-1, 4):
                known = seat >= 0 and bool(heard.audience >> seat & 1)
                told = heard.by(seat)
                assert all((getattr(told, name) is not None) == known for name in told.secret)
    assert met == set(kinds)


# --- results


@pytest.mark.parametrize(("seats", "teams"), SETUPS)
def test_points_by_round_add_up_to_the_score(seats: int, teams: bool) -> None:
    for seed in range(10):
        result = random_match(ludoteca.game("patee_imperiale", seats=seats, teams=teams), seed).result
        assert result is not None
        for line in result.seats:
            rounds = ("round_1", "round_2", "round_3", "later_rounds")
            assert sum(line.categories[name] for name in rounds) == line.score


def test_partners_share_everything() -> None:
    result = random_match(ludoteca.game("patee_imperiale", seats=4, teams=True), 2).result
    assert result is not None
    assert len(result.winners) in (2, 4)
    for seat in (0, 1):
        mine, partners = result.seats[seat], result.seats[seat + 2]
        assert (mine.rank, mine.score, mine.categories) == (partners.rank, partners.score, partners.categories)


# --- in words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_move_and_prompt_of_whole_matches_can_be_told(lang: str) -> None:
    words = Words(lang)
    for seats, teams in SETUPS:
        match = begun(seats, 4, teams)
        setup = match.setup
        players = ["Ada", "Bo", "Cy", "Di"][:seats]
        number = 0
        while not match.over:
            seat = match.actors[0]
            assert GAME.tell_prompt(setup, match.state.blank(seat), seat, words)
            legal = match.legal_codes(seat)
            assert all(GAME.tell_move(setup, code, words) for code in legal)
            match.play(legal[choice(4, number) % len(legal)], seat)
            number += 1
            for heard in match.steps[-1].heard:
                for listener in range(-1, seats):
                    GAME.tell_event(setup, heard.by(listener), players, words)
        assert GAME.tell_rules(words, setup.options)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "teams"), SETUPS)
def test_the_table_is_drawn_and_read_out_at_every_step(seats: int, teams: bool, lang: str) -> None:
    match = begun(seats, 9, teams)
    words = Words(lang)
    number = 0
    while not match.over and number < 60:
        seat = match.actors[0]
        if number % 6 == 0:
            for viewer in (-1, seat):
                console = Console(file=io.StringIO(), width=80)
                console.print(GAME.draw(match, viewer, words))
                drawn = console.file.getvalue()  # type: ignore[attr-defined]  # it is a StringIO
                said = words("patee_imperiale-terminal-house")
                assert " ".join(said.split()) in " ".join(drawn.split())
                assert GAME.read_out(match, viewer, words)
        legal = match.legal_codes(seat)
        match.play(legal[choice(9, number) % len(legal)], seat)
        number += 1


def test_the_drawing_shows_no_hand_but_the_viewers() -> None:
    match = begun(4, 3)
    mine = {card for card in seen(match, 0).seats[0].hand if card}
    theirs = {card for seat in (1, 2, 3) for card in seen(match, seat).seats[seat].hand if card}
    console = Console(file=io.StringIO(), width=200)
    console.print(GAME.draw(match, 0, Words("en")))
    drawn = console.file.getvalue()  # type: ignore[attr-defined]  # it is a StringIO
    names = {card.key: card.attributes[0].value for card in match.setup.deck.cards()}
    assert all(names[card] in drawn for card in mine)
    longest = [names[card] for card in theirs if not any(names[card] in names[other] for other in mine)]
    assert not any(f" {name} " in drawn for name in longest)


# --- both engines


CHECKSUMS = {
    (2, False): 8821110297217563,
    (3, False): 140013596303019,
    (4, False): 2718368065197855,
    (4, True): 4309975135728897,
}


@pytest.mark.parametrize(("seats", "teams"), SETUPS)
def test_interpreted_and_compiled_rules_play_identical_matches(seats: int, teams: bool) -> None:
    setup = ludoteca.game("patee_imperiale", seats=seats, teams=teams)
    assert playouts(setup.undealt(), 20, 7)[1] == CHECKSUMS[seats, teams]

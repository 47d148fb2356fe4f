"""The public face: typed moves, views and events that keep secrets, results, texts, and identical engines."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

import ludoteca
from ludoteca.core.engine.playout import playouts
from ludoteca.core.errors import BadMove, BadSetup
from ludoteca.core.laws import choice, random_match
from ludoteca.core.match import Match
from ludoteca.core.names import Names
from ludoteca.core.record import SUFFIX, Seat, load
from ludoteca.core.replay import play_again
from ludoteca.core.text import LANGUAGES, Words
from ludoteca.games import find
from ludoteca.games.patee_imperiale import GAME, events
from ludoteca.games.patee_imperiale.engine import numbers
from ludoteca.games.patee_imperiale.moves import Name, Play
from ludoteca.games.patee_imperiale.view import PateeView
from ludoteca.server.messages.presenter import Presenter
from tests.corpus import GOLDEN
from tests.games.patee_imperiale.random_decks import EVERY_ACTION, random_deck
from tests.test_play import Table

SETUPS = ((2, False), (3, False), (4, False), (4, True))
LONGEST_SUMMARY = 55  # so that it fits into three lines of a small card


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
    hand = [match.game.notation(code) for code in match.legal_codes()]
    last = hand[0].split()[-1]
    alike = [text for text in hand if any(word.startswith(last) for word in text.split()[1:])]
    assert len(alike) == 1
    match.play(f"play {last}")
    assert isinstance(match.game.move(match.steps[-1].code), Play)


def test_a_text_that_fits_several_moves_is_refused() -> None:
    with pytest.raises(BadMove):
        begun().play("play")


def test_players_are_counted_from_one_in_typed_moves() -> None:
    game = GAME(3)
    assert game.notation(numbers.MOVE_NAME) == "name player 1"
    assert game.move(numbers.MOVE_NAME) == Name(0)


# --- undo


def test_a_courtier_that_was_played_cannot_be_undone_freely() -> None:
    match = begun()
    seat = match.actors[0]
    match.play(match.legal_codes()[0])
    with pytest.raises(BadMove):
        match.undo(seat)


def test_a_choice_that_reveals_nothing_can_be_undone_freely() -> None:
    for seed in range(40):
        match = begun(3, seed)
        number = 0
        while not match.over:
            seat = match.actors[0]
            legal = match.legal_codes(seat)
            code = legal[choice(seed, number) % len(legal)]
            number += 1
            if code >= numbers.MOVE_NAME and seen(match, seat).card == "donateur":
                before = match.state.checksum()
                match.play(code, seat)
                match.undo(seat)
                assert match.state.checksum() == before
                return
            match.play(code, seat)
    pytest.fail("nobody played Donateur")


# --- what is seen


def test_a_view_shows_the_viewers_hand_and_the_sizes_of_the_others() -> None:
    view = seen(begun(), 1)
    assert None not in view.seats[1].hand
    assert view.seats[0].hand == view.seats[2].hand == [None] * 8


def test_suites_are_listed_in_rising_order_of_value() -> None:
    match = random_match(ludoteca.game("patee_imperiale", seats=4), 3)
    deck = match.game.deck.cards()
    value = {card.key: int(card.attributes[1].value) for card in deck}
    for player in seen(match, -1).seats:
        worth = [value[card] for card in player.suite]
        assert worth == sorted(worth)


def test_secrets_of_events_are_visible_only_to_the_players_who_share_them() -> None:
    kinds = (events.CardDealt, events.CardChosen, events.CardsShown, events.CardTaken, events.HandsSwapped)
    met = set()
    for seed in range(12):
        match = random_match(ludoteca.game("patee_imperiale", seats=4), seed)
        for visible in (visible for step in match.steps for visible in step.events):
            if not isinstance(visible.event, kinds):
                assert visible.audience == -1
                continue
            met.add(type(visible.event))
            assert 1 <= visible.audience.bit_count() <= 2
            for seat in range(-1, 4):
                known = seat >= 0 and bool(visible.audience >> seat & 1)
                event = visible.for_seat(seat)
                assert all((getattr(event, name) is not None) == known for name in event.secret)
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
def test_every_event_move_and_prompt_of_whole_matches_has_words(lang: str) -> None:
    words = Words(lang)
    for seats, teams in SETUPS:
        match = begun(seats, 4, teams)
        game = match.game
        players = ["Ada", "Bo", "Cy", "Di"][:seats]
        number = 0
        while not match.over:
            seat = match.actors[0]
            assert game.describe_prompt(match.state.blank(seat), seat, words)
            legal = match.legal_codes(seat)
            assert all(game.describe_move(code, words) for code in legal)
            match.play(legal[choice(4, number) % len(legal)], seat)
            number += 1
            for visible in match.steps[-1].events:
                for viewer in range(-1, seats):
                    game.describe_event(visible.for_seat(viewer), Names(players), words)
        assert game.describe_rules(words)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "teams"), SETUPS)
def test_the_table_is_drawn_and_described_at_every_step(seats: int, teams: bool, lang: str) -> None:
    match = begun(seats, 9, teams)
    words = Words(lang)
    number = 0
    while not match.over and number < 60:
        seat = match.actors[0]
        if number % 6 == 0:
            for viewer in (-1, seat):
                console = Console(file=io.StringIO(), width=80)
                console.print(match.game.draw(match, viewer, words))
                drawn = console.file.getvalue()  # type: ignore[attr-defined]  # it is a StringIO
                note = words("patee_imperiale-terminal-house")
                assert " ".join(note.split()) in " ".join(drawn.split())
                assert match.game.describe_table(match, viewer, words)
        legal = match.legal_codes(seat)
        match.play(legal[choice(9, number) % len(legal)], seat)
        number += 1


def test_the_drawing_shows_no_hand_but_the_viewers() -> None:
    match = begun(4, 3)
    mine = {card for card in seen(match, 0).seats[0].hand if card}
    theirs = {card for seat in (1, 2, 3) for card in seen(match, seat).seats[seat].hand if card}
    console = Console(file=io.StringIO(), width=200)
    console.print(match.game.draw(match, 0, Words("en")))
    drawn = console.file.getvalue()  # type: ignore[attr-defined]  # it is a StringIO
    names = {card.key: card.attributes[0].value for card in match.game.deck.cards()}
    assert all(names[card] in drawn for card in mine)
    longest = [names[card] for card in theirs if not any(names[card] in names[other] for other in mine)]
    assert not any(f" {name} " in drawn for name in longest)


# --- the sentence that ends a match


PLAYERS = ("Ada", "Bruno", "Chiara", "Dario")


# Golden matches, one for every way to win, with words of their headlines.
HEADLINES = {
    "2-won-in-two-rounds": ("with two rounds won", "avec deux manches remportées", "con due manche vinte"),
    "2-won-in-three-rounds": ("with two rounds won", "avec deux manches remportées", "con due manche vinte"),
    "3-two-in-a-row": ("with two rounds in a row", "avec deux manches de suite", "con due manche di fila"),
    "4-two-in-a-row": ("with two rounds in a row", "avec deux manches de suite", "con due manche di fila"),
    "4-teams-two-in-a-row": ("with two rounds in a row", "avec deux manches de suite", "con due manche di fila"),
    "3-points": ("with {points} points", "avec {points} points", "con {points} punti"),
    "4-teams-points": ("with {points} points", "avec {points} points", "con {points} punti"),
    "3-tie-rounds_won": ("and more rounds won", "et plus de manches gagnées", "e più manche vinte"),
    "4-teams-tie-rounds_won": ("and more rounds won", "et plus de manches gagnées", "e più manche vinte"),
    "3-tie-best_round": ("and the best single round", "et la meilleure manche", "e la manche migliore"),
    "3-shared": ("share the victory", "partagent la victoire", "condividono la vittoria"),
}


def replayed(name: str) -> Match:
    match = play_again(load(GOLDEN / GAME.key / f"{name}{SUFFIX}"), find)
    match.record.seats = [Seat(player, "person") for player in PLAYERS[: match.game.seats]]
    return match


def headline(match: Match, lang: str, reader: int = -1) -> str:
    ending = Presenter(match, Words(lang), False).ending(reader)
    assert ending is not None
    return ending.headline


@pytest.mark.parametrize("name", HEADLINES)
def test_the_headline_says_what_decided_the_match(name: str) -> None:
    match = replayed(name)
    result = match.result
    assert result is not None
    points = str(result.seats[result.winners[0]].score).replace("-", "−")
    for lang, expected in zip(LANGUAGES, HEADLINES[name], strict=True):
        sentence = headline(match, lang)
        assert expected.format(points=points) in sentence
        assert all((PLAYERS[seat] in sentence) == (seat in result.winners) for seat in range(match.game.seats))


@pytest.mark.parametrize("name", ["2-won-in-two-rounds", "3-two-in-a-row", "4-teams-two-in-a-row"])
def test_the_headline_names_no_points_if_rounds_decided(name: str) -> None:
    assert not any(letter.isdigit() for lang in LANGUAGES for letter in headline(replayed(name), lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_shows_the_same_headline(lang: str, tmp_path: Path) -> None:
    match = replayed("3-two-in-a-row")
    assert headline(match, lang, reader=0) in Table(tmp_path / "match.ludo.json", match=match, lang=lang).play()


def test_a_winning_team_does_not_share_the_victory() -> None:
    match = replayed("4-teams-two-in-a-row")
    assert match.result is not None
    pair = " and ".join(PLAYERS[seat] for seat in match.result.winners)
    assert headline(match, "en") == f"{pair} win with two rounds in a row."


# --- both engines


CHECKSUMS = {
    (2, False): 8821110297217563,
    (3, False): 140013596303019,
    (4, False): 2718368065197855,
    (4, True): 4309975135728897,
}


@pytest.mark.parametrize(("seats", "teams"), SETUPS)
def test_interpreted_and_compiled_rules_play_identical_matches(seats: int, teams: bool) -> None:
    game = ludoteca.game("patee_imperiale", seats=seats, teams=teams)
    assert playouts(game.undealt(), 20, 7)[1] == CHECKSUMS[seats, teams]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_of_the_house_deck_says_what_it_does_in_a_few_words(lang: str) -> None:
    game, words = GAME(2), Words(lang)
    for card in game.deck.cards():
        assert 0 < len(game.card_summary(card.key, words)) <= LONGEST_SUMMARY, card.key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_few_words_on_a_card_do_not_hide_a_limit_or_another_condition(lang: str) -> None:
    words = Words(lang)
    shortened = 0
    for seed in range(8):
        game = GAME(2, None, random_deck(seed, EVERY_ACTION))
        for courtier in game.deck.courtiers:
            summary = game.card_summary(courtier.key, words)
            shortened += bool(summary)
            if courtier.action.limit is not None:
                assert not summary or str(abs(courtier.action.limit)) in summary
            if courtier.needs_another and courtier.action.verb != "none":
                assert not summary
    assert shortened > 100

"""Actions, ends of rounds and reasons in words: one sentence for each action, with "you" and the points."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import ludoteca
from ludoteca.core.actions import ActionSpan
from ludoteca.core.events import Event
from ludoteca.core.laws import random_match
from ludoteca.core.match import Match
from ludoteca.core.names import Names
from ludoteca.core.text import LANGUAGES, Words
from ludoteca.games.patee_imperiale import GAME, events
from ludoteca.games.patee_imperiale.engine import numbers
from ludoteca.server.messages.presenter import Presenter

NAMES = ("Ada", "Bruno", "Chiara", "Dora")
SETUPS = ((2, False), (3, False), (4, False), (4, True))


def say(*happened: Event, me: int = -1, lang: str = "en", seats: int = 3) -> str:
    described = GAME(seats).describe_action(happened, Names(NAMES[:seats], me), Words(lang))
    assert described is not None
    return described.text


def groups(match: Match, seat: int) -> Iterator[list[Event]]:
    """The events of a match as a seat sees them, joined as the log joins them."""
    before: list[Event] = []
    last = -1
    for step in match.steps:
        seen = [visible.for_seat(seat) for visible in step.events]
        if before and last == step.seat and match.game.joins(before, seen):
            before += seen
        else:
            if before:
                yield before
            before = seen
        last = step.seat
    yield before


GIFT = (
    events.CardPlayed(1, "donateur", None),
    events.Prestige(1, 21),
    events.PlayerNamed(1, 0),
    events.Given(1, 0, "coucou"),
    events.Prestige(1, 21),
    events.Prestige(0, 10),
)


@pytest.mark.parametrize(
    ("lang", "me", "sentence"),
    [
        ("en", -1, "Bruno plays Donateur (7) and gives Coucou (0) to Ada: 14 → 21."),
        ("en", 0, "Bruno plays Donateur (7) and gives Coucou (0) to you: 14 → 21."),
        ("en", 1, "You play Donateur (7) and give Coucou (0) to Ada: 14 → 21."),
        ("fr", 0, "Bruno joue Donateur (7) et vous donne Coucou (0)\N{NO-BREAK SPACE}: 14 → 21."),
        ("fr", 1, "Vous jouez Donateur (7) et donnez Coucou (0) à Ada\N{NO-BREAK SPACE}: 14 → 21."),
        ("it", 2, "Bruno gioca Donateur (7) e dà Coucou (0) ad Ada: 14 → 21."),
        ("it", 1, "Giochi Donateur (7) e dai Coucou (0) ad Ada: 14 → 21."),
    ],
)
def test_a_courtier_and_what_it_does_are_one_sentence(lang: str, me: int, sentence: str) -> None:
    assert say(*GIFT, me=me, lang=lang) == sentence


def test_the_prestige_that_others_lose_is_told_too() -> None:
    deed = (
        events.CardPlayed(0, "ruth-von-tzigerin", None),
        events.Prestige(0, 10),
        events.Discredited(1, "zelon-schafresser", 0),
        events.Prestige(1, 8),
    )
    assert (
        say(*deed)
        == "Ada plays Ruth von Tzigerin (1) and discredits Bruno’s Zelon Schafresser (6): 9 → 10, Bruno 14 → 8."
    )


def test_cards_that_one_player_loses_are_listed_together() -> None:
    deed = (events.HandDiscredited(1, "duo", 1), events.HandDiscredited(1, "coucou", 1))
    assert say(*deed, me=1) == "You discredit Duo (2) and Coucou (0) from your hand."
    assert say(*deed, lang="fr") == "Bruno discrédite Duo (2) et Coucou (0) de sa main."


@pytest.mark.parametrize(("seats", "teams"), SETUPS)
def test_every_event_belongs_to_one_action_and_all_seats_get_the_same_actions(seats: int, teams: bool) -> None:
    for seed in range(6):
        match = random_match(ludoteca.game("patee_imperiale", seats=seats, teams=teams), seed)
        told: list[list[ActionSpan]] = []
        for seat in range(-1, seats):
            spans = [match.game.split_actions(group) for group in groups(match, seat)]
            lengths = [len(group) for group in groups(match, seat)]
            assert [sum(span.events for span in each) for each in spans] == lengths
            told.append([span for each in spans for span in each])
        assert all(each == told[0] for each in told)
        rounds = sum(isinstance(visible.event, events.RoundEnded) for step in match.steps for visible in step.events)
        assert sum(span.ends_round for span in told[0]) == rounds


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_of_random_matches_has_words_for_every_reader(lang: str) -> None:
    words = Words(lang)
    for seats, teams in SETUPS:
        match = random_match(ludoteca.game("patee_imperiale", seats=seats, teams=teams), 11)
        for me in range(-1, seats):
            names = Names(NAMES[:seats], me)
            for group in groups(match, me):
                at = 0
                for span in match.game.split_actions(group):
                    part = group[at : at + span.events]
                    at += span.events
                    described = match.game.describe_action(part, names, words)
                    assert (described is not None) == span.shown
                    if described is not None:
                        assert described.text.endswith(".")
                        assert described.short


def test_an_answer_belongs_to_the_player_who_gives_it() -> None:
    struck = [events.HandDiscredited(0, "duo", 2), events.Awaited(0, "play", 0, 0)]
    assert GAME(3).split_actions(struck) == [ActionSpan(2, 2)]


def test_choosing_cards_in_secret_is_not_shown() -> None:
    chosen = [events.CardChosen(1, None), events.Awaited(1, "show", 1, 0)]
    assert GAME(3).split_actions(chosen) == [ActionSpan(1, 2, shown=False)]


# --- the ends


def end(winner: int | None, *scores: int) -> list[Event]:
    scored = [events.SuiteScored(seat, points) for seat, points in enumerate(scores)]
    return [*scored, events.RoundEnded("hand_empty", 1, winner, None)]


@pytest.mark.parametrize(
    ("me", "headline", "why"),
    [
        (-1, "Bruno wins the round, 21 to 18.", "took Bruno past Chiara: 14 → 21. If Bruno wins the next round too"),
        (2, "Bruno wins the round, 21 to 18.", "took Bruno past you: 14 → 21."),
        (1, "You win the round, 21 to 18.", "took you past Chiara: 14 → 21. If you win the next round too, you win"),
    ],
)
def test_the_end_of_a_round_says_who_wins_and_why(me: int, headline: str, why: str) -> None:
    told = GAME(3).describe_round([*GIFT, *end(1, 10, 21, 18)], Names(NAMES[:3], me), Words("en"))
    assert told is not None
    assert (told.headline, told.winners, told.scores) == (headline, (1,), (10, 21, 18))
    assert why in told.text


def test_a_tied_round_is_explained() -> None:
    told = GAME(3).describe_round(end(None, 18, 10, 18), Names(NAMES[:3], 2), Words("it"))
    assert told is not None
    assert told.headline == "Manche in parità: tu e Ada avete 18 a testa."
    assert told.winners == ()
    assert "Nessuno prende la medaglia" in told.text


def test_a_team_wins_together() -> None:
    game = ludoteca.game("patee_imperiale", seats=4, teams=True)
    told = game.describe_round(end(0, 20, 9, 5, 12), Names(NAMES, 2), Words("fr"))
    assert told is not None
    assert told.headline == "Vous et Ada remportez la manche, 25 contre 21."
    assert told.winners == (0, 2)


def test_the_suites_of_a_round_that_is_over_are_kept_as_a_picture() -> None:
    match = random_match(ludoteca.game("patee_imperiale", seats=3), 3004)
    pictures = [(step, after, picture) for step in match.steps for after, picture in step.pictures]
    assert len(pictures) == 2  # of three rounds: the last suites stay on the table
    for step, after, picture in pictures:
        ended = step.events[after - 1].event
        assert isinstance(ended, events.RoundEnded)
        view = match.game.view(picture, -1)
        assert view.counted
        assert view.medal == ended.winner
        scored = [visible.event for visible in step.events if isinstance(visible.event, events.SuiteScored)]
        for seat, event in enumerate(scored):
            assert view.seats[seat].points == event.points == view.seats[seat].rounds[view.round - 1]
            assert view.points()[seat][f"round_{view.round}"] == event.points


def test_the_log_of_the_server_has_the_picture_and_the_end_of_the_round() -> None:
    match = random_match(ludoteca.game("patee_imperiale", seats=3), 3004)
    presenter = Presenter(match, Words("en"), False)
    ends = [action for action in presenter.actions(match.steps, 0) if action.round is not None]
    assert len(ends) == 3
    assert all(action.view is not None for action in ends[:2])
    assert "The last card" in ends[1].round.text  # type: ignore[union-attr]


def test_the_parts_of_the_score_add_up() -> None:
    for seats, teams in SETUPS:
        match = random_match(ludoteca.game("patee_imperiale", seats=seats, teams=teams), 5)
        assert match.result is not None
        for line in match.result.seats:
            parts = match.game.score_parts(match.state, line.seat, Words("en"))
            assert sum(part.points for part in parts) == line.score


# --- nearly over, and why not


def test_the_holder_of_the_medal_can_win_the_match_with_the_next_round() -> None:
    match = random_match(ludoteca.game("patee_imperiale", seats=3), 3004)
    state = match.state.copy()
    state.board[numbers.MEDAL] = 2
    state.board[numbers.ROUND] = 2
    told = match.game.alerts(state, Names(NAMES[:3], 0), Words("en"))
    assert ("Bruno can win the match with this round", -1) in [(alert.text, alert.seat) for alert in told]


def test_a_card_that_needs_another_says_so() -> None:
    game = GAME(3)
    match = game.deal(seed=1)
    state = match.state.copy()
    seat = match.actors[0]
    zelon = game.deck.card_number["zelon-schafresser"]
    state.board[numbers.HANDS + seat] = 1 << zelon
    state.board[numbers.HAND_SIZES + seat] = 1
    assert game.unavailable(state, seat, Words("en")) == {"card:zelon-schafresser": "only with another card in hand"}


def test_a_courtier_above_the_limit_says_why_it_cannot_be_charmed() -> None:
    game = GAME(2)
    match = game.deal(seed=1)
    state = match.state.copy()
    board = state.board
    number = game.deck.card_number
    board[numbers.PHASE] = numbers.TO_CHARM
    board[numbers.ACTOR] = board[numbers.ACTIVE_PLAYER] = 0
    board[numbers.ACTING_CARD] = number["rosa-von-flamin"]
    board[numbers.SUITES + 1] = 1 << number["donateur"] | 1 << number["duo"]
    assert game.unavailable(state, 0, Words("en")) == {"card:donateur": "7: only 2 or less"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_courtier_has_a_kind_and_an_example(lang: str) -> None:
    game = GAME(3)
    for key in game.deck.keys:
        assert game.card_kind(key, Words(lang))
        assert game.card_example(key, Words(lang))


def test_notes_say_what_playing_a_courtier_brings() -> None:
    match = GAME(3).deal(seed=1)
    seat = match.actors[0]
    names = Names(NAMES[:3], seat)
    for code in match.legal_codes(seat):
        notes = match.game.choice_notes(code, match.state.blank(seat), seat, names, Words("en"))
        value = match.game.deck.courtiers[code].value
        before = int(match.state.suite_points(seat))
        if value:
            assert notes[0].startswith(f"you {before} → {before + value}".replace("-", "−"))
        assert "cards in hand" in notes[0]


def test_only_the_details_of_a_card_say_what_is_invented() -> None:
    game = GAME(3)
    words = Words("en")
    assert "invented" in game.describe_card("donateur", words)
    assert "invented" not in game.describe_move(game.deck.card_number["donateur"], words)

"""San Juan's events as actions: one for each seat, in one sentence, the same number for every reader."""

from __future__ import annotations

import pytest

from ludoteca.core.actions import ActionText
from ludoteca.core.events import Event
from ludoteca.core.match import Match
from ludoteca.core.names import Names
from ludoteca.core.text import LANGUAGES, Words
from ludoteca.games.san_juan import GAME
from ludoteca.games.san_juan.view import SanJuanView
from tests.games.san_juan.golden import eager, play, violet
from tests.games.san_juan.positions import Position

PLAYERS = ("Ada", "Bruno", "Chiara")


def at_table(table: Position) -> Match:
    """A match that stands at a position set up by hand, and keeps its journal."""
    match = table.game.deal(seed=1)
    match.state = table.state
    match.state.journal = match.journal
    return match


def actions_of(match: Match, since: int, reader: int = 0, lang: str = "en") -> list[ActionText]:
    """The actions of the steps since one, joined as a front end would."""
    game, found = match.game, []
    groups: list[list[Event]] = []
    last = -2
    for step in match.steps[since:]:
        events = [visible.for_seat(reader) for visible in step.events]
        if groups and step.seat == last and game.joins(groups[-1], events):
            groups[-1] += events
        else:
            groups.append(events)
        last = step.seat
    for group in groups:
        at = 0
        for span in game.split_actions(group):
            text = game.describe_action(group[at : at + span.events], Names(PLAYERS, reader), Words(lang))
            at += span.events
            if text is not None:
                found.append(text)
        assert at == len(group), "every event belongs to an action"
    return found


def played(table: Position, *moves: tuple[int, str], reader: int = 0, lang: str = "en") -> list[str]:
    """Play moves and return the sentences about them."""
    match = at_table(table)
    since = len(match.steps)
    for seat, move in moves:
        match.play(move, seat)
    return [action.text for action in actions_of(match, since, reader, lang)]


def test_a_building_with_its_payment_is_one_action() -> None:
    table = Position().hand("a", "tower, 2 well, archive")
    moves = ((0, "take builder"), (0, "build tower paying 2 well"))
    assert played(table, *moves) == ["You take the Builder.", "You build the Tower for 2 cards: 2 points."]


def test_a_crane_that_is_not_used_does_not_split_a_payment() -> None:
    match = at_table(Position().buildings("a", "crane").hand("a", "tower, 2 well"))
    since = len(match.steps)
    match.play("take builder", 0)
    match.play("build tower paying 2 well", 0)
    built = actions_of(match, since)[-1]
    assert (built.sign, built.about) == ("card:tower", "Paid with the Well (×2).")


def test_others_do_not_learn_what_was_paid_with() -> None:
    match = at_table(Position().hand("a", "tower, 2 well"))
    since = len(match.steps)
    match.play("take builder", 0)
    match.play("build tower paying 2 well", 0)
    assert actions_of(match, since, reader=1)[-1].about == ""


def test_seats_that_sell_together_get_an_action_each_with_the_sum_of_their_cards() -> None:
    table = Position().buildings("a", "sugar mill, market stand").goods("a", "indigo, sugar").goods("b", "indigo")
    match = at_table(table)
    since = len(match.steps)
    for seat, move in ((0, "take trader"), (0, "sell indigo, sugar"), (1, "sell indigo")):
        match.play(move, seat)
    role, mine, other = actions_of(match, since)[:3]
    assert role.about.startswith("Everybody may sell one good; you one more. Prices: indigo 1")
    assert mine.text.startswith("You sell indigo and sugar for ")
    assert mine.text.endswith(" Market Stand: +1 card.")
    assert [gain.seats for gain in mine.gains] == [(0,), (0,)]
    assert other.text == "Bruno sells indigo for one card."


def test_between_seats_that_are_resolved_at_once_there_is_a_picture_of_the_table() -> None:
    table = Position().buildings("a", "sugar mill")
    match = at_table(table)
    for seat, move in (
        (0, "take producer"),
        (0, "produce sugar, indigo"),
        (1, "produce indigo"),
        (2, "produce indigo"),
    ):
        match.play(move, seat)
    after, picture = match.steps[-1].pictures[0]
    assert after == 3, "an answer and two goods"
    shown = match.game.view(picture, 1)
    assert isinstance(shown, SanJuanView)
    assert [sum(plant.goods for plant in seat.plants) for seat in shown.seats] == [2, 0, 0]


def test_the_privilege_in_a_sentence_counts_the_library() -> None:
    match = at_table(Position().buildings("a", "library").hand("a", "tower"))
    since = len(match.steps)
    match.play("take builder", 0)
    assert actions_of(match, since, reader=1)[0].about == "Everybody may build one building; Ada pays 2 less."


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("en", ["Ada takes the Builder.", "Ada builds the Aqueduct over the Tower for nothing: ±0 points."]),
        ("fr", ["Ada prend le Bâtisseur.", "Ada construit l’Aqueduc sur la Tour gratuitement\u00a0: ±0 point."]),
        ("it", ["Ada prende il Costruttore.", "Ada costruisce l’Acquedotto sopra la Torre gratis: ±0 punti."]),
    ],
)
def test_sentences_have_articles(lang: str, sentences: list[str]) -> None:
    table = Position().buildings("a", "crane, tower").hand("a", "aqueduct, well")
    moves = ((0, "take builder"), (0, "build aqueduct"), (0, "over tower"))
    assert played(table, *moves, reader=2, lang=lang) == sentences


def test_the_hand_limit_is_another_decision_than_the_chapel() -> None:
    for seed in range(30):
        match = GAME(2).deal(seed=seed)
        game = match.game
        while not match.over:
            seat = match.actors[0]
            seen = match.state.blank(seat)
            tucks = [code for code in match.legal_codes(seat) if game.notation(code).startswith("tuck ")]
            if tucks:
                match.play(tucks[0], seat)
                if seat in match.actors and "discard" in game.notation(match.legal_codes(seat)[0]):
                    assert not game.continues_gesture(seen, match.state.blank(seat), seat)
                    return
            else:
                legal = match.legal_codes(seat)
                builds = [code for code in legal if game.notation(code) == "build chapel"]
                wanted = ("take councillor", "take builder", "take prospector")
                roles = [code for code in legal if game.notation(code) in wanted]
                match.play((builds or roles or legal[-1:])[0], seat)
            if len(match.steps) > 300:
                break
    pytest.fail("nobody had too many cards after using a Chapel")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_counts_the_same_actions(lang: str, seats: int) -> None:
    match = play(GAME(seats), 3, violet if seats == 2 else eager)
    game, words = match.game, Words(lang)
    names = ("Ada", "Bruno", "Chiara", "Dario")[:seats]
    spoken = set()
    for step in match.steps:
        spans = {
            tuple(game.split_actions([visible.for_seat(reader) for visible in step.events]))
            for reader in range(-1, seats)
        }
        assert len(spans) == 1
        at = 0
        for span in spans.pop():
            for reader in range(-1, seats):
                part = [visible.for_seat(reader) for visible in step.events[at : at + span.events]]
                action = game.describe_action(part, Names(names, reader), words)
                if action is not None:
                    assert action.text.endswith(".")
                    assert action.short
                    spoken.add(action.sign.partition(":")[0])
            at += span.events
        assert at == len(step.events)
    assert {"role", "card"} <= spoken


def test_the_end_says_who_built_the_twelfth_building() -> None:
    match = play(GAME(3), 5, eager)
    assert match.result is not None
    ended = match.game.describe_end(match, Names(PLAYERS, 0), Words("en"))
    assert "twelfth building, the " in ended
    for seat in range(3):
        parts = match.game.score_parts(match.state, seat, Words("en"))
        assert sum(part.points for part in parts) == match.result.seats[seat].score
        assert all(part.details for part in parts)

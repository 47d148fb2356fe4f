"""The end of a game in words: places, what ended it, points part by part, and the telling moments."""

from __future__ import annotations

import re

import pytest

from ludoteca.bots import make
from ludoteca.core.match import Match
from ludoteca.core.names import Names
from ludoteca.core.place import describe_place
from ludoteca.core.record import Seat
from ludoteca.core.replay import walk
from ludoteca.core.result import Result, SeatResult
from ludoteca.core.text import LANGUAGES, Words
from ludoteca.games import find, keys
from ludoteca.server.messages.presenter import Presenter
from ludoteca.server.tables.moments import MOST, moments
from tests.engine import once

pytestmark = once

NAMES = ("Ada", "Bruno", "Chiara", "Dario", "Elena")


def result(*places: tuple[int, int], tie: str | None = None) -> Result:
    """A result from the rank and the points of every seat."""
    seats = tuple(SeatResult(seat, rank, score, {}) for seat, (rank, score) in enumerate(places))
    return Result("cards_played", tuple(place.seat for place in seats if place.rank == 1), tie, seats)


ALONE = (0, 1, 2, 3, 4)
TEAMS = (0, 1, 0, 1)
THREE = result((1, 30), (3, 26), (2, 29))


@pytest.mark.parametrize(
    ("ended", "sides", "seat", "en", "fr", "it"),
    [
        (THREE, ALONE, 0, "1 point ahead.", "Avec 1 point d’avance.", "Con 1 punto di vantaggio."),
        (
            THREE,
            ALONE,
            1,
            "You came third, 4 behind.",
            "Vous finissez troisième, à 4 points de la première place.",
            "Finisci al terzo posto, a 4 punti dal primo.",
        ),
        (
            result((1, 30), (2, 30), tie="floors"),
            ALONE,
            0,
            "You win the tie-break.",
            "Vous gagnez au départage.",
            "Vinci allo spareggio.",
        ),
        (
            result((1, 30), (2, 30), tie="floors"),
            ALONE,
            1,
            "You came second, after the tie-break.",
            "Vous finissez deuxième, au départage.",
            "Finisci al secondo posto, dopo lo spareggio.",
        ),
        (
            result((1, 30), (1, 30)),
            ALONE,
            1,
            "You share the victory.",
            "Vous partagez la victoire.",
            "Condividi la vittoria.",
        ),
        (
            result((1, 30), (2, 20), (2, 20)),
            ALONE,
            2,
            "You share second place, 10 behind.",
            "Vous partagez la deuxième place, à 10 points de la première place.",
            "Condividi il secondo posto, a 10 punti dal primo.",
        ),
        (  # two rounds won count more than points
            result((1, 30), (2, 34)),
            ALONE,
            0,
            "You win.",
            "Vous gagnez.",
            "Vinci.",
        ),
        (
            result((1, 30), (2, 34)),
            ALONE,
            1,
            "You came second.",
            "Vous finissez deuxième.",
            "Finisci al secondo posto.",
        ),
        (
            result((1, 30), (3, 22), (1, 30), (3, 22)),
            TEAMS,
            2,
            "Your team wins, 8 ahead.",
            "Votre équipe gagne avec 8 points d’avance.",
            "La tua squadra vince con 8 punti di vantaggio.",
        ),
        (
            result((1, 30), (3, 22), (1, 30), (3, 22)),
            TEAMS,
            1,
            "Your team came second, 8 behind.",
            "Votre équipe finit deuxième, à 8 points de la première place.",
            "La tua squadra finisce al secondo posto, a 8 punti dal primo.",
        ),
        (
            result((1, 30), (1, 30), (1, 30), (1, 30)),
            TEAMS,
            3,
            "Your team shares the victory.",
            "Votre équipe partage la victoire.",
            "La tua squadra condivide la vittoria.",
        ),
        (
            result((1, 9), (2, 8), (3, 7), (4, 6), (5, 5)),
            ALONE,
            4,
            "You came fifth, 4 behind.",
            "Vous finissez cinquième, à 4 points de la première place.",
            "Finisci al quinto posto, a 4 punti dal primo.",
        ),
    ],
)
def test_a_player_reads_their_own_place(
    ended: Result, sides: tuple[int, ...], seat: int, en: str, fr: str, it: str
) -> None:
    for lang, text in (("en", en), ("fr", fr), ("it", it)):
        assert describe_place(ended, sides[: len(ended.seats)], seat, Words(lang)) == text


@pytest.mark.parametrize(
    ("ended", "me", "en", "fr", "it"),
    [
        (result((1, 30), (2, 20)), 0, "You win with 30 points.", "Vous gagnez avec 30 points.", "Vinci con 30 punti."),
        (
            result((1, 30), (2, 20)),
            1,
            "Ada wins with 30 points.",
            "Ada gagne avec 30 points.",
            "Ada vince con 30 punti.",
        ),
        (
            result((1, 30), (1, 30)),
            1,
            "You and Ada share the victory with 30 points.",
            "Vous partagez la victoire avec Ada, à 30 points.",
            "Condividi la vittoria con Ada, a 30 punti.",
        ),
        (
            result((1, 30), (1, 30)),
            -1,
            "Ada and Bruno share the victory with 30 points.",
            "Ada et Bruno partagent la victoire à 30 points.",
            "Ada e Bruno condividono la vittoria a 30 punti.",
        ),
    ],
)
def test_the_headline_addresses_the_winner(ended: Result, me: int, en: str, fr: str, it: str) -> None:
    game = find("patrician")(2)
    for lang, text in (("en", en), ("fr", fr), ("it", it)):
        assert game.describe_winner(ended, Names(NAMES[:2], me), Words(lang)) == text


def finished(key: str, seats: int, seed: int) -> Match:
    match = find(key)(seats).deal(seed=seed)
    match.record.seats = [Seat(name, "person") for name in NAMES[:seats]]
    bots = [make("easy", seed + seat) for seat in range(seats)]
    while not match.over:
        seat = match.actors[0]
        match.play(bots[seat].choose(match.state.blank(seat), seat, match.legal_codes(seat)), seat)
    return match


ENDED = {
    (key, seats): finished(key, seats, 3)
    for key in keys()
    for seats in (find(key).seat_counts[0], find(key).seat_counts[-1])
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("match", ENDED.values(), ids=map(str, ENDED))
def test_an_ending_has_a_cause_a_place_for_players_only_and_parts_that_sum_to_the_points(
    match: Match, lang: str
) -> None:
    presenter = Presenter(match, Words(lang), False)
    for seat in range(-1, match.game.seats):
        ending = presenter.ending(seat)
        assert ending is not None
        assert ending.cause
        assert bool(ending.place) == (seat >= 0)
        for place in ending.result.seats:
            assert sum(part.points for part in ending.parts[place.seat]) == place.score
    assert presenter.ending() == presenter.ending(-1)


@pytest.mark.parametrize("match", ENDED.values(), ids=map(str, ENDED))
def test_the_telling_moments_are_the_largest_swings_in_the_order_of_the_game(match: Match) -> None:
    found = moments(match.record, -1, Words("en"))
    assert 0 < len(found) <= MOST
    assert [moment.step for moment in found] == sorted({moment.step for moment in found})
    points = []
    for position, _ in walk(match):
        points.append([position.state.score(seat) for seat in range(match.game.seats)])
    groups = match.groups
    chosen = set()
    smallest = None
    for moment in found:
        start = groups.start_of(moment.step)
        before, after = points[start - 1][moment.seat], points[moment.step][moment.seat]
        assert moment.text.endswith(f"{before} → {after}".replace("-", "−"))
        assert len(moment.text) > len(f"{before} → {after}")
        chosen.add(start)
        size = abs(after - before)
        smallest = size if smallest is None else min(smallest, size)
    for at in range(1, len(match.steps)):
        if groups.start_of(at) not in chosen and len(found) == MOST:
            start = groups.start_of(at)
            changes = [abs(b - a) for a, b in zip(points[start - 1], points[at], strict=True)]
            assert smallest is not None
            assert max(changes) <= smallest


def test_a_moment_addresses_the_reader_by_you_alone() -> None:
    match = ENDED["patrician", find("patrician").seat_counts[0]]
    own = {seat: moments(match.record, seat, Words("en")) for seat in range(-1, match.game.seats)}
    you = re.compile(r"\b[Yy]ou\b")
    assert not any(you.search(moment.text) for moment in own[-1])
    for seat in range(match.game.seats):
        assert [moment.step for moment in own[seat]] == [moment.step for moment in own[-1]]
        assert not any(NAMES[seat] in moment.text for moment in own[seat])
    assert any(you.search(moment.text) for seat in range(match.game.seats) for moment in own[seat])

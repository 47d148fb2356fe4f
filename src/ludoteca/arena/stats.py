"""What many records tell: how long games are, where points come from, whether beginning helps, and which cards win.

No game is known by name. What players did is read off the events: one with a `seat` and a `card` says that this seat
did something with that card, and likewise with the other `SUBJECTS`. An event that has a subject but no `seat` names
seats in its whole-number fields: who has won a city, say, and who was second there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from pathlib import Path
from typing import Any, Final

import msgspec

from ludoteca.arena.ladder import FirstSeat, opener
from ludoteca.arena.ratings import quantile, wilson
from ludoteca.arena.spread import spread
from ludoteca.core.errors import BadFile, LudotecaError
from ludoteca.core.match import Match
from ludoteca.core.options import Value
from ludoteca.core.record import SUFFIX, Seat, load
from ludoteca.core.replay import play_again

SUBJECTS: Final = ("card", "city", "role", "good", "ambassador")
BINS: Final = 20
TOP: Final = 15  # deeds that are shown
LEAST: Final = 5  # seats that must have done something for it to be remarkable

Deed = tuple[str, str, str]  # subject, event, key: ("card", "card_played", "roma-1")


class Told(msgspec.Struct):
    """What one record tells."""

    game: str
    seats: int
    options: dict[str, Value]
    players: list[str]
    decisions: int
    over: bool
    reason: str = ""
    tie_break: str | None = None
    scores: list[int] = []
    ranks: list[int] = []
    categories: list[dict[str, int]] = []
    shares: list[float] = []  # of the victory, by seat; partners have it whole
    fair: float = 1.0
    first: int = 0
    deeds: dict[Deed, dict[int, int]] = {}  # how often each seat did it


class Damaged(msgspec.Struct):
    """A file that cannot be used, and why: the key and facts of a sentence."""

    file: str
    key: str
    facts: dict[str, Any]


class Spread(msgspec.Struct):
    """How values lie: their mean, and the least, the quartiles and the greatest."""

    mean: float
    low: float
    lower: float
    median: float
    upper: float
    high: float

    @classmethod
    def of(cls, values: Iterable[float]) -> Spread:
        """Of some values, at least one.

        >>> Spread.of([1, 2, 3, 4, 10])
        Spread(mean=4.0, low=1.0, lower=2.0, median=3.0, upper=4.0, high=10.0)
        """
        ordered = sorted(values)
        parts = (quantile(ordered, part / 4) for part in range(5))
        return cls(sum(ordered) / len(ordered), *parts)


class Bin(msgspec.Struct):
    """How many games lasted at least `low` and less than `high` decisions."""

    low: int
    high: int
    games: int


class Table(msgspec.Struct):
    """Games of one set-up."""

    seats: int
    options: dict[str, Value]
    games: int
    decisions: Spread
    first_seat: FirstSeat


class Category(msgspec.Struct):
    """Points of one kind: over all seats, and what winners had of them on average."""

    points: Spread
    winners: float


class Tally(msgspec.Struct):
    """How often some seats have won, and how often they would have by chance alone."""

    games: int = 0
    wins: float = 0.0
    expected: float = 0.0
    doubt: float = 0.0  # the variance of wins by chance
    win_rate: float = 0.0
    low: float = 0.0
    high: float = 1.0

    def add(self, share: float, fair: float) -> None:
        self.games += 1
        self.wins += share
        self.expected += fair
        self.doubt += fair * (1 - fair)

    def close(self) -> None:
        self.wins, self.expected, self.doubt = (round(sum_, 6) for sum_ in (self.wins, self.expected, self.doubt))
        self.win_rate = self.wins / self.games
        self.low, self.high = wilson(self.wins, self.games)

    @property
    def surprise(self) -> float:
        """By how many standard deviations there are more wins than by chance."""
        return (self.wins - self.expected) / sqrt(self.doubt) if self.doubt else 0.0


class PlayerTally(Tally):
    """A bot by its spec, a person by name."""

    player: str = ""
    mean_score: float = 0.0
    mean_rank: float = 0.0


class SubjectTally(Tally):
    """Seats that did something with a card, in a city and so on; `times` counts every single time."""

    subject: str = ""
    event: str = ""
    key: str = ""
    times: int = 0


class GameStats(msgspec.Struct):
    """All records of one game."""

    game: str
    games: int
    tables: list[Table]
    decisions: Spread
    lengths: list[Bin]
    scores: Spread
    winning_scores: Spread
    categories: dict[str, Category]
    end_reasons: dict[str, int]
    tie_breaks: dict[str, int]
    shared_wins: int
    players: list[PlayerTally]
    subjects: list[SubjectTally]  # most surprising first

    def remarkable(self) -> list[SubjectTally]:
        """What to show of what players did: what winners did most, leaving out what hardly anybody did."""
        return ([tally for tally in self.subjects if tally.games >= LEAST] or self.subjects)[:TOP]


class Stats(msgspec.Struct):
    """All records of a folder."""

    files: int
    finished: int
    unfinished: int
    damaged: list[Damaged]
    games: list[GameStats]


def records(folder: Path) -> list[Path]:
    """All records below a folder, or the one that is given."""
    if folder.is_file():
        return [folder]
    return sorted(folder.rglob(f"*{SUFFIX}"))


def stats(folder: Path, jobs: int = 1, progress: Callable[[int, int], None] | None = None) -> Stats:
    """Play all records below a folder again and count; `progress` hears how many are done, and of how many."""
    paths = records(folder)
    if not paths:
        raise BadFile("arena-no-records", folder=str(folder))
    told: list[tuple[str, Told | Damaged]] = []
    for path, one in spread(look, [str(path) for path in paths], jobs):
        told.append((path, one))
        if progress is not None:
            progress(len(told), len(paths))
    told.sort(key=lambda pair: pair[0])
    fine = [one for _, one in told if isinstance(one, Told)]
    over = [one for one in fine if one.over]
    return Stats(
        len(paths),
        len(over),
        len(fine) - len(over),
        [one for _, one in told if isinstance(one, Damaged)],
        [of_game(key, [one for one in over if one.game == key]) for key in sorted({one.game for one in over})],
    )


def look(path: str) -> tuple[str, Told | Damaged]:
    """One record."""
    from ludoteca.games import find

    try:
        return path, tell(play_again(load(Path(path)), find))
    except LudotecaError as error:
        return path, Damaged(path, error.key, error.facts)


def tell(match: Match) -> Told:
    """What a match tells."""
    setup, result = match.setup, match.result
    seats = setup.seats
    told = Told(
        setup.game.key, seats, setup.options, [name_of(s) for s in match.record.seats], len(match.steps) - 1, match.over
    )
    if result is None:
        return told
    undealt = setup.undealt()
    sides = [undealt.side(seat) for seat in range(seats)]
    winning = {sides[seat] for seat in result.winners}
    told.fair = 1 / len(set(sides))
    told.shares = [1 / len(winning) if side in winning else 0.0 for side in sides]
    told.reason, told.tie_break = result.reason, result.tie_break
    places = sorted(result.seats, key=lambda place: place.seat)
    told.scores = [place.score for place in places]
    told.ranks = [place.rank for place in places]
    told.categories = [place.categories for place in places]
    told.first = opener(Match(setup, match.record.luck, (), match.replayed()).state)
    for step in match.steps:
        for heard in step.heard:
            for deed, seat in deeds(msgspec.structs.asdict(heard.event), tag_of(heard.event), seats):
                by = told.deeds.setdefault(deed, {})
                by[seat] = by.get(seat, 0) + 1
    return told


def name_of(seat: Seat) -> str:
    """Who sat there: a person by name, a bot by its spec."""
    return seat.name if seat.player == "person" else seat.player


def tag_of(event: msgspec.Struct) -> str:
    """The name of an event in records and traces."""
    return str(event.__struct_config__.tag)


def deeds(fields: dict[str, Any], event: str, seats: int) -> list[tuple[Deed, int]]:
    """What an event says that seats have done.

    >>> deeds({"seat": 1, "card": "roma-1"}, "card_played", 3)
    [(('card', 'card_played', 'roma-1'), 1)]
    >>> deeds({"city": "roma", "high": 2, "low": None}, "city_scored", 3)
    [(('city', 'city_scored.high', 'roma'), 2)]
    """
    found: list[tuple[Deed, int]] = []
    for subject in SUBJECTS:
        key = fields.get(subject)
        if not isinstance(key, str):
            continue
        if "seat" in fields:
            doers = [(event, fields["seat"])]
        else:
            doers = [(f"{event}.{name}", value) for name, value in fields.items()]
        for name, seat in doers:
            if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < seats:
                found.append(((subject, name, key), seat))
    return found


def of_game(key: str, games: Sequence[Told]) -> GameStats:
    """Everything that is counted over the records of one game."""
    tables: dict[str, list[Told]] = {}
    players: dict[str, PlayerTally] = {}
    subjects: dict[Deed, SubjectTally] = {}
    for one in games:
        tables.setdefault(f"{one.seats} {sorted(one.options.items())}", []).append(one)
        for seat, name in enumerate(one.players):
            player = players.setdefault(name, PlayerTally(player=name))
            player.add(one.shares[seat], one.fair)
            player.mean_score += one.scores[seat]
            player.mean_rank += one.ranks[seat]
        for deed, by in one.deeds.items():
            tally = subjects.setdefault(deed, SubjectTally(subject=deed[0], event=deed[1], key=deed[2]))
            for seat, times in by.items():
                tally.add(one.shares[seat], one.fair)
                tally.times += times
    for player in players.values():
        player.mean_score /= player.games
        player.mean_rank /= player.games
    for counted in (*players.values(), *subjects.values()):
        counted.close()
    names = dict.fromkeys(name for one in games for place in one.categories for name in place)
    lengths = [one.decisions for one in games]
    return GameStats(
        key,
        len(games),
        [of_table(table) for _, table in sorted(tables.items())],
        Spread.of(lengths),
        bins(lengths),
        Spread.of(score for one in games for score in one.scores),
        Spread.of(max(score for score, share in zip(one.scores, one.shares, strict=True) if share) for one in games),
        {name: of_category(name, games) for name in names},
        dict(Counter(one.reason for one in games).most_common()),
        dict(Counter(one.tie_break for one in games if one.tie_break is not None).most_common()),
        sum(0 < max(one.shares) < 1 for one in games),
        sorted(players.values(), key=lambda player: (-player.win_rate, player.player)),
        sorted(subjects.values(), key=lambda tally: (-tally.surprise, tally.event, tally.key)),
    )


def of_table(games: Sequence[Told]) -> Table:
    """The games of one set-up."""
    wins = sum(one.shares[one.first] for one in games)
    first = FirstSeat(len(games), wins, wins / len(games), *wilson(wins, len(games)), games[0].fair)
    lengths = Spread.of(one.decisions for one in games)
    return Table(games[0].seats, games[0].options, len(games), lengths, first)


def of_category(name: str, games: Sequence[Told]) -> Category:
    """The points of one kind."""
    points = [
        (place.get(name, 0), share) for one in games for place, share in zip(one.categories, one.shares, strict=True)
    ]
    won = [value for value, share in points if share]
    return Category(Spread.of(value for value, _ in points), sum(won) / len(won))


def bins(lengths: Sequence[int]) -> list[Bin]:
    """The lengths of games in at most `BINS` equal parts.

    >>> [(part.low, part.high, part.games) for part in bins([3, 4, 4, 5])]
    [(3, 4, 1), (4, 5, 2), (5, 6, 1)]
    """
    low = min(lengths)
    width = max(1, -(-(max(lengths) + 1 - low) // BINS))
    counts = Counter((length - low) // width for length in lengths)
    return [Bin(low + width * at, low + width * (at + 1), counts[at]) for at in range(max(counts) + 1)]

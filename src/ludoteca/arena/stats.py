"""Statistics of many records: lengths of games, categories of points, the first seat, and which cards go with winning.

No game is known by name. The actions of players are read from the events: an event with a `seat` and a `card` says that
this seat did something with that card, and likewise for the other `subjects` that the game declares. An event with a
subject but no `seat` names seats in its whole-number fields: the first and second in a city, for example.

An action is remarkable if its players won more often than chance explains, given the number of comparisons
(significance.py). That does not prove that the action makes players win: stronger players act differently.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from pathlib import Path
from typing import Any, Final

import msgspec

from ludoteca.arena.ladder import opener
from ludoteca.arena.parallel import run_tasks
from ludoteca.arena.ratings import quantile, wilson
from ludoteca.arena.significance import RISK, games_needed, holm, tail
from ludoteca.arena.standings import FirstSeat
from ludoteca.core.errors import BadFile, LudotecaError
from ludoteca.core.forfeits import final_result, forfeited_seats
from ludoteca.core.match import Match
from ludoteca.core.options import Value
from ludoteca.core.record import SUFFIX, Seat, load
from ludoteca.core.replay import play_again, walk

BINS: Final = 20
TOP: Final = 15  # remarkable actions to show
LEAST: Final = 5  # an action that fewer sides have done is not compared

Action = tuple[str, str, str]  # subject, event, key: ("card", "card_played", "roma-1")


class GameSummary(msgspec.Struct):
    """The facts of one record that the statistics need."""

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
    shares: list[float] = []  # of the victory, by seat; each partner has the whole share of the side
    sides: list[int] = []  # partners have the same side
    fair: float = 1.0
    first: int = 0
    house_deck: bool = True
    actions: dict[Action, dict[int, int]] = {}  # how often each seat did it
    forfeited: list[int] = []  # seats that forfeited, and their partners


class DamagedRecord(msgspec.Struct):
    """A file that cannot be used, with the key and facts of the error message."""

    file: str
    key: str
    facts: dict[str, Any]


class Spread(msgspec.Struct):
    """The distribution of values: mean, minimum, quartiles and maximum."""

    mean: float
    low: float
    lower: float
    median: float
    upper: float
    high: float

    @classmethod
    def of(cls, values: Iterable[float]) -> Spread:
        """The distribution of some values; all 0 if there are none.

        >>> Spread.of([1, 2, 3, 4, 10])
        Spread(mean=4.0, low=1.0, lower=2.0, median=3.0, upper=4.0, high=10.0)
        """
        ordered = sorted(values) or [0.0]
        parts = (quantile(ordered, part / 4) for part in range(5))
        return cls(sum(ordered) / len(ordered), *parts)


class Bin(msgspec.Struct):
    """The number of games with at least `low` and less than `high` decisions."""

    low: int
    high: int
    games: int


class TableStats(msgspec.Struct):
    """The games of one set-up."""

    seats: int
    options: dict[str, Value]
    games: int
    decisions: Spread
    first_seat: FirstSeat


class Category(msgspec.Struct):
    """The points of one category: their distribution over all seats, and the winners' mean."""

    points: Spread
    winners: float


class Tally(msgspec.Struct):
    """How often some seats won, and how often they would have won by chance."""

    games: int = 0
    wins: float = 0.0
    expected: float = 0.0
    variance: float = msgspec.field(default=0.0, name="doubt")  # of the wins by chance
    win_rate: float = 0.0
    low: float = 0.0
    high: float = 1.0

    def add(self, share: float, fair: float) -> None:
        self.games += 1
        self.wins += share
        self.expected += fair
        self.variance += fair * (1 - fair)

    def close(self) -> None:
        self.wins, self.expected, self.variance = (
            round(value, 6) for value in (self.wins, self.expected, self.variance)
        )
        self.win_rate = self.wins / self.games
        self.low, self.high = wilson(self.wins, self.games)

    @property
    def surprise(self) -> float:
        """The wins above those by chance, in standard deviations."""
        return (self.wins - self.expected) / sqrt(self.variance) if self.variance else 0.0


class PlayerTally(Tally):
    """One player: a bot by its spec, a person by name.

    The mean score is over the `scored_games`, which the player's side did not forfeit; None if there are none.
    """

    player: str = ""
    mean_score: float | None = None
    mean_rank: float = 0.0
    scored_games: int = 0


class SubjectTally(Tally):
    """One action with a card, in a city and so on. Each side that did it counts once a game; `times` counts every time.

    `p_value` is the probability of at least as many wins by chance alone, and `corrected` takes the number of
    comparisons into account. Both are 1 if too few sides did it.
    """

    subject: str = ""
    event: str = ""
    key: str = ""
    times: int = 0
    p_value: float = 1.0
    corrected: float = 1.0


class GameStats(msgspec.Struct):
    """The statistics of one game."""

    game: str
    games: int
    tables: list[TableStats]
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
    comparisons: int  # number of actions compared
    needed: int  # about how often an action with some effect must occur to be found remarkable
    house_deck: bool  # whether all games used the deck that the game comes with

    def remarkable(self) -> list[SubjectTally]:
        """The actions whose players won more often than chance explains, given the number of comparisons."""
        return [tally for tally in self.subjects if tally.corrected < RISK][:TOP]


class Stats(msgspec.Struct):
    """The statistics of a folder of records."""

    files: int
    finished: int
    unfinished: int
    damaged: list[DamagedRecord]
    games: list[GameStats]


def records(folder: Path) -> list[Path]:
    """All records in a folder and its subfolders, or a single file."""
    if folder.is_file():
        return [folder]
    return sorted(folder.rglob(f"*{SUFFIX}"))


def stats(folder: Path, jobs: int = 1, progress: Callable[[int, int], None] | None = None) -> Stats:
    """Replay and count all records of a folder; `progress` gets the number of records done and of all records."""
    paths = records(folder)
    if not paths:
        raise BadFile("arena-no-records", folder=str(folder))
    results: list[tuple[str, GameSummary | DamagedRecord]] = []
    for result in run_tasks(read_record, [str(path) for path in paths], jobs):
        results.append(result)
        if progress is not None:
            progress(len(results), len(paths))
    results.sort(key=lambda result: result[0])
    readable = [summary for _, summary in results if isinstance(summary, GameSummary)]
    finished = [game for game in readable if game.over]
    return Stats(
        len(paths),
        len(finished),
        len(readable) - len(finished),
        [damaged for _, damaged in results if isinstance(damaged, DamagedRecord)],
        [
            game_stats(key, [game for game in finished if game.game == key])
            for key in sorted({game.game for game in finished})
        ],
    )


def read_record(path: str) -> tuple[str, GameSummary | DamagedRecord]:
    """Replay one record and summarise it."""
    from ludoteca.games import find

    try:
        return path, summarise(play_again(load(Path(path)), find))
    except LudotecaError as error:
        return path, DamagedRecord(path, error.key, error.facts)


def summarise(match: Match) -> GameSummary:
    """The facts of a match that the statistics need."""
    game, result = match.game, final_result(match)
    seats = game.seats
    players = [name_of(seat) for seat in match.record.seats]
    summary = GameSummary(game.key, seats, game.options, players, len(match.steps) - 1, match.over)
    if result is None:
        return summary
    undealt = game.undealt()
    sides = [undealt.side(seat) for seat in range(seats)]
    winning = {sides[seat] for seat in result.winners}
    summary.sides = [int(side) for side in sides]
    lost = {sides[seat] for seat in forfeited_seats(match.record)}
    summary.forfeited = [seat for seat in range(seats) if sides[seat] in lost]
    summary.fair = 1 / len(set(sides))
    summary.house_deck = game.deck.file.house
    summary.shares = [1 / len(winning) if side in winning else 0.0 for side in sides]
    summary.reason, summary.tie_break = result.reason, result.tie_break
    places = sorted(result.seats, key=lambda place: place.seat)
    summary.scores = [place.score for place in places]
    summary.ranks = [place.rank for place in places]
    summary.categories = [place.categories for place in places]
    summary.first = opener(next(walk(match))[0].state)
    for step in match.steps:
        for visible in step.events:
            fields, tag = msgspec.structs.asdict(visible.event), tag_of(visible.event)
            for action, seat in actions(fields, tag, seats, game.subjects):
                times = summary.actions.setdefault(action, {})
                times[seat] = times.get(seat, 0) + 1
    return summary


def name_of(seat: Seat) -> str:
    """A person by name, a bot by its spec; after a forfeit the program that failed, not its stand-in."""
    if seat.forfeit is not None:
        return seat.forfeit.player
    return seat.name if seat.player == "person" else seat.player


def tag_of(event: msgspec.Struct) -> str:
    """The name of an event in traces."""
    return str(event.__struct_config__.tag)


def actions(fields: dict[str, Any], event: str, seats: int, subjects: Sequence[str]) -> list[tuple[Action, int]]:
    """The actions of seats that an event reports.

    >>> actions({"seat": 1, "card": "roma-1"}, "card_played", 3, ["card"])
    [(('card', 'card_played', 'roma-1'), 1)]
    >>> actions({"city": "roma", "high": 2, "low": None}, "city_scored", 3, ["card", "city"])
    [(('city', 'city_scored.high', 'roma'), 2)]
    """
    found: list[tuple[Action, int]] = []
    for subject in subjects:
        key = fields.get(subject)
        if not isinstance(key, str):
            continue
        if "seat" in fields:
            named = [(event, fields["seat"])]
        else:
            named = [(f"{event}.{name}", value) for name, value in fields.items()]
        for name, seat in named:
            if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < seats:
                found.append(((subject, name, key), seat))
    return found


def game_stats(key: str, games: Sequence[GameSummary]) -> GameStats:
    """The statistics of the records of one game."""
    tables: dict[str, list[GameSummary]] = {}
    players: dict[str, PlayerTally] = {}
    for game in games:
        tables.setdefault(f"{game.seats} {sorted(game.options.items())}", []).append(game)
        for seat, name in enumerate(game.players):
            player = players.setdefault(name, PlayerTally(player=name))
            player.add(game.shares[seat], game.fair)
            if seat not in game.forfeited:
                player.scored_games += 1
                player.mean_score = (player.mean_score or 0.0) + game.scores[seat]
            player.mean_rank += game.ranks[seat]
    for player in players.values():
        if player.mean_score is not None:
            player.mean_score /= player.scored_games
        player.mean_rank /= player.games
        player.close()
    subjects = action_tallies(games)
    compared = [tally for tally in subjects if tally.games >= LEAST]
    chance = sum(game.fair for game in games) / len(games)
    names = dict.fromkeys(name for game in games for place in game.categories for name in place)
    lengths = [game.decisions for game in games]
    return GameStats(
        key,
        len(games),
        [table_stats(table) for _, table in sorted(tables.items())],
        Spread.of(lengths),
        bins(lengths),
        Spread.of(score for game in games for score in game.scores),
        Spread.of(
            max(score for score, share in zip(game.scores, game.shares, strict=True) if share)
            for game in games
            if any(game.shares)
        ),
        {name: category_stats(name, games) for name in names},
        dict(Counter(game.reason for game in games).most_common()),
        dict(Counter(game.tie_break for game in games if game.tie_break is not None).most_common()),
        sum(0 < max(game.shares) < 1 for game in games),
        sorted(players.values(), key=lambda player: (-player.win_rate, player.player)),
        subjects,
        len(compared),
        games_needed(chance, len(compared)),
        all(game.house_deck for game in games),
    )


def action_tallies(games: Sequence[GameSummary]) -> list[SubjectTally]:
    """The actions of players and how often they won, most surprising first. Partners count once."""
    subjects: dict[Action, SubjectTally] = {}
    chances: dict[Action, Counter[float]] = {}
    for game in games:
        if game.forfeited:
            continue  # a forfeit decided it, not the actions
        for action, times in game.actions.items():
            tally = subjects.setdefault(action, SubjectTally(subject=action[0], event=action[1], key=action[2]))
            tally.times += sum(times.values())
            shares = {game.sides[seat]: game.shares[seat] for seat in times}
            chances.setdefault(action, Counter())[game.fair] += len(shares)
            for share in shares.values():
                tally.add(share, game.fair)
    compared = [action for action, tally in subjects.items() if tally.games >= LEAST]
    p_values = [tail(subjects[action].wins, chances[action]) for action in compared]
    for action, p_value, corrected in zip(compared, p_values, holm(p_values), strict=True):
        subjects[action].p_value, subjects[action].corrected = p_value, corrected
    for tally in subjects.values():
        tally.close()
    return sorted(subjects.values(), key=lambda tally: (-tally.surprise, tally.event, tally.key))


def table_stats(games: Sequence[GameSummary]) -> TableStats:
    """The statistics of the games of one set-up."""
    decided = [game for game in games if not game.forfeited]
    wins = sum(game.shares[game.first] for game in decided)
    rate = wins / len(decided) if decided else 0.0
    first = FirstSeat(len(decided), wins, rate, *wilson(wins, len(decided)), games[0].fair)
    lengths = Spread.of(game.decisions for game in games)
    return TableStats(games[0].seats, games[0].options, len(games), lengths, first)


def category_stats(name: str, games: Sequence[GameSummary]) -> Category:
    """The statistics of one category of points."""
    points = [
        (place.get(name, 0), share) for game in games for place, share in zip(game.categories, game.shares, strict=True)
    ]
    won = [value for value, share in points if share]
    return Category(Spread.of(value for value, _ in points), sum(won) / len(won) if won else 0.0)


def bins(lengths: Sequence[int]) -> list[Bin]:
    """The lengths of games in at most `BINS` bins of equal width.

    >>> [(part.low, part.high, part.games) for part in bins([3, 4, 4, 5])]
    [(3, 4, 1), (4, 5, 2), (5, 6, 1)]
    """
    low = min(lengths)
    width = max(1, -(-(max(lengths) + 1 - low) // BINS))
    counts = Counter((length - low) // width for length in lengths)
    return [Bin(low + width * at, low + width * (at + 1), counts[at]) for at in range(max(counts) + 1)]

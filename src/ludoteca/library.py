"""The functions of `import ludoteca` besides the games: records, bots, and many games at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Literal

from ludoteca.arena.contest import Contest
from ludoteca.arena.ladder import ladder as play_ladder
from ludoteca.arena.simulate import Plan, Simulation
from ludoteca.arena.simulate import simulate as play_plan
from ludoteca.arena.standings import Ladder
from ludoteca.bots import make
from ludoteca.bots.players import Bot
from ludoteca.core import record as records
from ludoteca.core.cards import CardFile
from ludoteca.core.engine.state import State
from ludoteca.core.errors import BadSetup
from ludoteca.core.game import Deck, Game
from ludoteca.core.match import Match
from ludoteca.core.record import Record
from ludoteca.core.replay import play_again
from ludoteca.core.replay import verify as verify_record
from ludoteca.core.views import View
from ludoteca.games import find

OnFailure = Literal["forfeit", "substitute"]
AnyRecord = Record | Match | str | Path
AnyMatch = Match[State, View, Deck]  # of a game that is known by its key only


# -------------------------------------------------------------------------------------------- records


def load(path: str | Path) -> Record:
    """The record in a file; `BadRecord` if the file is damaged."""
    return records.load(Path(path))


def save(game: Record | Match, path: str | Path) -> None:
    """Write the record of a game to a file."""
    records.save(game.record if isinstance(game, Match) else game, Path(path))


def dumps(game: Record | Match) -> bytes:
    """The record of a game as JSON."""
    return records.encode(game.record if isinstance(game, Match) else game)


def loads(data: bytes) -> Record:
    """The record in JSON; `BadRecord` if it is damaged."""
    return records.decode(data)


def record_of(source: AnyRecord) -> Record:
    """A record, given itself, as a match, or as the path of its file."""
    if isinstance(source, Match):
        return source.record
    return source if isinstance(source, Record) else load(source)


def replay(source: AnyRecord, upto: int | None = None) -> AnyMatch:
    """Play a recorded game again, with every entry checked against the rules; `upto` limits the entries.

    >>> import ludoteca
    >>> match = ludoteca.game("patrician", seats=2).deal(seed=1)
    >>> events = match.play(match.legal()[0])
    >>> ludoteca.replay(match).state.same(match.state)
    True
    """
    return play_again(record_of(source), find, upto)


def verify(source: AnyRecord) -> AnyMatch:
    """Deal a finished game again from its secret and compare everything; `RecordMismatch` if something differs."""
    return verify_record(record_of(source), find)


# -------------------------------------------------------------------------------------------- bots and many games


def bot(spec: str, seed: int = 0, game: Game | None = None) -> Bot:
    """A bot by its spec: a level such as `hard`, `random`, `greedy` or `search:ms=200`.

    `stdio:COMMAND`, a program, needs the game it will play.

    >>> import ludoteca
    >>> match = ludoteca.game("san_juan", seats=2).deal(seed=1)
    >>> seat = match.actors[0]
    >>> player = ludoteca.bot("greedy", seed=7)
    >>> move = player.choose_gesture(match.game, match.state.blank(seat), seat, match.legal_codes(seat))
    >>> events = match.play(move, seat)
    """
    return make(spec, seed, game)


def simulate(
    game: Game,
    bots: Sequence[str],
    games: int,
    *,
    seed: int = 1,
    jobs: int = 1,
    record: str | Path | None = None,
    on_failure: OnFailure = "forfeit",
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Play many games between bots, one for each seat; `record` is a folder for the records.

    >>> import ludoteca
    >>> outcome = ludoteca.simulate(ludoteca.game("patrician", seats=2), ["random", "random"], games=50)
    >>> outcome.games, outcome.end_reasons
    (50, {'cards_played': 50})
    """
    if len(bots) != game.seats:
        raise BadSetup("core-bad-players", seats=game.seats, given=len(bots))
    folder = None if record is None else str(record)
    plan = Plan(game.key, game.options, tuple(bots), own_cards(game), seed, folder, on_failure)
    return play_plan(plan, games, jobs, progress)


def ladder(
    game: Game,
    bots: Sequence[str],
    games: int,
    *,
    seed: int = 1,
    jobs: int = 1,
    cluster: str | None = None,
    out: str | Path | None = None,
    on_failure: OnFailure = "forfeit",
    progress: Callable[[int, int], None] | None = None,
) -> Ladder:
    """Rank bots: at least `games` games with every line-up at the table, in all seats.

    Games are added to the file `out` as they end, and a run that was interrupted continues there.
    """
    contest = Contest(game.key, tuple(game.options.items()), tuple(bots), game.seats, seed, own_cards(game))
    return play_ladder(contest, games, jobs, cluster, None if out is None else Path(out), progress, on_failure)


def own_cards(game: Game) -> CardFile | None:
    """The card file of a game; None for the one that comes with it."""
    return None if game.deck.file.house else game.deck.file

"""Replaying a record: to continue the game, to show it, and to verify it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ludoteca.core.engine.chance import Replayed
from ludoteca.core.errors import BadMove, BadRecord, BadSetup, LudotecaError
from ludoteca.core.game import Game
from ludoteca.core.luck import Luck
from ludoteca.core.match import Match, Step
from ludoteca.core.record import Dealt, Moved, Record, Redone, Undone, state_hash


class RecordMismatch(BadRecord):
    """A record that does not match its replay; the facts name the first entry that differs."""


def game_of(record: Record, find: Callable[[str], type[Game]]) -> Game:
    """The set-up of a recorded game."""
    title = find(record.game)
    if record.rules < 1:
        raise BadRecord("core-record-damaged", where="$.rules")
    if record.rules > title.rules:
        raise BadRecord("core-record-future-rules", game=title.title, rules=record.rules, known=title.rules)
    if record.cards.text is None and record.cards.digest != title.house_file().digest:
        raise BadRecord("core-record-cards", game=title.title)
    try:
        game = title(len(record.seats), record.options, record.card_file())
    except BadSetup as error:
        raise BadRecord(error.key, **error.facts) from error
    if record.cards.digest != game.deck.file.digest:
        raise BadRecord("core-record-cards", game=title.title)
    return game


FindGame = Callable[[str], type[Game]]


def play_again(record: Record, find: FindGame, upto: int | None = None, most: int | None = None) -> Match:
    """Replay a record and return the match, with every entry and the result checked against the rules.

    If the record has its secret, which must match the commitment, the picks are computed from it; otherwise they are
    taken from the record. `upto` limits the number of entries, and the result is then not checked. A record that takes
    more than `most` moves, undone ones included, is refused.
    """
    game = game_of(record, find)
    luck = record.luck
    if luck.secret is not None and not luck.matches_commitment():
        raise RecordMismatch("core-untrue-promise")
    first = record.entries[0] if record.entries else None
    if not isinstance(first, Dealt):
        raise BadRecord("core-record-damaged", where="$.entries[0]")
    source = None if luck.secret is not None else Replayed([k for _, k in first.picks])
    match = _deal(game, luck, source)
    match.record.seats = record.seats
    _compare(match, record, 0)
    for at, entry in enumerate(record.entries[:upto]):
        if at == 0:
            continue
        if most is not None and match.applied > most:
            raise BadRecord("core-record-long", most=most)
        if isinstance(entry, Dealt):
            raise RecordMismatch("core-untrue-entry", entry=at + 1)
        if isinstance(entry, Moved):
            if entry.forced and len(legal_moves(match, entry.seat)) != 1:
                raise RecordMismatch("core-untrue-entry", entry=at + 1)
            if source is not None:
                source.picks.extend(k for _, k in entry.picks)
            try:
                match.play(entry.move, entry.seat, entry.ms, entry.forced)
            except BadMove as error:
                raise RecordMismatch("core-untrue-illegal", entry=at + 1, why=error) from error
            except ValueError as error:
                raise RecordMismatch("core-untrue-entry", entry=at + 1) from error
        else:
            try:
                _repeat_undo(match, entry)
            except BadMove as error:
                raise RecordMismatch("core-untrue-undo", entry=at + 1) from error
        _compare(match, record, at)
    if upto is None and match.result != record.result:
        raise RecordMismatch("core-untrue-result")
    return match


def legal_moves(match: Match, seat: int) -> list[int]:
    """The legal moves of a seat; none if it may not act."""
    return match.legal_codes(seat) if seat in match.actors else []


def _repeat_undo(match: Match, entry: Undone | Redone) -> None:
    """Repeat an undo or redo by the rules of undo, and check that it gives the same entry."""
    if isinstance(entry, Redone):
        match.redo(entry.seat)
    else:
        undone = set(entry.entries)
        choices = [step for step in match.steps if step.entry in undone and step.seat == entry.seat and not step.forced]
        (match.undo if entry.free else match.take_back)(entry.seat, max(1, len(choices)))
    if match.record.entries[-1] != entry:
        raise BadMove("core-cannot-undo")


def verify(record: Record, find: Callable[[str], type[Game]], most: int | None = None) -> Match:
    """Replay a record from its revealed secret and compare everything; the error names the first difference."""
    if record.luck.secret is None:
        raise BadRecord("core-record-secret")
    return play_again(record, find, most=most)


def walk(match: Match) -> Iterator[tuple[Match, Step | None]]:
    """Replay the moves of a match that are in effect: each position from the deal on, with the step taken from it.

    The last position comes with None. All positions are one match that is played on, so read what you need before
    you ask for the next.

    >>> import ludoteca
    >>> match = ludoteca.game("patrician", seats=2).deal(seed=1)
    >>> events = match.play(match.legal()[0])
    >>> [(len(position.steps), step is not None) for position, step in walk(match)]
    [(1, True), (2, False)]
    """
    source = None if match.source is None else Replayed(list(match.source.picks))
    position = Match(match.game, match.record.luck, (), source)
    position.record.seats = match.record.seats
    for step in match.steps[1:]:
        yield position, step
        entry = match.record.entries[step.entry]
        position.play(step.code, step.seat, entry.ms if isinstance(entry, Moved) else 0, step.forced)
    yield position, None


def _deal(game: Game, luck: Luck, source: Replayed | None) -> Match:
    try:
        return Match(game, luck, (), source)
    except LudotecaError:
        raise
    except ValueError as error:
        raise RecordMismatch("core-untrue-entry", entry=1) from error


def _compare(match: Match, record: Record, at: int) -> None:
    recorded = record.entries[at]
    replayed = match.record.entries[at]
    if isinstance(recorded, (Dealt, Moved)) and isinstance(replayed, (Dealt, Moved)):
        if list(recorded.picks) != list(replayed.picks):
            raise RecordMismatch("core-untrue-picks", entry=at + 1)
        if recorded.hash is not None and recorded.hash != state_hash(match.state):
            raise RecordMismatch("core-untrue-hash", entry=at + 1)

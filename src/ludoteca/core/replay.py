"""Playing a record again: to go on with it, to look at it, and to see whether it is true."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.core.cards import house_file
from ludoteca.core.engine.chance import Replayed
from ludoteca.core.errors import BadMove, BadRecord, BadSetup, LudotecaError
from ludoteca.core.game import Game, Setup
from ludoteca.core.luck import Luck
from ludoteca.core.match import Match
from ludoteca.core.record import Dealt, Moved, Record, Redone, Undone, fingerprint


class Untrue(BadRecord):
    """A record that does not play out as it says; the facts name the first entry that differs."""


def setup_of(record: Record, find: Callable[[str], Game]) -> Setup:
    """The set-up a record was played with."""
    game = find(record.game)
    if record.rules < 1:
        raise BadRecord("core-record-damaged", where="$.rules")
    if record.rules > game.rules:
        raise BadRecord("core-record-future-rules", game=game.title, rules=record.rules, known=game.rules)
    if record.cards.text is None and record.cards.digest != house_file(game.key).digest:
        raise BadRecord("core-record-cards", game=game.title)
    try:
        setup = Setup(game, len(record.seats), record.options, record.card_file())
    except BadSetup as error:
        raise BadRecord(error.key, **error.facts) from error
    if record.cards.digest != setup.deck.file.digest:
        raise BadRecord("core-record-cards", game=game.title)
    return setup


def play_again(record: Record, find: Callable[[str], Game], upto: int | None = None) -> Match:
    """The match a record leads to, each entry checked against what the rules make of it.

    With its secret the luck is dealt again from that; without, the picks are taken from the record.
    """
    setup = setup_of(record, find)
    luck = record.luck
    first = record.entries[0] if record.entries else None
    if not isinstance(first, Dealt):
        raise BadRecord("core-record-damaged", where="$.entries[0]")
    source = None if luck.secret is not None else Replayed([k for _, k in first.picks])
    match = _begun(setup, luck, source)
    match.record.seats = record.seats
    _compare(match, record, 0)
    for at, entry in enumerate(record.entries[:upto]):
        if at == 0:
            continue
        if isinstance(entry, Dealt):
            raise Untrue("core-untrue-entry", entry=at + 1)
        if isinstance(entry, Moved):
            if entry.forced and len(legal_moves(match, entry.seat)) != 1:
                raise Untrue("core-untrue-entry", entry=at + 1)
            if source is not None:
                source.picks.extend(k for _, k in entry.picks)
            try:
                match.play(entry.move, entry.seat, entry.ms, entry.forced)
            except BadMove as error:
                raise Untrue("core-untrue-illegal", entry=at + 1, why=str(error)) from error
            except ValueError as error:
                raise Untrue("core-untrue-entry", entry=at + 1) from error
        else:
            try:
                _take_again(match, entry)
            except BadMove as error:
                raise Untrue("core-untrue-undo", entry=at + 1) from error
        _compare(match, record, at)
    return match


def legal_moves(match: Match, seat: int) -> list[int]:
    """The legal moves of a seat; none if it may not act."""
    return match.legal_codes(seat) if seat in match.actors else []


def _take_again(match: Match, entry: Undone | Redone) -> None:
    """Take back or make again as the rules of undo allow, and nothing else."""
    if isinstance(entry, Redone):
        match.redo(entry.seat)
    elif entry.free:
        match.undo(entry.seat)
    else:
        match.take_back(entry.seat)
    if match.record.entries[-1] != entry:
        raise BadMove("core-cannot-undo")


def verify(record: Record, find: Callable[[str], Game]) -> Match:
    """Deal the game again from the revealed secret and compare everything; the error names what differs first."""
    if record.luck.secret is None:
        raise BadRecord("core-record-secret")
    if not record.luck.kept():
        raise Untrue("core-untrue-promise")
    match = play_again(record, find)
    if match.result != record.result:
        raise Untrue("core-untrue-result")
    return match


def _begun(setup: Setup, luck: Luck, source: Replayed | None) -> Match:
    try:
        return Match(setup, luck, (), source)
    except LudotecaError:
        raise
    except ValueError as error:
        raise Untrue("core-untrue-entry", entry=1) from error


def _compare(match: Match, record: Record, at: int) -> None:
    told = record.entries[at]
    made = match.record.entries[at]
    if isinstance(told, (Dealt, Moved)) and isinstance(made, (Dealt, Moved)):
        if list(told.picks) != list(made.picks):
            raise Untrue("core-untrue-picks", entry=at + 1)
        if told.hash is not None and told.hash != fingerprint(match.state):
            raise Untrue("core-untrue-hash", entry=at + 1)

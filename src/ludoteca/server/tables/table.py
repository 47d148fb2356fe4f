"""A table: the state that results from applying the entries of its log in order. Nothing else about a game is stored.

`Table.apply_row` applies one entry and trusts nothing: an entry that does not follow raises `DamagedLog`. The functions
in decisions.py say which entries a request leads to. These are written to disk, then applied, then broadcast. The same
code runs when a table is loaded, in every worker, and in `admin mend`.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import islice, takewhile
from typing import Final

import msgspec

from ludoteca.core.cards import CardFile
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Game
from ludoteca.core.luck import Luck
from ludoteca.core.match import Match, Step
from ludoteca.core.options import Value
from ludoteca.core.record import Record, Seat, Undone
from ludoteca.core.replay import play_again
from ludoteca.games import find
from ludoteca.server.messages import wire
from ludoteca.server.tables.clocks import Clocks
from ludoteca.server.tables.entries import (
    NOBODY,
    AbandonEntry,
    AnyLogEntry,
    AwayEntry,
    FillEntry,
    InviteEntry,
    LeaveEntry,
    LinkReplyEntry,
    LinkRequestEntry,
    MoveEntry,
    PauseEntry,
    RelinkEntry,
    RematchEntry,
    SilenceEntry,
    SitEntry,
    StartEntry,
    TableConfig,
    UndoEntry,
    UndoReplyEntry,
    UndoRequestEntry,
    decode_config,
    decode_entry,
)
from ludoteca.server.tables.errors import DamagedLog, Refusal
from ludoteca.server.tables.rows import LogRow
from ludoteca.server.tables.seats import SeatState

MOST_NOTICES: Final = 19  # notices of new links that are kept besides the newest


def shared_game(key: str, seats: int, options: Mapping[str, Value], cards: CardFile | None) -> Game:
    """The game with these choices; tables with the same choices share it."""
    return _shared_game(key, seats, tuple(sorted(options.items())), cards)


@lru_cache(maxsize=64)
def _shared_game(key: str, seats: int, options: tuple[tuple[str, Value], ...], cards: CardFile | None) -> Game:
    return find(key)(seats, dict(options), cards)


class Table:
    """One table: its configuration, its seats, its clocks and the match played at it."""

    def __init__(self, table: str, config: TableConfig) -> None:
        self.id = table
        self.config = config
        self.game = shared_game(config.game, len(config.seats), config.options, config.cards)
        self.seats = [SeatState(seat) for seat in config.seats]
        self.status: wire.Status = "waiting"
        self.match: Match | None = None
        self.seq = 0
        self.updated = config.created * 1000
        self.last_public_at = self.updated  # time of the last entry that everybody could see
        self.private_entries: list[tuple[int, int]] = []  # number and seat of each entry that only one seat may see
        self.private_entries_of: dict[int, list[int]] = {}  # the numbers of these entries by seat
        self.gestures: dict[int, int] = {}  # the entry of each move in the record that is a step of a gesture
        self.private_step_seats: list[int] = []  # the seat of each step that the others may not count
        self.clocks = Clocks(config.settings.clock, len(config.seats))
        self.undo_asked_by: int | None = None
        self.undo_agreed: set[int] = set()
        self.link_asked: int | None = None  # the seat for which somebody requests a new link
        self.link_agreed: set[int] = set()
        self.relinked: list[tuple[int, RelinkEntry]] = []  # time and entry
        self.rematch: str | None = None
        self.answers: dict[tuple[int, int], tuple[tuple[int, ...], int]] = {}  # by seat and question: steps, entry
        self.luck = Luck.of(bytes.fromhex(config.secret))
        if config.record is not None:
            self.match = play_again(config.record, find)
            self.match.record.result = self.match.result
            self.luck = config.record.luck
            self.status = "over" if self.match.over else "abandoned"

    # ---------------------------------------------------------------- queries

    @property
    def over(self) -> bool:
        return self.status in ("over", "abandoned")

    @property
    def running_match(self) -> Match:
        """The match being played; a `Refusal` before the start and after the end."""
        if self.match is None:
            raise Refusal("server-not-begun")
        if self.over:
            raise Refusal("core-game-over")
        return self.match

    @property
    def person_seats(self) -> list[int]:
        return [seat for seat, state in enumerate(self.seats) if state.kind == "person"]

    @property
    def open_seats(self) -> list[int]:
        return [seat for seat, state in enumerate(self.seats) if state.kind == "open"]

    def is_founders_link(self, seats: Sequence[int]) -> bool:
        """Whether a link with these seats belongs to the person who created the table, and so may run it.

        If they hold several seats, only the first counts: the others may be passed on to friends.
        """
        return next((seat for seat, state in enumerate(self.seats) if state.group == 0), None) in seats

    def number_for(self, seat: int, n: int | None = None) -> int:
        """The number of an entry (by default the last) as a reader counts: entries hidden from them do not count."""
        if n is None or n >= self.seq:
            return self.seq - len(self.private_entries) + len(self.private_entries_of.get(seat, ()))
        hidden = bisect_right(self.private_entries, (n, len(self.seats)))
        return n - hidden + bisect_right(self.private_entries_of.get(seat, []), n)

    def is_hidden_from(self, seat: int, n: int) -> bool:
        """Whether a reader may not even know that entry `n` exists."""
        place = bisect_left(self.private_entries, (n, NOBODY))
        if place == len(self.private_entries):
            return False
        number, owner = self.private_entries[place]
        return number == n and owner != seat

    def step_count_for(self, seat: int) -> int:
        """How many steps the match has, as far as a reader may know."""
        steps = len(self.match.steps) if self.match is not None else 0
        return steps - sum(1 for owner in self.private_step_seats if owner != seat)

    def other_people(self, seat: int) -> list[int]:
        """The seats of the other people at the table, whose consent is asked.

        Seats that share this seat's link are left out, and so are people who have left the game. People who are absent
        or let a bot play are included.
        """
        group = self.seats[seat].group
        return [k for k in self.person_seats if self.seats[k].group != group and not self.seats[k].gone]

    def seats_sharing_link(self, seat: int) -> set[int]:
        """All seats of the person at this seat."""
        return {k for k in self.person_seats if self.seats[k].group == self.seats[seat].group}

    def others_may_have_link(self, seats: Sequence[int]) -> bool:
        """Whether others may know the link of these seats: in version 0.1 the host created all links.

        Version 0.1 did not log when one of several seats was given away. The giver's link then holds only some of
        the seats of its group.
        """
        people = [seat for seat in seats if self.seats[seat].kind == "person"]
        return any(
            not self.seats[seat].link_is_private or not self.seats_sharing_link(seat) <= set(seats) for seat in people
        )

    def gesture_length(self, seat: int) -> int:
        """How many steps the last choice of a seat had."""
        own = (step for step in reversed(self.running_match.steps) if step.seat == seat and not step.forced)
        gestures = [self.gestures.get(step.entry) for step in islice(own, wire.LONGEST_GESTURE)]
        return max(1, len(list(takewhile(lambda n: n is not None and n == gestures[0], gestures))))

    def can_undo_freely(self, seat: int, steps: int = 1) -> bool:
        """Whether a seat can take its last choice back without consent, or as many steps of it.

        Not if the choice put a question to others: a refusal would then reveal that one of them has answered.
        """
        match = self.running_match
        undone = [match.steps[at] for at in match.undoable(seat, steps)]
        return bool(undone) and not any(step.after & ~step.before for step in undone)

    def undo_kind(self, seat: int) -> wire.UndoKind:
        """Whether a seat may take its last choice back: not at all, at once, or with consent."""
        if self.match is None or self.over or seat == NOBODY:
            return "no"
        if self.can_undo_freely(seat):
            return "free"
        if self.config.settings.undo == "never":
            return "no"
        if not any(step.seat == seat and not step.forced for step in self.match.steps):
            return "no"
        return "ask" if self.config.settings.undo == "consent" and self.other_people(seat) else "free"

    def is_late(self, seat: int) -> bool:
        """Whether a seat's clock has run out and the bot that plays there has not moved yet."""
        state = self.seats[seat]
        return state.late_question == state.question and self.match is not None and seat in self.match.actors

    def grace_left(self, seat: int, absent_since: int | None, now: int) -> int | None:
        """The milliseconds for which others must still wait before they may put a bot at an absent person's seat."""
        state = self.seats[seat]
        if absent_since is None or self.status != "playing" or state.kind != "person" or state.away:
            return None
        return max(0, absent_since + self.clocks.grace(seat, now) - now)

    def record(self) -> Record:
        """The record as it may be published: it contains the secret only after the game."""
        if self.match is None:
            raise Refusal("server-not-begun")
        record = self.match.record
        if self.over:
            return record
        return msgspec.structs.replace(record, luck=record.luck.without_secret())

    # ---------------------------------------------------------------- applying entries

    def apply_row(self, row: LogRow) -> AnyLogEntry:
        """Apply the next row of the log and return its entry."""
        if row.n != self.seq + 1:
            raise DamagedLog(self.id, row.n, f"the entry before it has the number {self.seq}")
        try:
            entry: AnyLogEntry = decode_entry(row.data)
            private_to = self._apply(entry, row.n, row.at)
        except (msgspec.DecodeError, LudotecaError, LookupError, ValueError) as error:
            raise DamagedLog(self.id, row.n, str(error)) from error
        self.seq = row.n
        self.updated = row.at
        if private_to is None:
            self.last_public_at = row.at
        else:
            self.private_entries.append((row.n, private_to))
            self.private_entries_of.setdefault(private_to, []).append(row.n)
        return entry

    def _apply(self, entry: AnyLogEntry, n: int, at: int) -> int | None:
        """Apply an entry; return the only seat that may know of it, or None if everybody may."""
        match entry:
            case MoveEntry():
                return self._apply_move(entry, n, at)
            case UndoEntry():
                return self._apply_undo(entry, at)
            case SitEntry(seat, name, nonce, from_rematch, link_is_private):
                state = self._waiting_seat(seat)
                renamed = state.kind == "person"
                state.kind, state.name, state.nonce = "person", name, nonce or state.nonce
                state.link_is_private = state.link_is_private or link_is_private
                if state.group == NOBODY or not (renamed or from_rematch):  # a rematch keeps a person's seats together
                    state.group = 1 + seat
            case LeaveEntry(seat):
                state = self._waiting_seat(seat)
                state.kind, state.name, state.nonce, state.group = "open", "", None, NOBODY
                state.link_is_private = False
                self._drop_link_request(seat)
            case FillEntry(seat, level, name):
                state = self._waiting_seat(seat)
                state.kind, state.name, state.level = "bot", name, level
            case StartEntry():
                self._start(at)
            case UndoRequestEntry(seat):
                self.undo_asked_by, self.undo_agreed = seat, set()
            case UndoReplyEntry(seat, agree):
                if agree:
                    self.undo_agreed |= self.seats_sharing_link(seat)
                else:
                    self.undo_asked_by = None
            case AwayEntry(seat, away, late, vanished, gone):
                state = self.seats[seat]
                state.away, state.vanished, state.gone = away, late or vanished, gone
                state.question += 1
                state.late_question = state.question if late else NOBODY
                if self.undo_asked_by == seat:
                    self.undo_asked_by = None
                if away:
                    self.clocks.leave(seat, at, late)
                self._update_actors(at)
            case SilenceEntry(seat, silent):
                self.seats[seat].silenced = silent
            case AbandonEntry():
                if self.over:
                    raise Refusal("core-game-over")
                self.status = "abandoned"
                self.clocks.stop_all(at)
            case RematchEntry(table):
                self.rematch = table
            case PauseEntry(ms):
                self.clocks.pause(ms)
            case LinkRequestEntry(seat):
                self.link_asked, self.link_agreed = seat, set()
            case LinkReplyEntry(seat, agree):
                if agree:
                    self.link_agreed |= self.seats_sharing_link(seat)
                else:
                    self.link_asked = None
            case InviteEntry(_):
                pass  # only links change
            case RelinkEntry(seats, how, name):
                self.relinked = [*self.relinked[-MOST_NOTICES:], (at, entry)]
                if how != "given":
                    self._split_group(seats)
                for seat in seats:
                    self._relink(seat, how, name)
        return None

    def _apply_move(self, entry: MoveEntry, n: int, at: int) -> int | None:
        seat, steps = entry.seat, entry.steps
        state = self.seats[seat]
        if entry.question != state.question:
            raise Refusal("server-stale")
        match = self.running_match
        before = len(match.steps)
        # A move without an alternative is not a choice that undo returns to, even if a person made it.
        forced = len(steps) == 1 and seat in match.actors and len(match.legal_codes(seat)) == 1
        match.play(steps, seat, entry.ms, forced)
        state.question += 1
        self.answers[(seat, entry.question)] = (steps, n)
        if len(steps) > 1:
            self.gestures.update((step.entry, n) for step in match.steps[before:])
        private = [is_private_step(step) for step in match.steps[before:]]
        self.private_step_seats += [seat] * sum(private)
        if not all(private):
            self.undo_asked_by = None
            self.clocks.stop_after_move(seat, at, match.steps[-1].entry)
        self._update_actors(at)
        return seat if all(private) else None

    def _apply_undo(self, entry: UndoEntry, at: int) -> int | None:
        seat = entry.seat
        match = self.running_match
        private = entry.free and all(is_private_step(match.steps[k]) for k in match.undoable(seat))
        if entry.free:
            match.undo(seat)
            self.clocks.undo_freely(seat, at, last_undone_entries(match))
            self.seats[seat].question += 1
        else:
            match.take_back(seat)
            self.clocks.undo_with_consent(last_undone_entries(match))
            for state in self.seats:
                state.question += 1
        self.private_step_seats = [step.seat for step in match.steps if is_private_step(step)]
        if not private:
            self.undo_asked_by = None
        self._update_actors(at)
        return seat if private else None

    def _waiting_seat(self, seat: int) -> SeatState:
        if self.status != "waiting":
            raise Refusal("server-already-begun")
        return self.seats[seat]

    def _split_group(self, seats: Sequence[int]) -> None:
        """Seats that get a new link without the rest of their group belong to another person: 0.1 gave some away."""
        rest = self.seats_sharing_link(seats[0]) - set(seats)
        if rest and not self.is_founders_link(seats):
            for seat in seats:
                self.seats[seat].group = 1 + seats[0]
        elif rest:
            for seat in rest:
                self.seats[seat].group, self.seats[seat].link_is_private = 1 + seat, False

    def _relink(self, seat: int, how: str, name: str) -> None:
        state = self.seats[seat]
        if state.kind != "person":
            raise Refusal("server-no-seat")
        state.link_is_private = True
        self._drop_link_request(seat)
        if how == "given":  # to somebody else, who no longer shares a link with the giver
            state.name, state.group = name, 1 + seat
            if self.match is not None:
                self.match.record.seats[seat] = Seat(name, "person")

    def _drop_link_request(self, seat: int) -> None:
        if self.link_asked == seat:
            self.link_asked = None

    def _start(self, at: int) -> None:
        if self.status != "waiting" or self.open_seats:
            raise Refusal("server-already-begun")
        nonces = tuple(state.nonce or "" for state in self.seats)
        self.luck = msgspec.structs.replace(
            Luck.of(bytes.fromhex(self.config.secret), nonces if any(nonces) else ()), prefix=self.config.past_picks
        )
        match = self.game.deal(luck=self.luck)
        match.record.seats = [
            Seat(state.name, "person" if state.kind == "person" else state.level or "easy") for state in self.seats
        ]
        for seat, code, ms in self.config.past_moves:
            match.play(code, seat, ms)
        self.match = match
        self.status = "playing"
        self._update_actors(at)

    def _update_actors(self, at: int) -> None:
        """Start and stop clocks after an entry that may have changed who is to act."""
        assert self.match is not None
        actors = self.match.actors
        if not actors:
            self.status = "over"
            self.clocks.stop_all(at)
        self.clocks.run_only([seat for seat in actors if not self.seats[seat].played_by_bot], at)


def last_undone_entries(match: Match) -> set[int]:
    """The places in the record of the moves that were last taken back."""
    last = match.record.entries[-1]
    return set(last.entries) if isinstance(last, Undone) else set()


def is_private_step(step: Step) -> bool:
    """Whether a step is part of a sealed answer, so that the others may not even know that it was made.

    In some games goods are named one by one, and their number is sealed with them.
    """
    return not step.events and not step.reveals and step.before == step.after


def read_table_config(data: bytes) -> TableConfig:
    """Decode the configuration of a table strictly."""
    try:
        return decode_config(data)
    except msgspec.DecodeError as error:
        raise DamagedLog("", 0, str(error)) from error


def fold(config: bytes, rows: Sequence[LogRow], table: str = "") -> Table:
    """Build a table from its stored configuration and log; `DamagedLog` names the first entry that does not follow."""
    built = Table(table or (rows[0].table if rows else ""), read_table_config(config))
    for row in rows:
        built.apply_row(row)
    return built

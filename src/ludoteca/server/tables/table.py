"""A table: the state that results from applying the entries of its log in order. Nothing else about a game is stored.

`Table.apply_row` applies one entry and trusts nothing: an entry that does not follow raises `DamagedLog`. The functions
in decisions.py say which entries a request leads to. These are written to disk, then applied, then broadcast. The same
code runs when a table is loaded, in every worker, and in `admin mend`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from ludoteca.core.errors import LudotecaError
from ludoteca.core.luck import Luck
from ludoteca.core.match import Match
from ludoteca.core.record import Seat, Undone
from ludoteca.server.tables.entries import (
    NOBODY,
    AbandonEntry,
    AnyLogEntry,
    AwayEntry,
    EndReplyEntry,
    EndRequestEntry,
    EraseEntry,
    FillEntry,
    InviteEntry,
    LeaveEntry,
    LinkReplyEntry,
    LinkRequestEntry,
    MoveEntry,
    PauseEntry,
    ReleaseEntry,
    RelinkEntry,
    RematchCloseEntry,
    RematchEntry,
    RematchReplyEntry,
    SilenceEntry,
    SilenceWatchersEntry,
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
from ludoteca.server.tables.table_state import TableState, is_private_step
from ludoteca.server.tables.watching_time import watching_time

MOST_NOTICES: Final = 19  # notices of new links that are kept besides the newest


class Table(TableState):
    """One table, which the entries of its log change."""

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
                state.release()
                if not renamed:
                    state.seated_by, state.seated_at = n, at
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
                state.release()
            case StartEntry():
                self._start(at)
            case UndoRequestEntry(seat):
                self.undo_asked_by, self.undo_agreed = seat, set()
            case UndoReplyEntry(seat, agree):
                if agree:
                    self.undo_agreed |= self.seats_sharing_link(seat)
                else:
                    self.undo_asked_by = None
            case AwayEntry(seat, away, late, vanished, gone, resigned):
                state = self.seats[seat]
                state.away, state.vanished, state.gone, state.resigned = away, late or vanished, gone, resigned
                state.question += 1
                state.late_question = state.question if late else NOBODY
                if self.undo_asked_by == seat:
                    self.undo_asked_by = None
                if gone and self.end_asked_by is not None and self.end_asked_by in self.seats_sharing_link(seat):
                    self.end_asked_by = None
                if away:
                    self.clocks.leave(seat, at, late)
                self._update_actors(at)
            case SilenceEntry(seat, silent):
                self.seats[seat].silenced = silent
            case SilenceWatchersEntry(silent):
                self.watchers_silenced = silent
            case AbandonEntry():
                if self.over:
                    raise Refusal("core-game-over")
                self.status, self.end_asked_by, self.ended_at = "abandoned", None, at
                self.undo_asked_by = None
                self.clocks.stop_all(at)
            case EndRequestEntry(seat):
                self.end_asked_by, self.end_agreed = seat, set()
            case EndReplyEntry(seat, agree):
                if agree:
                    self.end_agreed |= self.seats_sharing_link(seat)
                else:
                    self.end_asked_by = None
            case RematchEntry(table, by):
                self.rematch = table
                self.rematches.append(table)
                self.rematch_by = None if by == NOBODY else by
                self.rematch_accepted = set() if by == NOBODY else self.seats_sharing_link(by)
                self.rematch_declined = set()
            case RematchReplyEntry(table, seats, agree):
                if table == self.rematch:
                    accepted, declined = (
                        self.rematch_accepted.difference(seats),
                        self.rematch_declined.difference(seats),
                    )
                    self.rematch_accepted = accepted.union(seats) if agree else accepted
                    self.rematch_declined = declined if agree else declined.union(seats)
            case RematchCloseEntry(table):
                if table == self.rematch:
                    self.rematch = self.rematch_by = None
                    self.rematch_accepted, self.rematch_declined = set(), set()
            case ReleaseEntry(seat):
                self._waiting_seat(seat).release()
            case PauseEntry(ms):
                self.clocks.pause(ms)
            case LinkRequestEntry(seat):
                self.link_asked, self.link_agreed = seat, set()
            case LinkReplyEntry(seat, agree):
                if agree:
                    self.link_agreed |= self.seats_sharing_link(seat)
                else:
                    self.link_asked = None
            case EraseEntry(seats, kept):
                self._erase(seats, kept)
            case InviteEntry(_):
                pass  # only links change
            case RelinkEntry(seats, how, name):
                self.relinked = [*self.relinked[-MOST_NOTICES:], (at, entry)]
                if how != "given":
                    self._split_group(seats)
                for seat in seats:
                    self._relink(seat, how, name)
                    if how == "given":
                        self.seats[seat].seated_by, self.seats[seat].seated_at = n, at
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
            self._grant_watching_time(match)
        self._update_actors(at)
        return seat if all(private) else None

    def _grant_watching_time(self, match: Match) -> None:
        """Let clocks wait for the actions that are new; those that were taken back and made again are not."""
        if self.clocks.enabled and match.groups.count > self.watched_steps:
            self.clocks.watch(watching_time(match, match.groups.place_after(self.watched_steps)))
            self.watched_steps = match.groups.count

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
            self.clocks.undo_with_consent(at, last_undone_entries(match))
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

    def _erase(self, seats: Sequence[int], kept: Sequence[int]) -> None:
        for seat in seats:
            self.seats[seat].name = ""
            if self.match is not None:
                players = self.match.record.seats
                players[seat] = msgspec.structs.replace(players[seat], name="")
        for seat in kept:
            self.seats[seat].kept_for = ""

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
        self.watched_steps = match.groups.count  # players find the deal on the table
        self._update_actors(at)

    def _update_actors(self, at: int) -> None:
        """Start and stop clocks after an entry that may have changed who is to act."""
        assert self.match is not None
        actors = self.match.actors
        if not actors:
            self.status, self.end_asked_by, self.ended_at = "over", None, at
            self.clocks.stop_all(at)
        self.turn_since = [
            (at if since is None else since) if seat in actors else None for seat, since in enumerate(self.turn_since)
        ]
        self.clocks.run_only([seat for seat in actors if not self.seats[seat].played_by_bot], at)


def last_undone_entries(match: Match) -> set[int]:
    """The places in the record of the moves that were last taken back."""
    last = match.record.entries[-1]
    return set(last.entries) if isinstance(last, Undone) else set()


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

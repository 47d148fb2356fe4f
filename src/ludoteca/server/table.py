"""A table as the fold of its log: what was set up, who sat down, every move; nothing else is kept of a game.

`Table.apply` brings a table up to date with one entry and trusts nothing: an entry that cannot follow is `Damaged`.
Whoever wants something of a table asks a `decide_…` function for the entry that would do it; the entry is written to
disk, and only then applied and told. The same fold runs when a table is loaded, by every worker, and by `admin mend`.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, Literal

import msgspec

from ludoteca.core.cards import CardFile
from ludoteca.core.errors import BadMove, LudotecaError
from ludoteca.core.game import Setup
from ludoteca.core.luck import Luck
from ludoteca.core.match import Match, Step
from ludoteca.core.options import Value
from ludoteca.core.record import Record, Seat
from ludoteca.core.record import encode as encode_record
from ludoteca.core.replay import play_again
from ludoteca.core.result import Result
from ludoteca.games import find
from ludoteca.server import wire
from ludoteca.server.clocks import Clocks
from ludoteca.server.foresight import Foresight
from ludoteca.server.store import LogRow, TableRow, TokenRow

NOBODY: Final = -1

By = Literal["person", "bot", "announced"]  # who has made a move


class Refusal(LudotecaError):
    """Something a table does not do, or not now."""


class Damaged(LudotecaError):
    """An entry of a log that cannot follow from what stands before it; the facts name it."""

    def __init__(self, table: str, n: int, why: str) -> None:
        super().__init__("server-damaged", table=table, entry=n, why=why)
        self.n = n


# -------------------------------------------------------------------------------------------- what was set up


class HeadSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A seat as the table was made: open, a person's (with their name), or a bot's. Seats of one group share a link."""

    kind: wire.SeatKind
    name: str = ""
    level: str | None = None
    group: int = NOBODY
    nonce: str | None = None


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What never changes about a table. `secret` leaves the server only with the record of the finished game."""

    game: str
    options: dict[str, Value]
    seats: list[HeadSeat]
    manners: wire.Manners
    public: bool
    created: int
    secret: str
    cards: CardFile | None = None
    given: tuple[int, ...] = ()  # picks and moves of the game this one goes on from
    past: tuple[tuple[int, int, int], ...] = ()  # seat, move, milliseconds
    forked_from: str | None = None
    follows: str | None = None  # the table whose players meet again here
    moved_by: int = 0  # by how many places the seats have moved on from there
    record: Record | None = None  # of a game that was played elsewhere


# -------------------------------------------------------------------------------------------- what happened


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="do"):
    """One line of a table's log."""


class Sat(Entry, frozen=True, tag="sit"):
    """A person takes an open seat, or says their name."""

    seat: int
    name: str
    nonce: str | None = None
    follows: bool = False  # at a rematch, by their link of the game before


class Left(Entry, frozen=True, tag="leave"):
    """A person gives their seat up before the game begins."""

    seat: int


class Filled(Entry, frozen=True, tag="bot"):
    """A bot takes an open seat."""

    seat: int
    level: str
    name: str


class Started(Entry, frozen=True, tag="start"):
    """The deal."""


class Moved(Entry, frozen=True, tag="move"):
    """A move or a gesture: the answer of a seat to the question `ask`."""

    seat: int
    steps: tuple[int, ...]
    ask: int
    ms: int = 0
    by: By = "person"


class Undone(Entry, frozen=True, tag="undo"):
    """A seat's last choice is taken back; not free if it was beyond the horizon."""

    seat: int
    free: bool


class UndoAsked(Entry, frozen=True, tag="ask_undo"):
    """A player asks the others whether a move may be taken back."""

    seat: int


class UndoAnswered(Entry, frozen=True, tag="answer_undo"):
    """Another player's answer."""

    seat: int
    agree: bool


class Went(Entry, frozen=True, tag="away"):
    """A bot plays for a person from now on, or no longer; `late` if their clock ran out."""

    seat: int
    away: bool
    late: bool = False


class Silenced(Entry, frozen=True, tag="silence"):
    """The host mutes a seat in the chat, or no longer."""

    seat: int
    silent: bool


class Abandoned(Entry, frozen=True, tag="abandon"):
    """The game ends without a result."""


class Rematched(Entry, frozen=True, tag="rematch"):
    """The players go on at another table."""

    table: str


class Paused(Entry, frozen=True, tag="pause"):
    """The server was away: that time counts on nobody's clock."""

    ms: int


AnyEntry = (
    Sat | Left | Filled | Started | Moved | Undone | UndoAsked | UndoAnswered | Went | Silenced
    | Abandoned | Rematched | Paused
)  # fmt: skip

_decode_entry = msgspec.json.Decoder(AnyEntry).decode
_decode_head = msgspec.json.Decoder(Head).decode
encode = msgspec.json.encode


def set_up(game: str, seats: int, options: Mapping[str, Value], cards: CardFile | None) -> Setup:
    """A game as it is chosen; tables that choose alike share it."""
    return _set_up(game, seats, tuple(sorted(options.items())), cards)


@lru_cache(maxsize=64)
def _set_up(game: str, seats: int, options: tuple[tuple[str, Value], ...], cards: CardFile | None) -> Setup:
    return Setup(find(game), seats, dict(options), cards)


class SeatState:
    """A seat as it stands."""

    def __init__(self, head: HeadSeat) -> None:
        self.kind: wire.SeatKind = head.kind
        self.name = head.name
        self.level = head.level
        self.group = head.group
        self.nonce = head.nonce
        self.away = False
        self.silenced = False
        self.followed = False  # taken by whom it was kept for, at a rematch
        self.asks = 0  # how many questions lie behind this seat

    @property
    def automatic(self) -> bool:
        """Whether a bot answers for it."""
        return self.kind == "bot" or self.away


class Table:
    """One table."""

    def __init__(self, table: str, head: Head) -> None:
        self.id = table
        self.head = head
        self.setup = set_up(head.game, len(head.seats), head.options, head.cards)
        self.seats = [SeatState(seat) for seat in head.seats]
        self.status: wire.Status = "waiting"
        self.match: Match | None = None
        self.seq = 0
        self.updated = head.created * 1000
        self.told_at = self.updated  # when something last happened that everybody heard of
        self.veiled: list[tuple[int, int]] = []  # entries that only one seat may know of: number, seat
        self.veiled_of: dict[int, int] = {}  # how many of them each seat has
        self.veiled_steps: list[int] = []  # whose steps nobody else may count, of those that stand
        self.clocks = Clocks(head.manners.clock, len(head.seats))
        self.undo_asked_by: int | None = None
        self.undo_agreed: set[int] = set()
        self.rematch: str | None = None
        self.answers: dict[tuple[int, int], tuple[tuple[int, ...], int]] = {}  # (seat, ask): steps, seq
        self.luck = Luck.of(bytes.fromhex(head.secret))
        if head.record is not None:
            self.match = play_again(head.record, find)
            self.match.record.result = self.match.result
            self.luck = head.record.luck
            self.status = "over" if self.match.over else "abandoned"

    # ---------------------------------------------------------------- asking

    @property
    def commitment(self) -> str:
        return self.luck.commitment

    @property
    def over(self) -> bool:
        return self.status in ("over", "abandoned")

    @property
    def playing(self) -> Match:
        """The match; an error while there is none to be played."""
        if self.match is None:
            raise Refusal("server-not-begun")
        if self.over:
            raise Refusal("core-game-over")
        return self.match

    @property
    def people(self) -> list[int]:
        return [seat for seat, state in enumerate(self.seats) if state.kind == "person"]

    def founds(self, seats: Sequence[int]) -> bool:
        """Whether a link with these seats is that of who made the table, and may run it.

        Of several seats it is the first that counts: the others may be given to friends.
        """
        return next((seat for seat, state in enumerate(self.seats) if state.group == 0), None) in seats

    def open_seats(self) -> list[int]:
        return [seat for seat, state in enumerate(self.seats) if state.kind == "open"]

    def numbered(self, seat: int, n: int | None = None) -> int:
        """The number that an entry (the last by default) has for a reader: what is veiled from them does not count."""
        if n is None or n >= self.seq:
            return self.seq - len(self.veiled) + self.veiled_of.get(seat, 0)
        return n - sum(1 for at, of in self.veiled if at <= n and of != seat)

    def is_veiled(self, n: int, seat: int) -> bool:
        """Whether a reader may not know that there is such an entry."""
        place = bisect_left(self.veiled, (n, NOBODY))
        return place < len(self.veiled) and self.veiled[place][0] == n and self.veiled[place][1] != seat

    def steps_seen(self, seat: int) -> int:
        """How many steps there are as far as a reader can know."""
        steps = len(self.match.steps) if self.match is not None else 0
        return steps - sum(1 for of in self.veiled_steps if of != seat)

    def others(self, seat: int) -> list[int]:
        """The other people at the table who are there; those who share the seat's link are no others."""
        group = self.seats[seat].group
        return [k for k in self.people if self.seats[k].group != group and not self.seats[k].away]

    def may_undo(self, seat: int) -> bool:
        """Whether a seat's last choice can be taken back without a trace.

        Not if it has asked others something: whether one of them has begun to answer would be told by its being free.
        """
        match = self.playing
        undone = [match.steps[at] for at in match.undoable(seat)]
        return bool(undone) and not any(step.after & ~step.before for step in undone)

    def undo_kind(self, seat: int) -> Literal["no", "free", "ask"]:
        """Whether a seat may take its last choice back at once, or must ask, or may not."""
        if self.match is None or self.over or seat == NOBODY:
            return "no"
        if self.may_undo(seat):
            return "free"
        if self.head.manners.undo == "never":
            return "no"
        if not any(step.seat == seat and not step.forced for step in self.match.steps):
            return "no"
        return "ask" if self.head.manners.undo == "consent" and self.others(seat) else "free"

    def result(self) -> Result | None:
        return None if self.match is None or self.status == "abandoned" else self.match.result

    def record(self) -> Record:
        """The record as it may be given away: with the secret once the game is over, without before."""
        if self.match is None:
            raise Refusal("server-not-begun")
        record = self.match.record
        if self.over:
            return record
        return msgspec.structs.replace(record, luck=record.luck.hidden())

    # ---------------------------------------------------------------- deciding: what is wanted, as an entry

    def decide_sit(self, seat: int | None, name: str, nonce: str | None) -> Sat:
        name = " ".join(name.split())
        if not name or any(not character.isprintable() for character in name):
            raise Refusal("server-bad-name")
        if self.status != "waiting":
            raise Refusal("server-already-begun")
        free = self.open_seats()
        if seat is None:
            if not free:
                raise Refusal("server-table-full")
            seat = free[0]
        if not 0 <= seat < len(self.seats) or self.seats[seat].kind == "bot":
            raise Refusal("server-seat-taken")
        return Sat(seat, name, nonce)

    def decide_start(self) -> list[AnyEntry]:
        if self.status != "waiting":
            raise Refusal("server-already-begun")
        level = self.head.manners.stand_in
        filling: list[AnyEntry] = [Filled(seat, level, bot_name(seat)) for seat in self.open_seats()]
        return [*filling, Started()]

    def decide_move(self, seat: int, ask: int, steps: tuple[int, ...], ms: int) -> Moved | int:
        """The entry of a move; or the number of the entry that already holds it, if this is a retry."""
        done = self.answers.get((seat, ask))
        if done is not None and done[0] == steps:
            return done[1]
        match = self.playing
        if ask != self.seats[seat].asks:
            raise Refusal("server-stale")
        check_gesture(match, seat, steps)
        match.check(steps, seat)
        return Moved(seat, steps, ask, ms)

    def decide_undo(self, seat: int) -> AnyEntry:
        match = self.playing
        kind = self.undo_kind(seat)
        if kind == "no":
            raise Refusal("core-cannot-undo" if match.steps else "core-nothing-to-undo")
        if kind == "free":
            return Undone(seat, self.may_undo(seat))
        if self.undo_asked_by is not None:
            raise Refusal("server-undo-pending")
        return UndoAsked(seat)

    def decide_consent(self, seat: int, agree: bool) -> list[AnyEntry]:
        asking = self.undo_asked_by
        if asking is None or (seat == asking and agree):
            raise Refusal("server-no-question")
        entries: list[AnyEntry] = [UndoAnswered(seat, agree)]
        missing = {k for k in self.others(asking) if k not in self.undo_agreed}
        mine = {k for k in missing if self.seats[k].group == self.seats[seat].group}
        if agree and missing == mine:
            entries.append(Undone(asking, self.may_undo(asking)))
        return entries

    def decide_away(self, seat: int, away: bool) -> list[AnyEntry]:
        self.playing  # noqa: B018 (an error while there is no game)
        if self.seats[seat].kind != "person" or self.seats[seat].away == away:
            raise Refusal("server-nothing-to-do")
        entries: list[AnyEntry] = [Went(seat, away)]
        asking = self.undo_asked_by
        if away and asking is not None and asking != seat and self.undo_agreed >= set(self.others(asking)) - {seat}:
            entries.append(Undone(asking, self.may_undo(asking)))  # it was the last who had not answered
        return entries

    def decide_leave(self, seat: int) -> list[AnyEntry]:
        """Give a seat up: it is open again before the game, a bot plays on during it."""
        state = self.seats[seat]
        if self.status == "waiting" and state.kind == "person":
            return [Left(seat)]
        return self.decide_away(seat, True) if self.status == "playing" and not state.away else []

    def decide_abandon(self) -> Abandoned:
        if self.over:
            raise Refusal("core-game-over")
        return Abandoned()

    # ---------------------------------------------------------------- applying

    def apply_row(self, row: LogRow) -> AnyEntry:
        """Bring the table up to date with the next line of its log."""
        if row.n != self.seq + 1:
            raise Damaged(self.id, row.n, f"the entry before it has the number {self.seq}")
        try:
            entry: AnyEntry = _decode_entry(row.data)
            veiled = self._apply(entry, row.n, row.at)
        except (msgspec.DecodeError, LudotecaError, LookupError, ValueError) as error:
            raise Damaged(self.id, row.n, str(error)) from error
        self.seq = row.n
        self.updated = row.at
        if veiled is None:
            self.told_at = row.at
        else:
            self.veiled.append((row.n, veiled))
            self.veiled_of[veiled] = self.veiled_of.get(veiled, 0) + 1
        return entry

    def _apply(self, entry: AnyEntry, n: int, at: int) -> int | None:
        """Carry an entry out; the seat that alone may know of it, if there is one."""
        veiled = None
        match entry:
            case Sat(seat, name, nonce, follows):
                state = self._waiting(seat)
                state.kind, state.name, state.nonce = "person", name, nonce or state.nonce
                state.followed = state.followed or follows
                if state.group == NOBODY:
                    state.group = 1 + seat
            case Left(seat):
                state = self._waiting(seat)
                state.kind, state.name, state.nonce, state.group = "open", "", None, NOBODY
                state.followed = False
            case Filled(seat, level, name):
                state = self._waiting(seat)
                state.kind, state.name, state.level = "bot", name, level
            case Started():
                self._start(at)
            case Moved(seat, steps, ask, ms):
                state = self.seats[seat]
                if ask != state.asks:
                    raise Refusal("server-stale")
                played = self.playing
                before = len(played.steps)
                # Whoever made it: a move without a choice is no choice to go back to.
                no_choice = len(steps) == 1 and seat in played.actors and len(played.legal_codes(seat)) == 1
                played.play(steps, seat, ms, no_choice)
                state.asks += 1
                self.answers[(seat, ask)] = (steps, n)
                self.veiled_steps += [seat for step in played.steps[before:] if unseen(step)]
                if all(unseen(step) for step in played.steps[before:]):
                    veiled = seat
                else:
                    self.undo_asked_by = None
                    self.clocks.moved(seat, at, len(played.steps))
                self._moved_on(at)
            case Undone(seat, free):
                played = self.playing
                if free:
                    if all(unseen(played.steps[k]) for k in played.undoable(seat)):
                        veiled = seat
                    played.undo(seat)
                    self.clocks.undone(seat, len(played.steps))
                    self.seats[seat].asks += 1
                else:
                    played.take_back(seat)
                    for state in self.seats:
                        state.asks += 1
                self.veiled_steps = [step.seat for step in played.steps if unseen(step)]
                if veiled is None:
                    self.undo_asked_by = None
                self._moved_on(at)
            case UndoAsked(seat):
                self.undo_asked_by, self.undo_agreed = seat, set()
            case UndoAnswered(seat, agree):
                if agree:
                    group = self.seats[seat].group
                    self.undo_agreed |= {k for k in self.people if self.seats[k].group == group}
                else:
                    self.undo_asked_by = None
            case Went(seat, away, late):
                state = self.seats[seat]
                state.away = away
                state.asks += 1
                if self.undo_asked_by == seat:
                    self.undo_asked_by = None
                if away:
                    self.clocks.leave(seat, at, late)
                self._moved_on(at)
            case Silenced(seat, silent):
                self.seats[seat].silenced = silent
            case Abandoned():
                if self.over:
                    raise Refusal("core-game-over")
                self.status = "abandoned"
                self.clocks.stop(at)
            case Rematched(table):
                self.rematch = table
            case Paused(ms):
                self.clocks.pause(ms)
        return veiled

    def _waiting(self, seat: int) -> SeatState:
        if self.status != "waiting":
            raise Refusal("server-already-begun")
        return self.seats[seat]

    def _start(self, at: int) -> None:
        if self.status != "waiting" or self.open_seats():
            raise Refusal("server-already-begun")
        nonces = tuple(state.nonce or "" for state in self.seats)
        self.luck = msgspec.structs.replace(
            Luck.of(bytes.fromhex(self.head.secret), nonces if any(nonces) else ()), given=self.head.given
        )
        match = self.setup.deal(luck=self.luck)
        match.record.seats = [
            Seat(state.name, "person" if state.kind == "person" else state.level or "easy") for state in self.seats
        ]
        for seat, code, ms in self.head.past:
            match.play(code, seat, ms)
        self.match = match
        self.status = "playing"
        self._moved_on(at)

    def _moved_on(self, at: int) -> None:
        """After something that may have changed who is to act."""
        assert self.match is not None
        actors = self.match.actors
        if not actors:
            self.status = "over"
            self.clocks.stop(at)
        self.clocks.ask([seat for seat in actors if not self.seats[seat].automatic], at)

    # ---------------------------------------------------------------- told to everyone

    def info(self, connected: set[int], watching: int, now: int) -> wire.TableInfo:
        """The table as everyone sees it."""
        head = self.head
        return wire.TableInfo(
            self.id,
            head.game,
            self.setup.game.title,
            self.status,
            head.public,
            self.setup.options,
            head.manners,
            [
                wire.SeatInfo(
                    seat,
                    state.kind,
                    state.name,
                    state.level if state.kind == "bot" else None,
                    state.kind == "bot" or seat in connected,
                    state.away,
                    state.kind != "open",
                    state.silenced,
                    self.clocks.left(seat, now),
                    self.clocks.ticking(seat),
                )
                for seat, state in enumerate(self.seats)
            ],
            watching,
            head.created,
            self.told_at // 1000,
            self.commitment,
            self.setup.deck.file.name,
            not self.setup.deck.file.house,
            self.undo_asked_by,
            sorted(self.undo_agreed) if self.undo_asked_by is not None else [],
            self.rematch,
            head.forked_from,
            self.match is not None and self.match.record.taken_back,
        )


def unseen(step: Step) -> bool:
    """Whether a step is a part of a sealed answer of which the others must not even know that it was made.

    In San Juan goods are named one by one, and how many were named is sealed with them.
    """
    return not step.heard and not step.told and step.before == step.after


def check_gesture(match: Match, seat: int, steps: Sequence[int]) -> None:
    """Refuse a gesture that goes on after something new is learned, judged by what its seat knows.

    Judged by the truth, the answer to a gesture that is refused would tell what its first steps would have shown.
    """
    if len(steps) < 2 or seat not in match.actors:
        return
    ahead = Foresight(match.state, seat)
    for k, code in enumerate(steps[:-1]):
        if not ahead.acts() or code not in ahead.legal():
            return  # what is legal is known to the seat: the truth gives the same answer
        if ahead.step(code) is not None:
            raise BadMove("core-move-too-long", done=k + 1)


# -------------------------------------------------------------------------------------------- whole logs


class Folded:
    """A table made from its rows."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def match(self) -> Match | None:
        return self.table.match

    def record(self) -> Record:
        return self.table.record()


def read_head(data: bytes) -> Head:
    """The head of a table, strictly."""
    try:
        return _decode_head(data)
    except msgspec.DecodeError as error:
        raise Damaged("", 0, str(error)) from error


def fold(head: bytes, rows: Sequence[LogRow], table: str = "") -> Folded:
    """A table from its head and its log; `Damaged` names the first entry that cannot follow."""
    made = Table(table or (rows[0].table if rows else ""), read_head(head))
    for row in rows:
        made.apply_row(row)
    return Folded(made)


def imported(record: Record, table: str, tokens: list[TokenRow], now: int) -> tuple[TableRow, list[TokenRow], bytes]:
    """A record from elsewhere as a table that is over: its rows, and the record to be kept."""
    head = Head(
        record.game,
        record.options,
        [
            HeadSeat("bot" if seat.player != "person" else "person", seat.name, None, k)
            for k, seat in enumerate(record.seats)
        ],
        wire.Manners(),
        False,
        now // 1000,
        "00" * 32,
        record.card_file(),
        record=record,
    )
    row = TableRow(table, record.game, "over", False, now // 1000, now // 1000, encode(head), len(record.in_effect()))
    return row, tokens, encode_record(record)


def bot_name(seat: int) -> str:
    """What a bot is called at the table."""
    return BOT_NAMES[seat % len(BOT_NAMES)]


BOT_NAMES: Final = ("Ottone", "Livia", "Baldo", "Nerina", "Gaspare", "Zita")

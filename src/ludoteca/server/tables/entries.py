"""The configuration of a table and the entries of its log, as they are stored.

The tags and JSON names of these structs are on disk. Add to them, but never rename or remove one: every version reads
the logs of all older versions. Where an attribute has a better name than its JSON field, `name=` keeps the field.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from ludoteca.core.cards import CardFile
from ludoteca.core.options import Value
from ludoteca.core.record import Record
from ludoteca.server.messages import wire

NOBODY: Final = -1

MoveSource = Literal["person", "bot", "announced"]  # who made a move
LinkReason = Literal["own", "code", "consent", "given"]  # why a seat has a new link


# -------------------------------------------------------------------------------------------- configuration


class SeatConfig(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A seat as the table was created: open, a named person's, or a bot's. Seats of one group share a link."""

    kind: wire.SeatKind
    name: str = ""
    level: str | None = None
    group: int = NOBODY
    nonce: str | None = None
    kept: bool = False  # an open seat of a rematch, for a player of the previous game
    kept_for: str = ""  # the name of that player


class TableConfig(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The configuration with which a table was created; it never changes.

    `secret` leaves the server only with the record of the finished game. The database column is called `head`.
    """

    game: str
    options: dict[str, Value]
    seats: list[SeatConfig]
    settings: wire.TableSettings = msgspec.field(name="manners")
    public: bool
    created: int  # seconds since 1970
    secret: str
    cards: CardFile | None = None
    past_picks: tuple[int, ...] = msgspec.field(default=(), name="given")  # of the game this one was forked from
    past_moves: tuple[tuple[int, int, int], ...] = msgspec.field(default=(), name="past")  # seat, code, milliseconds
    forked_from: str | None = None
    rematch_of: str | None = msgspec.field(default=None, name="follows")  # the table whose players meet again here
    seat_shift: int = msgspec.field(default=0, name="moved_by")  # how far the seats have rotated since that table
    record: Record | None = None  # of a game imported from elsewhere
    colours: tuple[int, ...] = ()  # of each seat's shield; by default the number of the seat


# -------------------------------------------------------------------------------------------- log entries


class LogEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="do"):
    """One entry of a table's log."""


class SitEntry(LogEntry, frozen=True, tag="sit"):
    """A person takes an open seat, or changes their name."""

    seat: int
    name: str
    nonce: str | None = None
    from_rematch: bool = msgspec.field(default=False, name="follows")  # they came by their link of the previous game
    link_is_private: bool = msgspec.field(default=False, name="private")  # false in 0.1, where others knew the link


class LeaveEntry(LogEntry, frozen=True, tag="leave"):
    """A person leaves their seat before the game starts."""

    seat: int


class FillEntry(LogEntry, frozen=True, tag="bot"):
    """A bot takes an open seat."""

    seat: int
    level: str
    name: str


class StartEntry(LogEntry, frozen=True, tag="start"):
    """The cards are dealt and the game starts."""


class MoveEntry(LogEntry, frozen=True, tag="move"):
    """A seat answers a question with a move, or with a gesture of several steps."""

    seat: int
    steps: tuple[int, ...]
    question: int = msgspec.field(name="ask")
    ms: int = 0
    by: MoveSource = "person"


class UndoEntry(LogEntry, frozen=True, tag="undo"):
    """A seat takes its last choice back. It is `free` within the horizon of undo."""

    seat: int
    free: bool


class UndoRequestEntry(LogEntry, frozen=True, tag="ask_undo"):
    """A player asks the others for permission to take a move back."""

    seat: int


class UndoReplyEntry(LogEntry, frozen=True, tag="answer_undo"):
    """Another player agrees to the undo or refuses it."""

    seat: int
    agree: bool


class AwayEntry(LogEntry, frozen=True, tag="away"):
    """A bot starts or stops playing for a person.

    `late`: their clock ran out. `vanished`: others asked for the bot because the player was absent. `gone`: they left
    the game, so nobody waits for their consent any more. `resigned`: they have also given it up for good.
    """

    seat: int
    away: bool
    late: bool = False
    vanished: bool = False
    gone: bool = False
    resigned: bool = False


class SilenceEntry(LogEntry, frozen=True, tag="silence"):
    """The host mutes or unmutes a seat in the chat."""

    seat: int
    silent: bool


class SilenceWatchersEntry(LogEntry, frozen=True, tag="silence_watchers"):
    """The host closes the chat to spectators, or opens it to them again."""

    silent: bool


class AbandonEntry(LogEntry, frozen=True, tag="abandon"):
    """The game ends without a result."""


class RematchEntry(LogEntry, frozen=True, tag="rematch"):
    """A player offers a rematch at another table, where they sit already. Version 0.1 did not log who it was."""

    table: str
    by: int = NOBODY


class RematchReplyEntry(LogEntry, frozen=True, tag="answer_rematch"):
    """Players of this table have taken their seats at the rematch, or do not play again."""

    table: str  # the rematch
    seats: tuple[int, ...]
    agree: bool


class RematchCloseEntry(LogEntry, frozen=True, tag="close_rematch"):
    """The rematch was closed before it began, so that another one can be offered."""

    table: str  # the rematch


class ReleaseEntry(LogEntry, frozen=True, tag="release"):
    """A seat of a rematch is no longer kept for the player of the previous game, who does not play again."""

    seat: int


class EndRequestEntry(LogEntry, frozen=True, tag="ask_end"):
    """A player proposes to the others to end the game without a result."""

    seat: int


class EndReplyEntry(LogEntry, frozen=True, tag="answer_end"):
    """Another player agrees to end the game or refuses it, or the player who asked withdraws."""

    seat: int
    agree: bool


class PauseEntry(LogEntry, frozen=True, tag="pause"):
    """The server was down; this time counts on nobody's clock."""

    ms: int


class LinkRequestEntry(LogEntry, frozen=True, tag="ask_link"):
    """Somebody who lost the link of a seat asks the others for a new one."""

    seat: int


class LinkReplyEntry(LogEntry, frozen=True, tag="answer_link"):
    """Another player agrees to the new link or refuses it. One refusal ends the request."""

    seat: int
    agree: bool


class RelinkEntry(LogEntry, frozen=True, tag="relink"):
    """Seats get a new link and their old links stop working. `name` is set if a seat passes to somebody else."""

    seats: tuple[int, ...]
    how: LinkReason
    name: str = ""


class InviteEntry(LogEntry, frozen=True, tag="invite"):
    """A seat gets a new invitation and older invitations stop working."""

    seat: int


class EraseEntry(LogEntry, frozen=True, tag="erase"):
    """A person has had their name erased, here and in all entries before; their chat messages are deleted.

    Their name is empty from then on. `kept`: seats of a rematch that are kept for somebody whose name was erased.
    """

    seats: tuple[int, ...]
    kept: tuple[int, ...] = ()


AnyLogEntry = (
    SitEntry | LeaveEntry | FillEntry | StartEntry | MoveEntry | UndoEntry | UndoRequestEntry | UndoReplyEntry
    | AwayEntry | SilenceEntry | AbandonEntry | RematchEntry | PauseEntry | LinkRequestEntry | LinkReplyEntry
    | RelinkEntry | InviteEntry | RematchReplyEntry | RematchCloseEntry | ReleaseEntry
    | EndRequestEntry | EndReplyEntry | SilenceWatchersEntry | EraseEntry
)  # fmt: skip

decode_entry = msgspec.json.Decoder(AnyLogEntry).decode
decode_config = msgspec.json.Decoder(TableConfig).decode
encode = msgspec.json.encode

"""Decisions: which log entries a request leads to, or a `Refusal` that says why there are none.

These functions only look at the table. `TableRegistry.act` writes the entries to disk, applies and broadcasts them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.server.tables.entries import (
    AbandonEntry,
    AnyLogEntry,
    AwayEntry,
    FillEntry,
    LeaveEntry,
    LinkReplyEntry,
    LinkRequestEntry,
    MoveEntry,
    RelinkEntry,
    SilenceEntry,
    SitEntry,
    StartEntry,
    UndoEntry,
    UndoReplyEntry,
    UndoRequestEntry,
)
from ludoteca.server.tables.errors import Refusal
from ludoteca.server.tables.gestures import Gesture, check_gesture, is_same_gesture
from ludoteca.server.tables.table import Table

PERSONS_TO_AGREE: Final = 2  # the fewest other people who can grant a new link to somebody's seat
MOST_ENTRIES: Final = 20_000  # in a log, after which only moves are added; a game needs a few hundred
BOT_NAMES: Final = ("Ottone", "Livia", "Baldo", "Nerina", "Gaspare", "Zita")


def bot_name(seat: int) -> str:
    """The name of a bot at this seat."""
    return BOT_NAMES[seat % len(BOT_NAMES)]


def check_name(text: str) -> str:
    """A name as somebody typed it, on one line; a `Refusal` if it cannot be shown."""
    name = " ".join(text.split())
    if not name or not name.isprintable():
        raise Refusal("server-bad-name")
    return name


def check_log_space(table: Table) -> None:
    """Refuse an entry that is not a move once the log is very long, so that moves can always be added."""
    if table.seq >= MOST_ENTRIES:
        raise Refusal("server-long-log")


# -------------------------------------------------------------------------------------------- seats


def decide_sit(table: Table, seat: int | None, name: str, nonce: str | None) -> SitEntry:
    """Take a seat, by default the first open one."""
    name = check_name(name)
    if table.status != "waiting":
        raise Refusal("server-already-begun")
    if seat is None:
        if not table.open_seats:
            raise Refusal("server-table-full")
        seat = table.open_seats[0]
    if not 0 <= seat < len(table.seats) or table.seats[seat].kind == "bot":
        raise Refusal("server-seat-taken")
    return SitEntry(seat, name, nonce, link_is_private=True)


def decide_start(table: Table) -> list[AnyLogEntry]:
    """Start the game, with bots at the seats that are still open."""
    if table.status != "waiting":
        raise Refusal("server-already-begun")
    level = table.config.settings.stand_in
    bots: list[AnyLogEntry] = [FillEntry(seat, level, bot_name(seat)) for seat in table.open_seats]
    return [*bots, StartEntry()]


def decide_away(table: Table, seat: int, away: bool, vanished: bool = False) -> AwayEntry:
    """Let a bot play for a person, or give the seat back to them."""
    _ = table.running_match  # refuses unless a game is being played
    if table.seats[seat].kind != "person" or table.seats[seat].away == away:
        raise Refusal("server-nothing-to-do")
    if not away and table.is_late(seat):
        raise Refusal("server-late")
    check_log_space(table)
    return AwayEntry(seat, away, vanished=vanished)


def decide_return(table: Table, seats: Sequence[int]) -> list[AnyLogEntry]:
    """A player is back at their seats: bots they did not ask for stop, and requests for a new link end."""
    entries: list[AnyLogEntry] = []
    if table.status == "playing":
        back = [seat for seat in seats if table.seats[seat].away and table.seats[seat].vanished]
        entries += [AwayEntry(seat, False) for seat in back if not table.is_late(seat)]
    if table.link_asked is not None and table.link_asked in seats:
        entries.append(LinkReplyEntry(table.link_asked, False))  # the link is not lost
    return entries


def decide_leave(table: Table, seats: Sequence[int]) -> list[AnyLogEntry]:
    """Leave these seats: before the game they become open again, during it a bot plays on."""
    own = [seat for seat in seats if table.seats[seat].kind == "person" and not table.seats[seat].gone]
    if table.status == "waiting":
        return [LeaveEntry(seat) for seat in own]
    if table.status != "playing":
        return []
    entries: list[AnyLogEntry] = [AwayEntry(seat, True, gone=True) for seat in own]
    asking = table.undo_asked_by
    if own and asking is not None and asking not in own:
        if set(table.other_people(asking)) <= table.undo_agreed.union(own):  # all who stay have agreed
            entries += undo_entries(table, asking)
    return entries


def decide_silence(table: Table, seat: int, silent: bool) -> SilenceEntry:
    """Mute or unmute a seat in the chat."""
    if table.seats[seat].silenced == silent:
        raise Refusal("server-nothing-to-do")
    check_log_space(table)
    return SilenceEntry(seat, silent)


def decide_abandon(table: Table) -> AbandonEntry:
    """End the game without a result."""
    if table.over:
        raise Refusal("core-game-over")
    return AbandonEntry()


# -------------------------------------------------------------------------------------------- moves and undo


def decide_move(table: Table, seat: int, question: int, gesture: Gesture, ms: int) -> MoveEntry | int:
    """The entry of a move; or, if this is a retry, the number of the entry that already holds it."""
    earlier = table.answers.get((seat, question))
    if earlier is not None and is_same_gesture(table.game, gesture, earlier[0]):
        return earlier[1]
    match = table.running_match
    if question != table.seats[seat].question:
        raise Refusal("server-stale")
    return MoveEntry(seat, check_gesture(match, seat, gesture), question, ms)


def undo_entries(table: Table, seat: int) -> list[AnyLogEntry]:
    """The entries that take the last choice of a seat back, one for each step of a gesture.

    If only the last steps of a gesture can be taken back freely, the first ones stay.
    """
    free = table.can_undo_freely(seat)
    steps = table.gesture_length(seat)
    while free and not table.can_undo_freely(seat, steps):
        steps -= 1
    return [UndoEntry(seat, free)] * steps


def decide_undo(table: Table, seat: int) -> list[AnyLogEntry]:
    """Take a seat's last choice back, or ask the others for it."""
    match = table.running_match
    check_log_space(table)
    kind = table.undo_kind(seat)
    if kind == "no":
        raise Refusal("core-cannot-undo" if match.steps else "core-nothing-to-undo")
    if kind == "free":
        return undo_entries(table, seat)
    if table.undo_asked_by is not None:
        raise Refusal("server-undo-pending")
    return [UndoRequestEntry(seat)]


def decide_undo_reply(table: Table, seat: int, agree: bool) -> list[AnyLogEntry]:
    """A player's answer to an undo request; the last consent carries it out."""
    asking = table.undo_asked_by
    if asking is None or (seat == asking and agree):
        raise Refusal("server-no-question")
    entries: list[AnyLogEntry] = [UndoReplyEntry(seat, agree)]
    if agree and set(table.other_people(asking)) <= table.undo_agreed | table.seats_sharing_link(seat):
        entries += undo_entries(table, asking)
    return entries


# -------------------------------------------------------------------------------------------- lost links


def decide_link_request(table: Table, seat: int) -> LinkRequestEntry:
    """Ask the others for a new link to a seat whose link was lost."""
    if not 0 <= seat < len(table.seats) or table.seats[seat].kind != "person":
        raise Refusal("server-no-seat")
    if table.over:
        raise Refusal("core-game-over")
    if table.link_asked is not None:
        raise Refusal("server-link-pending")
    check_log_space(table)
    if not _enough_to_agree(table, seat):
        raise Refusal("server-link-few", persons=PERSONS_TO_AGREE)
    return LinkRequestEntry(seat)


def decide_link_reply(table: Table, seat: int, agree: bool) -> list[AnyLogEntry]:
    """A player's answer to a link request; the last consent grants the new link."""
    asked = table.link_asked
    if asked is None:
        raise Refusal("server-no-question")
    if agree and seat in table.seats_sharing_link(asked):
        raise Refusal("server-no-right")  # this player has the link, and so may only refuse
    entries: list[AnyLogEntry] = [LinkReplyEntry(seat, agree)]
    agreed = table.link_agreed | table.seats_sharing_link(seat)
    if agree and _enough_to_agree(table, asked) and set(table.other_people(asked)) <= agreed:
        entries.append(RelinkEntry(tuple(sorted(table.seats_sharing_link(asked))), "consent"))
    return entries


def _enough_to_agree(table: Table, seat: int) -> bool:
    return len({table.seats[k].group for k in table.other_people(seat)}) >= PERSONS_TO_AGREE

"""Decisions: which log entries a request leads to, or a `Refusal` that says why there are none.

These functions only look at the table. `TableRegistry.act` writes the entries to disk, applies and broadcasts them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.core.text import Key
from ludoteca.server.tables.entries import (
    AbandonEntry,
    AnyLogEntry,
    AwayEntry,
    EndReplyEntry,
    EndRequestEntry,
    FillEntry,
    LeaveEntry,
    LinkReplyEntry,
    LinkRequestEntry,
    MoveEntry,
    RelinkEntry,
    SilenceEntry,
    SilenceWatchersEntry,
    SitEntry,
    StartEntry,
    UndoEntry,
    UndoReplyEntry,
    UndoRequestEntry,
)
from ludoteca.server.tables.errors import Refusal
from ludoteca.server.tables.gestures import Gesture, check_gesture, is_same_gesture
from ludoteca.server.tables.player_names import check_name, check_name_free, looks_like
from ludoteca.server.tables.table import Table

PERSONS_TO_AGREE: Final = 2  # the fewest other people who can grant a new link to somebody's seat
MOST_ENTRIES: Final = 20_000  # in a log, after which only moves are added; a game needs a few hundred
BOT_NAMES: Final = ("Ottone", "Livia", "Baldo", "Nerina", "Gaspare", "Zita")


def bot_name(seat: int) -> str:
    """The name of a bot at this seat."""
    return BOT_NAMES[seat % len(BOT_NAMES)]


def free_bot_name(seat: int, taken: Sequence[str]) -> str:
    """The name of a bot that takes a seat: its usual one, or the next that nobody has."""
    names = [bot_name(seat + k) for k in range(len(BOT_NAMES))]
    return next((name for name in names if not any(looks_like(name, other) for other in taken)), names[0])


def names_of_others(table: Table, seat: int) -> list[str]:
    """The names at all other seats, of those for whom seats are kept, too."""
    return [state.name or state.kept_for for k, state in enumerate(table.seats) if k != seat]


def check_log_space(table: Table) -> None:
    """Refuse an entry that is not a move once the log is very long, so that moves can always be added."""
    if table.seq >= MOST_ENTRIES:
        raise Refusal("server-long-log")


# -------------------------------------------------------------------------------------------- seats


def decide_sit(table: Table, seat: int | None, name: str, nonce: str | None) -> SitEntry:
    """Take a seat, by default the first open one. A name that is stored already stays valid."""
    renamed = seat is None or not 0 <= seat < len(table.seats) or table.seats[seat].name != name
    name = check_name(name) if renamed else name
    if table.status != "waiting":
        raise Refusal("server-already-begun")
    if seat is None:
        if not table.open_seats:
            raise Refusal("server-table-full")
        seat = (table.free_seats or table.open_seats)[0]
    if not 0 <= seat < len(table.seats) or table.seats[seat].kind == "bot":
        raise Refusal("server-seat-taken")
    check_not_kept(table, seat)
    if renamed:
        check_name_free(name, names_of_others(table, seat))
    return SitEntry(seat, name, nonce, link_is_private=True)


def check_not_kept(table: Table, seat: int) -> None:
    """Refuse a seat of a rematch to everybody but the player for whom it is kept."""
    state = table.seats[seat]
    if state.kind == "open" and state.kept:
        raise Refusal("server-seat-kept", player=state.kept_for or Key("core-seat", seat=seat + 1))


def decide_start(table: Table) -> list[AnyLogEntry]:
    """Start the game, with bots at the seats that are still open."""
    if table.status != "waiting":
        raise Refusal("server-already-begun")
    level = table.config.settings.stand_in
    taken = [state.name for state in table.seats]
    entries: list[AnyLogEntry] = []
    for seat in table.open_seats:
        taken.append(free_bot_name(seat, taken))
        entries.append(FillEntry(seat, level, taken[-1]))
    return [*entries, StartEntry()]


def decide_away(table: Table, seat: int, away: bool, vanished: bool = False) -> AwayEntry:
    """Let a bot play for a person, or give the seat back to them."""
    _ = table.running_match  # refuses unless a game is being played
    if table.seats[seat].resigned:
        raise Refusal("server-resigned")
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
            entries += consented_undo(table, asking)
    asking = table.end_asked_by
    if own and asking is not None and asking not in own:
        if set(table.other_people(asking)) <= table.end_agreed.union(own):
            entries.append(AbandonEntry())
    return entries


# -------------------------------------------------------------------------------------------- ends


def decide_resign(table: Table, seats: Sequence[int]) -> list[AnyLogEntry]:
    """Give the game up for good: a bot plays to its end. If no other person plays on, the game ends."""
    _ = table.running_match  # refuses unless a game is being played
    own = [seat for seat in seats if table.seats[seat].kind == "person"]
    if not own or all(table.seats[seat].resigned for seat in own):
        raise Refusal("server-resigned" if own else "server-no-right")
    rest = [entry for entry in decide_leave(table, own) if not isinstance(entry, AwayEntry)]
    entries: list[AnyLogEntry] = [AwayEntry(seat, True, gone=True, resigned=True) for seat in own]
    if all(table.seats[seat].gone or seat in own for seat in table.person_seats):
        return [*entries, AbandonEntry()]
    return [*entries, *rest]


def decide_end(table: Table, seat: int) -> AnyLogEntry:
    """Propose to the others to end the game without a result; it ends at once if nobody needs to be asked."""
    _ = table.running_match
    if table.end_asked_by is not None:
        raise Refusal("server-end-pending")
    if not table.other_people(seat):
        return AbandonEntry()
    check_log_space(table)
    return EndRequestEntry(seat)


def decide_end_reply(table: Table, seat: int, agree: bool) -> list[AnyLogEntry]:
    """A player's answer to the proposal to end the game; the last consent ends it."""
    asking = table.end_asked_by
    own = table.seats_sharing_link(seat)
    if asking is None or (asking in own and agree) or table.seats[seat].gone:
        raise Refusal("server-no-question")
    if agree and own <= table.end_agreed:
        return []
    entries: list[AnyLogEntry] = [EndReplyEntry(seat, agree)]
    if agree and set(table.other_people(asking)) <= table.end_agreed | own:
        entries.append(AbandonEntry())
    return entries


def decide_silence(table: Table, seat: int, silent: bool) -> SilenceEntry:
    """Mute or unmute a seat in the chat."""
    if table.seats[seat].silenced == silent:
        raise Refusal("server-nothing-to-do")
    check_log_space(table)
    return SilenceEntry(seat, silent)


def decide_silence_watchers(table: Table, silent: bool) -> SilenceWatchersEntry:
    """Close the chat to spectators, or open it to them again."""
    if table.watchers_silenced == silent:
        raise Refusal("server-nothing-to-do")
    check_log_space(table)
    return SilenceWatchersEntry(silent)


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


def consented_undo(table: Table, seat: int) -> list[AnyLogEntry]:
    """The entries of an undo to which the others have agreed: of the last choice that they know.

    What its player has chosen in private since they asked goes first; the others learn nothing of it.
    """
    private = table.private_choices(seat)
    if not private:
        return undo_entries(table, seat)
    visible = table.gesture_length(seat, private)
    return [*[UndoEntry(seat, True)] * private, *[UndoEntry(seat, False)] * visible]


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
    if asking is None or (seat == asking and agree) or table.seats[seat].gone:
        raise Refusal("server-no-question")
    if agree and table.seats_sharing_link(seat) <= table.undo_agreed:
        return []
    entries: list[AnyLogEntry] = [UndoReplyEntry(seat, agree)]
    if agree and set(table.other_people(asking)) <= table.undo_agreed | table.seats_sharing_link(seat):
        entries += consented_undo(table, asking)
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
    if agree and table.seats_sharing_link(seat) <= table.link_agreed:
        return []
    entries: list[AnyLogEntry] = [LinkReplyEntry(seat, agree)]
    agreed = table.link_agreed | table.seats_sharing_link(seat)
    if agree and _enough_to_agree(table, asked) and set(table.other_people(asked)) <= agreed:
        entries.append(RelinkEntry(tuple(sorted(table.seats_sharing_link(asked))), "consent"))
    return entries


def _enough_to_agree(table: Table, seat: int) -> bool:
    return len({table.seats[k].group for k in table.other_people(seat)}) >= PERSONS_TO_AGREE

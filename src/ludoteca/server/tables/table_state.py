"""The state of a table, and what can be asked about it. Only entries of its log change it: see table.py."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import islice, takewhile

import msgspec

from ludoteca.core.cards import CardFile
from ludoteca.core.game import Game
from ludoteca.core.luck import Luck
from ludoteca.core.match import Match, Step
from ludoteca.core.options import Value
from ludoteca.core.record import Record
from ludoteca.core.replay import play_again
from ludoteca.games import find
from ludoteca.server.messages import wire
from ludoteca.server.tables.clocks import Clocks
from ludoteca.server.tables.entries import NOBODY, RelinkEntry, TableConfig
from ludoteca.server.tables.errors import Refusal
from ludoteca.server.tables.seats import SeatState


def shared_game(key: str, seats: int, options: Mapping[str, Value], cards: CardFile | None) -> Game:
    """The game with these choices; tables with the same choices share it."""
    return _shared_game(key, seats, tuple(sorted(options.items())), cards)


@lru_cache(maxsize=64)
def _shared_game(key: str, seats: int, options: tuple[tuple[str, Value], ...], cards: CardFile | None) -> Game:
    return find(key)(seats, dict(options), cards)


class TableState:
    """One table: its configuration, its seats, its clocks and the match. `Table` adds how entries change it."""

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
        self.watched_steps = 0  # how many steps with events the match had at most: their actions are granted once
        self.undo_asked_by: int | None = None
        self.undo_agreed: set[int] = set()
        self.end_asked_by: int | None = None
        self.end_agreed: set[int] = set()
        self.link_asked: int | None = None  # the seat for which somebody requests a new link
        self.link_agreed: set[int] = set()
        self.relinked: list[tuple[int, RelinkEntry]] = []  # time and entry
        self.watchers_silenced = False
        self.turn_since: list[int | None] = [None] * len(config.seats)  # since when each seat is to act
        self.ended_at: int | None = None if config.record is None else config.created * 1000
        self.rematch: str | None = None
        self.rematches: list[str] = []  # all that were offered, closed ones included
        self.rematch_by: int | None = None
        self.rematch_accepted: set[int] = set()
        self.rematch_declined: set[int] = set()
        self.colours = config.colours or tuple(range(len(config.seats)))
        self.answers: dict[tuple[int, int], tuple[tuple[int, ...], int]] = {}  # by seat and question: steps, entry
        self.luck = Luck.of(bytes.fromhex(config.secret))
        if config.record is not None:
            self.match = play_again(config.record, find)
            self.match.record.result = self.match.result
            self.luck = config.record.luck
            self.status = "over" if self.match.over else "abandoned"

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

    @property
    def free_seats(self) -> list[int]:
        """The open seats that are kept for nobody."""
        return [seat for seat in self.open_seats if not self.seats[seat].kept]

    def is_founders_link(self, seats: Sequence[int]) -> bool:
        """Whether a link with these seats belongs to the person who created the table, and so may run it.

        If they hold several seats, only the first counts: the others may be passed on to friends.
        """
        return next((seat for seat, state in enumerate(self.seats) if state.group == 0), None) in seats

    def seat_of_old(self, seat: int) -> int:
        """The seat at this rematch of the player who had a seat at the old table."""
        return (seat + self.config.seat_shift) % len(self.seats)

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

    def private_choices(self, seat: int) -> int:
        """How many steps a seat has chosen since its last visible one, of which the others may not know."""
        own = (step for step in reversed(self.running_match.steps) if step.seat == seat)
        return sum(not step.forced for step in takewhile(is_private_step, own))

    def gesture_length(self, seat: int, skipped: int = 0) -> int:
        """How many steps the last choice of a seat had, or the one before some chosen steps."""
        own = (step for step in reversed(self.running_match.steps) if step.seat == seat and not step.forced)
        gestures = [self.gestures.get(step.entry) for step in islice(own, skipped, skipped + wire.LONGEST_GESTURE)]
        return max(1, len(list(takewhile(lambda n: n is not None and n == gestures[0], gestures))))

    def last_choice(self, seat: int) -> list[Step]:
        """The steps of the last choice of a seat, the first one first; none if it has made none."""
        own = (step for step in reversed(self.running_match.steps) if step.seat == seat and not step.forced)
        return list(islice(own, self.gesture_length(seat)))[::-1]

    def last_visible_choice(self, seat: int) -> list[Step]:
        """The last choice of a seat as far as everybody may know it.

        Private steps make no difference, and neither does whether a step was forced: the last visible one is among
        those that an undo takes back in any case.
        """
        visible = [step for step in self.running_match.steps if step.seat == seat and not is_private_step(step)]
        gesture = self.gestures.get(visible[-1].entry) if visible else None
        if gesture is None:
            return visible[-1:]
        return [step for step in visible if self.gestures.get(step.entry) == gesture]

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


def is_private_step(step: Step) -> bool:
    """Whether a step is part of a sealed answer, so that the others may not even know that it was made.

    In some games goods are named one by one, and their number is sealed with them.
    """
    return not step.events and not step.reveals and step.before == step.after

"""A game in progress: it checks moves, reports events, keeps the record, and undoes moves without leaking secrets."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final, Generic, NamedTuple

import msgspec

from ludoteca.core.action_groups import ActionGroups
from ludoteca.core.engine.chance import Logged, NoLuck, Replayed
from ludoteca.core.engine.journal import Journal
from ludoteca.core.engine.state import State
from ludoteca.core.errors import BadMove, BadSetup, IllegalMove, IllFormedMove, WrongSeat
from ludoteca.core.events import Event, VisibleEvent
from ludoteca.core.game import SPECTATOR, DeckT, Game, StateT, ViewT
from ludoteca.core.legal import legal_codes
from ludoteca.core.luck import Luck
from ludoteca.core.moves import Move
from ludoteca.core.record import FORMAT, VERSION, Cards, Dealt, Moved, Picks, Record, Redone, Seat, Undone, state_hash
from ludoteca.core.result import Result
from ludoteca.core.sets import seats_of

HASH_EVERY: Final = 8  # moves between two hashes in a record
SAVE_EVERY: Final = 16  # moves between two positions saved for undo

Outcome = dict[str, str | int]
MoveInput = int | str | Move | tuple[int, ...]


class Step(msgspec.Struct, gc=False):
    """The effects of one move; the match keeps them for undo and for front ends."""

    entry: int  # index of its entry in the record; 0 is the deal
    seat: int
    code: int
    before: int  # the actors before the move, a bit for each seat
    after: int  # and after it
    reveals: bool  # whether anybody learned something, so that it cannot be undone freely
    forced: bool
    events: list[VisibleEvent]
    picks: Picks
    outcomes: list[Outcome]
    pictures: list[tuple[int, Any]] = []  # positions in the middle of the move, each after so many of its events


class SavedPosition(NamedTuple):
    """A position to which undo can return."""

    steps: int  # how many steps led to it
    state: State
    mark: int  # of the source of chance


class Match(Generic[StateT, ViewT, DeckT]):
    """One game at one table.

    >>> import ludoteca
    >>> match = ludoteca.game("patrician", seats=2).deal(seed=1)
    >>> while not match.over:
    ...     seat = match.actors[0]
    ...     events = match.play(match.legal(seat)[0], seat)
    >>> match.result.winners
    (0,)

    Seats count from 0. In some games several seats may act at once, in any order; where only one may act, its number
    can be left out.
    """

    state: StateT

    def __init__(
        self, game: Game[StateT, ViewT, DeckT], luck: Luck, players: Sequence[str] = (), source: Replayed | None = None
    ) -> None:
        if players and len(players) != game.seats:
            raise BadSetup("core-bad-players", seats=game.seats, given=len(players))
        self.game = game
        self._public: tuple[Step, ViewT] | None = None  # the spectator's view after this step
        self.source = source  # the picks of a record whose secret is unknown
        names = [Seat(name, name) for name in players] or [Seat(f"seat {k + 1}", "person") for k in range(game.seats)]
        file = game.deck.file
        self.record = Record(
            FORMAT,
            VERSION,
            game.key,
            game.rules,
            dict(game.options),
            names,
            Cards(file.name, file.digest, None if file.house else file.text),
            luck,
            [],
        )
        self._deal()
        self.record.entries.append(Dealt(self.steps[0].picks, state_hash(self.state)))

    # ---------------------------------------------------------------- the position

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now; none when the game is over."""
        return seats_of(self.state.actors())

    @property
    def over(self) -> bool:
        return self.state.actors() == 0

    @property
    def result(self) -> Result | None:
        """The winners and the reason for the end, once the game is over."""
        return self.game.result(self.state) if self.over else None

    def legal_codes(self, seat: int | None = None) -> list[int]:
        """The legal moves of a seat as entries of the table of moves, in rising order."""
        return legal_codes(self.state, self.check_actor(seat))

    def legal(self, seat: int | None = None) -> list[Move]:
        """The legal moves of a seat. The seat may be left out where only one may act."""
        return [self.game.move(code) for code in self.legal_codes(seat)]

    def view(self, seat: int, memory_aid: bool = False) -> ViewT:
        """The view of a seat; −1 for a spectator."""
        return self.game.view(self.state, seat, memory_aid)

    def shared_view(self, seat: int) -> ViewT:
        """Same result as `view`, but cheaper when all seats are updated after one step. Treat it as read-only."""
        last = self.steps[-1]
        if self._public is None or self._public[0] is not last:
            self._public = last, self.view(SPECTATOR)
        public = self._public[1]
        return public if seat == SPECTATOR else self.game.seat_view(public, self.state, seat)

    def events_for(self, seat: int) -> list[Event]:
        """All events since the deal, as a seat sees them."""
        return [visible.for_seat(seat) for step in self.steps for visible in step.events]

    @cached_property
    def groups(self) -> ActionGroups:
        """The steps in groups that are described together."""
        return ActionGroups(self)

    # ---------------------------------------------------------------- moves

    def play(self, move: MoveInput, seat: int | None = None, ms: int = 0, forced: bool = False) -> list[VisibleEvent]:
        """Make a move, given as an entry of the table of moves, several of them, a struct or typed text.

        A move of several steps is first checked on a copy, step by step, so that an error changes nothing.
        """
        seat = self.check_actor(seat)
        return self.play_checked(self.check(move, seat), seat, ms, forced)

    def play_checked(self, codes: Sequence[int], seat: int, ms: int = 0, forced: bool = False) -> list[VisibleEvent]:
        """Make steps that are known to be legal."""
        events: list[VisibleEvent] = []
        for k, code in enumerate(codes):
            events += self._apply(seat, code)
            step = self.steps[-1]
            step.entry = len(self.record.entries)
            step.forced = forced
            number = len(self.steps)
            hashed = state_hash(self.state) if number % HASH_EVERY == 0 or self.over else None
            self.record.entries.append(Moved(seat, code, ms if k + 1 == len(codes) else 0, step.picks, forced, hashed))
        self.record.result = self.result
        return events

    def _codes(self, move: MoveInput, seat: int) -> tuple[int, ...]:
        if isinstance(move, int):
            return (move,)
        if isinstance(move, tuple):
            return move
        seen: Any = self.state.blank(seat)  # of the same type as the state
        if isinstance(move, str):
            return self.game.read(seen, seat, move, self.legal_codes(seat))
        return self.game.steps(seen, seat, move)

    def check(self, move: MoveInput, seat: int) -> tuple[int, ...]:
        """The steps of a move that the seat may make now; an error says what is wrong. Nothing changes."""
        self.check_actor(seat)
        codes = self._codes(move, seat)
        game = self.game
        if not codes:
            raise IllFormedMove("core-move-empty")
        trial: State = self.state
        for k, code in enumerate(codes):
            if not trial.actors() >> seat & 1:
                raise IllegalMove("core-move-too-long", done=k)
            legal = legal_codes(trial, seat)
            if code not in legal:
                raise illegal_move(game, code, legal)
            if k + 1 < len(codes):
                # Only the last step may use chance. If an earlier one does, the choice is complete there and the
                # remaining steps are too many.
                trial = trial.copy() if trial is self.state else trial
                try:
                    trial.apply(seat, code, NO_LUCK)
                except RuntimeError:
                    raise IllegalMove("core-move-too-long", done=k + 1) from None
        return codes

    def check_actor(self, seat: int | None) -> int:
        """The seat, if it may act now; where only one may act, that one. Otherwise an error."""
        actors = self.actors
        if not actors:
            raise BadMove("core-game-over")
        if seat is None:
            if len(actors) > 1:
                raise WrongSeat(None, actors)
            return actors[0]
        if seat not in actors:
            raise WrongSeat(seat, actors)
        return seat

    # ---------------------------------------------------------------- undo

    def undoable(self, seat: int, times: int = 1) -> list[int]:
        """The indices in `steps` of the seat's last choice and its consequences, if it may be undone freely; empty
        otherwise. `times` is the number of choices.

        A step can be undone if nobody learned anything from it, the turn has not passed, and nobody has reacted: a
        step that asked other seats stays once one of them has answered. Answers that other seats have given meanwhile,
        in a phase where several act at once, stay in effect.
        """
        mine: list[int] = []
        answered = False
        for at in range(len(self.steps) - 1, 0, -1):
            step = self.steps[at]
            asks_others = bool(step.after & ~step.before)
            if step.reveals or step.after == 0:
                break
            if step.seat == seat:
                if asks_others and (answered or not step.after >> seat & 1):
                    break
                mine.append(at)
                times -= not step.forced
                if times <= 0:
                    return sorted(mine)
            elif asks_others or (step.before == 1 << step.seat and step.events):
                break  # a phase has ended, or another seat has had a turn
            else:
                answered = True
        return []

    def undo(self, seat: int, times: int = 1) -> None:
        """Undo the seat's last choices without asking the others; an error if that is not allowed."""
        mine = self.undoable(seat, times)
        if not mine:
            raise BadMove("core-cannot-undo")
        self._carry_out(Undone(seat, [self.steps[at].entry for at in mine]))

    def take_back(self, seat: int, times: int = 1) -> None:
        """Take back the seat's last choices and everything after them, which needs the consent of the others.

        The same picks follow when the moves are made again, and the record says that moves were taken back.
        """
        own = [at for at, step in enumerate(self.steps) if step.seat == seat and not step.forced]
        if len(own) < times:
            raise BadMove("core-nothing-to-undo")
        at = own[-times]
        free = self.undoable(seat, times)
        if free and free[0] == at:
            self.undo(seat, times)
        else:
            self._carry_out(Undone(seat, [step.entry for step in self.steps[at:]], False))

    def redo(self, seat: int) -> None:
        """Repeat the moves that were taken back last, if nothing has been played since."""
        last = self.record.entries[-1]
        if not isinstance(last, Undone) or last.seat != seat:
            raise BadMove("core-nothing-to-redo")
        self._carry_out(Redone(seat, list(last.entries)))

    def _carry_out(self, entry: Undone | Redone) -> None:
        """Record an undo or a redo and carry it out."""
        self.record.entries.append(entry)
        self.record.result = None
        if isinstance(entry, Redone):
            moves = [(at, move) for at in entry.entries if isinstance(move := self.record.entries[at], Moved)]
        else:
            moves = self._go_back(set(entry.entries))
        for at, move in moves:
            if self.source is not None:
                self.source.picks.extend(k for _, k in move.picks)
            self._apply(move.seat, move.move)
            self.steps[-1].entry, self.steps[-1].forced = at, move.forced
        self.record.result = self.result

    def _go_back(self, entries: set[int]) -> list[tuple[int, Moved]]:
        """Go back to before the first of these moves, and return the later ones that stay in effect, to repeat them.

        The position is replayed from the last saved position before it.
        """
        first = at = len(self.steps)
        left = len(entries)
        while left and at > 1:
            at -= 1
            if self.steps[at].entry in entries:
                first, left = at, left - 1
        since = self.steps[first:]
        while self._saved_positions[-1].steps > first:
            self._saved_positions.pop()
        saved = self._saved_positions[-1]
        between = self.steps[saved.steps : first]
        del self.steps[first:]
        self._chance.reset(saved.mark)
        if self.source is not None:
            del self.source.picks[saved.mark + sum(len(step.picks) for step in between) :]
        restored: Any = saved.state.copy()
        self.state = restored
        for step in between:
            self.applied += 1
            self.state.apply(step.seat, step.code, self._chance)
        self._chance.take_log()
        self.state.journal = self.journal
        kept = [step.entry for step in since if step.entry not in entries]
        return [(at, move) for at in kept if isinstance(move := self.record.entries[at], Moved)]

    # ---------------------------------------------------------------- applying moves

    def _deal(self) -> None:
        if self.source is None:
            self._chance = Logged(self.record.luck.source(self.game.fingerprint))
        else:
            self.source.reset(0)
            self._chance = Logged(self.source)
        self.journal = Journal()
        self.steps: list[Step] = []
        self._saved_positions: list[SavedPosition] = []
        self.applied = 0  # moves applied in all, undone ones included: replaying a record can be limited by it
        state = self.game.undealt()
        state.journal = self.journal
        state.deal(self._chance)
        self.state = state
        self._finish_step(-1, -1, 0)

    def _apply(self, seat: int, code: int) -> list[VisibleEvent]:
        before = self.state.actors()
        self.applied += 1
        self.state.apply(seat, code, self._chance)
        return self._finish_step(seat, code, before)

    def _finish_step(self, seat: int, code: int, before: int) -> list[VisibleEvent]:
        """Turn the journal into a step and return its events."""
        game = self.game
        journal = self.journal
        picks: Picks = self._chance.take_log()
        events = game.visible_events(journal.notes)
        outcomes = [game.outcome(kind, value) for kind, value in journal.outcomes]
        reveals = bool(picks) or journal.revealed != 0
        after = self.state.actors()
        self.steps.append(Step(0, seat, code, before, after, reveals, False, events, picks, outcomes, journal.pictures))
        journal.clear()
        if len(self.steps) % SAVE_EVERY == 1:
            self._saved_positions.append(SavedPosition(len(self.steps), self.state.copy(), self._chance.mark()))
        return events


NO_LUCK: Final = NoLuck()


def illegal_move(game: Game, code: int, legal: Sequence[int]) -> BadMove:
    """The error for a step that is not legal; it names some that are."""
    kind = IllegalMove if 0 <= code < game.move_count else IllFormedMove
    shown = game.notation(code) if kind is IllegalMove else str(code)
    some = ", ".join(game.notation(other) for other in legal[:12])
    return kind("core-move-illegal", move=shown, legal=some)

"""A game being played: checked moves in, events out, a record kept, and undo that cannot peek."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from ludoteca.core.engine.chance import Logged, NoLuck, Replayed
from ludoteca.core.engine.journal import Journal
from ludoteca.core.errors import BadMove, BadSetup
from ludoteca.core.events import Event, Heard
from ludoteca.core.game import SPECTATOR, Setup, View
from ludoteca.core.legal import legal_codes
from ludoteca.core.luck import Luck
from ludoteca.core.moves import Move
from ludoteca.core.record import FORMAT, VERSION, Cards, Dealt, Moved, Picks, Record, Redone, Seat, Undone, fingerprint
from ludoteca.core.result import Result
from ludoteca.core.sets import seats_of

HASH_EVERY: Final = 8  # moves between two hashes of a record

Outcome = dict[str, str | int]
Given = int | str | Move | tuple[int, ...]


class Step(msgspec.Struct, gc=False):
    """What one move did, kept beside the record for undo and for those who watch."""

    entry: int  # its place in the record; 0 is the deal
    seat: int
    code: int
    before: int  # actors before and after
    after: int
    told: bool  # whether it let anybody know something: beyond the horizon of undo
    forced: bool
    heard: list[Heard]
    picks: Picks
    outcomes: list[Outcome]


class Match:
    """One game at one table.

    >>> import ludoteca
    >>> match = ludoteca.game("patrician", seats=2).deal(seed=1)
    >>> seat = match.actors[0]
    >>> events = match.play(match.legal()[0])
    >>> match.actors == (seat,), match.result
    (True, None)
    """

    def __init__(self, setup: Setup, luck: Luck, players: Sequence[str] = (), source: Replayed | None = None) -> None:
        if players and len(players) != setup.seats:
            raise BadSetup("core-bad-players", seats=setup.seats, given=len(players))
        self.setup = setup
        self._public: tuple[Step, View] | None = None  # what a spectator sees after a step
        self.source = source  # where the picks of a record without its secret come from
        names = [Seat(name, name) for name in players] or [Seat(f"seat {k + 1}", "person") for k in range(setup.seats)]
        file = setup.deck.file
        self.record = Record(
            FORMAT,
            VERSION,
            setup.game.key,
            setup.game.rules,
            dict(setup.options),
            names,
            Cards(file.name, file.digest, None if file.house else file.text),
            luck,
            [],
        )
        self._begin()
        self.record.entries.append(Dealt(self.steps[0].picks, fingerprint(self.state)))

    # ---------------------------------------------------------------- what stands

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now; none when the game is over."""
        return seats_of(self.state.actors())

    @property
    def over(self) -> bool:
        return self.state.actors() == 0

    @property
    def result(self) -> Result | None:
        """Who won and why, once the game is over."""
        return self.setup.game.result(self.setup, self.state) if self.over else None

    def legal_codes(self, seat: int | None = None) -> list[int]:
        """The legal moves of a seat as entries of the table of moves, in rising order."""
        return legal_codes(self.state, self._one_actor(seat))

    def legal(self, seat: int | None = None) -> list[Move]:
        """The legal moves of a seat; of the one who acts by default."""
        return [self.setup.game.move(self.setup, code) for code in self.legal_codes(seat)]

    def view(self, seat: int, memory_aid: bool = False) -> View:
        """What a seat may know; −1 for a spectator."""
        return self.setup.game.view(self.setup, self.state, seat, memory_aid)

    def shared_view(self, seat: int) -> View:
        """The same as `view`, for less when all are told of one step: its parts are shared, and only to be read."""
        last = self.steps[-1]
        if self._public is None or self._public[0] is not last:
            self._public = last, self.view(SPECTATOR)
        public = self._public[1]
        return public if seat == SPECTATOR else self.setup.game.view_beside(self.setup, public, self.state, seat)

    def heard(self, seat: int) -> list[Event]:
        """All events since the deal, as a seat heard them."""
        return [heard.by(seat) for step in self.steps for heard in step.heard]

    def replayed(self) -> Replayed | None:
        """For a match whose secret is not known: its picks, to be given again."""
        return None if self.source is None else Replayed(list(self.source.picks))

    # ---------------------------------------------------------------- moves

    def play(self, move: Given, seat: int | None = None, ms: int = 0, forced: bool = False) -> list[Heard]:
        """Make a move: an entry of the table, several of them, its struct, or as typed. Wholly or not at all.

        A gesture of several steps is checked step by step on a copy first, so that an error changes nothing.
        """
        seat = self._one_actor(seat)
        codes = self.check(move, seat)
        heard: list[Heard] = []
        for k, code in enumerate(codes):
            heard += self._apply(seat, code)
            step = self.steps[-1]
            step.entry = len(self.record.entries)
            step.forced = forced
            number = len(self.steps)
            mark = fingerprint(self.state) if number % HASH_EVERY == 0 or self.over else None
            self.record.entries.append(Moved(seat, code, ms if k + 1 == len(codes) else 0, step.picks, forced, mark))
        self.record.result = self.result
        return heard

    def forced(self) -> tuple[int, int] | None:
        """A seat and its move, if some seat has just one."""
        for seat in self.actors:
            legal = legal_codes(self.state, seat)
            if len(legal) == 1:
                return seat, legal[0]
        return None

    def play_forced(self) -> list[Heard]:
        """Let the table play all moves that leave no choice."""
        heard: list[Heard] = []
        while (only := self.forced()) is not None:
            heard += self.play(only[1], only[0], forced=True)
        return heard

    def _codes(self, move: Given, seat: int) -> tuple[int, ...]:
        game = self.setup.game
        if isinstance(move, str):
            return game.read(self.setup, self.state.blank(seat), seat, move, self.legal_codes(seat))
        if isinstance(move, int):
            return (move,)
        if isinstance(move, tuple):
            return move
        return game.steps(self.setup, self.state.blank(seat), seat, move)

    def check(self, move: Given, seat: int) -> tuple[int, ...]:
        """A move as its steps, if the seat may make it now; the error says what is wrong. Nothing changes."""
        self._one_actor(seat)
        codes = self._codes(move, seat)
        game = self.setup.game
        if not codes:
            raise BadMove("core-move-empty")
        trial = self.state
        for k, code in enumerate(codes):
            if not trial.actors() >> seat & 1:
                raise BadMove("core-move-too-long", done=k)
            legal = legal_codes(trial, seat)
            if code not in legal:
                shown = game.notation(self.setup, code) if 0 <= code < game.move_count else str(code)
                some = ", ".join(game.notation(self.setup, other) for other in legal[:12])
                raise BadMove("core-move-illegal", move=shown, legal=some)
            if k + 1 < len(codes):
                # Only steps that ask nothing of chance may stand before the last of a gesture: where one does, the
                # choice is complete and the rest is too much.
                trial = trial.copy() if trial is self.state else trial
                try:
                    trial.apply(seat, code, NO_LUCK)
                except RuntimeError:
                    raise BadMove("core-move-too-long", done=k + 1) from None
        return codes

    def _one_actor(self, seat: int | None) -> int:
        actors = self.actors
        if not actors:
            raise BadMove("core-game-over")
        if seat is None:
            if len(actors) > 1:
                raise BadMove("core-which-seat", seats=[str(k + 1) for k in actors])
            return actors[0]
        if seat not in actors:
            raise BadMove("core-not-your-turn", seat=seat + 1, seats=[str(k + 1) for k in actors])
        return seat

    # ---------------------------------------------------------------- undo

    def undoable(self, seat: int) -> list[int]:
        """The places in `steps` of the seat's own last choice and what followed from it, if that may be undone freely.

        Tentative is what has let nobody know anything new, has not passed the turn, and has not been built upon: a
        step that asked others stays once one of them has answered. What others have sealed meanwhile in a phase where
        several act at once stays too, as long as that phase lasts.
        """
        mine: list[int] = []
        answered = False
        for at in range(len(self.steps) - 1, 0, -1):
            step = self.steps[at]
            asks = bool(step.after & ~step.before)
            if step.told or step.after == 0:
                break
            if step.seat == seat:
                if asks and (answered or not step.after >> seat & 1):
                    break
                mine.append(at)
                if not step.forced:
                    return sorted(mine)
            elif asks or (step.before == 1 << step.seat and step.heard):
                break  # a phase has ended, or another has had a turn of their own
            else:
                answered = True
        return []

    def undo(self, seat: int) -> None:
        """Take the seat's last choice back, within the horizon; the error says so if it is beyond."""
        mine = self.undoable(seat)
        if not mine:
            raise BadMove("core-cannot-undo")
        self.again(Undone(seat, [self.steps[at].entry for at in mine]))

    def take_back(self, seat: int) -> None:
        """Take the seat's last choice back with everything after it, beyond the horizon: the others must agree.

        The luck is the same when the moves are made again, and the record says that something was taken back.
        """
        for at in range(len(self.steps) - 1, 0, -1):
            if self.steps[at].seat == seat and not self.steps[at].forced:
                free = self.undoable(seat)
                if free and free[0] == at:
                    self.undo(seat)
                else:
                    self.again(Undone(seat, [step.entry for step in self.steps[at:]], False))
                return
        raise BadMove("core-nothing-to-undo")

    def redo(self, seat: int) -> None:
        """Make the moves again that were taken back last, if nothing has been played since."""
        last = self.record.entries[-1]
        if not isinstance(last, Undone) or last.seat != seat:
            raise BadMove("core-nothing-to-redo")
        self.again(Redone(seat, list(last.entries)))

    def again(self, entry: Undone | Redone) -> None:
        """Carry out an undo or redo of a record that is being played again."""
        self.record.entries.append(entry)
        self.record.result = None
        self._fold()

    def _fold(self) -> None:
        """Play the record again from the deal: the only way back."""
        standing = self.record.in_effect()
        moves = [entry for at in standing if isinstance(entry := self.record.entries[at], Moved)]
        if isinstance(self.source, Replayed):
            dealt = self.record.entries[0]
            known = [dealt.picks] if isinstance(dealt, Dealt) else []
            self.source.picks = [k for picks in [*known, *(entry.picks for entry in moves)] for _, k in picks]
        self._begin()
        for at, entry in zip(standing, moves, strict=True):
            self._apply(entry.seat, entry.move)
            self.steps[-1].entry = at
            self.steps[-1].forced = entry.forced
        self.record.result = self.result

    # ---------------------------------------------------------------- carrying out

    def _begin(self) -> None:
        if self.source is None:
            self._chance = Logged(self.record.luck.source(self.setup.table))
        else:
            self.source.reset(0)
            self._chance = Logged(self.source)
        self.journal = Journal()
        self.steps: list[Step] = []
        state = self.setup.undealt()
        state.journal = self.journal
        state.deal(self._chance)
        self.state = state
        self._keep(-1, -1, 0)

    def _apply(self, seat: int, code: int) -> list[Heard]:
        before = self.state.actors()
        self.state.apply(seat, code, self._chance)
        return self._keep(seat, code, before)

    def _keep(self, seat: int, code: int, before: int) -> list[Heard]:
        game = self.setup.game
        journal = self.journal
        picks: Picks = self._chance.taken()
        heard = game.heard(self.setup, journal.notes)
        outcomes = [game.outcome(self.setup, kind, value) for kind, value in journal.outcomes]
        told = bool(picks) or journal.revealed != 0
        after = self.state.actors()
        self.steps.append(Step(0, seat, code, before, after, told, False, heard, picks, outcomes))
        journal.clear()
        return heard


NO_LUCK: Final = NoLuck()

"""The presenter: a match as a seat sees it, in the messages of the wire: views, choices, sentences, previews, endings.

It uses only what the seat may know: views and choices come from `state.blank(seat)`, sentences from the events visible
to the seat, and previews from worlds filled into its view.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Any, NamedTuple, cast

import msgspec

from ludoteca.core.engine.state import State
from ludoteca.core.errors import IllegalMove
from ludoteca.core.events import Event
from ludoteca.core.forfeits import sides_of
from ludoteca.core.game import SPECTATOR, Game
from ludoteca.core.match import Match, Step
from ludoteca.core.names import Names, seat_names
from ludoteca.core.place import describe_place
from ludoteca.core.preview import Preview
from ludoteca.core.sets import seats_of
from ludoteca.core.text import Words
from ludoteca.core.views import Pile, View
from ludoteca.server.messages import wire
from ludoteca.server.messages.action_log import ActionLog
from ludoteca.server.messages.logbook import LOGBOOK
from ludoteca.server.messages.undo_texts import UndoTexts
from ludoteca.server.tables.gestures import Gesture, next_step, steps_of
from ludoteca.server.tables.table_state import is_private_step


def as_json_object(view: View) -> dict[str, Any]:
    """Cast a view to the wire's type for JSON objects; it becomes one when the message is encoded."""
    return cast("dict[str, Any]", view)


@lru_cache(maxsize=20_000)
def move_and_notation(game: Game, code: int) -> tuple[dict[str, Any], str]:
    """A move as a struct and in notation: the same at every table with this set-up."""
    return cast("dict[str, Any]", game.move(code)), game.notation(code)


@lru_cache(maxsize=20_000)
def choice_name(game: Game, code: int, words: Words) -> str:
    """The name of an item: the same at every table with this set-up."""
    return game.choice_name(code, words)


def sentences_of(actions: Sequence[wire.ActionInfo]) -> list[str]:
    """The sentences of actions; some have none."""
    return [action.text for action in actions if action.text]


class PublicTurn(NamedTuple):
    """The part of a turn that all seats may know, after one step."""

    step: Step
    steps: int
    actors: tuple[int, ...]
    asked: tuple[int, ...]
    seen: State


class Presenter:
    """Presents one match in one language."""

    def __init__(self, match: Match, words: Words, memory_aid: bool) -> None:
        self.match = match
        self.game: Game = match.game
        self.words = words
        self.memory_aid = memory_aid
        self.action_log = ActionLog(match, words, self.picture)
        self.undo_texts = UndoTexts(match, words)
        self._turn: PublicTurn | None = None

    def names(self, me: int = SPECTATOR) -> Names:
        """The players' names for a reader at a seat."""
        return Names(seat_names((seat.name for seat in self.match.record.seats), self.words), me)

    def view(self, seat: int) -> dict[str, Any]:
        match = self.match
        if self.memory_aid and seat != SPECTATOR:
            return as_json_object(match.view(seat, True))
        return as_json_object(match.shared_view(seat))

    def table_words(self, seat: int, views: Sequence[View] = ()) -> wire.TableWords:
        """The table in words, as a seat may know it; each seat's hand is taken from its own view if there are views."""
        own = self.match.view(seat)
        seats = range(self.game.seats)
        hands = [(views[k] if views else own).piles().get(f"hand:{k}", Pile(0)) for k in seats]
        sentences = self.game.describe_table(self.match, seat, self.words)
        ties = self.game.tie_categories  # which are not points
        points = [{name: value for name, value in each.items() if name not in ties} for each in own.points()]
        return wire.TableWords(sentences, points, [list(hand.known) for hand in hands])

    # ---------------------------------------------------------------- choices

    def choice(self, code: int, seen: State | None, seat: int) -> wire.MoveChoice:
        """A move in words; `seen` is the view of the seat that would make it."""
        move, notation = move_and_notation(self.game, code)
        facts = None if seen is None else self.game.choice_facts(code, seen, seat)
        text = self.game.describe_move(code, self.words, seen)
        notes = [] if seen is None else self.game.choice_notes(code, seen, seat, self.names(seat), self.words)
        return wire.MoveChoice(code, move, notation, text, cast("dict[str, Any] | None", facts), notes)

    def selection(self, seen: State, seat: int) -> wire.SelectionInfo | None:
        """The items that the seat has to choose from now, if its next steps are one choice."""
        selection = self.game.selection(seen, seat)
        if selection is None:
            return None
        items = [
            wire.SelectionItem(
                code,
                move_and_notation(self.game, code)[0],
                choice_name(self.game, code, self.words),
                count,
                code in selection.limited_codes,
            )
            for code, count in selection.counts.items()
        ]
        why = self.game.describe_selection(seen, seat, self.words)
        suggested = list(self.game.suggest(seen, seat))
        return wire.SelectionInfo(
            items, selection.least, selection.most, selection.limit, selection.end, why, suggested
        )

    @cached_property
    def _declines(self) -> dict[int, wire.MoveChoice]:
        return {
            code: msgspec.structs.replace(
                self.choice(code, None, SPECTATOR), text=self.game.describe_decline(code, self.words)
            )
            for code in self.game.declines()
        }

    def declines(self, seen: State, seat: int) -> list[wire.MoveChoice]:
        """The moves that always mean the same and that the seat may still announce, by what everybody sees."""
        names = self.names(seat)
        codes = self.game.declines_now(seen, seat)
        own = self.match.state.blank(seat) if codes else seen  # what a pass costs depends on the hand
        return [
            msgspec.structs.replace(
                self._declines[code], notes=self.game.decline_notes(code, own, seat, names, self.words)
            )
            for code in codes
        ]

    def turn(self, seat: int, question: int | None, undo: wire.UndoKind, announced: Sequence[int]) -> wire.Turn:
        """The seats to act, and the moves of this seat."""
        match = self.match
        public = self._public_turn()
        actors, asked = public.actors, public.asked
        acts = seat in actors
        seen = match.state.blank(seat) if acts else None
        counted = len(asked) > 1 and actors != (seat,)  # nobody waits for others under a question of their own
        return wire.Turn(
            list(actors),
            len(asked) - len(actors) if counted else 0,
            len(asked) if counted else 0,
            question if acts else None,
            self.game.describe_prompt(seen, seat, self.words) if seen is not None else "",
            [self.choice(code, seen, seat) for code in match.legal_codes(seat)] if acts else [],
            undo,
            self.declines(public.seen, seat) if seat != SPECTATOR and actors else [],
            list(announced),
            None if seen is None else self.selection(seen, seat),
            [] if seen is None else self.unavailable(seen, seat),
            self.game.alerts(public.seen, self.names(seat), self.words) if actors else [],
        )

    def unavailable(self, seen: State, seat: int) -> list[wire.Reason]:
        """What the seat might expect to be able to choose, and why it cannot."""
        reasons = self.game.unavailable(seen, seat, self.words)
        return [wire.Reason(item, why) for item, why in reasons.items()]

    def _public_turn(self) -> PublicTurn:
        """The part of a turn that is the same for all seats, made once for each step."""
        last = self.match.steps[-1]
        if self._turn is None or self._turn.step is not last or self._turn.steps != len(self.match.steps):
            seen = self.match.state.blank(SPECTATOR)
            self._turn = PublicTurn(last, len(self.match.steps), self.match.actors, self.seats_asked(), seen)
        return self._turn

    def seats_asked(self) -> tuple[int, ...]:
        """The seats that were asked together in this phase, including those that have answered."""
        now = self.match.state.actors()
        asked = now
        for step in reversed(self.match.steps):
            if step.after & ~step.before or not step.before & asked or step.seat < 0:
                break
            if step.before == step.after == 1 << step.seat and not is_private_step(step):
                break  # the last to answer acts next, too: that is another question
            asked |= step.before
        return seats_of(asked) if now else ()

    # ---------------------------------------------------------------- events

    def events(self, steps: Sequence[Step], seat: int) -> list[dict[str, Any]]:
        """The events of steps, as visible to a seat."""
        return [cast("dict[str, Any]", visible.for_seat(seat)) for step in steps for visible in step.events]

    def actions(self, steps: Sequence[Step], seat: int) -> list[wire.ActionInfo]:
        """The events of steps, one action at a time, as visible to a seat."""
        return self.action_log.actions(steps, seat)

    def sentences(self, steps: Sequence[Step], seat: int) -> list[str]:
        """Steps in words, as visible to a seat."""
        return sentences_of(self.actions(steps, seat))

    def log(self, seat: int) -> Any:
        """The log so far, with a line for each action of which the seat sees something; already JSON."""
        return LOGBOOK.log(self, seat)

    def picture(self, state: State, seat: int) -> dict[str, Any]:
        """The view of a position in the middle of a move."""
        return as_json_object(self.game.view(state, seat, self.memory_aid and seat != SPECTATOR))

    def ending(self, seat: int = SPECTATOR) -> wire.Ending | None:
        """The winner and the reason, and the place of a seat; None during the game."""
        match, game, words = self.match, self.game, self.words
        result = match.result
        if result is None:
            return None
        names = self.names(seat)
        return wire.Ending(
            result,
            words(f"{game.key}-reason-{result.reason}"),
            None if result.tie_break is None else words(f"{game.key}-tie-{result.tie_break}"),
            game.describe_winner(result, names, words),
            match.record.taken_back,
            "" if seat == SPECTATOR else describe_place(result, sides_of(match), seat, words),
            game.describe_end(match, names, words),
            [game.score_parts(match.state, each, words) for each in range(game.seats)],
        )

    def progress(self) -> str:
        """How far the game is, as everybody may know."""
        return self.game.describe_progress(self.match.shared_view(SPECTATOR), self.words)

    def prompt(self, seat: int) -> str:
        """What a seat has to do now."""
        return self.game.describe_prompt(self.match.state.blank(seat), seat, self.words)

    def result_text(self, seat: int) -> str:
        """Who won, and the place of a seat; empty during the game."""
        match, words = self.match, self.words
        result = match.result
        if result is None:
            return ""
        place = "" if seat == SPECTATOR else describe_place(result, sides_of(match), seat, words)
        if seat in result.winners:
            return place
        return f"{self.game.describe_winner(result, self.names(seat), words)} {place}".strip()

    # ---------------------------------------------------------------- previews

    def preview(self, number: int, question: int, seat: int, gesture: Gesture) -> wire.Tried:
        """Preview a gesture as far as the seat can know its effect; the match does not change."""
        game, words = self.game, self.words
        preview = Preview(self.match.state.blank(seat), seat)
        left = steps_of(game, preview.world, seat, gesture)
        done: list[int] = []
        events: list[Event] = []
        stops = None
        before = preview.world.blank(seat)
        while left:
            if stops is not None:
                raise IllegalMove("core-move-too-long", done=len(done))
            code, left = next_step(game, preview, left, len(done))
            done.append(code)
            before = preview.world.blank(seat)
            stops = preview.step(code)
            if stops is None:
                events += [visible.for_seat(seat) for visible in game.visible_events(preview.journal.notes)]
        acts = preview.may_act() and stops is None
        seen = preview.world.blank(seat)
        # What follows a complete gesture is another decision, which the seat makes when it is asked.
        goes_on = acts and game.continues_gesture(before, seen, seat)
        view = game.view(preview.world, seat, self.memory_aid)
        return wire.Tried(
            number,
            question,
            done,
            as_json_object(view),
            [self.choice(code, seen, seat) for code in preview.legal()] if goes_on else [],
            game.describe_prompt(seen, seat, words) if goes_on else "",
            sentences_of(self.action_log.of_events(events, self.names(seat))),
            view.points(),
            stops,
            not acts,
            not goes_on,
            self.selection(seen, seat) if goes_on else None,
        )

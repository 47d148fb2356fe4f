"""The presenter: a match as a seat sees it, in the messages of the wire: views, choices, sentences, previews, endings.

It uses only what the seat may know: views and choices come from `state.blank(seat)`, sentences from the events visible
to the seat, and previews from worlds filled into its view.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from typing import Any, Final, NamedTuple, cast

from ludoteca.core.engine.state import State
from ludoteca.core.errors import IllegalMove
from ludoteca.core.events import Event
from ludoteca.core.game import SPECTATOR, Game
from ludoteca.core.match import Match, Step
from ludoteca.core.preview import Preview
from ludoteca.core.sets import seats_of
from ludoteca.core.text import Words
from ludoteca.core.views import Pile, View
from ludoteca.server.messages import wire
from ludoteca.server.messages.logbook import LOGBOOK
from ludoteca.server.tables.gestures import Gesture, next_step, steps_of
from ludoteca.server.tables.table import is_private_step

MOST_SENTENCES: Final = 16  # kept for the other seats


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
        self._turn: PublicTurn | None = None
        self._sentences: dict[int, tuple[Event, str | None]] = {}

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.match.record.seats]

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
        return wire.MoveChoice(code, move, notation, text, cast("dict[str, Any] | None", facts))

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
        return {code: self.choice(code, None, SPECTATOR) for code in self.game.declines()}

    def declines(self, seen: State, seat: int) -> list[wire.MoveChoice]:
        """The moves that always mean the same and that the seat may still announce, by what everybody sees."""
        return [self._declines[code] for code in self.game.declines_now(seen, seat)]

    def turn(self, seat: int, question: int | None, undo: wire.UndoKind, announced: Sequence[int]) -> wire.Turn:
        """The seats to act, and the moves of this seat."""
        match = self.match
        public = self._public_turn()
        actors, asked = public.actors, public.asked
        acts = seat in actors
        seen = match.state.blank(seat) if acts else None
        return wire.Turn(
            list(actors),
            len(asked) - len(actors) if len(asked) > 1 else 0,
            len(asked) if len(asked) > 1 else 0,
            question if acts else None,
            self.game.describe_prompt(seen, seat, self.words) if seen is not None else "",
            [self.choice(code, seen, seat) for code in match.legal_codes(seat)] if acts else [],
            undo,
            self.declines(public.seen, seat) if seat != SPECTATOR and actors else [],
            list(announced),
            None if seen is None else self.selection(seen, seat),
        )

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

    def sentences(self, steps: Sequence[Step], seat: int) -> list[str]:
        """Steps in words, as visible to a seat."""
        return self.describe(visible.for_seat(seat) for step in steps for visible in step.events)

    def describe(self, events: Iterable[Event]) -> list[str]:
        """Events in words; some have none."""
        sentences = (self._describe_once(event) for event in events)
        return [sentence for sentence in sentences if sentence]

    def _describe_once(self, event: Event) -> str | None:
        """An event in words. An event that looks the same to all seats is described only once."""
        described = self._sentences.get(id(event))
        if described is None:
            if len(self._sentences) >= MOST_SENTENCES:
                self._sentences.clear()
            # The entry keeps its event alive, so that the id stays unique.
            described = event, self.game.describe_event(event, self.names, self.words)
            self._sentences[id(event)] = described
        return described[1]

    def log(self, seat: int) -> Any:
        """The log so far, with a line for each step of which the seat sees something; already JSON."""
        return LOGBOOK.log(self, seat)

    def line(self, step: Step, seat: int, number: int) -> tuple[wire.LogLine | None, bool]:
        """The log line of a step with this number, and whether the seat may count the step."""
        sentences = self.sentences([step], seat)
        line = wire.LogLine(number, step.seat, sentences) if sentences else None
        return line, step.seat == seat or not is_private_step(step)

    def ending(self) -> wire.Ending | None:
        """The winner and the reason; None during the game."""
        result = self.match.result
        if result is None:
            return None
        key = self.game.key
        return wire.Ending(
            result,
            self.words(f"{key}-reason-{result.reason}"),
            None if result.tie_break is None else self.words(f"{key}-tie-{result.tie_break}"),
            self.game.describe_winner(result, self.names, self.words),
            self.match.record.taken_back,
        )

    # ---------------------------------------------------------------- previews

    def preview(self, number: int, question: int, seat: int, gesture: Gesture) -> wire.Tried:
        """Preview a gesture as far as the seat can know its effect; the match does not change."""
        game, words = self.game, self.words
        preview = Preview(self.match.state.blank(seat), seat)
        left = steps_of(game, preview.world, seat, gesture)
        done: list[int] = []
        sentences: list[str] = []
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
                visible = game.visible_events(preview.journal.notes)
                sentences += self.describe(event.for_seat(seat) for event in visible)
        acts = preview.may_act() and stops is None
        seen = preview.world.blank(seat)
        view = game.view(preview.world, seat, self.memory_aid)
        return wire.Tried(
            number,
            question,
            done,
            as_json_object(view),
            [self.choice(code, seen, seat) for code in preview.legal()] if acts else [],
            game.describe_prompt(seen, seat, words) if acts else "",
            sentences,
            view.points(),
            stops,
            not acts,
            not acts or not game.continues_gesture(before, seen, seat),
            self.selection(seen, seat) if acts else None,
        )

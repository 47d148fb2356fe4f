"""What a match looks like to a seat, as the messages of the wire: views, choices, sentences, previews, endings.

Everything here is made from what the seat may know and from nothing else: views and choices come from
`state.blank(seat)`, sentences from events as the seat heard them, previews from a world filled into its view.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Any, Final, cast

import msgspec

from ludoteca.bots import LEVELS
from ludoteca.core.engine.state import State
from ludoteca.core.errors import BadMove
from ludoteca.core.events import Event
from ludoteca.core.game import SPECTATOR, Game, Setup, View
from ludoteca.core.match import Match, Step
from ludoteca.core.sets import seats_of
from ludoteca.core.words import Words
from ludoteca.games import shelf
from ludoteca.server import wire
from ludoteca.server.foresight import Foresight
from ludoteca.server.table import unseen

SPOKEN: Final = 16  # sentences that are kept for the other seats
LEVEL_NAMES: Final = ("easy", *LEVELS)


def plain(view: View) -> dict[str, Any]:
    """A view as the wire calls it; it becomes JSON when the message is encoded."""
    return cast("dict[str, Any]", view)


@lru_cache(maxsize=20_000)
def written(setup: Setup, code: int) -> tuple[dict[str, Any], str]:
    """A move as its struct and as it is typed: the same at every table with this set-up."""
    return cast("dict[str, Any]", setup.game.move(setup, code)), setup.game.notation(setup, code)


class Teller:
    """Tells one match in one language."""

    def __init__(self, match: Match, words: Words, memory_aid: bool) -> None:
        self.match = match
        self.setup: Setup = match.setup
        self.game: Game = match.setup.game
        self.words = words
        self.memory_aid = memory_aid
        self._spoken: dict[int, tuple[Event, str | None]] = {}

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.match.record.seats]

    def view(self, seat: int) -> dict[str, Any]:
        match = self.match
        if self.memory_aid and seat != SPECTATOR:
            return plain(match.view(seat, True))
        return plain(match.shared_view(seat))

    # ---------------------------------------------------------------- choices

    def choice(self, code: int, seen: State | None) -> wire.Choice:
        """A move in words; `seen` is the view of who would make it."""
        move, notation = written(self.setup, code)
        return wire.Choice(code, move, notation, self.game.tell_move(self.setup, code, self.words, seen))

    @cached_property
    def declines(self) -> list[wire.Choice]:
        """The moves that always mean the same."""
        return [self.choice(code, None) for code in self.game.declines(self.setup)]

    def turn(self, seat: int, ask: int | None, undo: str, announced: Sequence[int]) -> wire.Turn:
        """Whose turn it is, and what this seat may do."""
        match = self.match
        actors = match.actors
        asked = self.asked()
        mine = seat in actors
        seen = match.state.blank(seat) if mine else None
        return wire.Turn(
            list(actors),
            len(asked) - len(actors) if len(asked) > 1 else 0,
            len(asked) if len(asked) > 1 else 0,
            ask if mine else None,
            self.game.tell_prompt(self.setup, seen, seat, self.words) if seen is not None else "",
            [self.choice(code, seen) for code in match.legal_codes(seat)] if mine else [],
            cast("Any", undo),
            self.declines if seat != SPECTATOR and actors else [],
            list(announced),
        )

    def asked(self) -> tuple[int, ...]:
        """The seats that were asked together in this phase, those who have answered among them."""
        now = self.match.state.actors()
        asked = now
        for step in reversed(self.match.steps):
            if step.after & ~step.before or not step.before & asked or step.seat < 0:
                break
            asked |= step.before
        return seats_of(asked) if now else ()

    # ---------------------------------------------------------------- what happened

    def said(self, steps: Sequence[Step], seat: int) -> list[str]:
        """Steps as sentences, as a seat heard them."""
        told = (self._sentence(heard.by(seat)) for step in steps for heard in step.heard)
        return [sentence for sentence in told if sentence]

    def _sentence(self, event: Event) -> str | None:
        """An event in words; what all seats hear alike is put into words once for all of them."""
        spoken = self._spoken.get(id(event))
        if spoken is None:
            if len(self._spoken) >= SPOKEN:
                self._spoken.clear()
            # The event is kept with its words: while it lives, its id is its own.
            spoken = event, self.game.tell_event(self.setup, event, self.names, self.words)
            self._spoken[id(event)] = spoken
        return spoken[1]

    def log(self, seat: int) -> list[wire.Line]:
        """All that has happened, a line for each step that has something to tell."""
        lines = []
        at = 0
        for step in self.match.steps:
            said = self.said([step], seat)
            if said:
                lines.append(wire.Line(at, step.seat, said))
            at += step.seat == seat or not unseen(step)
        return lines

    def events(self, steps: Sequence[Step], seat: int) -> list[dict[str, Any]]:
        return [cast("dict[str, Any]", heard.by(seat)) for step in steps for heard in step.heard]

    def ending(self) -> wire.Ending | None:
        """Who won and why; None while the game goes on."""
        result = self.match.result
        if result is None:
            return None
        key = self.game.key
        winners = [self.names[seat] for seat in result.winners]
        points = result.seats[result.winners[0]].score
        headline = self.words("play-shared" if result.shared else "play-winner", players=winners, points=points)
        return wire.Ending(
            result,
            self.words(f"{key}-reason-{result.reason}"),
            None if result.tie_break is None else self.words(f"{key}-tie-{result.tie_break}"),
            headline,
            self.match.record.taken_back,
        )

    # ---------------------------------------------------------------- what would happen

    def tried(self, number: int, ask: int, seat: int, steps: Sequence[int]) -> wire.Tried:
        """What a gesture would do, as far as the seat can know; nothing is done."""
        game, setup, words = self.game, self.setup, self.words
        ahead = Foresight(self.match.state, seat)
        done: list[int] = []
        said: list[str] = []
        stops = None
        for code in steps:
            if not ahead.acts() or stops is not None:
                raise BadMove("core-move-too-long", done=len(done))
            legal = ahead.legal()
            if code not in legal:
                shown = game.notation(setup, code) if 0 <= code < game.move_count else str(code)
                some = ", ".join(game.notation(setup, other) for other in legal[:12])
                raise BadMove("core-move-illegal", move=shown, legal=some)
            done.append(code)
            stops = ahead.step(code)
            if stops is None:
                heard = game.heard(setup, ahead.journal.notes)
                told = (game.tell_event(setup, event.by(seat), self.names, words) for event in heard)
                said += [sentence for sentence in told if sentence]
        mine = ahead.acts() and stops is None
        seen = ahead.world.blank(seat)
        view = game.view(setup, ahead.world, seat, self.memory_aid)
        return wire.Tried(
            number,
            ask,
            done,
            plain(view),
            [self.choice(code, seen) for code in ahead.legal()] if mine else [],
            game.tell_prompt(setup, seen, seat, words) if mine else "",
            said,
            self.points(view, seen),
            stops,
            not mine,
        )

    def points(self, view: View, seen: State) -> list[dict[str, int]]:
        """Every seat's points by category, as far as a view shows them."""
        seats = getattr(view, "seats", [])
        if seats and all(isinstance(getattr(player, "points", None), dict) for player in seats):
            return [dict(player.points) for player in seats]
        return [self.game.categories_now(self.setup, seen, seat) for seat in range(self.setup.seats)]


# -------------------------------------------------------------------------------------------- the shelf


def told_game(game: Game, words: Words) -> wire.GameInfo:
    """A game as a set-up screen needs it."""
    key = game.key
    return wire.GameInfo(
        key,
        game.title,
        game.designer,
        game.year,
        game.stage,
        list(game.seats),
        words(f"{key}-summary"),
        words(f"{key}-notice"),
        [
            wire.OptionInfo(
                option.name,
                option.kind,
                option.default,
                list(option.choices),
                [words(f"{key}-option-{option.name}-{value}") for value in option.choices],
                option.low,
                option.high,
                list(option.seats),
                words(f"{key}-option-{option.name}"),
                words(f"{key}-option-{option.name}-help"),
            )
            for option in game.options
        ],
        {name: words(f"{key}-category-{name}") for name in game.categories},
    )


def told_shelf(words: Words, version: str) -> wire.Shelf:
    """All games and levels."""
    levels = [
        wire.LevelInfo(name, words(f"server-level-{name}"), words(f"server-level-{name}-help")) for name in LEVEL_NAMES
    ]
    return wire.Shelf([told_game(game, words) for game in shelf()], levels, version)


def told_cards(setup: Setup, words: Words) -> wire.Faces:
    """The faces of all cards, and the rules in short."""
    game = setup.game
    faces = [
        wire.CardFace(
            card.key,
            game.name_card(setup, card.key, words),
            game.effect_card(setup, card.key, words),
            game.tell_card(setup, card.key, words),
            {attribute.name: attribute.value for attribute in card.attributes},
            [attribute.name for attribute in card.attributes if attribute.provenance == "invented"],
        )
        for card in setup.deck.cards()
    ]
    file = setup.deck.file
    return wire.Faces(faces, game.tell_rules(words, setup.options), file.name, not file.house)


encode = msgspec.json.encode

"""Pâtée Impériale in the terminal: drawn as a table, or described in sentences for a screen reader.

Colour is never the only sign: a seat also has a letter, a courtier's colour a shape (▲ green, ■ blue, ● red), and an
invented card a mark.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich import box
from rich.console import Console, ConsoleOptions, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludoteca.core.clean import shown_names
from ludoteca.core.match import Match
from ludoteca.core.seats import LETTERS, SIXTEEN_COLOUR_STYLES, STYLES
from ludoteca.core.text import Words
from ludoteca.games.patee_imperiale import events, moves, text
from ludoteca.games.patee_imperiale.cards import PateeDeck
from ludoteca.games.patee_imperiale.engine.state import PateeState
from ludoteca.games.patee_imperiale.view import PateeView

if TYPE_CHECKING:
    from rich.console import RenderableType


SHAPES: Final = {"green": "▲", "blue": "■", "red": "●"}
HUES: Final = {"green": "green", "blue": "bright_blue", "red": "red"}
LIT: Final = "bold yellow"  # can be chosen now
QUIET: Final = "dim"
STAND_IN: Final = "*"
PARTLY_INVENTED: Final = "°"
LONGEST_NAME: Final = 18
PateeMatch = Match[PateeState, PateeView, PateeDeck]


def draw(match: PateeMatch, seat: int, words: Words) -> RenderableType:
    """The table as a seat sees it."""
    return TableDrawing(match, seat, words)


def describe_table(match: PateeMatch, seat: int, words: Words) -> list[str]:
    """The table as a seat sees it, in sentences."""
    return TableDescription(match, seat, words).sentences()


class SeatTable:
    """The common part of drawing and description: the seat's view, and the names of the players."""

    def __init__(self, match: PateeMatch, seat: int, words: Words) -> None:
        self.game = match.game
        self.deck = match.game.deck
        self.view = match.view(seat)
        self.match = match
        self.seat = seat
        self.words = words
        self.names = shown_names(match.record)

    def say(self, key: str, **facts: object) -> str:
        return self.words(f"patee_imperiale-terminal-{key}", **facts)

    def medal(self) -> str:
        """The players who hold the medal."""
        holders = self.view.medal_holders
        if not holders:
            return self.say("no-medal")
        return self.say("medal", players=[self.names[seat] for seat in holders])


class TableDrawing(SeatTable):
    """The table as a drawing."""

    def __init__(self, match: PateeMatch, seat: int, words: Words) -> None:
        super().__init__(match, seat, words)
        self.has_colours = True
        self.lit_cards, self.lit_seats = self._choices()
        self.new_cards = self._new_cards()

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        self.has_colours = console.color_system not in (None, "standard") and not console.no_color
        view = self.view
        yield Text(f"{self.say('round', round=view.round)} · {self.medal()}", "bold")
        yield self._players()
        discard = self._cards(view.discard) if view.discard else Text("–", QUIET)
        yield Panel(discard, title=self.say("discard"), title_align="left", box=box.ROUNDED, border_style=QUIET)
        if view.reserve:
            yield Text(f"{self.say('reserve')}: {view.reserve}", QUIET)
        if self.seat >= 0 and view.seats[self.seat].hand:
            yield self._hand(self.say("your-hand"), [card for card in view.seats[self.seat].hand if card])
        if view.shown and self.seat != view.named:
            yield self._hand(self.say("shown"), view.shown)
        if any(self.deck.invented(courtier.key) for courtier in self.deck.courtiers):
            yield Text(self.say("house"), QUIET)

    def _choices(self) -> tuple[set[str], set[int]]:
        """The cards and players that the viewer may choose now."""
        match = self.match
        if match.over or self.seat not in match.actors:
            return set(), set()
        cards: set[str] = set()
        seats: set[int] = set()
        for code in match.legal_codes(self.seat):
            move = self.game.move(code)
            if isinstance(move, moves.Name):
                seats.add(move.seat)
            else:
                cards.add(moves.card_of(move))
        return cards, seats

    def _new_cards(self) -> set[str]:
        """The courtiers that have come into a suite or the discard since the viewer's last move."""
        steps = self.match.steps
        since = len(steps)
        while since > 1 and steps[since - 1].seat != self.seat:
            since -= 1
        cards: set[str] = set()
        for visible in (visible for step in steps[since:] for visible in step.events):
            match visible.event:
                case (
                    events.CardPlayed(_, card)
                    | events.Discredited(_, card)
                    | events.HandDiscredited(_, card)
                    | events.Charmed(_, _, card)
                    | events.Given(_, _, card)
                ):
                    cards.add(card)
                case events.Swapped(_, _, taken, given):
                    cards |= {taken, given}
        return cards

    def _badge(self, seat: int) -> Text:
        return Text(f" {LETTERS[seat]} ", (STYLES if self.has_colours else SIXTEEN_COLOUR_STYLES)[seat])

    def _card(self, key: str) -> Text:
        """A courtier in short: shape, name, value, and a mark if anything on it is invented."""
        courtier = self.deck.courtier(key)
        drawn = Text()
        drawn.append(SHAPES[courtier.colour], HUES[courtier.colour])
        style = LIT if key in self.lit_cards else ""
        if key in self.new_cards:
            style = f"{style} underline".strip()
        drawn.append(" ")
        drawn.append(f"{courtier.name} {text.number(courtier.value)}", style)
        invented = self.deck.invented(key)
        if invented:
            drawn.append(STAND_IN if "name" in invented else PARTLY_INVENTED, QUIET)
        return drawn

    def _cards(self, keys: list[str]) -> Text:
        return Text(", ").join(self._card(key) for key in keys)

    def _players(self) -> RenderableType:
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, header_style=QUIET)
        table.add_column("", no_wrap=True, min_width=4)
        table.add_column(self.say("player"), no_wrap=True, max_width=LONGEST_NAME, overflow="ellipsis")
        for key in ("won", "total", "hand", "points"):
            table.add_column(self.say(key), justify="right", no_wrap=True)
        table.add_column(self.say("suite"), ratio=1)
        for seat, player in enumerate(self.view.seats):
            is_actor = seat in self.match.actors
            is_lit = seat in self.lit_seats
            table.add_row(
                Text.assemble(Text("▸" if is_actor else "?" if is_lit else " ", LIT), self._badge(seat)),
                Text(self.names[seat], LIT if is_lit else "bold" if seat == self.seat else ""),
                str(player.rounds_won),
                text.number(player.total),
                str(len(player.hand)),
                text.number(player.points),
                self._cards(player.suite) if player.suite else Text("–", QUIET),
            )
        return table

    def _hand(self, title: str, keys: list[str]) -> RenderableType:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True)
        table.add_column(style=QUIET, no_wrap=True)
        table.add_column()
        for key in keys:
            courtier = self.deck.courtier(key)
            table.add_row(
                self._card(key),
                self.words(f"patee_imperiale-role-{courtier.role}"),
                text.action_text(courtier, self.words),
            )
        return Panel(table, title=title, title_align="left", box=box.ROUNDED)


class TableDescription(SeatTable):
    """The table in sentences."""

    def sentences(self) -> list[str]:
        view = self.view
        sentences = [f"{self.say('round', round=view.round)}, {self.medal()}."]
        sentences += [self._player(seat) for seat in range(len(self.names))]
        if view.discard:
            sentences.append(self.say("say-discard", cards=self._names(view.discard)))
        else:
            sentences.append(self.say("say-no-discard"))
        if view.reserve:
            sentences.append(self.say("say-reserve", cards=view.reserve))
        if self.seat >= 0:
            held = [card for card in view.seats[self.seat].hand if card]
            sentences.append(self.say("say-hand", cards=self._descriptions(held)) if held else self.say("say-no-hand"))
        if view.shown and self.seat != view.named:
            sentences.append(self.say("say-shown", cards=self._descriptions(view.shown)))
        return sentences

    def _player(self, seat: int) -> str:
        player = self.view.seats[seat]
        parts = [
            self.say(
                "say-player",
                player=self.names[seat],
                points=text.number(player.points),
                total=text.number(player.total),
                won=player.rounds_won,
                cards=len(player.hand),
            )
        ]
        if player.suite:
            parts.append(self.say("say-suite", cards=self._names(player.suite)))
        else:
            parts.append(self.say("say-no-suite"))
        return " ".join(parts)

    def _names(self, keys: list[str]) -> str:
        return ", ".join(f"{self.deck.courtier(key).name} {text.number(self.deck.courtier(key).value)}" for key in keys)

    def _descriptions(self, keys: list[str]) -> str:
        return "; ".join(self.game.describe_card(key, self.words).rstrip(".") for key in keys)

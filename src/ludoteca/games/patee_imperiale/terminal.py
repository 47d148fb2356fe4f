"""Pâtée Impériale on a terminal: the court drawn for the eye, and read out in sentences for the ear.

Every sign stands twice: a seat has its letter beside its colour, a courtier's colour its shape (▲ green, ■ blue,
● red), and what is invented its mark, so that nothing is lost without colour.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich import box
from rich.console import Console, ConsoleOptions, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludoteca.core.seats import LETTERS, PLAIN_STYLES, STYLES
from ludoteca.core.words import Words
from ludoteca.games.patee_imperiale import events as happened
from ludoteca.games.patee_imperiale import moves as moves_
from ludoteca.games.patee_imperiale import words as told
from ludoteca.games.patee_imperiale.cards import Courtier, PateeDeck
from ludoteca.games.patee_imperiale.view import PateeView

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ludoteca.core.match import Match

SHAPES: Final = {"green": "▲", "blue": "■", "red": "●"}
HUES: Final = {"green": "green", "blue": "bright_blue", "red": "red"}
LIT: Final = "bold yellow"
QUIET: Final = "dim"
STAND_IN: Final = "*"
PARTLY: Final = "°"  # a known courtier of whom something is invented
LONGEST_NAME: Final = 18


def draw(match: Match, seat: int, words: Words) -> RenderableType:
    """The table as a seat sees it."""
    return Drawing(match, seat, words)


def read_out(match: Match, seat: int, words: Words) -> list[str]:
    """The table as a seat sees it, a sentence or two for each thing on it."""
    return Reading(match, seat, words).sentences()


class Seen:
    """What both the drawing and the reading look at: the seat's view, and who is called what."""

    def __init__(self, match: Match, seat: int, words: Words) -> None:
        deck = match.setup.deck
        view = match.view(seat)
        assert isinstance(deck, PateeDeck)
        assert isinstance(view, PateeView)
        self.deck = deck
        self.view = view
        self.match = match
        self.seat = seat
        self.words = words
        self.names = [player.name for player in match.record.seats]

    def say(self, key: str, **facts: object) -> str:
        return self.words(f"patee_imperiale-terminal-{key}", **facts)

    def courtier(self, key: str) -> Courtier:
        return self.deck.courtiers[self.deck.number[key]]

    def medal(self) -> str:
        """Who holds the medal, and the number of the round."""
        side = self.view.medal
        if side is None:
            return self.say("no-medal")
        holders = [side, side + 2] if self.view.teams else [side]
        return self.say("medal", players=[self.names[seat] for seat in holders])


class Drawing(Seen):
    """The table for the eye."""

    def __init__(self, match: Match, seat: int, words: Words) -> None:
        super().__init__(match, seat, words)
        self.fine = True
        self.lit, self.lit_seats = self._lit()
        self.fresh = self._fresh()

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        self.fine = console.color_system not in (None, "standard") and not console.no_color
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

    def _lit(self) -> tuple[set[str], set[int]]:
        """The cards and players that the viewer may choose now."""
        match = self.match
        if match.over or self.seat not in match.actors:
            return set(), set()
        cards: set[str] = set()
        seats: set[int] = set()
        for code in match.legal_codes(self.seat):
            move = moves_.decode(self.deck, code)
            if isinstance(move, moves_.Name):
                seats.add(move.seat)
            else:
                cards.add(move.card)
        return cards, seats

    def _fresh(self) -> set[str]:
        """The courtiers that came into a suite or onto the discard since the viewer acted."""
        steps = self.match.steps
        since = len(steps)
        while since > 1 and steps[since - 1].seat != self.seat:
            since -= 1
        cards: set[str] = set()
        for heard in (heard for step in steps[since:] for heard in step.heard):
            match heard.event:
                case (
                    happened.CardPlayed(_, card)
                    | happened.Discredited(_, card)
                    | happened.HandDiscredited(_, card)
                    | happened.Charmed(_, _, card)
                    | happened.Given(_, _, card)
                ):
                    cards.add(card)
                case happened.Swapped(_, _, taken, given):
                    cards |= {taken, given}
        return cards

    def _badge(self, seat: int) -> Text:
        return Text(f" {LETTERS[seat]} ", (STYLES if self.fine else PLAIN_STYLES)[seat])

    def _card(self, key: str) -> Text:
        """A courtier in its short form: shape, name, value; a mark if anything on it is invented."""
        courtier = self.courtier(key)
        shown = Text()
        shown.append(SHAPES[courtier.colour], HUES[courtier.colour])
        style = LIT if key in self.lit else ""
        if key in self.fresh:
            style = f"{style} underline".strip()
        shown.append(" ")
        shown.append(f"{courtier.name} {told.number(courtier.value)}", style)
        invented = self.deck.invented(key)
        if invented:
            shown.append(STAND_IN if "name" in invented else PARTLY, QUIET)
        return shown

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
            acts = seat in self.match.actors
            choose = seat in self.lit_seats
            table.add_row(
                Text.assemble(Text("▸" if acts else "?" if choose else " ", LIT), self._badge(seat)),
                Text(self.names[seat], LIT if choose else "bold" if seat == self.seat else ""),
                str(player.rounds_won),
                told.number(player.total),
                str(len(player.hand)),
                told.number(player.points),
                self._cards(player.suite) if player.suite else Text("–", QUIET),
            )
        return table

    def _hand(self, title: str, keys: list[str]) -> RenderableType:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True)
        table.add_column(style=QUIET, no_wrap=True)
        table.add_column()
        for key in keys:
            courtier = self.courtier(key)
            table.add_row(
                self._card(key),
                self.words(f"patee_imperiale-role-{courtier.role}"),
                told.sentence(courtier, self.words),
            )
        return Panel(table, title=title, title_align="left", box=box.ROUNDED)


class Reading(Seen):
    """The table for the ear."""

    def sentences(self) -> list[str]:
        view = self.view
        spoken = [f"{self.say('round', round=view.round)}, {self.medal()}."]
        spoken += [self._player(seat) for seat in range(len(self.names))]
        if view.discard:
            spoken.append(self.say("say-discard", cards=self._names(view.discard)))
        else:
            spoken.append(self.say("say-no-discard"))
        if view.reserve:
            spoken.append(self.say("say-reserve", cards=view.reserve))
        if self.seat >= 0:
            held = [card for card in view.seats[self.seat].hand if card]
            spoken.append(self.say("say-hand", cards=self._whole(held)) if held else self.say("say-no-hand"))
        if view.shown and self.seat != view.named:
            spoken.append(self.say("say-shown", cards=self._whole(view.shown)))
        return spoken

    def _player(self, seat: int) -> str:
        player = self.view.seats[seat]
        parts = [
            self.say(
                "say-player",
                player=self.names[seat],
                points=told.number(player.points),
                total=told.number(player.total),
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
        return ", ".join(f"{self.courtier(key).name} {told.number(self.courtier(key).value)}" for key in keys)

    def _whole(self, keys: list[str]) -> str:
        return "; ".join(told.card(self.deck, key, self.words).rstrip(".") for key in keys)

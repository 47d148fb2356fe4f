"""San Juan in the terminal: a drawing of the table, and sentences for screen readers.

Nothing depends on colour alone: every plant has a mark for each good, and every seat has a letter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich import box
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludoteca.core.clean import shown_names
from ludoteca.core.match import Match
from ludoteca.core.seats import LETTERS, STYLES
from ludoteca.core.text import Words
from ludoteca.games.san_juan import phrases, text
from ludoteca.games.san_juan.cards import BUILDINGS, GOOD_NAMES, NUMBER, SanJuanDeck
from ludoteca.games.san_juan.engine import numbers
from ludoteca.games.san_juan.engine.state import SanJuanState
from ludoteca.games.san_juan.moves import ROLE_NAMES
from ludoteca.games.san_juan.view import SanJuanView, SeatView

if TYPE_CHECKING:
    from rich.console import RenderableType


GOOD_HUES: Final = ("#7f8cf0", "#8a8f98", "#b07a3a", "#b98a63", "#9fb2bd")
VIOLET: Final = "#9b6fc9"
LIT: Final = "bold yellow"
QUIET: Final = "dim"
SIX: Final = {
    "guild-hall": "guild_hall",
    "city-hall": "city_hall",
    "triumphal-arch": "triumphal_arch",
    "palace": "palace",
}
SanJuanMatch = Match[SanJuanState, SanJuanView, SanJuanDeck]


def draw(match: SanJuanMatch, seat: int, words: Words) -> RenderableType:
    """The table as a seat sees it."""
    return Drawing(match, seat, words).table()


def describe_table(match: SanJuanMatch, seat: int, words: Words) -> list[str]:
    """The table as a seat sees it, in sentences."""
    return Reading(match, seat, words).sentences()


class Seen:
    """The common part of drawing and description: the seat's view, and the names of the players."""

    def __init__(self, match: SanJuanMatch, seat: int, words: Words) -> None:
        self.view = match.view(seat)
        self.state = match.state.blank(seat)
        self.match = match
        self.seat = seat
        self.words = words
        self.names = shown_names(match.record)

    def say(self, key: str, **facts: object) -> str:
        return self.words(f"san_juan-terminal-{key}", **facts)

    def name(self, key: str) -> str:
        return phrases.card_name(key, self.words)

    def violet(self, player: SeatView, key: str) -> str:
        """A violet building; one of cost 6 with its points so far, a Chapel with its cards."""
        if key in SIX:
            return self.say("worth", card=self.name(key), points=player.points[SIX[key]])
        if key == "chapel" and player.chapel:
            return self.say("chapel", card=self.name(key), cards=player.chapel)
        return self.name(key)

    def hand(self) -> list[tuple[str, int, str]]:
        """The seat's hand: each kind, how many of it, and what it would cost to build now."""
        held = [card for card in self.view.seats[self.seat].hand if card is not None]
        # Before a role is taken, show prices as if it were the Builder.
        building = self.view.role == "builder" or (self.view.role is None and "builder" not in self.view.roles_taken)
        rows = []
        for key in dict.fromkeys(held):
            doubled = self.state.seats > 2
            price = (
                text.cost(self.state, self.seat, NUMBER[key], numbers.NONE, doubled, self.words)
                if building
                else str(BUILDINGS[NUMBER[key]].cost)
            )
            rows.append((key, held.count(key), price))
        return rows

    def cycle(self) -> list[str]:
        """The tiles seen so far in their order, the next one first."""
        at = self.view.cycle_at
        order = [*range(at, len(self.view.cycle)), *range(at)]
        return ["–".join(map(str, prices)) if (prices := self.view.cycle[k]) else "?" for k in order]

    def last_phase(self) -> bool:
        """Whether somebody has twelve buildings, so that the game ends after this phase."""
        return not self.view.over and any(player.buildings >= numbers.BUILDINGS_TO_END for player in self.view.seats)


class Drawing(Seen):
    """The table as a drawing."""

    def table(self) -> RenderableType:
        parts: list[RenderableType] = [self._middle()]
        parts += [self._player(seat) for seat in range(len(self.names))]
        if self.seat >= 0:
            parts.append(self._own_hand())
        return Group(*parts)

    def _badge(self, seat: int) -> Text:
        return Text(f" {LETTERS[seat]} ", STYLES[seat])

    def _middle(self) -> RenderableType:
        """Round, roles, piles and prices, and whether the end is near."""
        view = self.view
        roles = Text()
        for role in ROLE_NAMES:
            style = QUIET if role in view.roles_taken else "bold"
            mark = "▸" if role == view.role else "×" if role in view.roles_taken else "○"
            roles.append(f"{mark} {phrases.role(role, self.words)}   ", LIT if role == view.role else style)
        lines = [
            Text.assemble(
                self.say("round", round=view.round, player=self.names[view.governor]),
                "   ",
                Text(self.say("piles", pile=view.pile, discards=view.discards), QUIET),
            ),
            roles,
        ]
        if view.prices is not None:
            lines.append(Text(self.say("prices", prices=phrases.prices(view.prices, self.words)), "bold"))
        if any(prices is not None for prices in view.cycle):
            lines.append(Text(self.say("cycle", tiles="  ".join(self.cycle())), QUIET))
        if view.building is not None:
            lines.append(Text(self._building(), LIT))
        if view.revealed:
            lines.append(Text(self.say("revealed", cards=", ".join(self.name(key) for key in view.revealed)), LIT))
        if self.last_phase():
            lines.append(Text(self.say("last-phase"), LIT))
        return Panel(Group(*lines), box=box.SIMPLE, padding=(0, 1))

    def _building(self) -> str:
        building = self.view.building
        assert building is not None
        key = "building" if building.over is None else "building-over"
        facts = {} if building.over is None else {"over": self.name(building.over)}
        return self.say(
            key, player=self.names[building.seat], card=self.name(building.card), cards=building.owed, **facts
        )

    def _player(self, seat: int) -> RenderableType:
        player = self.view.seats[seat]
        acts = seat in self.match.actors
        title = Text.assemble(
            Text("▸" if acts else " ", LIT),
            self._badge(seat),
            Text(f" {self.names[seat]} ", "bold" if seat == self.seat else ""),
            "★ " if seat == self.view.governor else "",
            Text(self.say("points", points=player.score), "bold"),
            Text(f"  {self.say('buildings', buildings=player.buildings, last=numbers.BUILDINGS_TO_END)}"),
            Text(f"  {self.say('hand', cards=len(player.hand))}"),
        )
        plants = Text()
        for hue, plant in zip(GOOD_HUES, player.plants, strict=True):
            if plant.standing:
                plants.append(f"{self.name(plant.card)} ", hue)
                plants.append("■" * plant.goods + "□" * (plant.standing - plant.goods) + "   ", "bold")
        violets = Text("  ".join(self.violet(player, key) for key in player.violets), VIOLET)
        lines = [line for line in (plants, violets) if line]
        if player.chapel and "chapel" not in player.violets:
            lines.append(Text(self.say("tucked", cards=player.chapel), QUIET))
        if player.covered:
            lines.append(Text(self.say("covered", cards=", ".join(self.name(key) for key in player.covered)), QUIET))
        return Panel(
            Group(*lines),
            title=title,
            title_align="left",
            padding=(0, 1),
            box=box.HEAVY if acts else box.ROUNDED,
            border_style=LIT if acts else QUIET,
        )

    def _own_hand(self) -> RenderableType:
        player = self.view.seats[self.seat]
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=QUIET)
        table.add_column(self.say("your-hand"), no_wrap=True)
        table.add_column(self.say("price"))
        table.add_column(self.say("text"), ratio=1)
        for key, count, price in self.hand():
            many = f" ×{count}" if count > 1 else ""
            hue = GOOD_HUES[NUMBER[key]] if NUMBER[key] < len(GOOD_NAMES) else VIOLET
            table.add_row(Text(f"{self.name(key)}{many}", hue), price, Text(self.words(f"san_juan-text-{key}"), QUIET))
        lines: list[RenderableType] = [table] if player.hand else []
        if player.offered:
            offered = ", ".join(self.name(key) for key in player.offered if key is not None)
            lines.append(Text(self.say("offered", cards=offered), LIT))
        if player.chapel_cards:
            tucked = ", ".join(self.name(key) for key in player.chapel_cards)
            lines.append(Text(self.say("your-chapel", cards=tucked), QUIET))
        return Group(*lines)


class Reading(Seen):
    """The table in sentences."""

    def sentences(self) -> list[str]:
        view = self.view
        sentences = [
            self.say("round", round=view.round, player=self.names[view.governor]) + ".",
            self.say(
                "say-roles",
                roles=[phrases.role(role, self.words) for role in ROLE_NAMES if role not in view.roles_taken],
            ),
            self.say("piles", pile=view.pile, discards=view.discards) + ".",
        ]
        if view.prices is not None:
            sentences.append(self.say("prices", prices=phrases.prices(view.prices, self.words)) + ".")
        if any(prices is not None for prices in view.cycle):
            sentences.append(self.say("cycle", tiles=self.say("separator").join(self.cycle())) + ".")
        if view.building is not None:
            sentences.append(self.say("say-building", card=self.name(view.building.card), cards=view.building.owed))
        if view.revealed:
            sentences.append(self.say("revealed", cards=", ".join(self.name(key) for key in view.revealed)) + ".")
        if self.last_phase():
            sentences.append(self.say("last-phase"))
        sentences += [self._player(seat) for seat in range(len(self.names))]
        if self.seat >= 0:
            sentences += self._own_hand()
        return sentences

    def _player(self, seat: int) -> str:
        player = self.view.seats[seat]
        parts = [
            self.say(
                "say-player",
                player=self.names[seat],
                points=player.score,
                buildings=player.buildings,
                cards=len(player.hand),
            )
        ]
        plants = [
            self.say("say-plant", card=self.name(plant.card), standing=plant.standing, goods=plant.goods)
            for plant in player.plants
            if plant.standing
        ]
        if plants:
            parts.append(self.say("say-plants", plants=self.say("separator").join(plants)))
        if player.violets:
            parts.append(self.say("say-violets", cards=", ".join(self.violet(player, key) for key in player.violets)))
        if player.chapel and "chapel" not in player.violets:
            parts.append(self.say("tucked", cards=player.chapel) + ".")
        if player.covered:
            parts.append(self.say("covered", cards=", ".join(self.name(key) for key in player.covered)) + ".")
        return " ".join(parts)

    def _own_hand(self) -> list[str]:
        cards = [
            self.say("say-card", card=self.name(key), count=count, price=price) for key, count, price in self.hand()
        ]
        sentences = [
            self.say("say-hand", cards=self.say("separator").join(cards)) if cards else self.say("say-hand-empty")
        ]
        offered = [self.name(key) for key in self.view.seats[self.seat].offered if key is not None]
        if offered:
            sentences.append(self.say("offered", cards=", ".join(offered)) + ".")
        return sentences

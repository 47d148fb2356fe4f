"""Patrician on a terminal: the table drawn for the eye, and read out in sentences for the ear.

Every sign stands twice: a seat has its letter beside its colour, a portrait its shape beside its word (round
for the red hat, pointed for the lady, square for the bearded man), so that nothing is lost without colour.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludoteca.core.seats import LETTERS, PLAIN_STYLES, STYLES
from ludoteca.core.words import Words
from ludoteca.games.patrician import events as happened
from ludoteca.games.patrician import moves as moves_
from ludoteca.games.patrician import words as told
from ludoteca.games.patrician.cards import CITY_NAMES, Building, PatricianDeck
from ludoteca.games.patrician.engine.tables import SET_POINTS
from ludoteca.games.patrician.moves import SITES
from ludoteca.games.patrician.view import CityView, PatricianView

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ludoteca.core.match import Match

CITY_HUES: Final = {
    "Roma": "#b1362c", "Bologna": "#6d4a9b", "Firenze": "#b84d78", "Pistoia": "#b0580f", "Siena": "#6d7078",
    "Lucca": "#3d7d43", "Milano": "#2a66ab", "Ferrara": "#157d80", "Parma": "#8f7210", "Verona": "#75492c",
}  # fmt: skip
SHAPES: Final = {"red-hat": ("●", "○"), "lady": ("▲", "△"), "beard": ("■", "□")}
FACE_SIGNS: Final = {
    "crest": "◆", "move": "⇄", "free-draw": "?",
    "red-hat": "●", "lady": "▲", "beard": "■", "two-red-hats": "●●", "two-ladies": "▲▲", "two-beards": "■■",
}  # fmt: skip
LIT: Final = "bold yellow"
QUIET: Final = "dim"
# The map of rules: Board, and the same ring as a list in which neighbours stand together.
MAP: Final = (
    ("Verona", "Ferrara", "Bologna", "Firenze"),
    ("Parma", "", "", "Pistoia"),
    ("Milano", "Lucca", "Siena", "Roma"),
)
RING: Final = ("Roma", "Siena", "Lucca", "Milano", "Parma", "Verona", "Ferrara", "Bologna", "Firenze", "Pistoia")
MAP_WIDTH: Final = 100
BRIEF_BELOW: Final = 70  # columns under which the table of players leaves out words
LONGEST_NAME: Final = 14


def draw(match: Match, seat: int, words: Words) -> RenderableType:
    """The table as a seat sees it: a map where there is room for it, else a list."""
    return Drawing(match, seat, words)


def read_out(match: Match, seat: int, words: Words) -> list[str]:
    """The table as a seat sees it, a sentence or two for each thing on it."""
    return Reading(match, seat, words).sentences()


class Seen:
    """What both the drawing and the reading look at: the seat's view, and who is called what."""

    def __init__(self, match: Match, seat: int, words: Words) -> None:
        deck = match.setup.deck
        view = match.view(seat)
        assert isinstance(deck, PatricianDeck)
        assert isinstance(view, PatricianView)
        self.deck = deck
        self.view = view
        self.match = match
        self.seat = seat
        self.words = words
        self.names = [player.name for player in match.record.seats]
        by_name = {city.name: city for city in view.cities}
        self.cities = [by_name[name] for name in RING if name in by_name]
        self.messengers = bool(match.setup.options["messengers"])

    def say(self, key: str, **facts: object) -> str:
        return self.words(f"patrician-terminal-{key}", **facts)

    def building(self, card: str) -> Building:
        return self.deck.buildings[self.deck.number[card]]

    def points(self, seat: int) -> str:
        """What a seat has as far as the viewer may know; portraits of others are added at the end."""
        result = self.match.result
        if result is not None:
            return str(result.seats[seat].score)
        player = self.view.seats[seat]
        return f"{sum(player.points.values())}{'+?' if player.portraits is None else ''}"


def leader(tower: list[int]) -> int | None:
    """Who has most floors in a tower; if tied, whose floor is nearest the top.

    >>> leader([0, 2, 2, 0])
    0
    """
    floors = Counter(tower)
    return max(
        floors, key=lambda seat: (floors[seat], max(at for at, own in enumerate(tower) if own == seat)), default=None
    )


class Drawing(Seen):
    """The table for the eye."""

    def __init__(self, match: Match, seat: int, words: Words) -> None:
        super().__init__(match, seat, words)
        self.coloured = self.fine = True
        self.lit = self._lit()
        self.fresh, self.fresh_cards = self._fresh()

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        self.coloured = console.color_system is not None and not console.no_color
        self.fine = self.coloured and console.color_system != "standard"
        fits = not console.is_terminal or console.size.height >= sum(map(self._row_height, MAP)) + len(self.names)
        if width >= MAP_WIDTH and fits:
            yield self._map(width)
        else:
            yield self._list()
            yield Text()
            yield self._players()
            yield self._pile()
        if self.seat >= 0:
            yield self._own()

    # ---------------------------------------------------------------- what to point at

    def _lit(self) -> set[str]:
        """The cities that the viewer's legal moves are about."""
        if self.seat not in self.match.actors:
            return set()
        cities: set[str] = set()
        for code in self.match.legal_codes(self.seat):
            match moves_.decode(self.deck, code):
                case moves_.Play(card):
                    cities.add(CITY_NAMES[self.building(card).city])
                case moves_.Build() if self.view.card is not None:
                    cities.add(CITY_NAMES[self.building(self.view.card).city])
                case moves_.Shift(city) | moves_.Take(city):
                    cities.add(city)
                case moves_.Send(road):
                    cities.update(road)
        return cities

    def _fresh(self) -> tuple[Counter[tuple[str, int]], set[str]]:
        """How many floors on top of each tower, and which cities' cards, are new since the viewer acted."""
        floors: Counter[tuple[str, int]] = Counter()
        cards: set[str] = set()
        steps = self.match.steps
        since = len(steps)
        while since > 1 and steps[since - 1].seat != self.seat:
            since -= 1
        for heard in (heard for step in steps[since:] for heard in step.heard):
            match heard.event:
                case happened.FloorBuilt(_, city, site):
                    floors[city, SITES.index(site)] += 1
                case happened.FloorMoved(_, city, site):
                    left = city, SITES.index(site)
                    floors[left] = max(0, floors[left] - 1)
                    floors[city, 1 - left[1]] += 1
                case happened.CardFaced(city):
                    cards.add(city)
        return floors, cards

    # ---------------------------------------------------------------- small things

    def _badge(self, seat: int, mark: str = "{}") -> Text:
        return Text(mark.format(LETTERS[seat]), (STYLES if self.fine else PLAIN_STYLES)[seat])

    def _city(self, name: str) -> Text:
        return Text(f" {name} ", f"bold #ffffff on {CITY_HUES[name]}" if self.fine else "reverse")

    def _card(self, card: str | None, fresh: bool = False, brief: bool = False) -> Text:
        """A card in its short form: city, shape, word unless brief, star."""
        if card is None:
            return Text(self.say("no-card"), QUIET)
        building = self.building(card)
        shown = Text(f"{CITY_NAMES[building.city]} ")
        shown.append(FACE_SIGNS[building.face], "bold")
        shown.append("" if brief else f" {self.say(f'face-{building.face}')}")
        shown.append(" ★" if building.star else "")
        if fresh:
            shown.stylize("underline")
        return shown

    def _tokens(self, city: CityView) -> Text:
        """The two tokens, with their winners' letters once they are won, and what messengers add."""
        shown = Text()
        for token, winner in ((city.high_token, city.high), (city.low_token, city.low)):
            shown.append(f"{token}", "bold" if not city.scored else "")
            if winner is not None:
                shown.append_text(self._badge(winner))
            shown.append(" ")
        if city.messengers:
            shown.append(
                f"+{2 * city.messengers}", QUIET if city.scored and city.name not in self.view.effective else ""
            )
        return shown

    def _row_height(self, row: tuple[str, ...]) -> int:
        inside = self._storeys(row) + 2
        return 2 + (inside if row[1] else max(inside, len(self.names) + 4))

    def _storeys(self, row: tuple[str, ...]) -> int:
        """Floors to draw in a row of the map: its tallest tower and the pennant on it."""
        return 1 + max((len(tower) for city in self.cities if city.name in row for tower in city.towers), default=0)

    # ---------------------------------------------------------------- the map

    def _map(self, width: int) -> RenderableType:
        cities = {city.name: city for city in self.cities}
        cell = width // 4
        rows: list[RenderableType] = []
        for names in MAP:
            row = Table.grid()
            storeys = self._row_height(names) - 4
            if names[1]:
                for _ in names:
                    row.add_column(width=cell)
                row.add_row(*(self._cell(cities[name], storeys) for name in names))
            else:
                # Inside the ring of cities, where the pile lies, there is room for the players.
                ends = [self._cell(cities[name], storeys) for name in (names[0], names[-1]) if name in cities]
                room = width - cell * len(ends)
                players = Group(self._players(brief=room < BRIEF_BELOW), self._pile())
                for at in (cell, room, cell)[: len(ends) + 1]:
                    row.add_column(width=at)
                row.add_row(ends[0], Panel(players, box=box.SIMPLE, padding=0, height=storeys + 4), *ends[1:])
            rows.append(row)
        return Group(*rows)

    def _cell(self, city: CityView, storeys: int) -> RenderableType:
        lines: list[Text] = []
        for level in range(storeys - 1, -1, -1):
            line = Text(" ")
            for site, tower in enumerate(city.towers):
                line.append_text(self._storey(city, site, tower, level))
                line.append(" ")
            lines.append(line)
        base = Text(" ▀▀▀ ▀▀▀  ", QUIET)
        lines += [
            Text.assemble(base, self._tokens(city)),
            Text.assemble(" ", self._card(city.card, city.name in self.fresh_cards)),
        ]
        for line in lines:
            line.no_wrap, line.overflow = True, "ellipsis"
        lit = city.name in self.lit
        built = f" {sum(map(len, city.towers))}/{city.floors}"
        title = Text.assemble(self._city(city.name), built, style="not dim")
        return Panel(
            Group(*lines),
            title=title,
            title_align="left",
            padding=0,
            box=box.HEAVY if lit else box.ROUNDED,
            border_style=LIT if lit else QUIET,
        )

    def _storey(self, city: CityView, site: int, tower: list[int], level: int) -> Text:
        """One level of one tower: a floor, the leader's pennant above the top one, or air."""
        if level < len(tower):
            new = level >= len(tower) - self.fresh[city.name, site]
            return self._badge(tower[level], "›{}‹" if new else " {} " if self.coloured else "[{}]")
        first = leader(tower)
        if level == len(tower) and first is not None:
            return Text.assemble(" ►", self._badge(first))
        return Text("   ")

    # ---------------------------------------------------------------- the list

    def _list(self) -> RenderableType:
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, header_style=QUIET)
        for key in ("city", "floors", "left", "right", "tokens", "card"):
            table.add_column(self.say(key), no_wrap=True, overflow="ellipsis")
        for city in self.cities:
            lit = city.name in self.lit
            table.add_row(
                Text.assemble(Text("▸" if lit else " ", LIT), self._city(city.name)),
                f"{sum(map(len, city.towers))}/{city.floors}",
                *(self._lying(city, site) for site in (0, 1)),
                self._tokens(city),
                self._card(city.card, city.name in self.fresh_cards),
            )
        return table

    def _lying(self, city: CityView, site: int) -> Text:
        """A tower on its side, its foot at the left."""
        tower = city.towers[site]
        first = leader(tower)
        if first is None:
            return Text("–", QUIET)
        shown = Text()
        for level, owner in enumerate(tower):
            floor = self._badge(owner)
            if level >= len(tower) - self.fresh[city.name, site]:
                floor.stylize("underline")
            shown.append_text(floor)
        return shown.append("►").append_text(self._badge(first))

    # ---------------------------------------------------------------- players, pile, own things

    def _players(self, brief: bool = False) -> RenderableType:
        table = Table(box=None, padding=(0, 1 if brief else 2, 0, 0), pad_edge=False, header_style=QUIET)
        table.add_column("", no_wrap=True, min_width=2)
        table.add_column(self.say("player"), no_wrap=True, max_width=LONGEST_NAME, overflow="ellipsis")
        for key in ("points", "supply", "hand", *(("messengers",) if self.messengers else ())):
            table.add_column(self.say(key), justify="right", no_wrap=True)
        table.add_column(self.say("top-brief" if brief else "top"), no_wrap=True, overflow="ellipsis")
        for seat, player in enumerate(self.view.seats):
            acts = seat in self.match.actors
            table.add_row(
                Text.assemble(Text("▸" if acts else " ", LIT), self._badge(seat)),
                Text(self.names[seat], "bold" if seat == self.seat else ""),
                self.points(seat),
                str(player.pieces),
                str(len(player.hand)),
                *((str(player.messengers),) if self.messengers else ()),
                Text("–", QUIET) if player.top is None else self._card(player.top, brief=brief),
            )
        return table

    def _pile(self) -> RenderableType:
        shown = Text(self.say("pile", cards=self.view.pile), QUIET)
        if self.view.riders:
            riders = ", ".join(f"{'–'.join(rider.road)} {LETTERS[rider.seat]}" for rider in self.view.riders)
            shown.append(f"  {self.say('riders', riders=riders)}")
        return shown

    def _own(self) -> RenderableType:
        player = self.view.seats[self.seat]
        hand = Text("" if player.hand else "–")
        for card in player.hand:
            assert card is not None
            building = self.building(card)
            hand.append_text(self._city(CITY_NAMES[building.city]))
            hand.append(f" {FACE_SIGNS[building.face]}", "bold")
            hand.append(f" {self.say(f'face-{building.face}')}{' ★' if building.star else ''}   ")
        portraits = Text()
        for name, count in (player.portraits or {}).items():
            full, empty = SHAPES[name]
            portraits.append(full * (count % 3) + empty * (3 - count % 3), "bold")
            sets = f" +{SET_POINTS * (count // 3)}" if count >= 3 else ""
            portraits.append(f" {self.words(f'patrician-portrait-{name}')}{sets}   ")
        own = Table.grid(padding=(0, 2, 0, 0))
        own.add_column(style=QUIET)
        own.add_row(self.say("your-hand"), hand)
        own.add_row(self.say("your-portraits"), portraits)
        return Group(Text(), own)


class Reading(Seen):
    """The table for the ear."""

    def sentences(self) -> list[str]:
        spoken = [self._city(city) for city in self.cities]
        spoken += [
            self.say("say-rider", a=rider.road[0], b=rider.road[1], player=self.names[rider.seat])
            for rider in self.view.riders
        ]
        spoken += [self._player(seat) for seat in range(len(self.names))]
        spoken.append(self.say("say-pile", cards=self.view.pile))
        if self.seat >= 0:
            spoken += self._own()
        return spoken

    def _city(self, city: CityView) -> str:
        parts = [self.say("say-city", city=city.name, built=sum(map(len, city.towers)), floors=city.floors)]
        for site, tower in zip(SITES, city.towers, strict=True):
            first = leader(tower)
            if first is None:
                parts.append(self.say(f"say-{site}-empty"))
            else:
                floors = ", ".join(self.names[owner] for owner in tower)
                parts.append(self.say(f"say-{site}", floors=floors, leader=self.names[first]))
        if city.scored:
            nobody = self.words("patrician-nobody")
            winners = [nobody if won is None else self.names[won] for won in (city.high, city.low)]
            parts.append(
                self.say("say-scored", high=winners[0], low=winners[1], more=city.high_token, less=city.low_token)
            )
        else:
            parts.append(self.say("say-tokens", more=city.high_token, less=city.low_token))
        if city.messengers:
            parts.append(self.say("say-messengers", count=city.messengers))
        if city.card is None:
            parts.append(self.say("say-no-card"))
        else:
            parts.append(self.say("say-card", card=told.card(self.deck, city.card, self.words)))
        return " ".join(parts)

    def _player(self, seat: int) -> str:
        player = self.view.seats[seat]
        points = self.points(seat)
        parts = [
            self.say("say-player", player=self.names[seat], points=points.removesuffix("+?")),
            self.say("say-supply", floors=player.pieces, cards=len(player.hand)),
        ]
        if points.endswith("+?"):
            parts.insert(1, self.say("say-more"))
        if self.messengers:
            parts.append(self.say("say-riders", count=player.messengers))
        if player.top is not None:
            parts.append(self.say("say-top", card=told.card(self.deck, player.top, self.words)))
        return " ".join(parts)

    def _own(self) -> list[str]:
        player = self.view.seats[self.seat]
        cards = [told.card(self.deck, card, self.words) for card in player.hand if card is not None]
        portraits = [
            self.say("say-count", count=count, what=self.words(f"patrician-portrait-{name}"))
            for name, count in (player.portraits or {}).items()
        ]
        return [
            self.say("say-hand", cards="; ".join(cards)) if cards else self.say("say-hand-empty"),
            self.say("say-portraits", portraits=", ".join(portraits)),
        ]

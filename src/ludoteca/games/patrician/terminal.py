"""Patrician on a terminal: the table as a drawing, and as sentences for a screen reader.

Nothing depends on colour alone: a seat also has a letter, and a portrait has a shape (round for the red hat, pointed
for the lady, square for the bearded man).
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludoteca.core.clean import shown_names
from ludoteca.core.match import Match
from ludoteca.core.seats import LETTERS, SIXTEEN_COLOUR_STYLES, STYLES
from ludoteca.core.text import Words
from ludoteca.games.patrician import events, moves
from ludoteca.games.patrician.cards import CITY_NAMES, BuildingCard, PatricianDeck
from ludoteca.games.patrician.engine.state import PatricianState
from ludoteca.games.patrician.moves import SITES
from ludoteca.games.patrician.standing import messenger_bonus
from ludoteca.games.patrician.view import CityView, PatricianView

if TYPE_CHECKING:
    from rich.console import RenderableType


CITY_COLOURS: Final = {
    "Roma": "#b1362c", "Bologna": "#6d4a9b", "Firenze": "#b84d78", "Pistoia": "#b0580f", "Siena": "#6d7078",
    "Lucca": "#3d7d43", "Milano": "#2a66ab", "Ferrara": "#157d80", "Parma": "#8f7210", "Verona": "#75492c",
}  # fmt: skip
SHAPES: Final = {"red-hat": ("●", "○"), "lady": ("▲", "△"), "beard": ("■", "□")}
FACE_SIGNS: Final = {
    "crest": "◆", "move": "⇄", "free-draw": "?",
    "red-hat": "●", "lady": "▲", "beard": "■", "two-red-hats": "●●", "two-ladies": "▲▲", "two-beards": "■■",
}  # fmt: skip
HIGHLIGHT: Final = "bold yellow"
DIM: Final = "dim"
# The map of docs/rules/patrician.md, and its ring of cities as a list in which neighbours are together.
MAP: Final = (
    ("Verona", "Ferrara", "Bologna", "Firenze"),
    ("Parma", "", "", "Pistoia"),
    ("Milano", "Lucca", "Siena", "Roma"),
)
RING: Final = ("Roma", "Siena", "Lucca", "Milano", "Parma", "Verona", "Ferrara", "Bologna", "Firenze", "Pistoia")
MAP_WIDTH: Final = 100
BRIEF_BELOW: Final = 70  # with fewer columns, the list of players leaves out words
NAME_WIDTH: Final = 14
PatricianMatch = Match[PatricianState, PatricianView, PatricianDeck]


def draw(match: PatricianMatch, seat: int, words: Words) -> RenderableType:
    """The table as a seat sees it: a map if there is room for one, otherwise a list."""
    return TableDrawing(match, seat, words)


def describe_table(match: PatricianMatch, seat: int, words: Words) -> list[str]:
    """The table as a seat sees it, in sentences."""
    return TableDescription(match, seat, words).sentences()


class SeatTable:
    """The common part of drawing and description: the seat's view, and the names of the players."""

    def __init__(self, match: PatricianMatch, seat: int, words: Words) -> None:
        self.game = match.game
        self.deck = match.game.deck
        self.view = match.view(seat)
        self.match = match
        self.seat = seat
        self.words = words
        self.names = shown_names(match.record)
        by_name = {city.name: city for city in self.view.cities}
        self.cities = [by_name[name] for name in RING if name in by_name]
        self.messengers = bool(match.game.options["messengers"])

    def say(self, key: str, **facts: object) -> str:
        return self.words(f"patrician-terminal-{key}", **facts)

    def building(self, card: str) -> BuildingCard:
        return self.deck.building(card)

    def points(self, seat: int) -> str:
        """The points of a seat; `+?` marks that its portraits are hidden from the viewer."""
        result = self.match.result
        if result is not None:
            return str(result.seats[seat].score)
        player = self.view.seats[seat]
        return f"{player.score}{'+?' if player.portraits is None else ''}"


class TableDrawing(SeatTable):
    """The table as a drawing."""

    def __init__(self, match: PatricianMatch, seat: int, words: Words) -> None:
        super().__init__(match, seat, words)
        self.has_colours = self.has_true_colours = True
        self.highlighted = self._cities_of_legal_moves()
        self.new_floors, self.new_cards = self._changes()

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        self.has_colours = console.color_system is not None and not console.no_color
        self.has_true_colours = self.has_colours and console.color_system != "standard"
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

    # ---------------------------------------------------------------- what is marked

    def _cities_of_legal_moves(self) -> set[str]:
        """The cities that the viewer's legal moves concern."""
        if self.seat not in self.match.actors:
            return set()
        cities: set[str] = set()
        for code in self.match.legal_codes(self.seat):
            match self.game.move(code):
                case moves.Play(card):
                    cities.add(CITY_NAMES[self.building(card).city])
                case moves.Build() if self.view.card is not None:
                    cities.add(CITY_NAMES[self.building(self.view.card).city])
                case moves.Shift(city) | moves.Take(city):
                    cities.add(city)
                case moves.Send(road):
                    cities.update(road)
        return cities

    def _changes(self) -> tuple[Counter[tuple[str, int]], set[str]]:
        """How many top floors of each tower and which cities' cards are new since the viewer last acted."""
        floors: Counter[tuple[str, int]] = Counter()
        cards: set[str] = set()
        steps = self.match.steps
        since = len(steps)
        while since > 1 and steps[since - 1].seat != self.seat:
            since -= 1
        for visible in (visible for step in steps[since:] for visible in step.events):
            match visible.event:
                case events.FloorBuilt(_, city, site):
                    floors[city, SITES.index(site)] += 1
                case events.FloorMoved(_, city, site):
                    old = SITES.index(site)
                    floors[city, old] = max(0, floors[city, old] - 1)
                    floors[city, 1 - old] += 1
                case events.CardFaced(city):
                    cards.add(city)
        return floors, cards

    # ---------------------------------------------------------------- parts of a city

    def _badge(self, seat: int, form: str = "{}") -> Text:
        return Text(form.format(LETTERS[seat]), (STYLES if self.has_true_colours else SIXTEEN_COLOUR_STYLES)[seat])

    def _city(self, name: str) -> Text:
        return Text(f" {name} ", f"bold #ffffff on {CITY_COLOURS[name]}" if self.has_true_colours else "reverse")

    def _card(self, card: str | None, new: bool = False, brief: bool = False) -> Text:
        """A card in its short form: city, sign, a word unless brief, and star."""
        if card is None:
            return Text(self.say("no-card"), DIM)
        building = self.building(card)
        shown = Text(f"{CITY_NAMES[building.city]} ")
        shown.append(FACE_SIGNS[building.face], "bold")
        shown.append("" if brief else f" {self.say(f'face-{building.face}')}")
        shown.append(" ★" if building.star else "")
        if new:
            shown.stylize("underline")
        return shown

    def _tokens(self, city: CityView) -> Text:
        """The two tokens with the letters of their winners, and what messengers add."""
        shown = Text()
        for token, winner in ((city.high_token, city.high), (city.low_token, city.low)):
            shown.append(f"{token}", "bold" if not city.scored else "")
            if winner is not None:
                shown.append_text(self._badge(winner))
            shown.append(" ")
        if city.messengers:
            came_too_late = city.scored and city.name not in self.view.scored_with_messenger
            shown.append(f"+{messenger_bonus(city.messengers)}", DIM if came_too_late else "")
        return shown

    def _row_height(self, row: tuple[str, ...]) -> int:
        inside = self._levels(row) + 2
        return 2 + (inside if row[1] else max(inside, len(self.names) + 4))

    def _levels(self, row: tuple[str, ...]) -> int:
        """How many levels a row of the map has: those of its tallest tower and the pennant on top."""
        return 1 + max((len(tower) for city in self.cities if city.name in row for tower in city.towers), default=0)

    # ---------------------------------------------------------------- the map

    def _map(self, width: int) -> RenderableType:
        cities = {city.name: city for city in self.cities}
        cell = width // 4
        rows: list[RenderableType] = []
        for names in MAP:
            row = Table.grid()
            levels = self._row_height(names) - 4
            if names[1]:
                for _ in names:
                    row.add_column(width=cell)
                row.add_row(*(self._cell(cities[name], levels) for name in names))
            else:
                # The players and the draw pile are inside the ring of cities.
                ends = [self._cell(cities[name], levels) for name in (names[0], names[-1]) if name in cities]
                room = width - cell * len(ends)
                players = Group(self._players(brief=room < BRIEF_BELOW), self._pile())
                for column in (cell, room, cell)[: len(ends) + 1]:
                    row.add_column(width=column)
                row.add_row(ends[0], Panel(players, box=box.SIMPLE, padding=0, height=levels + 4), *ends[1:])
            rows.append(row)
        return Group(*rows)

    def _cell(self, city: CityView, levels: int) -> RenderableType:
        lines: list[Text] = []
        for level in range(levels - 1, -1, -1):
            line = Text(" ")
            for site, tower in enumerate(city.towers):
                line.append_text(self._level(city, site, tower, level))
                line.append(" ")
            lines.append(line)
        base = Text(" ▀▀▀ ▀▀▀  ", DIM)
        lines += [
            Text.assemble(base, self._tokens(city)),
            Text.assemble(" ", self._card(city.card, city.name in self.new_cards)),
        ]
        for line in lines:
            line.no_wrap, line.overflow = True, "ellipsis"
        highlighted = city.name in self.highlighted
        built = f" {sum(map(len, city.towers))}/{city.floors}"
        title = Text.assemble(self._city(city.name), built, style="not dim")
        return Panel(
            Group(*lines),
            title=title,
            title_align="left",
            padding=0,
            box=box.HEAVY if highlighted else box.ROUNDED,
            border_style=HIGHLIGHT if highlighted else DIM,
        )

    def _level(self, city: CityView, site: int, tower: list[int], level: int) -> Text:
        """One level of a tower: a floor, the leader's pennant above the top floor, or nothing."""
        if level < len(tower):
            new = level >= len(tower) - self.new_floors[city.name, site]
            return self._badge(tower[level], "›{}‹" if new else " {} " if self.has_colours else "[{}]")
        ahead = city.leaders[site]
        if level == len(tower) and ahead is not None:
            return Text.assemble(" ►", self._badge(ahead))
        return Text("   ")

    # ---------------------------------------------------------------- the list

    def _list(self) -> RenderableType:
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, header_style=DIM)
        for key in ("city", "floors", "left", "right", "tokens", "card"):
            table.add_column(self.say(key), no_wrap=True, overflow="ellipsis")
        for city in self.cities:
            highlighted = city.name in self.highlighted
            table.add_row(
                Text.assemble(Text("▸" if highlighted else " ", HIGHLIGHT), self._city(city.name)),
                f"{sum(map(len, city.towers))}/{city.floors}",
                *(self._lying_tower(city, site) for site in (0, 1)),
                self._tokens(city),
                self._card(city.card, city.name in self.new_cards),
            )
        return table

    def _lying_tower(self, city: CityView, site: int) -> Text:
        """A tower lying on its side, with its bottom at the left."""
        tower = city.towers[site]
        ahead = city.leaders[site]
        if ahead is None:
            return Text("–", DIM)
        shown = Text()
        for level, owner in enumerate(tower):
            floor = self._badge(owner)
            if level >= len(tower) - self.new_floors[city.name, site]:
                floor.stylize("underline")
            shown.append_text(floor)
        return shown.append("►").append_text(self._badge(ahead))

    # ---------------------------------------------------------------- players, draw pile, own hand

    def _players(self, brief: bool = False) -> RenderableType:
        table = Table(box=None, padding=(0, 1 if brief else 2, 0, 0), pad_edge=False, header_style=DIM)
        table.add_column("", no_wrap=True, min_width=2)
        table.add_column(self.say("player"), no_wrap=True, max_width=NAME_WIDTH, overflow="ellipsis")
        for key in ("points", "supply", "hand", *(("messengers",) if self.messengers else ())):
            table.add_column(self.say(key), justify="right", no_wrap=True)
        table.add_column(self.say("top-brief" if brief else "top"), no_wrap=True, overflow="ellipsis")
        for seat, player in enumerate(self.view.seats):
            acts = seat in self.match.actors
            table.add_row(
                Text.assemble(Text("▸" if acts else " ", HIGHLIGHT), self._badge(seat)),
                Text(self.names[seat], "bold" if seat == self.seat else ""),
                self.points(seat),
                str(player.pieces),
                str(len(player.hand)),
                *((str(player.messengers),) if self.messengers else ()),
                Text("–", DIM) if player.top is None else self._card(player.top, brief=brief),
            )
        return table

    def _pile(self) -> RenderableType:
        shown = Text(self.say("pile", cards=self.view.pile), DIM)
        if self.view.sent_messengers:
            messengers = ", ".join(
                f"{'–'.join(messenger.road)} {LETTERS[messenger.seat]}" for messenger in self.view.sent_messengers
            )
            shown.append(f"  {self.say('riders', riders=messengers)}")
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
        for name, sets in (player.portrait_sets or {}).items():
            full, empty = SHAPES[name]
            portraits.append(full * sets.toward_next + empty * (sets.needed - sets.toward_next), "bold")
            points = f" +{sets.points}" if sets.points else ""
            portraits.append(f" {self.words(f'patrician-portrait-{name}')}{points}   ")
        own = Table.grid(padding=(0, 2, 0, 0))
        own.add_column(style=DIM)
        own.add_row(self.say("your-hand"), hand)
        own.add_row(self.say("your-portraits"), portraits)
        return Group(Text(), own)


class TableDescription(SeatTable):
    """The table as sentences."""

    def sentences(self) -> list[str]:
        sentences = [self._city(city) for city in self.cities]
        for messenger in self.view.sent_messengers:
            a, b = messenger.road
            sentences.append(self.say("say-rider", a=a, b=b, player=self.names[messenger.seat]))
        sentences += [self._player(seat) for seat in range(len(self.names))]
        sentences.append(self.say("say-pile", cards=self.view.pile))
        if self.seat >= 0:
            sentences += self._own()
        return sentences

    def _city(self, city: CityView) -> str:
        parts = [self.say("say-city", city=city.name, built=sum(map(len, city.towers)), floors=city.floors)]
        for site, tower, ahead in zip(SITES, city.towers, city.leaders, strict=True):
            if ahead is None:
                parts.append(self.say(f"say-{site}-empty"))
            else:
                floors = ", ".join(self.names[owner] for owner in tower)
                parts.append(self.say(f"say-{site}", floors=floors, leader=self.names[ahead]))
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
            parts.append(self.say("say-card", card=self.game.describe_card(city.card, self.words)))
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
            parts.append(self.say("say-top", card=self.game.describe_card(player.top, self.words)))
        return " ".join(parts)

    def _own(self) -> list[str]:
        player = self.view.seats[self.seat]
        cards = [self.game.describe_card(card, self.words) for card in player.hand if card is not None]
        portraits = [
            self.say("say-count", count=count, what=self.words(f"patrician-portrait-{name}"))
            for name, count in (player.portraits or {}).items()
        ]
        return [
            self.say("say-hand", cards="; ".join(cards)) if cards else self.say("say-hand-empty"),
            self.say("say-portraits", portraits=", ".join(portraits)),
        ]

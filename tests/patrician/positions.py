"""Positions set up by hand, and a host's own decks, so that the tests read as sentences.

Players are the letters a to e; a tower is its floors from the bottom (`"aab"`: b is on top); a card is what a
person types (`"roma lady star"`); an empty hand, pile or space is simply not mentioned.

>>> table = Position(2).tower("Lucca", "ab", "b").hand("a", "lucca move").to_play("a")
>>> table.does("play lucca move", "build left").towers("Lucca")
('aba', 'b')
"""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.core.cards import CardFile
from ludoteca.core.engine.chance import Chance, Fast
from ludoteca.core.engine.journal import Journal
from ludoteca.core.engine.playout import buffer
from ludoteca.core.events import Event
from ludoteca.core.game import Setup
from ludoteca.core.options import Value
from ludoteca.core.result import Result
from ludoteca.core.sets import seats_of
from ludoteca.games.patrician import GAME, deck_of, own
from ludoteca.games.patrician.cards import CITY_NAMES
from ludoteca.games.patrician.engine.places import (
    AWARD,
    BONUS,
    CARD,
    CLOSED,
    EFFECTIVE,
    FLOOR_BITS,
    FLOOR_MASK,
    HANDS,
    HEIGHT,
    HIGH,
    LOW,
    OFFER,
    PENALISED_SEAT,
    PHASE,
    PILE,
    PILE_SIZE,
    PILES,
    PORTRAITS,
    POSTED,
    PRESENT,
    RIDERS,
    ROAD,
    SEEN,
    SUPPLY,
    TOPS,
    TOWER,
    TURN,
    WANTED,
)
from ludoteca.games.patrician.engine.tables import (
    CITIES,
    HAND,
    MAX_SEATS,
    MESSENGERS,
    NONE,
    OVER,
    PIECES,
    TO_BUILD,
    TO_PLAY,
    TO_SEND,
    TO_SHIFT,
    TO_TAKE,
)
from ludoteca.games.patrician.moves import ROAD_NAMES
from ludoteca.games.patrician.view import PatricianView

PLAYERS = "abcde"
STEPS = {TO_PLAY: "play", TO_BUILD: "build", TO_SHIFT: "move", TO_TAKE: "take", TO_SEND: "send", OVER: "over"}

# The table of rules/patrician.md, card by card, in the order of the engine's cities.
TABLE = {
    "Roma": "X X M W* B* W RR",
    "Bologna": "X X ? R* B* B WW",
    "Firenze": "X X M R* W* R BB",
    "Pistoia": "X X ? R* W* B* WW",
    "Siena": "X X ? R* B",
    "Lucca": "X X M W* R",
    "Milano": "X X ? B* W",
    "Ferrara": "X M R* WW",
    "Parma": "X M W* BB",
    "Verona": "X ? B* RR",
}
SHORT = {
    "X": "crest",
    "M": "move",
    "?": "free-draw",
    "R": "red-hat",
    "W": "lady",
    "B": "beard",
    "RR": "two-red-hats",
    "WW": "two-ladies",
    "BB": "two-beards",
}


def card_file(changes: Mapping[str, str] | None = None, name: str = "mine.toml") -> CardFile:
    """A host's card file: the table of the rules page, with other cards for the cities that are named."""
    lines = ['game = "patrician"']
    for city, cards in {**TABLE, **(changes or {})}.items():
        for told in cards.split():
            lines += ["[[cards]]", f'city = "{city}"', f'face = "{SHORT[told.removesuffix("*")]}"']
            if told.endswith("*"):
                lines.append("star = true")
    return CardFile("\n".join(lines) + "\n", name, False)


def number(letter: str) -> int:
    """The seat of a player."""
    return PLAYERS.index(letter)


def city_of(name: str) -> int:
    return CITY_NAMES.index(name)


def player(seat_and_one: int) -> str | None:
    """The player behind a token or an award; None for nobody."""
    return PLAYERS[seat_and_one - 1] if seat_and_one else None


class Position:
    """A position under construction, and then at play. Every step of it returns the position."""

    def __init__(self, seats: int = 3, cards: CardFile | None = None, **options: Value) -> None:
        self.setup = Setup(GAME, seats, options, cards)
        self.deck = deck_of(self.setup)
        self.state = own(self.setup.undealt())
        self.chance: Chance = Fast(1)
        self.journal = Journal()
        self.state.journal = self.journal
        self.heard: list[Event] = []
        self._moves = buffer()
        board = self.state.board
        for place in range(MAX_SEATS * HAND):
            board[HANDS + place] = NONE
        for city in range(CITIES):
            board[OFFER + city] = NONE
        for seat in range(MAX_SEATS):
            board[TOPS + seat] = NONE
        for seat in range(seats):
            board[SUPPLY + seat] = PIECES[seats]
            board[RIDERS + seat] = MESSENGERS[seats] if options.get("messengers") else 0
        board[CARD] = NONE
        board[PHASE] = TO_PLAY

    # ------------------------------------------------------------ what is given

    def card(self, told: str) -> int:
        """A card by what a person types."""
        return next(at for at, building in enumerate(self.deck.buildings) if building.notation == told)

    def tower(self, city: str, left: str = "", right: str = "") -> Position:
        """Towers of an unscored city, with pieces from the supplies."""
        board = self.state.board
        for side, floors in enumerate((left, right)):
            tower = 2 * city_of(city) + side
            for letter in floors:
                board[TOWER + tower] |= (number(letter) + 1) << (FLOOR_BITS * board[HEIGHT + tower])
                board[HEIGHT + tower] += 1
                board[PRESENT + city_of(city)] |= 1 << number(letter)
                board[SUPPLY + number(letter)] -= 1
        return self

    def scored(self, city: str, left: str, right: str) -> Position:
        """A city with these towers that has been scored by the engine's own rule."""
        self.tower(city, left, right)
        self.state.score_city(city_of(city))
        return self

    def tokens(self, city: str, high: str = "", low: str = "") -> Position:
        """Tokens already won, whatever the towers were."""
        board = self.state.board
        board[CLOSED + city_of(city)] = 1
        board[HIGH + city_of(city)] = number(high) + 1 if high else 0
        board[LOW + city_of(city)] = number(low) + 1 if low else 0
        return self

    def effective(self, city: str, *players: str) -> Position:
        """A city that was scored with a messenger; its tokens were won by these (high, low)."""
        self.tokens(city, *players)
        self.state.board[EFFECTIVE] |= 1 << city_of(city)
        return self

    def offer(self, **cards: str) -> Position:
        """Face-up cards: `offer(Roma="siena beard")`."""
        for city, told in cards.items():
            self.state.board[OFFER + city_of(city)] = self.card(told)
            self.state.board[SEEN] |= 1 << self.card(told)
        return self

    def hand(self, letter: str, *cards: str, hidden: bool = False) -> Position:
        """Cards in a hand: taken from the board, so everybody has seen them, unless hidden."""
        for told in cards:
            self.state.into_hand(number(letter), self.card(told))
            if not hidden:
                self.state.board[SEEN] |= 1 << self.card(told)
        return self

    def pile(self, *cards: str) -> Position:
        for told in cards:
            self.state.board[PILE] |= 1 << self.card(told)
            self.state.board[PILE_SIZE] += 1
        return self

    def played(self, letter: str, *cards: str) -> Position:
        """Cards played in earlier turns, with their portraits."""
        board = self.state.board
        for told in cards:
            card = self.card(told)
            board[PILES + number(letter)] |= 1 << card
            board[TOPS + number(letter)] = card
            board[SEEN] |= 1 << card
            faces = self.deck.faces
            if faces.portraits[card]:
                board[PORTRAITS + 3 * number(letter) + faces.portrait[card]] += faces.portraits[card]
        return self

    def portraits(self, letter: str, red_hats: int = 0, ladies: int = 0, beards: int = 0) -> Position:
        """Portraits on played cards, whichever those were."""
        for kind, many in enumerate((red_hats, ladies, beards)):
            self.state.board[PORTRAITS + 3 * number(letter) + kind] = many
        return self

    def pieces(self, letter: str, many: int) -> Position:
        self.state.board[SUPPLY + number(letter)] = many
        return self

    def messenger(self, letter: str, a: str, b: str) -> Position:
        """A messenger that already rides between two cities."""
        board = self.state.board
        board[ROAD + ROAD_NAMES.index((a, b))] = number(letter) + 1
        board[RIDERS + number(letter)] -= 1
        for city in (a, b):
            board[POSTED + city_of(city)] += 1
        return self

    def riders(self, letter: str, many: int) -> Position:
        """Messengers not yet sent."""
        self.state.board[RIDERS + number(letter)] = many
        return self

    def to_play(self, letter: str) -> Position:
        self.state.board[TURN] = number(letter)
        self.state.board[PHASE] = TO_PLAY
        return self

    def finished(self) -> Position:
        """The last card has been played: what the end of the game makes of the position."""
        self.state.finish()
        self._hear()
        return self

    # ------------------------------------------------------------ what is done

    def legal(self) -> set[str]:
        """All that the player whose turn it is may type now."""
        seat = self.state.board[TURN]
        return {self._notation(self._moves[k]) for k in range(self.state.legal(seat, self._moves))}

    def does(self, *moves: str) -> Position:
        """Moves of whoever is to act, as they are typed; an error if one is not legal."""
        for told in moves:
            (seat,) = seats_of(self.state.actors())
            legal = [self._moves[k] for k in range(self.state.legal(seat, self._moves))]
            (code,) = GAME.read(self.setup, self.state.blank(seat), seat, told, legal)
            self.state.apply(seat, code, self.chance)
            self._hear()
        return self

    def _hear(self) -> None:
        self.heard += [heard.event for heard in GAME.heard(self.setup, self.journal.notes)]
        self.journal.clear()

    def _notation(self, code: int) -> str:
        return GAME.notation(self.setup, code)

    # ------------------------------------------------------------ what stands

    @property
    def step(self) -> str:
        """What is to be done now: play, build, move, take, send; or the game is over."""
        return STEPS[self.state.board[PHASE]]

    @property
    def whose(self) -> str:
        return PLAYERS[self.state.board[TURN]]

    @property
    def floors_to_build(self) -> int:
        return self.state.board[WANTED]

    def towers(self, city: str) -> tuple[str, str]:
        left, right = (self._floors(2 * city_of(city) + side) for side in (0, 1))
        return left, right

    def _floors(self, tower: int) -> str:
        board = self.state.board
        floors = [board[TOWER + tower] >> (FLOOR_BITS * k) & FLOOR_MASK for k in range(board[HEIGHT + tower])]
        return "".join(PLAYERS[floor - 1] for floor in floors)

    def is_scored(self, city: str) -> bool:
        return bool(self.state.board[CLOSED + city_of(city)])

    def holders(self, city: str) -> tuple[str | None, str | None]:
        """Who won the high and the low token."""
        board = self.state.board
        return player(board[HIGH + city_of(city)]), player(board[LOW + city_of(city)])

    def offered(self, city: str) -> str | None:
        card = self.state.board[OFFER + city_of(city)]
        return None if card == NONE else self.deck.buildings[card].notation

    def held(self, letter: str) -> set[str]:
        board = self.state.board
        places = range(HANDS + HAND * number(letter), HANDS + HAND * number(letter) + HAND)
        return {self.deck.buildings[board[place]].notation for place in places if board[place] != NONE}

    def in_pile(self) -> set[str]:
        pile = self.state.board[PILE]
        return {building.notation for at, building in enumerate(self.deck.buildings) if pile >> at & 1}

    def supply(self, letter: str) -> int:
        return self.state.board[SUPPLY + number(letter)]

    def messenger_points(self, letter: str) -> int:
        return self.state.board[BONUS + number(letter)]

    @property
    def penalised(self) -> str | None:
        return player(self.state.board[PENALISED_SEAT])

    @property
    def effective_cities(self) -> set[str]:
        return {name for at, name in enumerate(CITY_NAMES) if self.state.board[EFFECTIVE] >> at & 1}

    @property
    def ambassadors(self) -> dict[str, str | None]:
        return {name: player(self.state.board[AWARD + k]) for k, name in enumerate("ABCD")}

    def score(self, letter: str) -> int:
        return self.state.score(number(letter))

    def categories(self, letter: str) -> dict[str, int]:
        return GAME.categories_now(self.setup, self.state, number(letter))

    @property
    def result(self) -> Result:
        return GAME.result(self.setup, self.state)

    @property
    def winners(self) -> str:
        return "".join(PLAYERS[seat] for seat in self.result.winners)

    def view(self, seat: int, memory_aid: bool = False) -> PatricianView:
        shown = GAME.view(self.setup, self.state, seat, memory_aid)
        assert isinstance(shown, PatricianView)
        return shown


def dealt(seats: int, seed: int = 1, cards: CardFile | None = None, **options: Value) -> Position:
    """A position as the engine itself deals it."""
    position = Position(seats, cards, **options)
    fresh = own(position.setup.undealt())
    position.chance = Fast(seed)
    fresh.deal(position.chance)
    fresh.journal = position.journal
    position.state = fresh
    return position


def played_out(position: Position, seed: int = 1) -> list[str]:
    """Play at random to the end; whose turns there were, in order."""
    chooser = Fast(seed)
    turns: list[str] = []
    while position.step != "over":
        if position.step == "play":
            turns.append(position.whose)
        legal = sorted(position.legal())
        position.does(legal[chooser.pick(len(legal))])
    return turns

"""Positions set up by hand and card files of a host, so that the tests read as sentences.

Players are the letters a to e. A tower is its floors from the bottom (`"aab"`: b is on top). A card is written as a
person types it (`"roma lady star"`). Empty hands, piles and spaces are not mentioned.

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
from ludoteca.core.options import Value
from ludoteca.core.result import Result
from ludoteca.core.sets import members, seats_of
from ludoteca.games.patrician import GAME
from ludoteca.games.patrician.cards import CITY_NAMES, city_number
from ludoteca.games.patrician.engine import numbers
from ludoteca.games.patrician.moves import ROAD_NAMES
from ludoteca.games.patrician.view import PatricianView

PLAYERS = "abcde"
LARGE_CITIES = ("Roma", "Bologna", "Firenze", "Pistoia")
MIDDLE_CITIES = ("Siena", "Lucca", "Milano")
SMALL_CITIES = ("Ferrara", "Parma", "Verona")
STEPS = {
    numbers.TO_PLAY: "play",
    numbers.TO_BUILD: "build",
    numbers.TO_SHIFT: "move",
    numbers.TO_TAKE: "take",
    numbers.TO_SEND: "send",
    numbers.OVER: "over",
}

# The house deck of docs/rules/patrician.md in letters, in the order of the card file.
HOUSE_DECK = {
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
FACES_BY_LETTER = {
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
UNFINISHED = {"Roma": "M M M W* B* W RR", "Siena": "X R* ? R* B"}  # 7 crests for 9 floors, 6 for 7


def card_file(changes: Mapping[str, str] | None = None, name: str = "mine.toml") -> CardFile:
    """A host's card file: the house deck with other cards for some cities."""
    lines = ['game = "patrician"']
    for city, cards in {**HOUSE_DECK, **(changes or {})}.items():
        for letters in cards.split():
            lines += ["[[cards]]", f'city = "{city}"', f'face = "{FACES_BY_LETTER[letters.removesuffix("*")]}"']
            if letters.endswith("*"):
                lines.append("star = true")
    return CardFile("\n".join(lines) + "\n", name, False)


TWINS = card_file({"Roma": "X X M W* W* B* RR"})  # two Roma ladies with a star


def seat_of(player: str) -> int:
    return PLAYERS.index(player)


def player_of(owner: int) -> str | None:
    """The player who owns a token or an ambassador; None for nobody."""
    return PLAYERS[owner - 1] if owner else None


class Position:
    """A position that is set up, played and then looked at. Methods that change it return it."""

    def __init__(self, seats: int = 3, cards: CardFile | None = None, **options: Value) -> None:
        self.game = GAME(seats, options, cards)
        self.deck = self.game.deck
        self.state = self.game.undealt()
        self.chance: Chance = Fast(1)
        self.journal = Journal()
        self.state.journal = self.journal
        self.events: list[Event] = []
        self._moves = buffer()
        board = self.state.board
        for place in range(numbers.MAX_SEATS * numbers.HAND_SIZE):
            board[numbers.HANDS + place] = numbers.NONE
        for city in range(numbers.CITIES):
            board[numbers.FACE_UP_CARD + city] = numbers.NONE
        for seat in range(numbers.MAX_SEATS):
            board[numbers.TOP_CARD + seat] = numbers.NONE
        for seat in range(seats):
            board[numbers.SUPPLY + seat] = numbers.PIECES_EACH[seats]
            board[numbers.MESSENGERS_LEFT + seat] = numbers.MESSENGERS_EACH[seats] if options.get("messengers") else 0
        board[numbers.TURN_CARD] = numbers.NONE
        board[numbers.PHASE] = numbers.TO_PLAY

    # ------------------------------------------------------------ setting up

    def card(self, notation: str) -> int:
        return next(card for card, building in enumerate(self.deck.buildings) if building.notation == notation)

    def tower(self, city: str, left: str = "", right: str = "") -> Position:
        """The towers of an unscored city, built with pieces from the supplies."""
        board = self.state.board
        for site, floors in ((numbers.LEFT, left), (numbers.RIGHT, right)):
            tower = 2 * city_number(city) + site
            for player in floors:
                seat = seat_of(player)
                board[numbers.TOWER + tower] |= (seat + 1) << (numbers.FLOOR_BITS * board[numbers.HEIGHT + tower])
                board[numbers.HEIGHT + tower] += 1
                board[numbers.BUILDERS + city_number(city)] |= 1 << seat
                board[numbers.SUPPLY + seat] -= 1
        return self

    def scored(self, city: str, left: str, right: str) -> Position:
        """A city with these towers, scored by the engine."""
        self.tower(city, left, right)
        self.state.score_city(city_number(city))
        return self

    def tokens(self, city: str, high: str = "", low: str = "") -> Position:
        """The winners of a scored city's tokens, whatever its towers are."""
        board = self.state.board
        board[numbers.SCORED + city_number(city)] = 1
        board[numbers.HIGH_TOKEN + city_number(city)] = seat_of(high) + 1 if high else 0
        board[numbers.LOW_TOKEN + city_number(city)] = seat_of(low) + 1 if low else 0
        return self

    def scored_with_messenger(self, city: str, high: str, low: str) -> Position:
        """A city that was scored while a messenger was there, and the winners of its tokens."""
        self.tokens(city, high, low)
        self.state.board[numbers.SCORED_WITH_MESSENGER] |= 1 << city_number(city)
        return self

    def face_up(self, **cards: str) -> Position:
        """Face-up cards: `face_up(Roma="siena beard")`."""
        for city, notation in cards.items():
            self.state.board[numbers.FACE_UP_CARD + city_number(city)] = self.card(notation)
            self.state.board[numbers.SEEN] |= 1 << self.card(notation)
        return self

    def hand(self, player: str, *cards: str, hidden: bool = False) -> Position:
        """Cards in a hand. Everybody has seen them on the board, unless they are hidden."""
        for notation in cards:
            self.state.add_to_hand(seat_of(player), self.card(notation))
            if not hidden:
                self.state.board[numbers.SEEN] |= 1 << self.card(notation)
        return self

    def pile(self, *cards: str) -> Position:
        """Cards in the draw pile."""
        for notation in cards:
            self.state.board[numbers.DRAW_PILE] |= 1 << self.card(notation)
            self.state.board[numbers.DRAW_PILE_SIZE] += 1
        return self

    def played(self, player: str, *cards: str) -> Position:
        """Cards played in earlier turns, with their portraits."""
        board = self.state.board
        faces = self.deck.faces
        seat = seat_of(player)
        for notation in cards:
            card = self.card(notation)
            board[numbers.PLAYED_CARDS + seat] |= 1 << card
            board[numbers.TOP_CARD + seat] = card
            board[numbers.SEEN] |= 1 << card
            if faces.portrait_count[card]:
                portrait = numbers.PORTRAITS + numbers.PORTRAIT_KINDS * seat + faces.portrait[card]
                board[portrait] += faces.portrait_count[card]
        return self

    def portraits(self, player: str, red_hats: int = 0, ladies: int = 0, beards: int = 0) -> Position:
        """Portraits on played cards, without the cards."""
        first = numbers.PORTRAITS + numbers.PORTRAIT_KINDS * seat_of(player)
        self.state.board[first + numbers.RED_HAT] = red_hats
        self.state.board[first + numbers.LADY] = ladies
        self.state.board[first + numbers.BEARD] = beards
        return self

    def pieces(self, player: str, count: int) -> Position:
        """Pieces left in a supply."""
        self.state.board[numbers.SUPPLY + seat_of(player)] = count
        return self

    def messenger(self, player: str, a: str, b: str) -> Position:
        """A messenger that was sent onto the road between two cities."""
        board = self.state.board
        board[numbers.MESSENGER_ON + ROAD_NAMES.index((a, b))] = seat_of(player) + 1
        board[numbers.MESSENGERS_LEFT + seat_of(player)] -= 1
        for city in (a, b):
            board[numbers.MESSENGERS_AT + city_number(city)] += 1
        return self

    def messengers_left(self, player: str, count: int) -> Position:
        self.state.board[numbers.MESSENGERS_LEFT + seat_of(player)] = count
        return self

    def to_play(self, player: str) -> Position:
        self.state.board[numbers.TURN] = seat_of(player)
        self.state.board[numbers.PHASE] = numbers.TO_PLAY
        return self

    # ------------------------------------------------------------ playing

    def legal(self) -> set[str]:
        """Everything that the player whose turn it is may type."""
        return {self.game.notation(code) for code in self._legal_codes(self.state.board[numbers.TURN])}

    def does(self, *moves: str) -> Position:
        """Moves of the player whose turn it is, as they are typed; an illegal one is an error."""
        for move in moves:
            (seat,) = seats_of(self.state.actors())
            (code,) = self.game.read(self.state.blank(seat), seat, move, self._legal_codes(seat))
            self.state.apply(seat, code, self.chance)
            self._note_events()
        return self

    def finished(self) -> Position:
        """The end of the game, as if the last card had been played."""
        self.state.finish()
        self._note_events()
        return self

    def _legal_codes(self, seat: int) -> list[int]:
        return [self._moves[k] for k in range(self.state.legal(seat, self._moves))]

    def _note_events(self) -> None:
        self.events += [visible.event for visible in self.game.visible_events(self.journal.notes)]
        self.journal.clear()

    # ------------------------------------------------------------ looking

    @property
    def step(self) -> str:
        """The step that comes next: play, build, move, take or send; or over."""
        return STEPS[self.state.board[numbers.PHASE]]

    @property
    def turn(self) -> str:
        """The player whose turn it is."""
        return PLAYERS[self.state.board[numbers.TURN]]

    @property
    def floors_to_build(self) -> int:
        return self.state.board[numbers.FLOORS_TO_BUILD]

    def towers(self, city: str) -> tuple[str, str]:
        left, right = (self._floors(2 * city_number(city) + site) for site in (numbers.LEFT, numbers.RIGHT))
        return left, right

    def _floors(self, tower: int) -> str:
        board = self.state.board
        levels = range(board[numbers.HEIGHT + tower])
        owners = [board[numbers.TOWER + tower] >> (numbers.FLOOR_BITS * k) & numbers.FLOOR_MASK for k in levels]
        return "".join(PLAYERS[owner - 1] for owner in owners)

    def is_scored(self, city: str) -> bool:
        return bool(self.state.board[numbers.SCORED + city_number(city)])

    def winners_in(self, city: str) -> tuple[str | None, str | None]:
        """The winners of the high and of the low token."""
        board = self.state.board
        high, low = board[numbers.HIGH_TOKEN + city_number(city)], board[numbers.LOW_TOKEN + city_number(city)]
        return player_of(high), player_of(low)

    def face_up_card(self, city: str) -> str | None:
        card = self.state.board[numbers.FACE_UP_CARD + city_number(city)]
        return None if card == numbers.NONE else self.deck.buildings[card].notation

    def held(self, player: str) -> set[str]:
        """The cards in a hand."""
        first = numbers.HANDS + numbers.HAND_SIZE * seat_of(player)
        cards = self.state.board[first : first + numbers.HAND_SIZE]
        return {self.deck.buildings[card].notation for card in cards if card != numbers.NONE}

    def in_pile(self) -> set[str]:
        """The cards in the draw pile."""
        return {self.deck.buildings[card].notation for card in members(self.state.board[numbers.DRAW_PILE])}

    def supply(self, player: str) -> int:
        return self.state.board[numbers.SUPPLY + seat_of(player)]

    def messenger_points(self, player: str) -> int:
        return self.state.board[numbers.MESSENGER_BONUS + seat_of(player)]

    @property
    def penalised(self) -> str | None:
        """The player who took the −3."""
        return player_of(self.state.board[numbers.PENALTY_OWNER])

    @property
    def cities_scored_with_messenger(self) -> set[str]:
        return {CITY_NAMES[city] for city in members(self.state.board[numbers.SCORED_WITH_MESSENGER])}

    @property
    def ambassadors(self) -> dict[str, str | None]:
        """The owners of the ambassadors."""
        return {name: player_of(self.state.board[numbers.AMBASSADOR + card]) for card, name in enumerate("ABCD")}

    def score(self, player: str) -> int:
        return self.state.score(seat_of(player))

    def categories(self, player: str) -> dict[str, int]:
        return self.game.categories_now(self.state, seat_of(player))

    @property
    def result(self) -> Result:
        return self.game.result(self.state)

    @property
    def winners(self) -> str:
        return "".join(PLAYERS[seat] for seat in self.result.winners)

    def view(self, seat: int, memory_aid: bool = False) -> PatricianView:
        return self.game.view(self.state, seat, memory_aid)


def dealt(seats: int, seed: int = 1, cards: CardFile | None = None, **options: Value) -> Position:
    """A position as the engine deals it."""
    position = Position(seats, cards, **options)
    state = position.game.undealt()
    position.chance = Fast(seed)
    state.deal(position.chance)
    state.journal = position.journal
    position.state = state
    return position


def play_out(position: Position, seed: int = 1) -> list[str]:
    """Play at random to the end, and return the players in the order of their turns."""
    chooser = Fast(seed)
    turns: list[str] = []
    while position.step != "over":
        if position.step == "play":
            turns.append(position.turn)
        legal = sorted(position.legal())
        position.does(legal[chooser.pick(len(legal))])
    return turns

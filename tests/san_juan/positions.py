"""Positions set up by hand, so that the tests read as sentences.

Players are the letters a to d; cards are what a person types, several with commas and numbers (`"2 well, tower"`);
the pile has all cards that are nowhere else unless it is given. It is a's turn to take the first role of a round, and
a is governor.

>>> table = Position(2).hand("a", "tower, 3 well").plays("a", "take builder", "build tower paying 2 well")
>>> table.buildings_of("a"), table.size("a")
('indigo plant, tower', 1)
"""

from __future__ import annotations

from ludoteca.core.engine.bits import BIT
from ludoteca.core.engine.chance import Chance, Fast
from ludoteca.core.engine.journal import Journal
from ludoteca.core.engine.playout import buffer
from ludoteca.core.events import Event
from ludoteca.core.game import Setup
from ludoteca.core.options import Value
from ludoteca.core.result import Result
from ludoteca.core.sets import seats_of
from ludoteca.games.san_juan import GAME, own
from ludoteca.games.san_juan.cards import GOOD_NAMES, KEYS, NUMBER, TILE_PRICES, typed
from ludoteca.games.san_juan.engine.building import price
from ludoteca.games.san_juan.engine.places import (
    ACTING,
    ALL,
    AT,
    BUILDINGS,
    CARD,
    CHAPEL_SIZE,
    CHAPELS_CARDS,
    COVERED,
    COVERS,
    CRATE_BITS,
    CRATES,
    CYCLE,
    DISCARD_SIZE,
    DISCARDS_GOODS,
    FRESH,
    GOODS,
    GOODS_THROWN,
    GOVERNOR,
    HAND_SIZE,
    HANDS,
    MOVED,
    ORDER_BITS,
    PHASE,
    PICKER,
    PILE,
    PILE_SIZE,
    PLANTS,
    ROLE,
    ROUND,
    TAKEN,
    TILE,
    TURN,
    VIOLETS,
    WORDS,
    count,
    put,
    remove,
)
from ludoteca.games.san_juan.engine.tables import NONE, OVER, PLANTS_KINDS, TILES, TO_TAKE_ROLE
from ludoteca.games.san_juan.moves import ROLE_NAMES
from ludoteca.games.san_juan.view import SanJuanView, spread

PLAYERS = "abcd"


def kinds(told: str) -> list[int]:
    """`"2 indigo plant, tower"` as numbers of the engine."""
    found: list[int] = []
    for part in filter(None, (part.strip() for part in told.split(","))):
        number, _, name = part.partition(" ")
        if number.isdigit():
            found += [NUMBER[name.replace(" ", "-")]] * int(number)
        else:
            found.append(NUMBER[part.replace(" ", "-")])
    return found


def told(cards: list[str]) -> str:
    """Cards as they are typed: each kind once, with its number where there are several."""
    counted = {card: cards.count(card) for card in dict.fromkeys(cards)}
    return ", ".join(f"{many} {typed(card)}" if many > 1 else typed(card) for card, many in counted.items())


class Position:
    """A position under construction, and then at play. Every step of it returns the position."""

    def __init__(self, seats: int = 3, indigo: bool = True, **options: Value) -> None:
        self.setup = Setup(GAME, seats, options)
        self.state = own(self.setup.undealt())
        self.chance: Chance = Fast(1)
        self.journal = Journal()
        self.heard: list[tuple[Event, int]] = []
        self._moves = buffer()
        board = self.state.board
        board[PILE], board[PILE + 1] = ALL[0], ALL[1]
        board[PILE_SIZE] = 110
        for place in (TILE, ROLE, CARD, COVERS, *range(CYCLE, CYCLE + TILES)):
            board[place] = NONE
        board[ROUND] = 1
        board[PHASE] = TO_TAKE_ROLE
        board[ACTING] = 1
        if indigo:
            for seat in range(seats):
                self.buildings(PLAYERS[seat], "indigo plant")

    # ---------------------------------------------------------------- setting up

    def out_of_pile(self, kind: int) -> None:
        board = self.state.board
        assert count(board, PILE, kind) > 0, f"there is no {KEYS[kind]} left"
        remove(board, PILE, kind)
        board[PILE_SIZE] -= 1

    def buildings(self, player: str, cards: str) -> Position:
        """These stand in front of a player, beside what stands there."""
        board, seat = self.state.board, PLAYERS.index(player)
        for kind in kinds(cards):
            self.out_of_pile(kind)
            board[BUILDINGS + seat] += 1
            if kind < PLANTS_KINDS:
                board[PLANTS + PLANTS_KINDS * seat + kind] += 1
            else:
                board[VIOLETS + seat] |= BIT[kind]
        return self

    def goods(self, player: str, goods: str, card: str = "statue") -> Position:
        """A good on a plant of each kind named; what it is in truth is a card that nobody sees."""
        board, seat = self.state.board, PLAYERS.index(player)
        for good in goods.split(","):
            at = PLANTS_KINDS * seat + GOOD_NAMES.index(good.strip())
            assert board[GOODS + at] < board[PLANTS + at], f"no room for {good}"
            kind = (
                NUMBER[card]
                if count(board, PILE, NUMBER[card])
                else next(k for k in range(29) if count(board, PILE, k))
            )
            self.out_of_pile(kind)
            board[CRATES + at] |= kind << CRATE_BITS * board[GOODS + at]
            board[GOODS + at] += 1
            board[FRESH + at] += 1
        return self

    def hand(self, player: str, cards: str) -> Position:
        board, seat = self.state.board, PLAYERS.index(player)
        for kind in kinds(cards):
            self.out_of_pile(kind)
            put(board, HANDS + WORDS * seat, kind)
            board[HAND_SIZE + seat] += 1
        return self

    def chapel(self, player: str, cards: str) -> Position:
        """Cards under a player's Chapel."""
        board, seat = self.state.board, PLAYERS.index(player)
        for kind in kinds(cards):
            self.out_of_pile(kind)
            put(board, CHAPELS_CARDS + WORDS * seat, kind)
            board[CHAPEL_SIZE + seat] += 1
        return self

    def covered(self, player: str, cards: str) -> Position:
        """Cards that lie covered by others."""
        for kind in kinds(cards):
            self.out_of_pile(kind)
            put(self.state.board, COVERED + WORDS * PLAYERS.index(player), kind)
        return self

    def pile(self, cards: str) -> Position:
        """The pile is these cards, and all others are out of this game."""
        board = self.state.board
        board[PILE] = board[PILE + 1] = board[PILE_SIZE] = 0
        for kind in kinds(cards):
            put(board, PILE, kind)
            board[PILE_SIZE] += 1
        return self

    def discards(self, cards: str) -> Position:
        """The discard pile, out of goods that nobody has seen. Say it before the pile."""
        board = self.state.board
        for kind in kinds(cards):
            put(board, DISCARDS_GOODS, kind)
            board[GOODS_THROWN] += 1
            board[DISCARD_SIZE] += 1
        return self

    def tile(self, *prices: int) -> Position:
        """The next trading-house tile."""
        self.state.board[CYCLE] = TILE_PRICES.index(prices)
        return self

    def governor(self, player: str) -> Position:
        seat = PLAYERS.index(player)
        board = self.state.board
        board[GOVERNOR] = board[PICKER] = board[AT] = seat
        board[ACTING] = BIT[seat]
        return self

    def last_role(self, player: str, *taken: str) -> Position:
        """It is this player's turn to take the last role of the round; these are gone."""
        board, seats = self.state.board, self.state.seats
        turns = (3 if seats == 2 else seats) - 1
        self.governor(PLAYERS[(PLAYERS.index(player) - turns) % seats])
        board[TURN] = turns
        board[PICKER] = board[AT] = PLAYERS.index(player)
        board[ACTING] = BIT[PLAYERS.index(player)]
        for turn, role in enumerate(taken or ROLE_NAMES[:turns]):
            board[TAKEN] |= BIT[ROLE_NAMES.index(role)]
            self.state.order |= (ROLE_NAMES.index(role) + 1) << (ORDER_BITS * turn)
        return self

    def still(self) -> Position:
        """No card has moved in this round."""
        self.state.board[MOVED] = 0
        return self

    # ---------------------------------------------------------------- playing

    def legal(self, player: str) -> list[str]:
        """The legal moves of a player, as they are typed."""
        seat = PLAYERS.index(player)
        n = self.state.legal(seat, self._moves)
        return [GAME.notation(self.setup, self._moves[k]) for k in range(n)]

    def plays(self, player: str, *texts: str) -> Position:
        """A player types these moves; each must be legal."""
        seat = PLAYERS.index(player)
        for text in texts:
            legal = [self._moves[k] for k in range(self.state.legal(seat, self._moves))]
            assert legal, f"it is not {player}'s turn for “{text}”, but that of {self.actors}"
            for code in GAME.read(self.setup, self.state.blank(seat), seat, text, legal):
                assert self.state.actors() >> seat & 1, f"“{text}” goes on too long"
                now = [self._moves[k] for k in range(self.state.legal(seat, self._moves))]
                assert code in now, f"“{text}” is not among {self.legal(player)}"
                self.state.journal = self.journal
                self.state.apply(seat, code, self.chance)
                self.heard += [(GAME.event(self.setup, note), note[1]) for note in self.journal.notes]
                self.journal.clear()
        return self

    # ---------------------------------------------------------------- looking

    @property
    def actors(self) -> str:
        return "".join(PLAYERS[seat] for seat in seats_of(self.state.actors()))

    @property
    def over(self) -> bool:
        return bool(self.state.board[PHASE] == OVER)

    @property
    def result(self) -> Result:
        return GAME.result(self.setup, self.state)

    def view(self, player: str | None = None, memory_aid: bool = False) -> SanJuanView:
        seat = -1 if player is None else PLAYERS.index(player)
        view = GAME.view(self.setup, self.state, seat, memory_aid)
        assert isinstance(view, SanJuanView)
        return view

    def price(self, player: str, card: str, over: str | None = None, library: bool = False) -> int:
        """What a building would cost a player now."""
        covered = NONE if over is None else kinds(over)[0]
        return price(self.state.board, self.state.seats, PLAYERS.index(player), kinds(card)[0], covered, library)

    def size(self, player: str) -> int:
        """Cards in a hand."""
        return int(self.state.board[HAND_SIZE + PLAYERS.index(player)])

    def hand_of(self, player: str) -> str:
        at = HANDS + WORDS * PLAYERS.index(player)
        return told(spread(self.state.board[at], self.state.board[at + 1]))

    def buildings_of(self, player: str) -> str:
        shown = self.view().seats[PLAYERS.index(player)]
        return told([plant.card for plant in shown.plants for _ in range(plant.standing)] + shown.violets)

    def covered_of(self, player: str) -> str:
        at = COVERED + WORDS * PLAYERS.index(player)
        return told(spread(self.state.board[at], self.state.board[at + 1]))

    def goods_of(self, player: str) -> str:
        plants = self.view().seats[PLAYERS.index(player)].plants
        return ", ".join(plant.good for plant in plants for _ in range(plant.goods))

    def standing(self, player: str) -> int:
        """Uncovered buildings."""
        return int(self.state.board[BUILDINGS + PLAYERS.index(player)])

    def score(self, player: str) -> int:
        return int(self.state.score(PLAYERS.index(player)))

    def points(self, player: str) -> dict[str, int]:
        return {name: n for name, n in GAME.categories_now(self.setup, self.state, PLAYERS.index(player)).items() if n}

    def cards_left(self) -> tuple[int, int]:
        """Pile and discards."""
        return int(self.state.board[PILE_SIZE]), int(self.state.board[DISCARD_SIZE])

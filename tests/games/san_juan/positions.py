"""Positions set up by hand, so that tests read as sentences.

Players are the letters a to d. Cards are written as a person types them, several with commas and numbers (`"2 well,
tower"`). The pile has all cards that are nowhere else, unless it is set. Player a is governor and takes the first role
of a round.

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
from ludoteca.core.options import Value
from ludoteca.core.result import Result
from ludoteca.core.sets import seats_of
from ludoteca.games.san_juan import GAME
from ludoteca.games.san_juan.cards import GOOD_NAMES, KEYS, NUMBER, TILE_PRICES, typed
from ludoteca.games.san_juan.engine import numbers
from ludoteca.games.san_juan.engine.builder import price
from ludoteca.games.san_juan.engine.card_sets import count, put, remove
from ludoteca.games.san_juan.moves import ROLE_NAMES
from ludoteca.games.san_juan.view import SanJuanView, keys_of

PLAYERS = "abcd"


def kinds(cards: str) -> list[int]:
    """`"2 indigo plant, tower"` as kinds of the engine."""
    found: list[int] = []
    for part in filter(None, (part.strip() for part in cards.split(","))):
        number, _, name = part.partition(" ")
        if number.isdigit():
            found += [NUMBER[name.replace(" ", "-")]] * int(number)
        else:
            found.append(NUMBER[part.replace(" ", "-")])
    return found


def card_list(cards: list[str]) -> str:
    """Cards as a person types them: each kind once, with its number if there are several."""
    counted = {card: cards.count(card) for card in dict.fromkeys(cards)}
    return ", ".join(f"{many} {typed(card)}" if many > 1 else typed(card) for card, many in counted.items())


class Position:
    """A position that is set up and then played. Every method that changes it returns it."""

    def __init__(self, seats: int = 3, indigo: bool = True, **options: Value) -> None:
        self.game = GAME(seats, options)
        self.state = self.game.undealt()
        self.chance: Chance = Fast(1)
        self.journal = Journal()
        self.events: list[tuple[Event, int]] = []
        self._moves = buffer()
        board = self.state.board
        board[numbers.PILE], board[numbers.PILE + 1] = numbers.DECK[0], numbers.DECK[1]
        board[numbers.PILE_COUNT] = 110
        for place in (
            numbers.TILE,
            numbers.ROLE,
            numbers.NEW_BUILDING,
            numbers.BUILT_OVER,
            *range(numbers.CYCLE, numbers.CYCLE + numbers.TILES),
        ):
            board[place] = numbers.NONE
        board[numbers.ROUND] = 1
        board[numbers.PHASE] = numbers.TO_TAKE_ROLE
        board[numbers.ACTING] = 1
        if indigo:
            for seat in range(seats):
                self.buildings(PLAYERS[seat], "indigo plant")

    # ---------------------------------------------------------------- setting up

    def out_of_pile(self, kind: int) -> None:
        board = self.state.board
        assert count(board, numbers.PILE, kind) > 0, f"there is no {KEYS[kind]} left"
        remove(board, numbers.PILE, kind)
        board[numbers.PILE_COUNT] -= 1

    def buildings(self, player: str, cards: str) -> Position:
        """Give a player these buildings."""
        board, seat = self.state.board, PLAYERS.index(player)
        for kind in kinds(cards):
            self.out_of_pile(kind)
            board[numbers.BUILDING_COUNT + seat] += 1
            if kind < numbers.PLANT_KINDS:
                board[numbers.PLANTS + numbers.PLANT_KINDS * seat + kind] += 1
            else:
                board[numbers.VIOLETS + seat] |= BIT[kind]
        return self

    def goods(self, player: str, goods: str, card: str = "statue") -> Position:
        """Put a good on a plant of each kind named; `card` is the card that nobody sees."""
        board, seat = self.state.board, PLAYERS.index(player)
        for good in goods.split(","):
            at = numbers.PLANT_KINDS * seat + GOOD_NAMES.index(good.strip())
            assert board[numbers.GOODS + at] < board[numbers.PLANTS + at], f"no room for {good}"
            kind = (
                NUMBER[card]
                if count(board, numbers.PILE, NUMBER[card])
                else next(k for k in range(29) if count(board, numbers.PILE, k))
            )
            self.out_of_pile(kind)
            board[numbers.GOOD_CARDS + at] |= kind << numbers.GOOD_CARD_BITS * board[numbers.GOODS + at]
            board[numbers.GOODS + at] += 1
            board[numbers.GOODS_SINCE_SHUFFLE + at] += 1
        return self

    def hand(self, player: str, cards: str) -> Position:
        board, seat = self.state.board, PLAYERS.index(player)
        for kind in kinds(cards):
            self.out_of_pile(kind)
            put(board, numbers.HANDS + numbers.SET_WORDS * seat, kind)
            board[numbers.HAND_COUNT + seat] += 1
        return self

    def chapel(self, player: str, cards: str) -> Position:
        """Put cards under a player's Chapel."""
        board, seat = self.state.board, PLAYERS.index(player)
        for kind in kinds(cards):
            self.out_of_pile(kind)
            put(board, numbers.CHAPEL_CARDS + numbers.SET_WORDS * seat, kind)
            board[numbers.CHAPEL_COUNT + seat] += 1
        return self

    def covered(self, player: str, cards: str) -> Position:
        """Put cards under buildings that cover them."""
        for kind in kinds(cards):
            self.out_of_pile(kind)
            put(self.state.board, numbers.COVERED + numbers.SET_WORDS * PLAYERS.index(player), kind)
        return self

    def pile(self, cards: str) -> Position:
        """Make the pile of these cards; all others are out of the game."""
        board = self.state.board
        board[numbers.PILE] = board[numbers.PILE + 1] = board[numbers.PILE_COUNT] = 0
        for kind in kinds(cards):
            put(board, numbers.PILE, kind)
            board[numbers.PILE_COUNT] += 1
        return self

    def discards(self, cards: str) -> Position:
        """Make the discard pile of goods that nobody has seen. Call it before `pile`."""
        board = self.state.board
        for kind in kinds(cards):
            put(board, numbers.DISCARDED_GOODS, kind)
            board[numbers.DISCARDED_GOODS_COUNT] += 1
            board[numbers.DISCARD_COUNT] += 1
        return self

    def tile(self, *prices: int) -> Position:
        """Choose the next trading-house tile."""
        self.state.board[numbers.CYCLE] = TILE_PRICES.index(prices)
        return self

    def governor(self, player: str) -> Position:
        seat = PLAYERS.index(player)
        board = self.state.board
        board[numbers.GOVERNOR] = board[numbers.PICKER] = board[numbers.CURRENT_SEAT] = seat
        board[numbers.ACTING] = BIT[seat]
        return self

    def last_role(self, player: str, *taken: str) -> Position:
        """It is this player's turn to take the last role of the round; the others took these."""
        board, seats = self.state.board, self.state.seats
        turns = (3 if seats == 2 else seats) - 1
        self.governor(PLAYERS[(PLAYERS.index(player) - turns) % seats])
        board[numbers.TURN] = turns
        board[numbers.PICKER] = board[numbers.CURRENT_SEAT] = PLAYERS.index(player)
        board[numbers.ACTING] = BIT[PLAYERS.index(player)]
        for turn, role in enumerate(taken or ROLE_NAMES[:turns]):
            board[numbers.ROLES_TAKEN] |= BIT[ROLE_NAMES.index(role)]
            self.state.role_order |= (ROLE_NAMES.index(role) + 1) << (numbers.ROLE_BITS * turn)
        return self

    def still(self) -> Position:
        """No card has moved in this round."""
        self.state.board[numbers.CARD_MOVED] = 0
        return self

    # ---------------------------------------------------------------- playing

    def legal(self, player: str) -> list[str]:
        """The legal moves of a player, as they are typed."""
        seat = PLAYERS.index(player)
        n = self.state.legal(seat, self._moves)
        return [self.game.notation(self._moves[k]) for k in range(n)]

    def plays(self, player: str, *texts: str) -> Position:
        """A player types these moves; each must be legal."""
        seat = PLAYERS.index(player)
        for text in texts:
            legal = [self._moves[k] for k in range(self.state.legal(seat, self._moves))]
            assert legal, f"it is not {player}'s turn for “{text}”, but that of {self.actors}"
            for code in self.game.read(self.state.blank(seat), seat, text, legal):
                assert self.state.actors() >> seat & 1, f"“{text}” goes on too long"
                now = [self._moves[k] for k in range(self.state.legal(seat, self._moves))]
                assert code in now, f"“{text}” is not among {self.legal(player)}"
                self.state.journal = self.journal
                self.state.apply(seat, code, self.chance)
                visible = self.game.visible_events(self.journal.notes)
                self.events += [(one.event, one.audience) for one in visible]
                self.journal.clear()
        return self

    # ---------------------------------------------------------------- looking

    @property
    def actors(self) -> str:
        return "".join(PLAYERS[seat] for seat in seats_of(self.state.actors()))

    @property
    def over(self) -> bool:
        return bool(self.state.board[numbers.PHASE] == numbers.OVER)

    @property
    def result(self) -> Result:
        return self.game.result(self.state)

    def view(self, player: str | None = None, memory_aid: bool = False) -> SanJuanView:
        seat = -1 if player is None else PLAYERS.index(player)
        return self.game.view(self.state, seat, memory_aid)

    def price(self, player: str, card: str, over: str | None = None, library: bool = False) -> int:
        """The price of a building for a player now."""
        covered = numbers.NONE if over is None else kinds(over)[0]
        return price(self.state.board, self.state.seats, PLAYERS.index(player), kinds(card)[0], covered, library)

    def size(self, player: str) -> int:
        """Cards in a hand."""
        return int(self.state.board[numbers.HAND_COUNT + PLAYERS.index(player)])

    def hand_of(self, player: str) -> str:
        at = numbers.HANDS + numbers.SET_WORDS * PLAYERS.index(player)
        return card_list(keys_of(self.state.board[at], self.state.board[at + 1]))

    def buildings_of(self, player: str) -> str:
        shown = self.view().seats[PLAYERS.index(player)]
        return card_list([plant.card for plant in shown.plants for _ in range(plant.standing)] + shown.violets)

    def covered_of(self, player: str) -> str:
        at = numbers.COVERED + numbers.SET_WORDS * PLAYERS.index(player)
        return card_list(keys_of(self.state.board[at], self.state.board[at + 1]))

    def goods_of(self, player: str) -> str:
        plants = self.view().seats[PLAYERS.index(player)].plants
        return ", ".join(plant.good for plant in plants for _ in range(plant.goods))

    def standing(self, player: str) -> int:
        """Uncovered buildings."""
        return int(self.state.board[numbers.BUILDING_COUNT + PLAYERS.index(player)])

    def score(self, player: str) -> int:
        return int(self.state.score(PLAYERS.index(player)))

    def points(self, player: str) -> dict[str, int]:
        return {name: n for name, n in self.game.categories_now(self.state, PLAYERS.index(player)).items() if n}

    def cards_left(self) -> tuple[int, int]:
        """Pile and discards."""
        return int(self.state.board[numbers.PILE_COUNT]), int(self.state.board[numbers.DISCARD_COUNT])

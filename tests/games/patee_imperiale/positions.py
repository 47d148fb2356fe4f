"""Positions of Pâtée Impériale, written with the names of courtiers and played with moves as a person types them."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.cards import CardFile, house_file
from ludoteca.core.engine.chance import Chance, Fast
from ludoteca.core.engine.journal import Journal
from ludoteca.core.engine.playout import buffer
from ludoteca.games.patee_imperiale.cards import PateeDeck
from ludoteca.games.patee_imperiale.engine import numbers
from ludoteca.games.patee_imperiale.engine.state import PateeState

HOUSE = PateeDeck(house_file("patee_imperiale"))
DECK = HOUSE.engine_deck
OTHERS = "rumeur, duo, duo muet"  # cards that fill a hand and do not matter
VERBS = {
    "play": numbers.MOVE_PLAY,
    "discredit": numbers.MOVE_DISCREDIT,
    "charm": numbers.MOVE_CHARM,
    "swap": numbers.MOVE_SWAP,
    "give": numbers.MOVE_GIVE,
    "show": numbers.MOVE_SHOW,
    "take": numbers.MOVE_TAKE,
    "recall": numbers.MOVE_RECALL,
    "name": numbers.MOVE_NAME,
}


def house_with(old: str, new: str) -> PateeDeck:
    """The house deck with one line of its file changed."""
    text = house_file("patee_imperiale").text
    assert old in text
    return PateeDeck(CardFile(text.replace(old, new, 1), "mine.toml", False))


class Position:
    """A round in progress, given by the names of cards in hands, suites and discard; all others are out of play.

    The first word of a courtier's name is enough if no other courtier has it.
    """

    def __init__(
        self,
        *hands: str,
        suites: Sequence[str] = (),
        discard: str = "",
        turn: int = 0,
        teams: bool = False,
        deck: PateeDeck = HOUSE,
        chance: Chance | None = None,
        reserve: str = "",
    ) -> None:
        self.deck = deck
        self.chance = chance or Fast(1)
        self.seats = len(hands)
        self.state = PateeState(self.seats, deck.engine_deck, teams)
        self.state.deal(Fast(5))
        board = self.state.board
        for place in range(numbers.HANDS, numbers.TOTAL_POINTS):
            board[place] = 0
        for place in range(numbers.DISCARD_PILE, numbers.BOARD_SIZE):
            board[place] = 0
        board[numbers.DISCARD_SIZE] = board[numbers.DISCARD] = board[numbers.OUT_OF_PLAY] = 0
        used = 0
        for seat, hand in enumerate(hands):
            board[numbers.HANDS + seat] = self.cards(hand)
            board[numbers.HAND_SIZES + seat] = self.cards(hand).bit_count()
            used |= self.cards(hand)
        for seat, suite in enumerate(suites):
            board[numbers.SUITES + seat] = self.cards(suite)
            used |= self.cards(suite)
        for name in self.names_in(discard):
            self.state.add_to_discard(self.card(name))
        board[numbers.HANDS + numbers.RESERVE] = self.cards(reserve)
        board[numbers.HAND_SIZES + numbers.RESERVE] = self.cards(reserve).bit_count()
        board[numbers.OUT_OF_PLAY] = self.all() & ~(used | board[numbers.DISCARD] | self.cards(reserve))
        # Two players without a reserve are in the second round of a pair: before the next, all cards are shuffled.
        board[numbers.ROUND] = 2 if self.seats == 2 and not reserve else 1
        self.state.begin_turn(turn, self.chance)
        self.journal = Journal()
        self.state.journal = self.journal

    @staticmethod
    def names_in(text: str) -> list[str]:
        return [name.strip() for name in text.split(",") if name.strip()]

    def all(self) -> int:
        return self.deck.engine_deck.all_cards

    def card(self, name: str) -> int:
        key = name.replace(" ", "-")
        if key in self.deck.card_number:
            return self.deck.card_number[key]
        (found,) = [at for word, at in self.deck.card_number.items() if word.startswith(key) or word == f"js-{key}"]
        return found

    def cards(self, names: str) -> int:
        return sum(1 << self.card(name) for name in self.names_in(names))

    def name(self, card: int) -> str:
        key = self.deck.courtiers[card].key.removeprefix("js-")
        first = key.split("-")[0]
        alike = [word for word in self.deck.card_number if word.split("-")[0] == first]
        return key.replace("-", " ") if len(alike) > 1 else first

    def names(self, cards: int) -> set[str]:
        return {self.name(card) for card in range(numbers.CARDS) if cards >> card & 1}

    # ---------------------------------------------------------------- looking at the table

    @property
    def board(self) -> list[int]:
        return list(self.state.board)

    def hand(self, seat: int) -> set[str]:
        return self.names(self.board[numbers.HANDS + seat])

    def suite(self, seat: int) -> set[str]:
        return self.names(self.board[numbers.SUITES + seat])

    @property
    def discard(self) -> list[str]:
        board = self.board
        return [
            self.name(card) for card in board[numbers.DISCARD_PILE : numbers.DISCARD_PILE + board[numbers.DISCARD_SIZE]]
        ]

    @property
    def actor(self) -> int:
        return self.board[numbers.ACTOR]

    @property
    def round(self) -> int:
        return self.board[numbers.ROUND]

    @property
    def phase(self) -> int:
        return self.board[numbers.PHASE]

    def legal(self, state: PateeState | None = None, seat: int | None = None) -> list[str]:
        """The legal moves of the actor, as typed."""
        moves = buffer()
        n = (state or self.state).legal(self.actor if seat is None else seat, moves)
        return [self.typed(moves[k]) for k in range(n)]

    def typed(self, move: int) -> str:
        verb = max((word for word in VERBS if VERBS[word] <= move), key=VERBS.__getitem__)
        what = move - VERBS[verb]
        return f"{verb} {what}" if verb == "name" else f"{verb} {self.name(what)}"

    @property
    def action_failed(self) -> bool:
        """Whether an action could not be done in full."""
        return bool(self.notes(numbers.EVENT_FAILED))

    def notes(self, kind: int) -> list[tuple[int, ...]]:
        return [note[2:] for note in self.journal.notes if note[0] == kind]

    def knows(self, observer: int, hand: int) -> set[str]:
        """The cards that an observer (a seat, or 4 for the public) knows in a hand."""
        return self.names(self.board[numbers.KNOWN + observer * numbers.MAX_SEATS + hand])

    # ---------------------------------------------------------------- playing

    def do(self, *typed: str) -> Position:
        """Play moves, each of which must be legal."""
        for text in typed:
            verb, _, what = text.partition(" ")
            move = VERBS[verb] + (int(what) if verb == "name" else self.card(what))
            legal = self.legal()
            assert self.typed(move) in legal, f"{text} is not among {legal}"
            self.state.apply(self.actor, move, self.chance)
        return self


# ---------------------------------------------------------------- rounds and matches


def dealt(seats: int, seed: int, teams: bool = False) -> PateeState:
    """The state after the deal of a match with the house deck."""
    state = PateeState(seats, DECK, teams)
    state.deal(Fast(seed))
    return state


def hand_sizes(state: PateeState) -> list[int]:
    """The number of cards in each hand."""
    return [state.board[numbers.HAND_SIZES + seat] for seat in range(state.seats)]


def suites_of(state: PateeState) -> list[int]:
    """The suites, each as a set."""
    return [int(state.board[numbers.SUITES + seat]) for seat in range(state.seats)]


def match_with_rounds(seats: int, rounds: list[list[str]], teams: bool = False) -> Position:
    """A match whose rounds end with these suites. The first player ends each by playing the last card, Dignitaire."""
    table = Position(*["ruth, trio"] * seats, teams=teams)
    board = table.state.board
    board[numbers.ROUND] = 1
    for suites in rounds:
        for seat in range(seats):
            board[numbers.SUITES + seat] = table.cards(suites[seat])
            board[numbers.HANDS + seat] = table.cards("repecheur, coucou")
            board[numbers.HAND_SIZES + seat] = 2
        board[numbers.HANDS] = table.cards("dignitaire")
        board[numbers.HAND_SIZES] = 1
        if seats == 2:
            board[numbers.HANDS + numbers.RESERVE] = sum(1 << card for card in range(4, 18))
        table.state.begin_turn(0, table.chance)
        table.do("play dignitaire")
    return table


def is_over(table: Position) -> bool:
    return table.phase == numbers.OVER


def ranks_after_three_rounds(teams: bool, *sides: tuple[int, int, int]) -> list[int]:
    """The ranks in a match decided by points, from each side's total, rounds won and best round."""
    state = dealt(4 if teams else 3, 1, teams)
    board = state.board
    for side, (total, won, best) in enumerate(sides):
        board[numbers.TOTAL_POINTS + side] = total
        board[numbers.ROUNDS_WON + side] = won
        board[numbers.BEST_ROUND + side] = best
    board[numbers.PHASE] = numbers.OVER
    board[numbers.MATCH_END] = numbers.POINTS_DECIDE
    return [state.rank(seat) for seat in range(state.seats)]

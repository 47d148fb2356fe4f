"""Positions of Pâtée Impériale written down by the names of courtiers, and played by what a person would type."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.cards import CardFile, house_file
from ludoteca.core.engine.chance import Chance, Fast
from ludoteca.core.engine.journal import Journal
from ludoteca.core.engine.playout import buffer
from ludoteca.games.patee_imperiale.cards import PateeDeck
from ludoteca.games.patee_imperiale.engine import places, tables
from ludoteca.games.patee_imperiale.engine.state import PateeState

HOUSE = PateeDeck(house_file("patee_imperiale"))
VERBS = {
    "play": tables.PLAY,
    "discredit": tables.DISCREDIT,
    "charm": tables.CHARM_OVER,
    "swap": tables.SWAP_FOR,
    "give": tables.GIVE,
    "show": tables.SHOW,
    "take": tables.TAKE,
    "recall": tables.RECALL,
    "name": tables.NAME,
}


def house_with(old: str, new: str) -> PateeDeck:
    """The house deck with one line of its file changed."""
    text = house_file("patee_imperiale").text
    assert old in text
    return PateeDeck(CardFile(text.replace(old, new, 1), "mine.toml", False))


class Position:
    """A round under way: hands, suites and discard by name; all other cards are out of play.

    Names are short: the first word of a courtier, or all of it where that is not enough.
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
        self.state = PateeState(self.seats, deck.tables, teams)
        self.state.deal(Fast(5))
        board = self.state.board
        for place in range(places.HELD, places.TOTAL):
            board[place] = 0
        for place in range(places.PILE, places.BOARD):
            board[place] = 0
        board[places.PILE_SIZE] = board[places.DISCARDED] = board[places.GONE] = 0
        used = 0
        for seat, hand in enumerate(hands):
            board[places.HELD + seat] = self.cards(hand)
            board[places.SIZES + seat] = self.cards(hand).bit_count()
            used |= self.cards(hand)
        for seat, suite in enumerate(suites):
            board[places.SUITES + seat] = self.cards(suite)
            used |= self.cards(suite)
        for name in self.names_in(discard):
            self.state.onto_discard(self.card(name))
        board[places.HELD + places.RESERVE] = self.cards(reserve)
        board[places.SIZES + places.RESERVE] = self.cards(reserve).bit_count()
        board[places.GONE] = self.all() & ~(used | board[places.DISCARDED] | self.cards(reserve))
        # Two players without a reserve are in the second round of a pair: the next one is dealt afresh.
        board[places.ROUND] = 2 if self.seats == 2 and not reserve else 1
        self.state.begin_turn(turn, self.chance)
        self.journal = Journal()
        self.state.journal = self.journal

    @staticmethod
    def names_in(text: str) -> list[str]:
        return [name.strip() for name in text.split(",") if name.strip()]

    def all(self) -> int:
        return self.deck.tables.all

    def card(self, name: str) -> int:
        key = name.replace(" ", "-")
        if key in self.deck.number:
            return self.deck.number[key]
        (found,) = [at for word, at in self.deck.number.items() if word.startswith(key) or word == f"js-{key}"]
        return found

    def cards(self, names: str) -> int:
        return sum(1 << self.card(name) for name in self.names_in(names))

    def name(self, card: int) -> str:
        key = self.deck.courtiers[card].key.removeprefix("js-")
        first = key.split("-")[0]
        alike = [word for word in self.deck.number if word.split("-")[0] == first]
        return key.replace("-", " ") if len(alike) > 1 else first

    def names(self, cards: int) -> set[str]:
        return {self.name(card) for card in range(tables.CARDS) if cards >> card & 1}

    # ---------------------------------------------------------------- what is there

    @property
    def board(self) -> list[int]:
        return list(self.state.board)

    def hand(self, seat: int) -> set[str]:
        return self.names(self.board[places.HELD + seat])

    def suite(self, seat: int) -> set[str]:
        return self.names(self.board[places.SUITES + seat])

    @property
    def discard(self) -> list[str]:
        board = self.board
        return [self.name(card) for card in board[places.PILE : places.PILE + board[places.PILE_SIZE]]]

    @property
    def actor(self) -> int:
        return self.board[places.ACTOR]

    @property
    def round(self) -> int:
        return self.board[places.ROUND]

    @property
    def phase(self) -> int:
        return self.board[places.PHASE]

    def legal(self, state: PateeState | None = None, seat: int | None = None) -> list[str]:
        """What the actor may do, as typed."""
        moves = buffer()
        n = (state or self.state).legal(self.actor if seat is None else seat, moves)
        return [self.typed(moves[k]) for k in range(n)]

    def typed(self, move: int) -> str:
        verb = max((word for word in VERBS if VERBS[word] <= move), key=VERBS.__getitem__)
        what = move - VERBS[verb]
        return f"{verb} {what}" if verb == "name" else f"{verb} {self.name(what)}"

    def notes(self, kind: int) -> list[tuple[int, ...]]:
        return [note[2:] for note in self.journal.notes if note[0] == kind]

    def knows(self, knower: int, hand: int) -> set[str]:
        """What a seat (4: everybody) is sure of in another's hand."""
        return self.names(self.board[places.KNOWN + knower * tables.MAX_SEATS + hand])

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

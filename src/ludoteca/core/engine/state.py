"""The native base class of every game's state: the compiled side of the contract.

Everything that changes during a game is in one flat array of integers, `board`, so that all games share the code for
comparing and hashing. A state has no strings, no source of chance and no history. A game may have further
attributes that only matter for display: `copy` keeps them, and comparisons ignore them.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT
from ludoteca.core.engine.chance import Chance
from ludoteca.core.engine.journal import Journal

LANE: Final[i64] = 0xFFFFFFFF


class State:
    """One position of one game. Subclasses are `@final`, lay out their board and implement the rules."""

    seats: i64
    board: vec[i64]
    journal: Journal | None

    def __init__(self, seats: i64, size: i64) -> None:
        self.seats = seats
        self.board = vec[i64]([0] * size)
        self.journal = None

    # The journal. Without one, as in playouts, these methods do nothing.

    @final  # called directly, not through the table of methods
    def note(self, kind: i64, audience: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Note an event: `audience` has a bit for every seat that may see its secret part, or is EVERYONE."""
        if self.journal is not None:
            self.journal.note(kind, audience, a, b, c, d)

    @final
    def outcome(self, kind: i64, value: i64) -> None:
        """Note the outcome of a pick."""
        if self.journal is not None:
            self.journal.outcome(kind, value)

    @final
    def reveal(self, seats: i64) -> None:
        """Note that these seats have learned something that was hidden from them, without any pick."""
        if self.journal is not None:
            self.journal.reveal(seats)

    @final
    def picture(self) -> None:
        """Keep a copy of this position in the journal, in the middle of a move: what the table looks like now."""
        if self.journal is not None:
            self.journal.picture(self.copy())

    # The rules.

    def deal(self, chance: Chance) -> None:
        """Set up the game. Called once, before anything else."""
        raise NotImplementedError

    def actors(self) -> i64:
        """A bit for every seat that may act now; 0 when the game is over."""
        raise NotImplementedError

    def legal(self, seat: i64, moves: vec[i64]) -> i64:
        """Write the legal moves of a seat into the buffer, in rising order, and return their number.

        They depend only on what the seat may know: `blank(seat)` gives the same answer.
        """
        raise NotImplementedError

    def apply(self, seat: i64, move: i64, chance: Chance) -> None:
        """Carry out a legal move. Nothing is checked here: `Match.play` checks moves from outside."""
        raise NotImplementedError

    def copy(self) -> "State":
        """An independent position, equal to this one, without a journal."""
        raise NotImplementedError

    def blank(self, seat: i64) -> "State":
        """A copy that holds only what a seat may know. Seat −1 is a spectator."""
        raise NotImplementedError

    def fill(self, chance: Chance) -> "State":
        """A full position that fits this view, drawn with the right probability."""
        raise NotImplementedError

    def score(self, seat: i64) -> i64:
        """The current points of a seat; final when the game is over."""
        raise NotImplementedError

    def standing(self, seat: i64) -> i64:
        """One number that orders the seats when the game is over: points, then every tie-break."""
        raise NotImplementedError

    # Hints for bots. All are optional: every bot can play a game without them.

    def evaluate(self, seat: i64) -> i64:
        """An estimate of how well a seat is doing, in hundredths of a point; higher is better."""
        return 100 * self.score(seat)

    def has_move_weights(self) -> bool:
        """Whether `move_weight` tells moves apart."""
        return False

    def move_weight(self, seat: i64, move: i64) -> i64:
        """How plausible a legal move looks at first sight, above 0: its weight in random playouts."""
        return 1

    def is_quiet(self) -> bool:
        """Whether `evaluate` is meaningful here; False while something that has begun should be finished first."""
        return True

    def playout_limit(self) -> i64:
        """The number of random decisions after which a playout should stop and evaluate; 0 to play to the end."""
        return 0

    def round_number(self) -> i64:
        """The current round, in a game of several rounds with a new deal each; 0 elsewhere."""
        return 0

    def win_chance(self, seat: i64) -> i64:
        """At the start of a round, a seat's chance of winning by the points so far, in thousandths."""
        return 1000 // self.seats

    def side(self, seat: i64) -> i64:
        """The side of a seat; partners, who win together, have the same one."""
        return seat

    def is_deterministic(self) -> bool:
        """Whether nothing is hidden in this view and no further pick will be made."""
        return False

    def rank(self, seat: i64) -> i64:
        """The rank of a seat, 1 for a winner; equal seats share a rank."""
        own = self.standing(seat)
        place: i64 = 1
        for other in range(self.seats):
            if self.standing(other) > own:
                place += 1
        return place

    def winners(self) -> i64:
        """A bit for every seat that has won."""
        mask: i64 = 0
        for seat in range(self.seats):
            if self.rank(seat) == 1:
                mask |= BIT[seat]
        return mask

    def same(self, other: "State") -> bool:
        """Whether the boards of two positions are equal."""
        mine = self.board
        theirs = other.board
        if len(mine) != len(theirs):
            return False
        for at in range(i64(len(mine))):
            if mine[at] != theirs[at]:
                return False
        return True

    def checksum(self) -> i64:
        """A hash of the board, the same interpreted and compiled."""
        board = self.board
        low: i64 = 0x811C9DC5
        high: i64 = 0x2545F491
        for at in range(i64(len(board))):
            value = board[at]
            low = ((low ^ (value & LANE)) * 0x01000193) & LANE
            high = ((high ^ ((value >> 31) & LANE) ^ low) * 0x5BD1E995) & LANE
        return ((high & 0x3FFFFFFF) << 32) | low

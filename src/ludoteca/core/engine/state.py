"""The native base class of every game's state: the engine face of the contract.

All that changes during a game stands in one flat array of integers, `board`, so that copying, comparing and hashing
are the same few lines for every game. A state holds no strings, no source of luck and no history. What only those who
watch care for may stand beside the board: `copy` carries it, and two positions are the same without it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT
from ludoteca.core.engine.chance import Chance
from ludoteca.core.engine.journal import Journal

LANE: Final[i64] = 0xFFFFFFFF


class State:
    """One position of one game. Subclasses are `@final`, name the places of their board and write the rules."""

    seats: i64
    board: vec[i64]
    journal: Journal | None

    def __init__(self, seats: i64, size: i64) -> None:
        self.seats = seats
        self.board = vec[i64]([0] * size)
        self.journal = None

    def deal(self, chance: Chance) -> None:
        """Set the game up. Called once, before anything else."""
        raise NotImplementedError

    def actors(self) -> i64:
        """A bit for every seat that may act now; 0 when the game is over."""
        raise NotImplementedError

    def legal(self, seat: i64, moves: vec[i64]) -> i64:
        """Write the legal moves of a seat into the buffer, in rising order, and return how many there are.

        It is a function of what the seat may know: it gives the same answer on `blank(seat)`.
        """
        raise NotImplementedError

    def apply(self, seat: i64, move: i64, chance: Chance) -> None:
        """Carry out a legal move. It trusts its caller: who cannot vouch for a move uses the public face."""
        raise NotImplementedError

    def copy(self) -> "State":
        """An independent position, equal to this one, without a journal."""
        raise NotImplementedError

    def blank(self, seat: i64) -> "State":
        """What a seat knows: a copy in which everything else is unknown. Seat −1 is a spectator."""
        raise NotImplementedError

    def fill(self, chance: Chance) -> "State":
        """A full world that could be behind this view, each with its right probability."""
        raise NotImplementedError

    def score(self, seat: i64) -> i64:
        """The points of a seat as they stand; final when the game is over."""
        raise NotImplementedError

    def standing(self, seat: i64) -> i64:
        """One number that orders the seats when the game is over: points, then every tie-break."""
        raise NotImplementedError

    # What players think of a position. A game that says nothing here can be played by every bot all the same.

    def judge(self, seat: i64) -> i64:
        """How well a seat stands, in hundredths of a point: its game's own judgement, higher is better."""
        return 100 * self.score(seat)

    def urges(self) -> bool:
        """Whether the game weighs moves at first sight; if not, all are as natural."""
        return False

    def urge(self, seat: i64, move: i64) -> i64:
        """How natural a legal move looks at first sight, above 0: its weight where moves are drawn by lot."""
        return 1

    def settled(self) -> bool:
        """Whether a position can be judged as it stands, or something that has begun should first be carried out."""
        return True

    def patience(self) -> i64:
        """After how many decisions a game that is played out by lot had better be judged; 0: play to the end."""
        return 0

    def chapter(self) -> i64:
        """Which part of the game this is, where a game has parts that begin anew: the rounds of a match."""
        return 0

    def prospects(self, seat: i64) -> i64:
        """At the beginning of a chapter, a seat's chance of winning by what stands written, in thousandths."""
        return 1000 // self.seats

    def side(self, seat: i64) -> i64:
        """Who wins together with whom: partners have the same side."""
        return seat

    def certain(self) -> bool:
        """Whether nothing is hidden in this view and chance has no more to say."""
        return False

    def rank(self, seat: i64) -> i64:
        """1 for a winner; seats that are equal share a rank."""
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
        """Whether two positions are equal in everything that stands on the board."""
        mine = self.board
        theirs = other.board
        if len(mine) != len(theirs):
            return False
        for at in range(i64(len(mine))):
            if mine[at] != theirs[at]:
                return False
        return True

    def checksum(self) -> i64:
        """A fingerprint of the board that is the same interpreted and compiled."""
        board = self.board
        low: i64 = 0x811C9DC5
        high: i64 = 0x2545F491
        for at in range(i64(len(board))):
            value = board[at]
            low = ((low ^ (value & LANE)) * 0x01000193) & LANE
            high = ((high ^ ((value >> 31) & LANE) ^ low) * 0x5BD1E995) & LANE
        return ((high & 0x3FFFFFFF) << 32) | low

"""The view of a seat on a match, as structs ready for JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Self

import msgspec

from ludoteca.core.sets import members
from ludoteca.core.views import Pile, View, pile_of
from ludoteca.games.patee_imperiale import standing
from ludoteca.games.patee_imperiale.cards import PateeDeck
from ludoteca.games.patee_imperiale.engine import guesses, numbers
from ludoteca.games.patee_imperiale.engine.state import PateeState
from ludoteca.games.patee_imperiale.events import MATCH_ENDS, STEPS, MatchEnd, StepName

if TYPE_CHECKING:
    from ludoteca.games.patee_imperiale import PateeImperiale


class AtMost(msgspec.Struct, gc=False):
    """A public conclusion from an action that failed: the hand holds at most so many of these cards."""

    cards: list[str]
    count: int


class AtLeast(msgspec.Struct, gc=False):
    """A public conclusion from a permission to play more: the hand holds at least so many of these cards."""

    cards: list[str]
    count: int


class Guess(msgspec.Struct, gc=False):
    """One way in which cards that changed hands unseen can lie now: the seat of each card, and the weight of the guess.

    With two players, seats 3 and 4 are the cards that players 1 and 2 put aside after the first round.
    """

    places: dict[str, int]
    ways: int


class SeatView(msgspec.Struct, gc=False):
    """A player: as much of the hand as the viewer may know (None: unknown), the suite, and the match so far.

    `rounds` are the points of the first three rounds, 0 until they are counted. `side_points` are the points of this
    round together with those of the partner, if there is one.
    """

    hand: list[str | None]
    suite: list[str]
    points: int
    rounds: list[int]
    total: int
    rounds_won: int
    best_round: int | None
    aside: list[str | None]
    concluded: AtMost | None
    aside_concluded: AtMost | None
    proven: AtLeast | None
    aside_proven: AtLeast | None
    partner: int | None = None
    side_points: int = 0


class PateeView(View):
    """The table as one seat sees it; seat −1 is a spectator. The discard is listed from its bottom.

    `round_winners` are the seats that won each of the rounds counted so far, none for a tie. A match has at most
    `most_rounds`, if there is a limit, and nobody wins more than `most_wins` of them. `between_rounds` is true when a
    round has just ended and the viewer has not played since. `counted` is true while the suites of a round that is over
    still lie on the table: their points are among those of the rounds.
    """

    teams: bool
    round: int
    beginner: int
    turn: int
    actor: int
    step: StepName | None
    left: int
    card: str | None
    plays: int
    more: int
    allowed_by: str | None
    named: int | None
    wanted: str | None
    shown: list[str]
    shown_count: int
    seats: list[SeatView]
    discard: list[str]
    gone: list[str]
    reserve: int
    medal: int | None
    guesses: list[Guess]
    over: MatchEnd | None
    medal_holders: list[int] = []
    round_winners: list[list[int]] = []
    most_rounds: int | None = None
    most_wins: int = 0
    between_rounds: bool = False
    counted: bool = False

    def points(self) -> list[dict[str, int]]:
        return [self._points_of(seat) for seat in range(len(self.seats))]

    def _points_of(self, seat: int) -> dict[str, int]:
        """A team's points together; the round in progress counts as the suites are now, and later ones are left out."""
        side = [self.seats[each] for each in standing.side_of(self, seat)]
        rounds = [sum(player.rounds[number] for player in side) for number in range(numbers.ROUNDS_LISTED)]
        points = {f"round_{number}": counted for number, counted in enumerate(rounds, 1)}
        points["later_rounds"] = sum(player.total for player in side) - sum(rounds)
        if self.over is None:
            is_listed = self.round <= numbers.ROUNDS_LISTED
            if not self.counted:
                points[f"round_{self.round}" if is_listed else "later_rounds"] += sum(player.points for player in side)
            for later in range(self.round + 1, numbers.ROUNDS_LISTED + 1):
                del points[f"round_{later}"]
            if is_listed:
                del points["later_rounds"]
        points["rounds_won"] = side[0].rounds_won
        points["best_round"] = side[0].best_round or 0
        return points

    def phase_name(self) -> str | None:
        return self.step

    def piles(self) -> dict[str, Pile]:
        piles = {"discard": pile_of(self.discard), "gone": pile_of(self.gone), "reserve": Pile(self.reserve)}
        piles["shown"] = Pile(self.shown_count, tuple(self.shown))
        for seat, player in enumerate(self.seats):
            piles[f"hand:{seat}"] = pile_of(player.hand)
            piles[f"suite:{seat}"] = pile_of(player.suite)
            piles[f"aside:{seat}"] = pile_of(player.aside)
        return piles

    def open_hands(self, own_views: Sequence[Self]) -> None:
        self.seats = [view.seats[seat] for seat, view in enumerate(own_views)]


# ---------------------------------------------------------------- from a board to a view


def view(game: PateeImperiale, state: PateeState, seat: int, memory_aid: bool = False) -> PateeView:
    """The view of a seat, made from the blanked state and nothing else."""
    return view_of_blank(game.deck, state.blank(seat), seat, memory_aid)


def seat_view(game: PateeImperiale, public: PateeView, state: PateeState, seat: int) -> PateeView:
    """The view of a seat, made from the spectator's view and the seat's own cards."""
    deck = game.deck
    blanked = state.blank(seat)
    board = list(blanked.board)
    own = player_view(deck, blanked, board, seat, seat, False)
    own.partner, own.side_points = public.seats[seat].partner, public.seats[seat].side_points
    seats = [*public.seats[:seat], own, *public.seats[seat + 1 :]]
    view = msgspec.structs.replace(public, seat=seat, seats=seats, shown=card_keys(deck, board[numbers.SHOWN_CARDS]))
    view.between_rounds = standing.is_between_rounds(view)
    return view


def view_of_blank(deck: PateeDeck, blanked: PateeState, seat: int, memory_aid: bool) -> PateeView:
    """A view of a blanked state."""
    board = list(blanked.board)
    keys = deck.keys

    def card(number: int) -> str | None:
        return None if number == numbers.NOBODY else keys[number]

    is_over = board[numbers.PHASE] == numbers.OVER
    pile = board[numbers.DISCARD_PILE : numbers.DISCARD_PILE + board[numbers.DISCARD_SIZE]]
    view = PateeView(
        seat=seat,
        teams=blanked.teams,
        round=board[numbers.ROUND],
        beginner=board[numbers.FIRST_PLAYER],
        turn=board[numbers.ACTIVE_PLAYER],
        actor=board[numbers.ACTOR],
        step=STEPS.get(board[numbers.PHASE]),
        left=board[numbers.CHOICES_LEFT],
        card=card(board[numbers.ACTING_CARD]),
        plays=board[numbers.PLAYS_MADE],
        more=board[numbers.EXTRA_PLAYS],
        allowed_by=card(board[numbers.PERMITTED_BY]),
        named=None if board[numbers.VICTIM] == numbers.NOBODY else board[numbers.VICTIM],
        wanted=card(board[numbers.SWAP_TARGET]),
        shown=card_keys(deck, board[numbers.SHOWN_CARDS]),
        shown_count=board[numbers.SHOWN_COUNT],
        seats=[player_view(deck, blanked, board, other, seat, memory_aid) for other in range(blanked.seats)],
        discard=[keys[number] for number in pile],
        gone=card_keys(deck, board[numbers.OUT_OF_PLAY]),
        reserve=board[numbers.HAND_SIZES + numbers.RESERVE],
        medal=board[numbers.MEDAL] - 1 if board[numbers.MEDAL] else None,
        guesses=guesses_of(deck, blanked, seat) if memory_aid else [],
        over=MATCH_ENDS[board[numbers.MATCH_END]] if is_over else None,
        counted=is_over or board[numbers.PHASE] == numbers.COUNTED,
    )
    standing.tally(view)
    return view


def player_view(
    deck: PateeDeck, blanked: PateeState, board: list[int], player: int, viewer: int, memory_aid: bool
) -> SeatView:
    """A player, as one seat sees them."""

    def hidden_cards(place: int) -> list[str | None]:
        known = card_keys(deck, board[numbers.HANDS + place]) if memory_aid or place == viewer else []
        return [*known, *[None] * (board[numbers.HAND_SIZES + place] - len(known))]

    def at_most(place: int) -> AtMost | None:
        cards = board[numbers.AT_MOST_CARDS + place]
        return AtMost(card_keys(deck, cards), board[numbers.AT_MOST + place]) if memory_aid and cards else None

    def at_least(place: int) -> AtLeast | None:
        cards = board[numbers.AT_LEAST_CARDS + place]
        return AtLeast(card_keys(deck, cards), board[numbers.AT_LEAST + place]) if memory_aid and cards else None

    side = int(blanked.side(player))
    best = board[numbers.BEST_ROUND + side]
    is_two = blanked.seats == 2
    aside = numbers.ASIDE + player
    rounds = range(numbers.ROUNDS_LISTED)
    return SeatView(
        hand=hidden_cards(player),
        suite=sorted(card_keys(deck, board[numbers.SUITES + player]), key=deck.value_order.__getitem__),
        points=int(blanked.suite_points(player)),
        rounds=[board[numbers.ROUND_POINTS + number * numbers.MAX_SEATS + player] for number in rounds],
        total=board[numbers.TOTAL_POINTS + player],
        rounds_won=board[numbers.ROUNDS_WON + side],
        best_round=None if best == numbers.NO_ROUND_YET else best,
        aside=hidden_cards(aside) if is_two else [],
        concluded=at_most(player),
        aside_concluded=at_most(aside) if is_two else None,
        proven=at_least(player),
        aside_proven=at_least(aside) if is_two else None,
    )


def card_keys(deck: PateeDeck, cards: int) -> list[str]:
    """The keys of a set of cards."""
    return [deck.keys[number] for number in members(cards)]


def guesses_of(deck: PateeDeck, state: PateeState, seat: int) -> list[Guess]:
    """The viewer's guesses of where the cards are that it has lost track of."""
    board = state.board
    observer = observer_of(seat)
    found = []
    for guess in range(board[numbers.GUESS_COUNT + observer]):
        hand_of = {
            deck.keys[card]: hand
            for hand in range(numbers.MAX_SEATS)
            for card in members(int(guesses.floating_in(board, observer, guess, hand)))
        }
        ways = board[guesses.place_of(observer, guess) + numbers.GUESS_WAYS]
        found.append(Guess(dict(sorted(hand_of.items())), int(ways)))
    return found


def observer_of(seat: int) -> int:
    """The row of the memory that a seat sees; a spectator sees that of the public."""
    return numbers.PUBLIC if seat < 0 else seat

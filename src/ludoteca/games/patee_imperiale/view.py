"""What a seat may know of a match of Pâtée Impériale, as JSON-ready structs, and how events bring it up to date.

A view with memory aid holds all that a blanked board holds. So an event is followed by writing the view back on a
board, letting the rules change it, and showing it again.
"""

from __future__ import annotations

import msgspec

from ludoteca.core.events import Event
from ludoteca.core.game import View
from ludoteca.core.sets import members
from ludoteca.games.patee_imperiale import events as happened
from ludoteca.games.patee_imperiale.cards import PateeDeck
from ludoteca.games.patee_imperiale.engine import memory, places, scoring, tables
from ludoteca.games.patee_imperiale.engine.actions import room_for_more
from ludoteca.games.patee_imperiale.engine.state import PateeState
from ludoteca.games.patee_imperiale.engine.tables import CARDS, MAX_SEATS, NOBODY, UNKNOWN
from ludoteca.games.patee_imperiale.events import MATCH_ENDS, STEPS, MatchEnd, StepName

PHASES = {name: phase for phase, name in STEPS.items()}


class AtMost(msgspec.Struct, gc=False):
    """What everyone can conclude of a hand from an action that was not done: so many of these cards at most."""

    cards: list[str]
    count: int


class AtLeast(msgspec.Struct, gc=False):
    """What everyone can conclude of a hand from a permission to play more: so many of these cards at least."""

    cards: list[str]
    count: int


class Guess(msgspec.Struct, gc=False):
    """One way in which cards that went over unseen can lie now, by card the seat; and its share of all ways.

    With two players, seats 3 and 4 are what players 1 and 2 set aside after the first round.
    """

    places: dict[str, int]
    ways: int


class SeatView(msgspec.Struct, gc=False):
    """A player: as much of the hand as the viewer may know (None: unknown), the suite, and the match so far.

    `rounds` are the points of the first three rounds, 0 until they are counted.
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


class PateeView(View):
    """The table as one seat sees it; seat −1 is a spectator. The discard is listed from its bottom."""

    seat: int
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


def view(deck: PateeDeck, state: PateeState, seat: int, memory_aid: bool) -> PateeView:
    """The view of a seat, out of the blanked state and nothing else."""
    return shown(deck, state.blank(seat), seat, memory_aid)


def opening(deck: PateeDeck, state: PateeState, seat: int) -> PateeView:
    """The table before the deal."""
    board = state.board
    for side in range(MAX_SEATS):
        board[places.BEST + side] = scoring.NO_ROUND_YET
    state.clear_turn()
    return shown(deck, state.blank(seat), seat, True)


def shown(deck: PateeDeck, blanked: PateeState, seat: int, memory_aid: bool) -> PateeView:
    """A blanked board as a view."""
    board = list(blanked.board)
    keys = deck.keys

    def card(number: int) -> str | None:
        return None if number == NOBODY else keys[number]

    over = board[places.PHASE] == tables.OVER
    seats = [seated(deck, blanked, board, other, seat, memory_aid) for other in range(blanked.seats)]
    return PateeView(
        seat,
        blanked.teams,
        board[places.ROUND],
        board[places.BEGINNER],
        board[places.TURN],
        board[places.ACTOR],
        STEPS.get(board[places.PHASE]),
        board[places.LEFT],
        card(board[places.CARD]),
        board[places.PLAYS],
        board[places.MORE],
        card(board[places.ALLOWING]),
        None if board[places.VICTIM] == NOBODY else board[places.VICTIM],
        card(board[places.WANTED]),
        cards(deck, board[places.SHOWN]),
        board[places.SHOWN_SIZE],
        seats,
        [keys[number] for number in board[places.PILE : places.PILE + board[places.PILE_SIZE]]],
        cards(deck, board[places.GONE]),
        board[places.SIZES + places.RESERVE],
        board[places.MEDAL] - 1 if board[places.MEDAL] else None,
        guesses(deck, blanked, seat) if memory_aid else [],
        MATCH_ENDS[board[places.ENDED_BY]] if over else None,
    )


def beside(deck: PateeDeck, public: PateeView, state: PateeState, seat: int) -> PateeView:
    """The view of a seat: the spectator's with what is its own."""
    blanked = state.blank(seat)
    board = list(blanked.board)
    mine = seated(deck, blanked, board, seat, seat, False)
    seats = [*public.seats[:seat], mine, *public.seats[seat + 1 :]]
    return msgspec.structs.replace(public, seat=seat, seats=seats, shown=cards(deck, board[places.SHOWN]))


def cards(deck: PateeDeck, mask: int) -> list[str]:
    """The cards of a set."""
    return [deck.keys[number] for number in members(mask)]


def seated(deck: PateeDeck, blanked: PateeState, board: list[int], other: int, seat: int, memory_aid: bool) -> SeatView:
    """A player, as one seat sees them."""

    def hidden(place: int) -> list[str | None]:
        known = cards(deck, board[places.HELD + place]) if memory_aid or place == seat else []
        return [*known, *[None] * (board[places.SIZES + place] - len(known))]

    def concluded(place: int) -> AtMost | None:
        barred = board[places.BARRED + place]
        return AtMost(cards(deck, barred), board[places.SPARE + place]) if memory_aid and barred else None

    def proven(place: int) -> AtLeast | None:
        found = board[places.PROVEN + place]
        return AtLeast(cards(deck, found), board[places.LEAST + place]) if memory_aid and found else None

    side = int(blanked.side(other))
    best = board[places.BEST + side]
    two = blanked.seats == 2
    return SeatView(
        hidden(other),
        sorted(cards(deck, board[places.SUITES + other]), key=deck.rank.__getitem__),  # it lies in rising order
        int(blanked.suite_worth(other)),
        board[places.POINTS + other : places.POINTS + MAX_SEATS * places.ROUNDS_KEPT : MAX_SEATS],
        board[places.TOTAL + other],
        board[places.WON + side],
        None if best == scoring.NO_ROUND_YET else best,
        hidden(places.ASIDE + other) if two else [],
        concluded(other),
        concluded(places.ASIDE + other) if two else None,
        proven(other),
        proven(places.ASIDE + other) if two else None,
    )


def guesses(deck: PateeDeck, state: PateeState, seat: int) -> list[Guess]:
    """The viewer's guesses where cards are that it has lost sight of."""
    board = state.board
    knower = places.EVERYBODY if seat < 0 else seat
    found = []
    for guess in range(board[places.GUESSES + knower]):
        lying = {
            deck.courtiers[card].key: hand
            for hand in range(MAX_SEATS)
            for card in range(CARDS)
            if int(memory.floating_in(board, knower, guess, hand)) >> card & 1
        }
        ways = board[places.GUESS + (knower * places.MOST_GUESSES + guess) * places.GUESS_SIZE + places.WAYS]
        found.append(Guess(dict(sorted(lying.items())), int(ways)))
    return found


# ---------------------------------------------------------------- following


def written(deck: PateeDeck, told: PateeView) -> PateeState:
    """A view with memory aid back on a board."""
    state = PateeState(len(told.seats), deck.tables, told.teams)
    board = state.board
    knower = places.EVERYBODY if told.seat < 0 else told.seat

    def number(card: str | None) -> int:
        return NOBODY if card is None else deck.number[card]

    def members(cards: list[str] | list[str | None]) -> int:
        return sum(1 << deck.number[card] for card in cards if card is not None)

    board[places.PHASE] = tables.OVER if told.over else PHASES.get(told.step or "play", tables.UNDEALT)
    for place, value in (
        (places.ROUND, told.round),
        (places.BEGINNER, told.beginner),
        (places.TURN, told.turn),
        (places.ACTOR, told.actor),
        (places.LEFT, told.left),
        (places.CARD, number(told.card)),
        (places.PLAYS, told.plays),
        (places.MORE, told.more),
        (places.ALLOWING, number(told.allowed_by)),
        (places.VICTIM, NOBODY if told.named is None else told.named),
        (places.WANTED, number(told.wanted)),
        (places.SHOWN, members(told.shown)),
        (places.SHOWN_SIZE, told.shown_count),
        (places.GONE, members(told.gone)),
        (places.SIZES + places.RESERVE, told.reserve),
        (places.MEDAL, 0 if told.medal is None else told.medal + 1),
        (places.VIEWER, told.seat + 2),
    ):
        board[place] = value
    for side in range(MAX_SEATS):
        board[places.BEST + side] = scoring.NO_ROUND_YET
    for card in told.discard:
        state.onto_discard(deck.number[card])
    for seat, player in enumerate(told.seats):
        side = state.side(seat)
        board[places.SUITES + seat] = members(player.suite)
        board[places.TOTAL + seat] = player.total
        board[places.WON + side] = player.rounds_won
        board[places.BEST + side] = scoring.NO_ROUND_YET if player.best_round is None else player.best_round
        for played, points in enumerate(player.rounds):
            board[places.POINTS + MAX_SEATS * played + seat] = points
        for place, hand, limit, proven in (
            (seat, player.hand, player.concluded, player.proven),
            (places.ASIDE + seat, player.aside, player.aside_concluded, player.aside_proven),
        ):
            if place >= places.ASIDE and place != seat and len(told.seats) > places.ASIDE:
                continue  # only two players set hands aside
            board[places.HELD + place] = members(hand)
            board[places.SIZES + place] = len(hand)
            if place != told.seat:
                board[places.KNOWN + knower * MAX_SEATS + place] = members(hand)
            if limit is not None:
                board[places.BARRED + place] = members(limit.cards)
                board[places.SPARE + place] = limit.count
            if proven is not None:
                board[places.PROVEN + place] = members(proven.cards)
                board[places.LEAST + place] = proven.count
    board[places.GUESSES + knower] = len(told.guesses)
    for at, guess in enumerate(told.guesses):
        place = places.GUESS + (knower * places.MOST_GUESSES + at) * places.GUESS_SIZE
        board[places.FLOATING + knower] = members(list(guess.places))
        board[place + places.LOW] = sum(1 << deck.number[card] for card, hand in guess.places.items() if hand & 1)
        board[place + places.HIGH] = sum(1 << deck.number[card] for card, hand in guess.places.items() if hand & 2)
        board[place + places.WAYS] = guess.ways
    board[places.REMEMBERED] = memory.remembered(board)
    return state


def follow(deck: PateeDeck, told: PateeView, event: Event) -> None:
    """Bring a view with memory aid up to date with an event that its seat heard."""
    state = written(deck, told)
    Follower(deck, state, told.seat).follow(event)
    knower = places.EVERYBODY if told.seat < 0 else told.seat
    for hand in range(MAX_SEATS):
        if hand != told.seat:
            state.board[places.HELD + hand] = state.board[places.KNOWN + knower * MAX_SEATS + hand]
    fresh = shown(deck, state, told.seat, True)
    for name in told.__struct_fields__:
        setattr(told, name, getattr(fresh, name))


class Follower:
    """Changes a blanked board as an event tells: by the rules' own hand where all is open."""

    def __init__(self, deck: PateeDeck, state: PateeState, seat: int) -> None:
        self.deck = deck
        self.state = state
        self.seat = seat

    def number(self, card: str | None) -> int:
        return UNKNOWN if card is None else self.deck.number[card]

    def follow(self, event: Event) -> None:
        state, board, number = self.state, self.state.board, self.number
        match event:
            case happened.RoundBegun(round_, from_reserve):
                self._begin_round(round_, from_reserve)
            case happened.StarterBack(seat, card):
                state.out_of_hand(seat, number(card))
            case happened.StarterDealt(seat, card):
                if seat is None:
                    state.onto_discard(number(card))
                else:
                    board[places.SUITES + seat] |= 1 << number(card)
            case happened.CardDealt(seat, card):
                board[places.SIZES + seat] += 1
                if card is not None:
                    board[places.HELD + seat] |= 1 << number(card)
            case happened.LeftOver(card):
                state.onto_discard(number(card))
            case happened.Begins(seat):
                board[places.BEGINNER] = seat
            case happened.CardPlayed(seat, card, allowed_by):
                self._play(seat, number(card), allowed_by is not None)
            case happened.ActionFailed(seat, card):
                self._conclude_from_failure(seat, number(card))
            case happened.MoreAllowed(seat, card):
                state.permit(seat, number(card))
            case happened.ChainEnded(seat, card):
                if board[places.PLAYS] < tables.PLAYS_IN_A_TURN and board[places.SIZES + seat] > 0:
                    state.conclude(seat, number(card), 0)
                board[places.MORE] = 0
            case happened.PlayerNamed(_, other):
                board[places.VICTIM] = other
            case happened.Discredited(_, card):
                state.discredit(number(card))
            case happened.HandDiscredited(seat, card):
                state.lay_down_shown()
                state.lose(seat, number(card))
            case happened.Charmed(seat, _, card):
                state.charm(seat, number(card))
            case happened.SwapChosen(_, card):
                board[places.WANTED] = number(card)
            case happened.Swapped(seat, _, taken, given):
                board[places.WANTED] = number(taken)
                state.swap(seat, number(given))
            case happened.Given(seat, other, card):
                board[places.SUITES + seat] ^= 1 << number(card)
                board[places.SUITES + other] |= 1 << number(card)
            case happened.CardChosen(_, card):
                board[places.SHOWN_SIZE] += 1
                if card is not None:
                    board[places.SHOWN] |= 1 << number(card)
            case happened.CardsShown(seat, to, cards):
                if cards is not None:
                    board[places.SHOWN] = sum(1 << number(card) for card in cards)
                    memory.is_shown(board, seat, to, board[places.SHOWN])
            case happened.CardTaken(seat, other, card):
                self._take(seat, other, number(card))
            case happened.HandsSwapped(seat, other, given, got):
                self._exchange(seat, other, number(given), number(got))
            case happened.Recalled(seat, card):
                state.recall(seat, number(card))
            case happened.Awaited(seat, step, left, turn):
                self._await(seat, PHASES[step], left, turn)
            case happened.RoundEnded(_, seat, _, card):
                if card is not None:
                    board[places.TURN] = seat
                    if seat != self.seat:
                        memory.is_shown_to_all(board, seat, number(card))
                winner = scoring.count_round(board, self.deck.tables, state.seats, state.teams)
                scoring.award_medal(board, state.seats, winner)
                state.clear_turn()
            case happened.MatchEnded(why):
                board[places.PHASE] = tables.OVER
                board[places.ENDED_BY] = next(number for number, name in MATCH_ENDS.items() if name == why)

    def _begin_round(self, round_: int, from_reserve: bool) -> None:
        state, board = self.state, self.state.board
        board[places.ROUND] = round_
        if from_reserve:
            state.set_first_round_aside()
        else:
            state.gather_all()
        state.clear_table()
        cards = CARDS - tables.STARTERS - 2 * int(tables.HAND[2])
        board[places.SIZES + places.RESERVE] = cards if state.seats == 2 and not from_reserve else 0

    def _play(self, seat: int, card: int, extra: bool) -> None:
        board = self.state.board
        if extra:
            board[places.MORE] -= 1
        self.state.out_of_hand(seat, card)
        board[places.SUITES + seat] |= 1 << card
        board[places.CARD] = card
        board[places.PLAYS] += 1

    def _conclude_from_failure(self, seat: int, card: int) -> None:
        tables_ = self.deck.tables
        if tables_.verb[card] == tables.PLAY_MORE and room_for_more(self.state.board, tables_, seat, card):
            self.state.conclude(seat, card, tables_.number[card] - 1)

    def _take(self, seat: int, victim: int, card: int) -> None:
        board = self.state.board
        self.state.lay_down_shown()
        memory.goes_over(board, self.state.seats, victim, seat, card)
        board[places.SIZES + victim] -= 1
        board[places.SIZES + seat] += 1
        if victim == self.seat:
            board[places.HELD + victim] ^= 1 << card
        if seat == self.seat:
            board[places.HELD + seat] |= 1 << card

    def _exchange(self, seat: int, other: int, given: int, got: int) -> None:
        board = self.state.board
        memory.change_places(board, self.state.seats, seat, other, given, got)
        if self.seat in (seat, other):
            board[places.HELD + self.seat] ^= 1 << given | 1 << got

    def _await(self, seat: int, phase: int, left: int, turn: int) -> None:
        board = self.state.board
        if phase == tables.TO_PLAY:
            if board[places.MORE] == 0:
                self.state.clear_turn()
            board[places.VICTIM] = NOBODY
        elif phase in (tables.TO_LOSE, tables.TO_SHOW):
            board[places.VICTIM] = seat
        board[places.PHASE] = phase
        board[places.ACTOR] = seat
        board[places.TURN] = turn
        board[places.LEFT] = left

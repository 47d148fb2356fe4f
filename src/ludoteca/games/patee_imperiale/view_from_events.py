"""A view made from events alone, which only a law uses: events must carry everything that a view shows.

A view with memory aid holds everything that a blanked board holds. So an event is applied by writing the view back to
a board, letting the rules change it, and making a new view of it.
"""

from __future__ import annotations

from typing import Final

from ludoteca.core.events import Event
from ludoteca.games.patee_imperiale import PateeImperiale, events
from ludoteca.games.patee_imperiale.cards import PateeDeck
from ludoteca.games.patee_imperiale.engine import guesses, memory, numbers, scoring
from ludoteca.games.patee_imperiale.engine.actions import has_room_for_more
from ludoteca.games.patee_imperiale.engine.state import PateeState
from ludoteca.games.patee_imperiale.events import MATCH_ENDS, STEPS
from ludoteca.games.patee_imperiale.view import AtLeast, AtMost, PateeView, observer_of, view_of_blank

PHASES: Final = {name: phase for phase, name in STEPS.items()}


def initial_view(game: PateeImperiale, seat: int) -> PateeView:
    """The view before the deal."""
    state = game.undealt()
    board = state.board
    for side in range(numbers.MAX_SEATS):
        board[numbers.BEST_ROUND + side] = numbers.NO_ROUND_YET
    state.clear_turn()
    return view_of_blank(game.deck, state.blank(seat), seat, True)


# ---------------------------------------------------------------- from a view to a board


def state_of_view(deck: PateeDeck, view: PateeView) -> PateeState:
    """A view with memory aid, written back to a board."""
    state = PateeState(len(view.seats), deck.engine_deck, view.teams)
    board = state.board
    observer = observer_of(view.seat)

    def number(card: str | None) -> int:
        return numbers.NOBODY if card is None else deck.card_number[card]

    board[numbers.PHASE] = numbers.OVER if view.over else PHASES.get(view.step or "play", numbers.UNDEALT)
    for place, value in (
        (numbers.ROUND, view.round),
        (numbers.FIRST_PLAYER, view.beginner),
        (numbers.ACTIVE_PLAYER, view.turn),
        (numbers.ACTOR, view.actor),
        (numbers.CHOICES_LEFT, view.left),
        (numbers.ACTING_CARD, number(view.card)),
        (numbers.PLAYS_MADE, view.plays),
        (numbers.EXTRA_PLAYS, view.more),
        (numbers.PERMITTED_BY, number(view.allowed_by)),
        (numbers.VICTIM, numbers.NOBODY if view.named is None else view.named),
        (numbers.SWAP_TARGET, number(view.wanted)),
        (numbers.SHOWN_CARDS, deck.set_of(view.shown)),
        (numbers.SHOWN_COUNT, view.shown_count),
        (numbers.OUT_OF_PLAY, deck.set_of(view.gone)),
        (numbers.HAND_SIZES + numbers.RESERVE, view.reserve),
        (numbers.MEDAL, 0 if view.medal is None else view.medal + 1),
        (numbers.VIEWER, view.seat + 2),
    ):
        board[place] = value
    for side in range(numbers.MAX_SEATS):
        board[numbers.BEST_ROUND + side] = numbers.NO_ROUND_YET
    for card in view.discard:
        state.add_to_discard(deck.card_number[card])
    for seat, player in enumerate(view.seats):
        side = state.side(seat)
        board[numbers.SUITES + seat] = deck.set_of(player.suite)
        board[numbers.TOTAL_POINTS + seat] = player.total
        board[numbers.ROUNDS_WON + side] = player.rounds_won
        board[numbers.BEST_ROUND + side] = numbers.NO_ROUND_YET if player.best_round is None else player.best_round
        for played, points in enumerate(player.rounds):
            board[numbers.ROUND_POINTS + numbers.MAX_SEATS * played + seat] = points
        write_hand(deck, state, view.seat, seat, player.hand, player.concluded, player.proven)
        if len(view.seats) == 2:
            aside = numbers.ASIDE + seat
            write_hand(deck, state, view.seat, aside, player.aside, player.aside_concluded, player.aside_proven)
    board[numbers.GUESS_COUNT + observer] = len(view.guesses)
    for at, guess in enumerate(view.guesses):
        place = guesses.place_of(observer, at)
        board[numbers.FLOATING + observer] = deck.set_of(guess.places)
        board[place + numbers.GUESS_LOW] = deck.set_of(card for card, hand in guess.places.items() if hand & 1)
        board[place + numbers.GUESS_HIGH] = deck.set_of(card for card, hand in guess.places.items() if hand & 2)
        board[place + numbers.GUESS_WAYS] = guess.ways
    board[numbers.REMEMBERED] = memory.all_remembered(board)
    return state


def write_hand(
    deck: PateeDeck,
    state: PateeState,
    viewer: int,
    place: int,
    hand: list[str | None],
    at_most: AtMost | None,
    at_least: AtLeast | None,
) -> None:
    """Write what the viewer knows of a hand, or of cards put aside, to a board."""
    board = state.board
    known = deck.set_of(card for card in hand if card is not None)
    board[numbers.HANDS + place] = known
    board[numbers.HAND_SIZES + place] = len(hand)
    if place != viewer:
        board[numbers.KNOWN + observer_of(viewer) * numbers.MAX_SEATS + place] = known
    if at_most is not None:
        board[numbers.AT_MOST_CARDS + place] = deck.set_of(at_most.cards)
        board[numbers.AT_MOST + place] = at_most.count
    if at_least is not None:
        board[numbers.AT_LEAST_CARDS + place] = deck.set_of(at_least.cards)
        board[numbers.AT_LEAST + place] = at_least.count


# ---------------------------------------------------------------- events


def apply_event(game: PateeImperiale, view: PateeView, event: Event) -> None:
    """Bring a view with memory aid up to date with an event that its seat has seen."""
    deck = game.deck
    state = state_of_view(deck, view)
    BlankUpdate(deck, state, view.seat).apply(event)
    row = numbers.KNOWN + observer_of(view.seat) * numbers.MAX_SEATS
    for hand in range(numbers.MAX_SEATS):
        if hand != view.seat:
            state.board[numbers.HANDS + hand] = state.board[row + hand]
    updated = view_of_blank(deck, state, view.seat, True)
    for name in view.__struct_fields__:
        setattr(view, name, getattr(updated, name))


class BlankUpdate:
    """Changes a blanked board by an event, with the rules themselves wherever they need no hidden card."""

    def __init__(self, deck: PateeDeck, state: PateeState, seat: int) -> None:
        self.deck = deck
        self.state = state
        self.seat = seat

    def number(self, card: str | None) -> int:
        return numbers.UNKNOWN if card is None else self.deck.card_number[card]

    def apply(self, event: Event) -> None:
        """Change the board as the event says."""
        state, board, number = self.state, self.state.board, self.number
        match event:
            case events.RoundBegun(round_, from_reserve):
                self._begin_round(round_, from_reserve)
            case events.StarterBack(seat, card):
                state.leave_hand(seat, number(card))
            case events.StarterDealt(seat, card):
                if seat is None:
                    state.add_to_discard(number(card))
                else:
                    board[numbers.SUITES + seat] |= 1 << number(card)
            case events.CardDealt(seat, card):
                board[numbers.HAND_SIZES + seat] += 1
                if card is not None:
                    board[numbers.HANDS + seat] |= 1 << number(card)
            case events.LeftOver(card):
                state.add_to_discard(number(card))
            case events.Begins(seat):
                board[numbers.FIRST_PLAYER] = seat
            case events.CardPlayed(seat, card, allowed_by):
                self._play(seat, number(card), allowed_by is not None)
            case events.ActionFailed(seat, card):
                self._conclude_from_failure(seat, number(card))
            case events.MoreAllowed(seat, card):
                state.permit_plays(seat, number(card))
            case events.ChainEnded(seat, card):
                if board[numbers.PLAYS_MADE] < numbers.MOST_PLAYS and board[numbers.HAND_SIZES + seat] > 0:
                    state.conclude_lack(seat, number(card), 0)
                board[numbers.EXTRA_PLAYS] = 0
            case events.PlayerNamed(_, other):
                board[numbers.VICTIM] = other
            case events.Discredited(_, card):
                state.discredit(number(card))
            case events.HandDiscredited(seat, card, by):
                state.clear_shown()
                state.discredit_from_hand(seat, number(card), seat if by is None else by)
            case events.Charmed(seat, _, card):
                state.charm(seat, number(card))
            case events.SwapChosen(_, card):
                board[numbers.SWAP_TARGET] = number(card)
            case events.Swapped(seat, _, taken, given):
                board[numbers.SWAP_TARGET] = number(taken)
                state.swap(seat, number(given))
            case events.Given(seat, other, card):
                board[numbers.SUITES + seat] ^= 1 << number(card)
                board[numbers.SUITES + other] |= 1 << number(card)
            case events.CardChosen(_, card):
                board[numbers.SHOWN_COUNT] += 1
                if card is not None:
                    board[numbers.SHOWN_CARDS] |= 1 << number(card)
            case events.CardsShown(seat, to, cards):
                if cards is not None:
                    board[numbers.SHOWN_CARDS] = self.deck.set_of(cards)
                    memory.cards_shown(board, seat, to, board[numbers.SHOWN_CARDS])
            case events.CardTaken(seat, other, card):
                self._take(seat, other, number(card))
            case events.HandsSwapped(seat, other, given, got):
                self._swap_hands(seat, other, number(given), number(got))
            case events.Recalled(seat, card):
                state.recall(seat, number(card))
            case events.Awaited(seat, step, left, turn):
                self._wait_for(seat, PHASES[step], left, turn)
            case events.RoundEnded(_, seat, _, card):
                if card is not None:
                    board[numbers.ACTIVE_PLAYER] = seat
                    if seat != self.seat:
                        memory.card_shown_to_all(board, seat, number(card))
                winner = scoring.count_round(board, self.deck.engine_deck, state.seats, state.teams)
                scoring.award_medal(board, state.seats, winner)
                state.clear_turn()
            case events.MatchEnded(why):
                board[numbers.PHASE] = numbers.OVER
                board[numbers.MATCH_END] = next(number for number, name in MATCH_ENDS.items() if name == why)

    def _begin_round(self, round_: int, from_reserve: bool) -> None:
        state, board = self.state, self.state.board
        board[numbers.ROUND] = round_
        if from_reserve:
            state.set_hands_aside()
        else:
            state.gather_all_cards()
        state.clear_table()
        has_reserve = state.seats == 2 and not from_reserve
        board[numbers.HAND_SIZES + numbers.RESERVE] = numbers.RESERVE_OF_TWO if has_reserve else 0

    def _play(self, seat: int, card: int, extra: bool) -> None:
        board = self.state.board
        if extra:
            board[numbers.EXTRA_PLAYS] -= 1
        self.state.leave_hand(seat, card)
        board[numbers.SUITES + seat] |= 1 << card
        board[numbers.ACTING_CARD] = card
        board[numbers.PLAYS_MADE] += 1

    def _conclude_from_failure(self, seat: int, card: int) -> None:
        deck = self.deck.engine_deck
        if deck.verb[card] == numbers.VERB_PLAY_MORE and has_room_for_more(self.state.board, deck, seat, card):
            self.state.conclude_lack(seat, card, deck.amount[card] - 1)

    def _take(self, seat: int, victim: int, card: int) -> None:
        board = self.state.board
        self.state.clear_shown()
        memory.card_changes_hands(board, self.state.seats, victim, seat, card)
        board[numbers.HAND_SIZES + victim] -= 1
        board[numbers.HAND_SIZES + seat] += 1
        if victim == self.seat:
            board[numbers.HANDS + victim] ^= 1 << card
        if seat == self.seat:
            board[numbers.HANDS + seat] |= 1 << card

    def _swap_hands(self, seat: int, other: int, given: int, got: int) -> None:
        board = self.state.board
        memory.cards_swapped(board, self.state.seats, seat, other, given, got)
        if self.seat in (seat, other):
            board[numbers.HANDS + self.seat] ^= 1 << given | 1 << got

    def _wait_for(self, seat: int, phase: int, left: int, turn: int) -> None:
        board = self.state.board
        if phase == numbers.TO_PLAY:
            if board[numbers.EXTRA_PLAYS] == 0:
                self.state.clear_turn()
            board[numbers.VICTIM] = numbers.NOBODY
        elif phase in (numbers.TO_LOSE, numbers.TO_SHOW):
            board[numbers.VICTIM] = seat
        board[numbers.PHASE] = phase
        board[numbers.ACTOR] = seat
        board[numbers.ACTIVE_PLAYER] = turn
        board[numbers.CHOICES_LEFT] = left

"""Hide from a board what a seat does not know, and fill a view with a world that could be behind it."""

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT, lowest
from ludoteca.core.engine.chance import Chance
from ludoteca.games.patee_imperiale.engine import deals, guesses, memory, numbers
from ludoteca.games.patee_imperiale.engine.actions import playable_cards
from ludoteca.games.patee_imperiale.engine.deck import EngineDeck

# ---------------------------------------------------------------- from a state to a view


def hide_unknown(board: vec[i64], seat: i64) -> None:
    """Leave on a board only what a seat knows; −1 is a spectator.

    The other hands keep the cards that the seat remembers there. The reserve and cards shown to others are removed.
    """
    observer: i64 = numbers.PUBLIC
    if seat >= 0:
        observer = seat
    for hand in range(i64(numbers.MAX_SEATS)):
        if hand != seat:
            board[numbers.HANDS + hand] = board[numbers.KNOWN + observer * numbers.MAX_SEATS + hand]
    board[numbers.HANDS + numbers.RESERVE] = 0
    if board[numbers.SHOWN_COUNT] > 0 and not sees_shown(board, seat):
        board[numbers.SHOWN_CARDS] = 0
    for other in range(i64(numbers.PUBLIC)):
        if other != observer:
            erase_row(board, other)
    board[numbers.VIEWER] = seat + 2
    board[numbers.REMEMBERED] = memory.all_remembered(board)


def sees_shown(board: vec[i64], seat: i64) -> bool:
    """The victim sees the cards it is choosing to show, the active player sees them when all are chosen."""
    if seat == board[numbers.VICTIM]:
        return True
    return seat == board[numbers.ACTIVE_PLAYER] and are_shown(board)


def are_shown(board: vec[i64]) -> bool:
    """Whether the active player is looking at the cards shown."""
    return board[numbers.PHASE] == numbers.TO_STRIKE or board[numbers.PHASE] == numbers.TO_TAKE


def erase_row(board: vec[i64], observer: i64) -> None:
    """Remove all that an observer remembers."""
    for hand in range(i64(numbers.MAX_SEATS)):
        board[numbers.KNOWN + observer * numbers.MAX_SEATS + hand] = 0
    if board[numbers.GUESS_COUNT + observer] > 0:
        guesses.erase(board, observer)


# ---------------------------------------------------------------- from a view to a world


def fill_unknown(board: vec[i64], deck: EngineDeck, seats: i64, chance: Chance) -> None:
    """Turn a view into a full world, each with its right probability."""
    viewer = board[numbers.VIEWER] - 2
    observer: i64 = numbers.PUBLIC
    if viewer >= 0:
        observer = viewer
    unseen = deck.all_cards & ~(
        board[numbers.DISCARD] | board[numbers.OUT_OF_PLAY] | board[numbers.FLOATING + observer]
    )
    for hand in range(i64(numbers.MAX_SEATS)):
        unseen &= ~(board[numbers.SUITES + hand] | board[numbers.HANDS + hand])
    playable: i64 = 0  # the active player holds one of these cards; 0 if any card will do
    active = board[numbers.ACTIVE_PLAYER]
    if board[numbers.PHASE] == numbers.TO_PLAY and active != observer:
        playable = playable_cards(board, deck, active)
        if playable == deck.all_cards:
            playable = 0
    deals.deal_unseen(board, observer, unseen, playable, chance)
    if board[numbers.SHOWN_COUNT] > 0 and not sees_shown(board, viewer):
        pick_shown(board, chance)
    board[numbers.VIEWER] = 0
    assume_public_knowledge(board, seats, viewer)


def pick_shown(board: vec[i64], chance: Chance) -> None:
    """Pick cards that the victim may be showing: any set of its hand; those chosen so far are the lowest of the set."""
    size = board[numbers.SHOWN_COUNT]
    if not are_shown(board):
        size += board[numbers.CHOICES_LEFT]
    shown = deals.draw(board[numbers.HANDS + board[numbers.VICTIM]], size, chance)
    board[numbers.SHOWN_CARDS] = 0
    for _step in range(board[numbers.SHOWN_COUNT]):
        card = lowest(shown)
        shown ^= BIT[card]
        board[numbers.SHOWN_CARDS] |= BIT[card]


def assume_public_knowledge(board: vec[i64], seats: i64, viewer: i64) -> None:
    """The viewer cannot know what the others remember: assume that they know what everybody knows."""
    public_row: i64 = numbers.KNOWN + numbers.PUBLIC * numbers.MAX_SEATS
    for observer in range(seats):
        if observer == viewer:
            continue
        row = numbers.KNOWN + observer * numbers.MAX_SEATS
        for hand in range(i64(numbers.MAX_SEATS)):
            if hand != observer:
                board[row + hand] = board[public_row + hand]
        if seats == 2:
            aside = numbers.ASIDE + observer
            board[row + aside] = board[numbers.HANDS + aside]
    if are_shown(board):
        row = numbers.KNOWN + board[numbers.ACTIVE_PLAYER] * numbers.MAX_SEATS
        board[row + board[numbers.VICTIM]] |= board[numbers.SHOWN_CARDS]
    board[numbers.REMEMBERED] = memory.all_remembered(board)


assert numbers.OBSERVERS == numbers.HIDDEN_PLACES == numbers.MAX_SEATS + 1

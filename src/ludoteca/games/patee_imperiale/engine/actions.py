"""The vocabulary of actions: for each verb, whether it can be done in full and what may be chosen.

`seat` is always the active player, `card` the courtier whose action is asked about. A card never targets itself.
"""

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT, count, lowest
from ludoteca.games.patee_imperiale.engine.places import (
    ALLOWING,
    CARD,
    DISCARDED,
    HELD,
    LEFT,
    MORE,
    PHASE,
    PILE,
    PILE_SIZE,
    PLAYS,
    SHOWN,
    SIZES,
    SUITES,
    TURN,
)
from ludoteca.games.patee_imperiale.engine.tables import (
    ACTOR_OF_2,
    ANY,
    CHARM,
    DOES_NOTHING,
    EACH,
    FROM_DISCARD,
    FROM_LAST,
    GIVE_AWAY,
    HAND_DISCREDIT,
    HAND_SWAP,
    HAND_TAKE,
    HIGHEST,
    MYSELF,
    ONE_OF_MINE,
    OWN,
    PLAY_MORE,
    PLAYS_IN_A_TURN,
    SHOWN_TO_PICK_FROM,
    SUITE_DISCREDIT,
    SUITE_SWAP,
    TO_GIVE,
    TO_LOSE,
    TO_NAME,
    TO_PLAY,
    TO_SHOW,
    TO_STRIKE,
    TO_TAKE,
    Courtiers,
)


def other_suites(board: vec[i64], seats: i64, seat: i64) -> i64:
    cards: i64 = 0
    for other in range(seats):
        if other != seat:
            cards |= board[SUITES + other]
    return cards


def most_valuable(board: vec[i64], deck: Courtiers, seats: i64, seat: i64) -> i64:
    """Of every other suite its most valuable courtiers: more than one where they are equal."""
    ranks = deck.ranks
    cards: i64 = 0
    for other in range(seats):
        suite = board[SUITES + other]
        if other == seat or suite == 0:
            continue
        for rank in range(i64(len(ranks))):
            top = suite & ranks[rank]
            if top != 0:
                cards |= top
                break
    return cards


def targets(board: vec[i64], deck: Courtiers, seats: i64, seat: i64, card: i64) -> i64:
    """The courtiers on the table that the action may discredit, charm, swap for or recall."""
    verb = deck.verb[card]
    scope = deck.scope[card]
    cards: i64 = 0
    if verb == SUITE_DISCREDIT:
        if deck.pick[card] == HIGHEST:
            cards = most_valuable(board, deck, seats, seat)
        elif scope == OWN:
            cards = board[SUITES + seat]
        else:
            cards = other_suites(board, seats, seat)
            if scope == ANY:
                cards |= board[SUITES + seat]
    elif verb == CHARM or verb == SUITE_SWAP:
        cards = other_suites(board, seats, seat)
    elif scope == FROM_DISCARD:
        cards = board[DISCARDED]
    elif scope == FROM_LAST:
        if board[PILE_SIZE] > 0:
            cards = BIT[board[PILE + board[PILE_SIZE] - 1]]
    elif scope == OWN:
        cards = board[SUITES + seat]
    else:
        cards = other_suites(board, seats, seat)
        if scope == ANY:
            cards |= board[SUITES + seat] | board[DISCARDED]
    return cards & deck.reach[card] & ~BIT[card]


def cards_to_show(deck: Courtiers, card: i64) -> i64:
    """How many cards the victim lays before the active player; 0 if the action shows none."""
    if deck.verb[card] == HAND_TAKE:
        return deck.number[card]
    if deck.verb[card] == HAND_DISCREDIT and deck.pick[card] == ACTOR_OF_2:
        return SHOWN_TO_PICK_FROM
    return 0


def cards_needed(deck: Courtiers, card: i64) -> i64:
    """How many cards a player must hold to be a victim of the action."""
    shown = cards_to_show(deck, card)
    if shown > 0:
        return shown
    if deck.verb[card] == HAND_DISCREDIT:
        return deck.number[card]
    return 1


def victims(board: vec[i64], deck: Courtiers, seats: i64, seat: i64, card: i64) -> i64:
    """The other players whom the action may name: a set of seats. A partner is another player too."""
    least: i64 = 0
    if deck.verb[card] != GIVE_AWAY:
        least = cards_needed(deck, card)
    mask: i64 = 0
    for other in range(seats):
        if other != seat and board[SIZES + other] >= least:
            mask |= BIT[other]
    return mask


def possible(board: vec[i64], deck: Courtiers, seats: i64, seat: i64, card: i64) -> bool:
    """Whether the action can be done in full, judged when its card has been played (rules: A turn)."""
    verb = deck.verb[card]
    if verb == DOES_NOTHING:
        return True
    if verb == PLAY_MORE:
        return more_can_be_played(board, deck, seat, card)
    if verb == GIVE_AWAY:
        return board[SUITES + seat] & ~BIT[card] != 0
    if verb == SUITE_SWAP and deck.scope[card] == ONE_OF_MINE and board[SUITES + seat] & ~BIT[card] == 0:
        return False
    if verb == SUITE_DISCREDIT:
        return count(targets(board, deck, seats, seat, card)) >= deck.number[card]
    if verb == HAND_SWAP and board[SIZES + seat] == 0:
        return False
    if verb == HAND_DISCREDIT and deck.scope[card] == MYSELF:
        return board[SIZES + seat] >= deck.number[card]
    if verb == HAND_DISCREDIT and deck.scope[card] == EACH:
        return count(victims(board, deck, seats, seat, card)) == seats - 1
    if verb == HAND_DISCREDIT or verb == HAND_TAKE or verb == HAND_SWAP:
        return victims(board, deck, seats, seat, card) != 0
    return targets(board, deck, seats, seat, card) != 0


def room_for_more(board: vec[i64], deck: Courtiers, seat: i64, card: i64) -> bool:
    """The part of play_more that everyone can judge: the plays of the turn, and the size of the hand."""
    number = deck.number[card]
    return board[PLAYS] + number <= PLAYS_IN_A_TURN and board[SIZES + seat] >= number


def more_can_be_played(board: vec[i64], deck: Courtiers, seat: i64, card: i64) -> bool:
    """play_more is judged on the hand alone; permissions still open do not count (rules: chains)."""
    hand = board[HELD + seat]
    if not room_for_more(board, deck, seat, card):
        return False
    if board[SIZES + seat] == 1 and hand & deck.needs_another != 0:
        return False
    return count(hand & deck.reach[card]) >= deck.number[card]


def allowed_cards(board: vec[i64], deck: Courtiers, seat: i64) -> i64:
    """All cards that might be played now, whoever holds them: by the permission used, and by Zelon's flag."""
    cards = deck.all
    if board[MORE] > 0:
        cards = deck.reach[board[ALLOWING]]
    if board[SIZES + seat] == 1:
        # It may be played only if another card stays in hand; that binds silent plays too.
        cards &= ~deck.needs_another
    return cards


def still_to_show(hand: i64, shown: i64, left: i64) -> i64:
    """What may be shown next: cards are shown in rising order, for a set has no order, and enough must stay behind."""
    rest = hand
    while shown != 0:
        card = lowest(shown)
        shown ^= BIT[card]
        while rest != 0 and lowest(rest) <= card:
            rest ^= BIT[lowest(rest)]
    kept: i64 = count(rest) - left + 1
    cards: i64 = 0
    while kept > 0:
        card = lowest(rest)
        rest ^= BIT[card]
        cards |= BIT[card]
        kept -= 1
    return cards


def choices(board: vec[i64], deck: Courtiers, seats: i64, seat: i64) -> i64:
    """What the actor may choose from now: a set of cards, or of seats where a player is to be named."""
    phase = board[PHASE]
    card = board[CARD]
    if phase == TO_PLAY:
        return board[HELD + seat] & allowed_cards(board, deck, seat)
    if phase == TO_NAME:
        return victims(board, deck, seats, seat, card)
    if phase == TO_GIVE:
        if deck.verb[card] == HAND_SWAP:
            return board[HELD + seat]
        return board[SUITES + seat] & ~BIT[card]
    if phase == TO_LOSE:
        return board[HELD + seat]
    if phase == TO_SHOW:
        return still_to_show(board[HELD + seat], board[SHOWN], board[LEFT])
    if phase == TO_STRIKE or phase == TO_TAKE:
        return board[SHOWN]
    return targets(board, deck, seats, board[TURN], card)

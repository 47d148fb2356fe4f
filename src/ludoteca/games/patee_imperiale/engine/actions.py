"""The vocabulary of actions: whether an action can be done in full, and what may be chosen for it.

`seat` is always the active player, and `card` the courtier whose action is carried out.
"""

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT, count, lowest
from ludoteca.games.patee_imperiale.engine import numbers
from ludoteca.games.patee_imperiale.engine.deck import EngineDeck

# ---------------------------------------------------------------- whether an action can be done


def can_be_done(board: vec[i64], deck: EngineDeck, seats: i64, seat: i64, card: i64) -> bool:
    """Whether some choice allows all of the action; asked once, when its card is played (rules: Pâtée Impériale 4)."""
    verb = deck.verb[card]
    scope = deck.scope[card]
    if verb == numbers.VERB_NONE:
        return True
    if verb == numbers.VERB_PLAY_MORE:
        return more_can_be_played(board, deck, seat, card)
    if verb == numbers.VERB_GIVE:
        return rest_of_suite(board, seat, card) != 0
    if verb == numbers.VERB_SUITE_SWAP and scope == numbers.OWN_ACTOR and rest_of_suite(board, seat, card) == 0:
        return False
    if verb == numbers.VERB_SUITE_DISCREDIT:
        return count(targets(board, deck, seats, seat, card)) >= deck.amount[card]
    if verb == numbers.VERB_HAND_SWAP and board[numbers.HAND_SIZES + seat] == 0:
        return False
    if verb == numbers.VERB_HAND_DISCREDIT and scope == numbers.WHO_SELF:
        return board[numbers.HAND_SIZES + seat] >= deck.amount[card]
    if verb == numbers.VERB_HAND_DISCREDIT and scope == numbers.WHO_EACH:
        return count(victims(board, deck, seats, seat, card)) == seats - 1
    if verb == numbers.VERB_HAND_DISCREDIT or verb == numbers.VERB_HAND_TAKE or verb == numbers.VERB_HAND_SWAP:
        return victims(board, deck, seats, seat, card) != 0
    return targets(board, deck, seats, seat, card) != 0


def more_can_be_played(board: vec[i64], deck: EngineDeck, seat: i64, card: i64) -> bool:
    """Whether play_more can be done in full. Only the hand and the plays made count (rules: Pâtée Impériale 11).

    It cannot if Zelon is the only card left (rules: Pâtée Impériale 13).
    """
    hand = board[numbers.HANDS + seat]
    if not has_room_for_more(board, deck, seat, card):
        return False
    if board[numbers.HAND_SIZES + seat] == 1 and hand & deck.needs_another != 0:
        return False
    return count(hand & deck.reach[card]) >= deck.amount[card]


def has_room_for_more(board: vec[i64], deck: EngineDeck, seat: i64, card: i64) -> bool:
    """The part of play_more that everybody can judge: the plays of the turn, and the size of the hand."""
    amount = deck.amount[card]
    return board[numbers.PLAYS_MADE] + amount <= numbers.MOST_PLAYS and board[numbers.HAND_SIZES + seat] >= amount


# ---------------------------------------------------------------- whom and what it may affect


def victims(board: vec[i64], deck: EngineDeck, seats: i64, seat: i64, card: i64) -> i64:
    """The other players whom the action may name, as a set. A partner is one of them (rules: Pâtée Impériale 18)."""
    needed: i64 = 0
    if deck.verb[card] != numbers.VERB_GIVE:
        needed = cards_needed(deck, card)
    mask: i64 = 0
    for other in range(seats):
        if other != seat and board[numbers.HAND_SIZES + other] >= needed:
            mask |= BIT[other]
    return mask


def cards_needed(deck: EngineDeck, card: i64) -> i64:
    """How many cards a player must hold to be a victim of the action."""
    shown = cards_to_show(deck, card)
    if shown > 0:
        return shown
    if deck.verb[card] == numbers.VERB_HAND_DISCREDIT:
        return deck.amount[card]
    return 1


def cards_to_show(deck: EngineDeck, card: i64) -> i64:
    """How many cards the victim shows to the active player; 0 if the action shows none."""
    if deck.verb[card] == numbers.VERB_HAND_TAKE:
        return deck.amount[card]
    if deck.verb[card] == numbers.VERB_HAND_DISCREDIT and deck.pick[card] == numbers.PICK_ACTOR_OF_2:
        return numbers.CARDS_TO_PICK_FROM
    return 0


def targets(board: vec[i64], deck: EngineDeck, seats: i64, seat: i64, card: i64) -> i64:
    """The courtiers in suites and discard that the action may discredit, charm, swap for or recall.

    A card never affects itself unless it says so (rules: Pâtée Impériale 5).
    The limit applies to the courtier taken, not to one that is given for it (rules: Pâtée Impériale 7).
    Any courtier in the discard can be recalled, or only the one on top (rules: Pâtée Impériale 10).
    """
    verb = deck.verb[card]
    scope = deck.scope[card]
    cards: i64 = 0
    if verb == numbers.VERB_SUITE_DISCREDIT:
        if deck.pick[card] == numbers.PICK_HIGHEST:
            cards = most_valuable(board, deck, seats, seat)
        elif scope == numbers.SCOPE_OWN:
            cards = board[numbers.SUITES + seat]
        else:
            cards = other_suites(board, seats, seat)
            if scope == numbers.SCOPE_ANY:
                cards |= board[numbers.SUITES + seat]
    elif verb == numbers.VERB_CHARM or verb == numbers.VERB_SUITE_SWAP:
        cards = other_suites(board, seats, seat)
    elif scope == numbers.FROM_DISCARD:
        cards = board[numbers.DISCARD]
    elif scope == numbers.FROM_LAST:
        if board[numbers.DISCARD_SIZE] > 0:
            cards = BIT[board[numbers.DISCARD_PILE + board[numbers.DISCARD_SIZE] - 1]]
    elif scope == numbers.SCOPE_OWN:
        cards = board[numbers.SUITES + seat]
    else:
        cards = other_suites(board, seats, seat)
        if scope == numbers.SCOPE_ANY:
            cards |= board[numbers.SUITES + seat] | board[numbers.DISCARD]
    return cards & deck.reach[card] & ~BIT[card]


def rest_of_suite(board: vec[i64], seat: i64, card: i64) -> i64:
    """The active player's own courtiers without the one whose action it is (rules: Pâtée Impériale 5)."""
    return board[numbers.SUITES + seat] & ~BIT[card]


def other_suites(board: vec[i64], seats: i64, seat: i64) -> i64:
    """All courtiers in the suites of the other players."""
    cards: i64 = 0
    for other in range(seats):
        if other != seat:
            cards |= board[numbers.SUITES + other]
    return cards


def most_valuable(board: vec[i64], deck: EngineDeck, seats: i64, seat: i64) -> i64:
    """The most valuable courtiers of every other suite; all of them if several are equal (rules: Pâtée Impériale 8)."""
    equal_values = deck.equal_values
    cards: i64 = 0
    for other in range(seats):
        suite = board[numbers.SUITES + other]
        if other == seat or suite == 0:
            continue
        for rank in range(i64(len(equal_values))):
            top = suite & equal_values[rank]
            if top != 0:
                cards |= top
                break
    return cards


# ---------------------------------------------------------------- what the actor may choose


def choices(board: vec[i64], deck: EngineDeck, seats: i64, seat: i64) -> i64:
    """The choices of the actor: a set of cards, or of seats when a player must be named."""
    phase = board[numbers.PHASE]
    card = board[numbers.ACTING_CARD]
    if phase == numbers.TO_PLAY:
        return board[numbers.HANDS + seat] & playable_cards(board, deck, seat)
    if phase == numbers.TO_NAME:
        return victims(board, deck, seats, seat, card)
    if phase == numbers.TO_GIVE:
        if deck.verb[card] == numbers.VERB_HAND_SWAP:
            return board[numbers.HANDS + seat]
        return rest_of_suite(board, seat, card)
    if phase == numbers.TO_LOSE:
        return board[numbers.HANDS + seat]
    if phase == numbers.TO_SHOW:
        shown = board[numbers.SHOWN_CARDS]
        return showable_cards(board[numbers.HANDS + seat], shown, board[numbers.CHOICES_LEFT])
    if phase == numbers.TO_STRIKE or phase == numbers.TO_TAKE:
        return board[numbers.SHOWN_CARDS]
    return targets(board, deck, seats, board[numbers.ACTIVE_PLAYER], card)


def playable_cards(board: vec[i64], deck: EngineDeck, seat: i64) -> i64:
    """All cards that may be played now, whether or not the player holds them."""
    cards = deck.all_cards
    if board[numbers.EXTRA_PLAYS] > 0:
        cards = deck.reach[board[numbers.PERMITTED_BY]]
    if board[numbers.HAND_SIZES + seat] == 1:
        # Zelon needs another card in hand, also for extra and silent plays (rules: Pâtée Impériale 13).
        cards &= ~deck.needs_another
    return cards


def showable_cards(hand: i64, shown: i64, left: i64) -> i64:
    """The cards that may be shown next.

    The victim shows a set, so its cards are chosen in rising order; enough cards must remain for the choices left.
    """
    rest = hand
    while shown != 0:
        card = lowest(shown)
        shown ^= BIT[card]
        while rest != 0 and lowest(rest) <= card:
            rest ^= BIT[lowest(rest)]
    candidates: i64 = count(rest) - left + 1
    cards: i64 = 0
    while candidates > 0:
        card = lowest(rest)
        rest ^= BIT[card]
        cards |= BIT[card]
        candidates -= 1
    return cards

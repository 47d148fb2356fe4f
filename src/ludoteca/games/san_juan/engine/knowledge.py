"""A seat's knowledge, and how to complete its view to a full position that could be behind it.

A seat sees its own hand and everything that lies open. It remembers its own discards and what Gold Mines turned up.
It can only guess where the other cards are: in the pile, other hands, other Chapels, other seats' discards, or goods.

Until the first shuffle every unseen card is equally likely to be in each of those places. A shuffle changes that: the
cards that a seat knew to be in the discards (SHUFFLED_IN) are now in the pile, or in a place that was filled from it
since. So a place is *fresh* if it may hold a card of the present pile, and *stale* if it cannot:

- Goods produced since the shuffle are fresh.
- A seat's hand, later discards, later Chapel cards and later buildings contain as many fresh cards as the seat has
  received since. Nobody can tell which cards left a hand, and a seat's choices are assumed to say nothing about them,
  so each of those places is equally likely to be a fresh one.

`imagine` draws from the distribution given SHUFFLED_IN, SEEN_SINCE_SHUFFLE (the cards seen since in fresh places),
BUILT_SINCE_SHUFFLE and the numbers of fresh places. All arrangements are equally likely that put the shuffled cards
into fresh places and agree with what was seen; two cards of a kind count as different. A seat cannot tell a shuffled
card from another of its kind, so `imagine` first draws how many of the seen cards were shuffled ones. It is exact
except for BUILT_SINCE_SHUFFLE, where one of a few draws is taken by its likelihood (shuffle_memory.py).

Two things are forgotten on purpose: what was known of an earlier shuffle when a new one comes, and that a card shown
by a Gold Mine is in a certain hand, once some card has left that hand face down.
"""

from librt.vecs import vec
from mypy_extensions import i64

from ludoteca.core.engine.chance import Chance
from ludoteca.games.san_juan.engine import numbers
from ludoteca.games.san_juan.engine.hidden_places import HiddenPlaces
from ludoteca.games.san_juan.engine.shuffle_memory import ShuffleMemory


def hide(board: vec[i64], seats: i64, seat: i64) -> None:
    """Remove from a board everything that a seat cannot know (rules: San Juan 8)."""
    for other in range(seats):
        if other == seat:
            continue
        for word in range(i64(numbers.SET_WORDS)):
            at = numbers.SET_WORDS * other + word
            board[numbers.HANDS + at] = board[numbers.SHOWN_IN_HAND + at]
            board[numbers.CHAPEL_CARDS + at] = 0
            board[numbers.OFFERED + at] = 0
            board[numbers.OWN_DISCARDS + at] = 0
            board[numbers.SHUFFLED_IN + at] = 0
            board[numbers.SEEN_SINCE_SHUFFLE + at] = 0
        board[numbers.SEALED + other] = 0
        board[numbers.LAST_CHOICE + other] = 0
    for word in range(i64(numbers.SET_WORDS)):
        board[numbers.PILE + word] = 0
        board[numbers.DISCARDED_GOODS + word] = 0
    for plant in range(i64(numbers.PLANT_KINDS) * seats):
        if board[numbers.GOODS + plant] > 0:
            cards: i64 = 0
            for good in range(board[numbers.GOODS + plant]):
                cards = cards << numbers.GOOD_CARD_BITS | numbers.UNKNOWN_CARD
            board[numbers.GOOD_CARDS + plant] = cards
    board[numbers.VIEWER] = seat + 2


def imagine(board: vec[i64], seats: i64, viewer: i64, chance: Chance) -> None:
    """Put the unknown cards of a view into the hidden places, at random with the right probabilities."""
    places = HiddenPlaces(board, seats, viewer)
    memory_of = viewer
    if viewer < 0:
        memory_of = numbers.SPECTATOR
    shuffled_in = numbers.SHUFFLED_IN + numbers.SET_WORDS * memory_of
    if board[shuffled_in] != 0 or board[shuffled_in + 1] != 0:
        memory = ShuffleMemory(places, memory_of)
        memory.choose_fresh_places(chance)
        memory.remove_seen(chance)
        places.deal_fresh(memory.pool[0], memory.pool[1], memory.fresh, chance)
    places.deal_rest(chance)
    places.write(chance)

"""Producer and Trader: what the sealed answers of a seat bring about."""

from mypy_extensions import i64

from ludoteca.core.engine.bits import BIT, count, member
from ludoteca.core.engine.chance import Chance
from ludoteca.core.engine.journal import EVERYONE
from ludoteca.core.engine.state import State
from ludoteca.games.san_juan.engine.cards import BY_SALE, draw_to_hand, produce, throw_good
from ludoteca.games.san_juan.engine.places import (
    CHOICE_BITS,
    CHOICE_MASK,
    CYCLE,
    TILE,
    TILE_AT,
    VIOLETS,
)
from ludoteca.games.san_juan.engine.privileges import spend_library
from ludoteca.games.san_juan.engine.tables import (
    FOR_MARKET_HALL,
    FOR_MARKET_STAND,
    FOR_SALE,
    FOR_WELL,
    HAS_MARKET_HALL,
    HAS_MARKET_STAND,
    HAS_WELL,
    NONE,
    OUTCOME_TILE,
    PRICE,
    TILE_TURNED,
    TILES,
)


def turn_tile(state: State, chance: Chance) -> None:
    """The next tile of the cycle. Its place in the order is decided when it is first seen (ruling 7)."""
    board = state.board
    journal = state.journal
    at = board[TILE_AT]
    tile = board[CYCLE + at]
    if tile == NONE:
        unseen: i64 = BIT[TILES] - 1
        for place in range(at):
            unseen &= ~BIT[board[CYCLE + place]]
        tile = member(unseen, chance.pick(count(unseen)))
        board[CYCLE + at] = tile
        if journal is not None:
            journal.outcome(OUTCOME_TILE, tile)
    board[TILE] = tile
    board[TILE_AT] = (at + 1) % TILES
    if journal is not None:
        journal.note(TILE_TURNED, EVERYONE, tile, at, 0, 0)


def carry_out_production(state: State, seat: i64, choice: i64, chance: Chance) -> None:
    """Goods in the order named, as long as there are cards; then the Well, which counts what was placed."""
    placed: i64 = 0
    while choice != 0:
        placed += produce(state, seat, (choice & CHOICE_MASK) - 1, chance)
        choice >>= CHOICE_BITS
    spend_library(state, seat, placed)
    if placed >= 2 and state.board[VIOLETS + seat] & HAS_WELL != 0:
        draw_to_hand(state, seat, FOR_WELL, chance)


def carry_out_sale(state: State, seat: i64, choice: i64, chance: Chance) -> None:
    """Goods onto the discards, then the cards for them, then Market Stand and Market Hall."""
    board = state.board
    tile = board[TILE]
    sold: i64 = 0
    earned: i64 = 0
    while choice != 0:
        plant = (choice & CHOICE_MASK) - 1
        paid = PRICE[TILES * tile + plant]
        throw_good(state, seat, plant, BY_SALE, paid)
        earned += paid
        sold += 1
        choice >>= CHOICE_BITS
    spend_library(state, seat, sold)
    for card in range(earned):
        draw_to_hand(state, seat, FOR_SALE, chance)
    if sold >= 2 and board[VIOLETS + seat] & HAS_MARKET_STAND != 0:
        draw_to_hand(state, seat, FOR_MARKET_STAND, chance)
    if board[VIOLETS + seat] & HAS_MARKET_HALL != 0:
        draw_to_hand(state, seat, FOR_MARKET_HALL, chance)

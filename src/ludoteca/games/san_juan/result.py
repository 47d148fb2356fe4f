"""How a game of San Juan ended: points by category, the tie-break, and why it was over."""

from __future__ import annotations

from typing import Final

from ludoteca.core.result import Result, SeatResult
from ludoteca.games.san_juan.cards import KEYS, NUMBER
from ludoteca.games.san_juan.engine import places
from ludoteca.games.san_juan.engine.places import CRATE_BITS, CRATE_MASK, WORDS
from ludoteca.games.san_juan.engine.state import SanJuanState
from ludoteca.games.san_juan.engine.tables import KINDS, MAX_SEATS, NONE, PLANTS_KINDS
from ludoteca.games.san_juan.events import REASONS
from ludoteca.games.san_juan.view import spread

CATEGORIES: Final = ("buildings", "chapel", "guild_hall", "city_hall", "triumphal_arch", "palace")


def categories(state: SanJuanState, seat: int) -> dict[str, int]:
    """Where a seat's points come from."""
    return dict(zip(CATEGORIES, state.points_by_category(seat), strict=True))


def result(state: SanJuanState) -> Result:
    """The result of a game that is over."""
    seats = range(state.seats)
    scores = [state.score(seat) for seat in seats]
    winners = tuple(seat for seat in seats if state.rank(seat) == 1)
    level = [seat for seat in seats if scores[seat] == max(scores)]
    return Result(
        REASONS[state.board[places.WHY]],
        winners,
        "cards_and_goods" if len(level) > len(winners) else None,
        tuple(SeatResult(seat, state.rank(seat), scores[seat], categories(state, seat)) for seat in seats),
    )


def conserved(state: SanJuanState) -> dict[str, int]:
    """Every card lies somewhere once: how many there are of each kind; and the sizes of all sets agree with them."""
    board = list(state.board)

    def cards(place: int) -> list[str]:
        return spread(board[place], board[place + 1])

    found = cards(places.PILE) + cards(places.REVEALED)
    discards = cards(places.DISCARDS_OPEN) + cards(places.DISCARDS_GOODS)
    agree = board[places.PILE_SIZE] == len(cards(places.PILE))
    agree &= board[places.GOODS_THROWN] == len(cards(places.DISCARDS_GOODS))
    for seat in range(MAX_SEATS):
        at = WORDS * seat
        for place, size in (
            (places.HANDS, places.HAND_SIZE),
            (places.CHAPELS_CARDS, places.CHAPEL_SIZE),
            (places.DRAWN, places.DRAWN_SIZE),
            (places.DISCARDS, places.THROWN),
        ):
            held = cards(place + at)
            agree &= len(held) == board[size + seat]
            if place == places.DISCARDS:
                discards += held
            else:
                found += held
        found += cards(places.COVERED + at)
        violets = [key for key in KEYS if board[places.VIOLETS + seat] >> NUMBER[key] & 1]
        plants = 0
        for plant in range(PLANTS_KINDS * seat, PLANTS_KINDS * seat + PLANTS_KINDS):
            standing = board[places.PLANTS + plant]
            plants += standing
            found += [KEYS[plant - PLANTS_KINDS * seat]] * standing
            agree &= board[places.GOODS + plant] <= standing
            crates = board[places.CRATES + plant]
            found += [KEYS[crates >> CRATE_BITS * k & CRATE_MASK] for k in range(board[places.GOODS + plant])]
        found += violets
        agree &= board[places.BUILDINGS + seat] == plants + len(violets)
    if board[places.CARD] != NONE:
        found.append(KEYS[board[places.CARD]])
    agree &= board[places.DISCARD_SIZE] == len(discards)
    found += discards
    return {
        "cards": len(found),
        "sizes agree": int(agree),
        **{KEYS[kind]: found.count(KEYS[kind]) for kind in range(KINDS)},
    }

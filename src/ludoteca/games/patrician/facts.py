"""The facts of a choice in Patrician: what a card and a build bring, and which cards can be taken."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

import msgspec

from ludoteca.core.engine.chance import Fast
from ludoteca.core.engine.playout import buffer
from ludoteca.games.patrician import moves
from ludoteca.games.patrician.cards import CITY_NAMES, FACES, PORTRAIT_NAMES
from ludoteca.games.patrician.engine import numbers
from ludoteca.games.patrician.engine.state import PatricianState
from ludoteca.games.patrician.standing import (
    Payout,
    leader,
    messenger_bonus,
    payouts,
    portrait_sets,
    token_points,
    token_winners,
)
from ludoteca.games.patrician.view import owners

if TYPE_CHECKING:
    from ludoteca.games.patrician import Patrician


class PlayFacts(msgspec.Struct, tag_field="move", tag="play", gc=False):
    """A card to be played: the city, its floors, and the best that its builds bring at once.

    `finishes` says whether a build finishes the city, `points` are the most that one then brings the player, and
    `leads` the sites where the player takes the lead. `portrait_points` are those of the set that the card completes,
    `portraits_missing` how many more of that patrician the next set needs then. `last` says that no other card will
    build in the city: the card can wait. `takes` are the cards from which the player then takes one.
    """

    city: str
    floors: int
    finishes: bool
    points: int
    leads: list[moves.Site]
    portrait: str | None
    portrait_points: int
    portraits_missing: int
    last: bool
    takes: list[str]


class BuildFacts(msgspec.Struct, tag_field="move", tag="build", gc=False):
    """A build: its city, whether it finishes it, what its tokens then bring, and how much of that to the builder.

    `takes` are the cards from which the player then takes one, and `leads` the sites where the builder takes the lead.
    """

    city: str
    finishes: bool
    payout: list[Payout]
    points: int
    takes: list[str]
    leads: list[moves.Site] = []


class TakeFacts(msgspec.Struct, tag_field="move", tag="take", gc=False):
    """The card that is taken from a city."""

    city: str
    card: str


PatricianFacts = PlayFacts | BuildFacts | TakeFacts


class _Buffer(threading.local):
    """One buffer for each thread, since compiled code never frees a buffer that it gets from interpreted code."""

    def __init__(self) -> None:
        self.moves = buffer()


_BUFFER = _Buffer()


def choice_facts(game: Patrician, code: int, state: PatricianState, seat: int) -> PatricianFacts | None:
    """The facts of a legal move, from the mover's view."""
    match game.move(code):
        case moves.Play():
            return play_facts(game, state, seat, code)
        case moves.Build(sites):
            return build_facts(game, state, seat, sites)
        case moves.Take(city):
            return TakeFacts(city, game.deck.keys[state.board[numbers.FACE_UP_CARD + CITY_NAMES.index(city)]])
    return None


def play_facts(game: Patrician, state: PatricianState, seat: int, code: int) -> PlayFacts:
    card = code - numbers.PLAY
    city = numbers.CITY_OF[card]
    after = state.copy()
    after.apply(seat, code, Fast(0))  # playing a card leaves nothing to chance
    floors = after.board[numbers.FLOORS_TO_BUILD]
    builds = []
    if after.board[numbers.PHASE] == numbers.TO_BUILD:
        legal = _BUFFER.moves
        codes = [legal[k] for k in range(after.legal_builds(legal))]
        builds = [build_facts(game, after, seat, moves.BUILDS[each - numbers.BUILD]) for each in codes]
    best = max(builds, key=lambda build: build.points, default=None)
    leads = {site for build in builds for site in build.leads}
    portrait, missing, points = None, 0, 0
    face = FACES[game.deck.buildings[card].face]
    if face.portrait_count:
        portrait = PORTRAIT_NAMES[face.portrait]
        place = numbers.PORTRAITS + numbers.PORTRAIT_KINDS * seat + face.portrait
        before, now = (portrait_sets({portrait: each.board[place]})[portrait] for each in (state, after))
        missing, points = now.needed - now.toward_next, now.points - before.points
    return PlayFacts(
        CITY_NAMES[city],
        floors,
        any(build.finishes for build in builds),
        0 if best is None else best.points,
        [site for site in moves.SITES if site in leads],
        portrait,
        points,
        missing,
        is_last_card(game, state, seat, card),
        cards_to_take(game, after),
    )


def is_last_card(game: Patrician, state: PatricianState, seat: int, card: int) -> bool:
    """Whether no other card will build in the city: its floors tell how many crests have been played."""
    city = numbers.CITY_OF[card]
    crests = sum(FACES[each.face].crests for each in game.deck.buildings if each.city == city)
    built = state.board[numbers.HEIGHT + 2 * city] + state.board[numbers.HEIGHT + 2 * city + 1]
    return bool(crests - built == FACES[game.deck.buildings[card].face].crests)


def build_facts(game: Patrician, state: PatricianState, seat: int, sites: tuple[moves.Site, ...]) -> BuildFacts:
    board = list(state.board)
    city = numbers.CITY_OF[board[numbers.TURN_CARD]]
    towers = [owners(board, 2 * city), owners(board, 2 * city + 1)]
    led = [leader(tower) for tower in towers]
    for site in sites:
        towers[moves.SITES.index(site)].append(seat)
    finishes = sum(map(len, towers)) == numbers.FLOORS[city]
    payout: list[Payout] = []
    if finishes:
        bonus = messenger_bonus(board[numbers.MESSENGERS_AT + city])
        payout = payouts(token_winners(towers), token_points(city), bonus)
    points = sum(each.points for each in payout if each.seat == seat)
    leads = [
        site
        for site, before, tower in zip(moves.SITES, led, towers, strict=True)
        if before != seat and leader(tower) == seat
    ]
    return BuildFacts(CITY_NAMES[city], finishes, payout, points, cards_to_take(game, state), leads)


def cards_to_take(game: Patrician, state: PatricianState) -> list[str]:
    """The cards from which the player takes one after building."""
    takes = _BUFFER.moves
    face_up = numbers.FACE_UP_CARD - numbers.TAKE
    return [game.deck.keys[state.board[face_up + takes[k]]] for k in range(state.legal_takes(takes))]

"""The laws every game keeps, as checks that any game can be put through.

Each law takes a set-up and a seed, plays, and raises `Broken` with a sentence if the law does not hold. The tests run
all of them on every game, seat count and combination of options; who writes a new game need not write them again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from itertools import product
from typing import Final

import msgspec

from ludoteca.core.engine.chance import Fast
from ludoteca.core.engine.playout import buffer, playout, playouts
from ludoteca.core.engine.state import State
from ludoteca.core.errors import BadMove
from ludoteca.core.game import Game, Setup
from ludoteca.core.luck import Luck
from ludoteca.core.match import Match
from ludoteca.core.options import Value
from ludoteca.core.record import Moved, decode, encode, fingerprint
from ludoteca.core.replay import play_again, verify
from ludoteca.core.sets import seats_of

UNDO_MOVES: Final = 150  # of a game, after each of which some may take back
UNDO_EVERY: Final = 4


class Broken(AssertionError):
    """A law that does not hold."""


def hold(truth: bool, law: str) -> None:
    if not truth:
        raise Broken(law)


def setups(game: Game) -> Iterator[Setup]:
    """Every number of seats with every combination of options that it allows; numbers at both their ends."""
    for seats in game.seats:
        ranges: list[list[Value]] = []
        for option in game.options:
            if option.seats and seats not in option.seats:
                ranges.append([option.default])
            elif option.kind == "flag":
                ranges.append([False, True])
            elif option.kind == "number":
                ranges.append(sorted({option.low, option.high}))
            else:
                ranges.append(list(option.choices))
        for values in product(*ranges):
            yield Setup(game, seats, {option.name: value for option, value in zip(game.options, values, strict=True)})


def choice(seed: int, *about: object) -> int:
    """A number that depends on nothing but its arguments: how the players of these games make up their minds."""
    text = "\0".join(str(part) for part in (seed, *about))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=6).digest(), "big")


def random_match(setup: Setup, seed: int, watch: Callable[[Match], None] | None = None) -> Match:
    """A game played at random to the end; `watch` sees every position."""
    match = setup.deal(luck=Luck.seeded(seed))
    number = 0
    while not match.over:
        if watch is not None:
            watch(match)
        actors = match.actors
        seat = actors[choice(seed, number, "who") % len(actors)]
        legal = match.legal_codes(seat)
        match.play(legal[choice(seed, number, "what") % len(legal)], seat)
        number += 1
    if watch is not None:
        watch(match)
    return match


def positions(setup: Setup, seed: int, every: int) -> Iterator[State]:
    """Some positions of a random game, the last included."""
    kept: list[State] = []

    def watch(match: Match) -> None:
        if match.over or choice(seed, len(match.steps), "watch") % every == 0:
            kept.append(match.state.copy())

    random_match(setup, seed, watch)
    yield from kept


def replay_is_the_game(setup: Setup, seed: int) -> None:
    """1. Replay of a record is the live game, hash by hash; from its secret, and from its picks alone."""
    live: list[str] = []
    match = random_match(setup, seed, lambda match: live.append(fingerprint(match.state)))
    record = decode(encode(match.record))
    hold(msgspec.json.encode(record) == msgspec.json.encode(match.record), "a record changes when written and read")
    verify(record, lambda key: setup.game)
    for upto in range(1, len(record.entries) + 1, max(1, len(record.entries) // 8)):
        again = play_again(record, lambda key: setup.game, upto)
        hold(fingerprint(again.state) == live[upto - 1], f"replay differs from the game at entry {upto}")
    record.luck = record.luck.hidden()
    again = play_again(record, lambda key: setup.game)
    hold(fingerprint(again.state) == live[-1], "replay from the picks differs from the game")
    hold(again.result == match.result, "replay ends with another result")


def a_copy_is_independent(setup: Setup, seed: int) -> None:
    """2. What happens to a copy does not happen to its original."""
    chance = Fast(seed)
    moves = buffer()
    for state in positions(setup, seed, 9):
        before = state.checksum()
        twin = state.copy()
        hold(twin.same(state), "a copy is not equal to its original")
        playout(twin, chance, moves)
        hold(state.checksum() == before, "playing a copy changed its original")
        after = twin.checksum()
        playout(state, chance, moves)
        hold(twin.checksum() == after, "playing the original changed its copy")


def legal_is_what_can_be_played(setup: Setup, seed: int) -> None:
    """3. `legal` and the checked `play` agree on every entry of the table of moves, for every seat."""

    def watch(match: Match) -> None:
        if choice(seed, len(match.steps), "law 3") % 11:
            return
        for seat in range(setup.seats):
            legal = match.legal_codes(seat) if seat in match.actors else []
            hold(legal == sorted(set(legal)), "legal moves are not in rising order")
            for code in range(-1, setup.game.move_count + 1):
                try:
                    match.check(code, seat)
                    playable = True
                except BadMove:
                    playable = False
                hold(playable == (code in legal), f"legal and play disagree on move {code} of seat {seat}")

    random_match(setup, seed, watch)


def a_view_can_be_filled(setup: Setup, seed: int) -> None:
    """4. `blank(fill(view)) == view`; and a filled world can be played to the end."""
    chance = Fast(seed)
    moves = buffer()
    for state in positions(setup, seed, 5):
        for seat in range(-1, setup.seats):
            view = state.blank(seat)
            hold(view.blank(seat).same(view), "blanking a view changes it")
            world = view.fill(chance)
            hold(world.blank(seat).same(view), f"a filled view of seat {seat} looks different to that seat")
            hold(
                setup.game.conserved(setup, world) == setup.game.conserved(setup, state),
                "a filled world has other cards or pieces",
            )
            playout(world, chance, moves)


def knowledge_is_all(setup: Setup, seed: int) -> None:
    """5. What is legal for a seat, and all it is shown, is a function of its view."""
    chance = Fast(seed)
    moves = buffer()
    game = setup.game

    def legal(state: State, seat: int) -> list[int]:
        return [moves[k] for k in range(state.legal(seat, moves))]

    for state in positions(setup, seed, 5):
        actors = state.actors()
        for seat in range(-1, setup.seats):
            view = state.blank(seat)
            world = view.fill(chance)
            hold(view.actors() == actors == world.actors(), "who may act is not known to all")
            if seat >= 0:
                hold(legal(view, seat) == legal(state, seat), f"legal moves of seat {seat} depend on what is hidden")
                hold(legal(world, seat) == legal(state, seat), f"legal moves of seat {seat} differ in another world")
            for aid in (False, True):
                shown = msgspec.json.encode(game.view(setup, state, seat, aid))
                other = msgspec.json.encode(game.view(setup, world, seat, aid))
                hold(shown == other, f"what seat {seat} is shown depends on what is hidden")


def order_of_arrival_is_nothing(setup: Setup, seed: int) -> None:
    """6. Where several act at once, every order of arrival leads to the same position.

    However the answers arrive: once every seat has made as many choices in the one order as in the other, the two
    positions are the same. A choice may take several steps.
    """
    moves = buffer()

    def play(order: Callable[[tuple[int, ...], int], int]) -> dict[tuple[int, ...], int]:
        chance = Fast(seed)
        state = setup.undealt()
        state.deal(chance)
        own = [0] * setup.seats
        marks: dict[tuple[int, ...], int] = {}
        number = 0
        while actors := seats_of(state.actors()):
            seat = actors[0] if len(actors) == 1 else order(actors, number)
            n = state.legal(seat, moves)
            state.apply(seat, moves[choice(seed, seat, own[seat]) % n], chance)
            own[seat] += 1
            number += 1
            marks[tuple(own)] = state.checksum()
        return marks

    first = play(lambda actors, number: actors[0])
    for other in (
        play(lambda actors, number: actors[-1]),
        play(lambda actors, number: actors[choice(seed, number, "order") % len(actors)]),
    ):
        hold(
            next(reversed(first.items())) == next(reversed(other.items())), "another order of answers ends differently"
        )
        for made in first.keys() & other.keys():
            hold(first[made] == other[made], "the order in which answers arrive makes a difference")


def moves_can_be_told(setup: Setup, seed: int) -> None:
    """7. int ⇄ struct ⇄ text: every entry of the table of moves comes back as it went."""
    game = setup.game
    state = setup.undealt()
    state.deal(Fast(seed))
    texts: dict[str, int] = {}
    for code in range(game.move_count):
        move = game.move(setup, code)
        hold(game.code(setup, move) == code, f"move {code} changes on its way through its struct")
        again = msgspec.json.decode(msgspec.json.encode(move), type=game.move_type)
        hold(again == move, f"move {code} changes on its way through JSON")
        text = game.notation(setup, code)
        hold(text not in texts, f"moves {code} and {texts.get(text)} are told alike: {text}")
        texts[text] = code
        read = game.read(setup, state.blank(0), 0, text.upper(), range(game.move_count))
        hold(read == (code,), f"move {code} is read back from “{text}” as {read}")


def nothing_is_lost(setup: Setup, seed: int) -> None:
    """8. Cards and pieces are conserved."""
    first: list[dict[str, int]] = []

    def watch(match: Match) -> None:
        now = setup.game.conserved(setup, match.state)
        first.append(now)
        hold(now == first[0], f"cards or pieces were lost or made: {first[0]} became {now}")

    random_match(setup, seed, watch)


def every_game_ends(setup: Setup, seed: int) -> None:
    """9. No game takes more decisions than the game says; the result is complete and consistent."""
    match = random_match(setup, seed)
    game = setup.game
    hold(len(match.steps) - 1 <= game.longest, f"a game took {len(match.steps) - 1} decisions")
    result = match.result
    if result is None:
        raise Broken("a game that is over has no result")
    hold(result.reason in game.reasons, f"unknown reason {result.reason}")
    hold(result.tie_break is None or result.tie_break in game.ties, f"unknown tie-break {result.tie_break}")
    hold(bool(result.winners), "nobody has won")
    for told in result.seats:
        hold(told.score == match.state.score(told.seat), "the result tells other points than the state")
        hold(told.rank == match.state.rank(told.seat), "the result tells another rank than the state")
        hold((told.rank == 1) == (told.seat in result.winners), "winners and ranks disagree")
        hold(tuple(told.categories) == game.categories, "categories are missing or in another order")


def what_is_heard_is_what_is_seen(setup: Setup, seed: int) -> None:
    """10. The events a seat hears rebuild its view, step by step."""
    game = setup.game
    seats = range(-1, setup.seats)
    views = {seat: game.opening(setup, seat) for seat in seats}
    told = 0

    def watch(match: Match) -> None:
        nonlocal told
        for step in match.steps[told:]:
            for heard in step.heard:
                for seat in seats:
                    game.follow(setup, views[seat], heard.by(seat))
        told = len(match.steps)
        public = match.view(-1)
        for seat in range(setup.seats):
            beside = game.view_beside(setup, public, match.state, seat)
            hold(beside == match.view(seat), f"seat {seat} beside a spectator does not see what it sees alone")
        for seat in seats:
            seen = msgspec.to_builtins(match.view(seat, memory_aid=True))
            built = msgspec.to_builtins(views[seat])
            if seen != built:
                differing = [name for name in seen if seen[name] != built[name]]
                raise Broken(f"seat {seat}, step {told - 1}: events do not rebuild {differing}: {built} ≠ {seen}")

    random_match(setup, seed, watch)


def what_is_taken_back_leaves_a_game(setup: Setup, seed: int) -> None:
    """What stands after free undos could have been played without them, whoever else has moved meanwhile."""
    match = setup.deal(luck=Luck.seeded(seed))
    for number in range(UNDO_MOVES):
        if match.over:
            break
        seat = match.actors[choice(seed, number, "who") % len(match.actors)]
        legal = match.legal_codes(seat)
        match.play(legal[choice(seed, number, "what") % len(legal)], seat, forced=len(legal) == 1)
        for other in range(setup.seats):
            if choice(seed, number, f"undo {other}") % UNDO_EVERY == 0 and match.undoable(other):
                match.undo(other)
                hold(bool(match.actors) and bool(match.legal_codes(match.actors[0])), f"seat {other} froze the game")
    again = setup.deal(luck=match.record.luck)
    for at in match.record.in_effect():
        entry = match.record.entries[at]
        if isinstance(entry, Moved):
            hold(
                entry.seat in again.actors and entry.move in again.legal_codes(entry.seat),
                f"entry {at} stands after an undo and could not have been played",
            )
            again.play(entry.move, entry.seat)


def checksum(setup: Setup, games: int, seed: int) -> int:
    """11. What interpreted and compiled rules must agree on."""
    return playouts(setup.undealt(), games, seed)[1]


LAWS: Final = (
    replay_is_the_game,
    a_copy_is_independent,
    legal_is_what_can_be_played,
    a_view_can_be_filled,
    knowledge_is_all,
    order_of_arrival_is_nothing,
    moves_can_be_told,
    nothing_is_lost,
    every_game_ends,
    what_is_heard_is_what_is_seen,
    what_is_taken_back_leaves_a_game,
)

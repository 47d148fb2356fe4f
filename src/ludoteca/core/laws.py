"""The laws of all games, as functions that check any game.

Each law takes a set-up and a seed, plays, and raises `LawBroken` with a sentence if it does not hold. The tests run
all laws on every game, seat count and combination of options, so a new game gets them for free.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from itertools import product
from typing import Final, get_args

import msgspec

from ludoteca.core.engine.chance import Fast
from ludoteca.core.engine.playout import buffer, playout, playouts
from ludoteca.core.engine.state import State
from ludoteca.core.errors import BadMove
from ludoteca.core.events import EVERYBODY
from ludoteca.core.game import Game
from ludoteca.core.luck import Luck
from ludoteca.core.match import Match
from ludoteca.core.options import Value
from ludoteca.core.record import Moved, decode, encode, state_hash
from ludoteca.core.replay import play_again, verify
from ludoteca.core.sets import seats_of
from ludoteca.core.text import LANGUAGES, Words

UNDO_MOVES: Final = 150  # moves of a game after which seats may undo
UNDO_EVERY: Final = 4  # seats use about one of this many opportunities


class LawBroken(AssertionError):
    """A law that does not hold."""


def require(condition: bool, complaint: str) -> None:
    if not condition:
        raise LawBroken(complaint)


def setups(title: type[Game]) -> Iterator[Game]:
    """Every number of seats with every combination of its options; numeric options at their lowest and highest."""
    for seats in title.seat_counts:
        ranges: list[list[Value]] = []
        for option in title.all_options:
            if option.seats and seats not in option.seats:
                ranges.append([option.default])
            elif option.kind == "flag":
                ranges.append([False, True])
            elif option.kind == "number":
                ranges.append(sorted({option.low, option.high}))
            else:
                ranges.append(list(option.choices))
        for values in product(*ranges):
            yield title(seats, {option.name: value for option, value in zip(title.all_options, values, strict=True)})


def choice(seed: int, *purpose: object) -> int:
    """A pseudo-random number that depends only on its arguments: the decisions of the players in these games."""
    text = "\0".join(str(part) for part in (seed, *purpose))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=6).digest(), "big")


def random_match(game: Game, seed: int, watch: Callable[[Match], None] | None = None) -> Match:
    """A game played at random to the end; `watch` sees every position."""
    match = game.deal(luck=Luck.seeded(seed))
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


def positions(game: Game, seed: int, every: int) -> Iterator[State]:
    """Some positions of a random game, the last included."""
    states: list[State] = []

    def watch(match: Match) -> None:
        if match.over or choice(seed, len(match.steps), "watch") % every == 0:
            states.append(match.state.copy())

    random_match(game, seed, watch)
    yield from states


def replay_gives_the_same_game(game: Game, seed: int) -> None:
    """1. Replaying a record gives the live game, hash by hash, both from its secret and from its picks alone."""
    live: list[str] = []
    match = random_match(game, seed, lambda match: live.append(state_hash(match.state)))
    record = decode(encode(match.record))
    require(msgspec.json.encode(record) == msgspec.json.encode(match.record), "a record changes when written and read")
    verify(record, lambda key: type(game))
    for upto in range(1, len(record.entries) + 1, max(1, len(record.entries) // 8)):
        replayed = play_again(record, lambda key: type(game), upto)
        require(state_hash(replayed.state) == live[upto - 1], f"replay differs from the game at entry {upto}")
    record.luck = record.luck.without_secret()
    replayed = play_again(record, lambda key: type(game))
    require(state_hash(replayed.state) == live[-1], "replay from the picks differs from the game")
    require(replayed.result == match.result, "replay ends with another result")


def copies_are_independent(game: Game, seed: int) -> None:
    """2. Playing on a copy does not change the original, nor the other way round."""
    chance = Fast(seed)
    moves = buffer()
    for state in positions(game, seed, 9):
        before = state.checksum()
        twin = state.copy()
        require(twin.same(state), "a copy is not equal to its original")
        playout(twin, chance, moves)
        require(state.checksum() == before, "playing a copy changed its original")
        after = twin.checksum()
        playout(state, chance, moves)
        require(twin.checksum() == after, "playing the original changed its copy")


def legal_moves_are_the_playable_moves(game: Game, seed: int) -> None:
    """3. `legal` and the checked `play` agree on every entry of the table of moves, for every seat."""

    def watch(match: Match) -> None:
        if choice(seed, len(match.steps), "law 3") % 11:
            return
        for seat in range(game.seats):
            legal = match.legal_codes(seat) if seat in match.actors else []
            require(legal == sorted(set(legal)), "legal moves are not in rising order")
            for code in range(-1, game.move_count + 1):
                try:
                    match.check(code, seat)
                    playable = True
                except BadMove:
                    playable = False
                require(playable == (code in legal), f"legal and play disagree on move {code} of seat {seat}")

    random_match(game, seed, watch)


def views_can_be_filled_and_blanked_again(game: Game, seed: int) -> None:
    """4. Blanking a filled view gives that view again; a filled world can be played to the end."""
    chance = Fast(seed)
    moves = buffer()
    for state in positions(game, seed, 5):
        for seat in range(-1, game.seats):
            view = state.blank(seat)
            require(view.blank(seat).same(view), "blanking a view changes it")
            world = view.fill(chance)
            require(world.blank(seat).same(view), f"a filled view of seat {seat} looks different to that seat")
            require(
                game.conserved(world) == game.conserved(state),
                "a filled world has other cards or pieces",
            )
            playout(world, chance, moves)


def nothing_hidden_is_shown(game: Game, seed: int) -> None:
    """5. The legal moves of a seat and everything it is shown depend on its view alone."""
    chance = Fast(seed)
    moves = buffer()

    def legal(state: State, seat: int) -> list[int]:
        return [moves[k] for k in range(state.legal(seat, moves))]

    for state in positions(game, seed, 5):
        actors = state.actors()
        for seat in range(-1, game.seats):
            view = state.blank(seat)
            world = view.fill(chance)
            require(view.actors() == actors == world.actors(), "not everybody knows who may act")
            if seat >= 0:
                require(legal(view, seat) == legal(state, seat), f"legal moves of seat {seat} depend on hidden facts")
                require(legal(world, seat) == legal(state, seat), f"legal moves of seat {seat} differ in another world")
            for aid in (False, True):
                shown = msgspec.json.encode(game.view(state, seat, aid))
                other = msgspec.json.encode(game.view(world, seat, aid))
                require(shown == other, f"what seat {seat} is shown depends on hidden facts")


def order_of_answers_does_not_matter(game: Game, seed: int) -> None:
    """6. Where several seats act at once, the order of their answers does not matter.

    Two orders are compared whenever every seat has made as many steps in one as in the other: then the positions are
    equal. An answer may take several steps.
    """
    moves = buffer()

    def play(order: Callable[[tuple[int, ...], int], int]) -> dict[tuple[int, ...], int]:
        chance = Fast(seed)
        state = game.undealt()
        state.deal(chance)
        own = [0] * game.seats
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
        require(
            next(reversed(first.items())) == next(reversed(other.items())),
            "another order of answers leads to another end",
        )
        for made in first.keys() & other.keys():
            require(first[made] == other[made], "the order of the answers makes a difference")


def moves_convert_back_and_forth(game: Game, seed: int) -> None:
    """7. Every entry of the table of moves can be converted to struct, JSON and text and back."""
    state = game.undealt()
    state.deal(Fast(seed))
    texts: dict[str, int] = {}
    for code in range(game.move_count):
        move = game.move(code)
        require(game.code(move) == code, f"move {code} changes on its way through its struct")
        decoded = msgspec.json.decode(msgspec.json.encode(move), type=game.move_type)
        require(decoded == move, f"move {code} changes on its way through JSON")
        text = game.notation(code)
        require(text not in texts, f"moves {code} and {texts.get(text)} have the same notation: {text}")
        texts[text] = code
        read = game.read(state.blank(0), 0, text.upper(), range(game.move_count))
        require(read == (code,), f"move {code} is read back from “{text}” as {read}")


def cards_and_pieces_are_conserved(game: Game, seed: int) -> None:
    """8. No move creates or destroys cards or pieces."""
    first: list[dict[str, int]] = []

    def watch(match: Match) -> None:
        now = game.conserved(match.state)
        first.append(now)
        require(now == first[0], f"cards or pieces appeared or vanished: {first[0]} became {now}")

    random_match(game, seed, watch)


def every_game_ends_with_a_result(game: Game, seed: int) -> None:
    """9. No game takes more decisions than it declares, and its result is complete and consistent."""
    match = random_match(game, seed)
    require(len(match.steps) - 1 <= game.max_decisions, f"a game took {len(match.steps) - 1} decisions")
    result = match.result
    if result is None:
        raise LawBroken("a game that is over has no result")
    require(result.reason in game.reasons, f"unknown reason {result.reason}")
    require(result.tie_break is None or result.tie_break in game.ties, f"unknown tie-break {result.tie_break}")
    require(bool(result.winners), "nobody has won")
    for place in result.seats:
        require(place.score == match.state.score(place.seat), "the points of the result differ from those of the state")
        require(place.rank == match.state.rank(place.seat), "the ranks of the result differ from those of the state")
        require((place.rank == 1) == (place.seat in result.winners), "winners and ranks disagree")
        require(tuple(place.categories) == game.categories, "categories are missing or in another order")


def events_rebuild_the_view(game: Game, seed: int) -> None:
    """10. The events visible to a seat rebuild its view, step by step."""
    seats = range(-1, game.seats)
    law = game.part("view_from_events")
    views = {seat: law.initial_view(game, seat) for seat in seats}
    applied = 0

    def watch(match: Match) -> None:
        nonlocal applied
        for step in match.steps[applied:]:
            for visible in step.events:
                for seat in seats:
                    law.apply_event(game, views[seat], visible.for_seat(seat))
        applied = len(match.steps)
        public = match.view(-1)
        for seat in range(game.seats):
            own = game.seat_view(public, match.state, seat)
            require(own == match.view(seat), f"the view of seat {seat} differs when it is made from the public view")
        for seat in seats:
            seen = msgspec.to_builtins(match.view(seat, memory_aid=True))
            built = msgspec.to_builtins(views[seat])
            if seen != built:
                differing = [name for name in seen if seen[name] != built[name]]
                raise LawBroken(f"seat {seat}, step {applied - 1}: events do not rebuild {differing}: {built} ≠ {seen}")

    random_match(game, seed, watch)


def undo_leaves_a_playable_game(game: Game, seed: int) -> None:
    """11. After free undos, the moves still in effect could have been played without the undone ones."""
    match = game.deal(luck=Luck.seeded(seed))
    for number in range(UNDO_MOVES):
        if match.over:
            break
        seat = match.actors[choice(seed, number, "who") % len(match.actors)]
        legal = match.legal_codes(seat)
        match.play(legal[choice(seed, number, "what") % len(legal)], seat, forced=len(legal) == 1)
        for other in range(game.seats):
            if choice(seed, number, f"undo {other}") % UNDO_EVERY == 0 and match.undoable(other):
                match.undo(other)
                require(
                    bool(match.actors) and bool(match.legal_codes(match.actors[0])),
                    f"after an undo of seat {other} nobody can move",
                )
    direct = game.deal(luck=match.record.luck)
    for at in match.record.in_effect():
        entry = match.record.entries[at]
        if isinstance(entry, Moved):
            require(
                entry.seat in direct.actors and entry.move in direct.legal_codes(entry.seat),
                f"entry {at} is in effect after an undo but could not have been played",
            )
            direct.play(entry.move, entry.seat)


def events_reach_their_audience(game: Game, seed: int) -> None:
    """12. The table of events lists every event once, and each event has the audience that its row declares."""
    rows = {row.event: row for row in game.event_table.values()}
    require(len(rows) == len(game.event_table), "two kinds of notes become the same event")
    require(rows.keys() == set(get_args(game.event_type)), "the table of events and the union of events differ")
    for kind, row in rows.items():
        has_secrets = row.audience != "everybody"
        require(has_secrets == bool(kind.secret), f"{kind.__name__} is for {row.audience}; its secrets: {kind.secret}")
    whole_table = (1 << game.seats) - 1
    for step in random_match(game, seed).steps:
        for visible in step.events:
            event, audience = visible.event, visible.audience
            if audience == EVERYBODY:
                continue
            name, declared = type(event).__name__, rows[type(event)].audience
            require(declared != "everybody", f"{name} is for everybody, but went to the seats of {audience:b}")
            require(0 < audience <= whole_table, f"{name} went to nobody, or to seats that do not exist: {audience:b}")
            if declared == "seat":
                own = 1 << msgspec.structs.asdict(event)["seat"]
                require(audience == own, f"{name} is for its own seat, but went to the seats of {audience:b}")


def the_table_in_words_shows_nothing_hidden(game: Game, seed: int) -> None:
    """13. The sentences that describe the table to a seat depend on its view alone, in every language."""
    chance = Fast(seed)

    def watch(match: Match) -> None:
        if choice(seed, len(match.steps), "law 13") % 9:
            return
        state = match.state
        for seat in range(-1, game.seats):
            words = Words(LANGUAGES[(len(match.steps) + seat) % len(LANGUAGES)])
            described = game.describe_table(match, seat, words)
            match.state = state.blank(seat).fill(chance)
            other = game.describe_table(match, seat, words)
            match.state = state
            require(bool(described) and all(described), f"the table is not described to seat {seat}")
            require(described == other, f"the table in words shows seat {seat} something hidden")

    random_match(game, seed, watch)


def checksum(game: Game, games: int, seed: int) -> int:
    """A checksum of random games, on which interpreted and compiled rules must agree."""
    return playouts(game.undealt(), games, seed)[1]


LAWS: Final = (
    replay_gives_the_same_game,
    copies_are_independent,
    legal_moves_are_the_playable_moves,
    views_can_be_filled_and_blanked_again,
    nothing_hidden_is_shown,
    order_of_answers_does_not_matter,
    moves_convert_back_and_forth,
    cards_and_pieces_are_conserved,
    every_game_ends_with_a_result,
    events_rebuild_the_view,
    undo_leaves_a_playable_game,
    events_reach_their_audience,
    the_table_in_words_shows_nothing_hidden,
)

"""Batch stepping: every table of a batch plays the same game as a single table."""

from __future__ import annotations

from itertools import count

import numpy as np
import pytest

from ludoteca.core.engine.bits import lowest
from ludoteca.core.engine.chance import Fast
from ludoteca.core.engine.playout import buffer
from ludoteca.core.engine.state import State
from ludoteca.core.errors import BadMove
from ludoteca.core.game import Game
from ludoteca.core.laws import setups
from ludoteca.envs.batch import Batch
from ludoteca.games import find, keys, shelf
from tests.engine import PURE

TABLES = 3 if PURE else 8
FINISHED = 2 if PURE else 3
SETUPS = [game for title in shelf() for game in setups(title)]


def choose_moves(batch: Batch, number: int) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """A legal move for each table that depends only on the masks and the number of the step."""
    return np.array([mask.nonzero()[0][(7 * number + at) % mask.sum()] for at, mask in enumerate(batch.masks)])


class SingleTable:
    """One table of a batch, played without the others."""

    def __init__(self, game: Game) -> None:
        self.undealt = game.undealt()
        self.moves = buffer()

    def deal(self, seed: int) -> None:
        self.chance = Fast(seed)
        self.state: State = self.undealt.copy()
        self.state.deal(self.chance)

    @property
    def seat(self) -> int:
        return lowest(self.state.actors())

    def legal(self) -> list[int]:
        return [self.moves[k] for k in range(self.state.legal(self.seat, self.moves))]


@pytest.mark.parametrize("game", SETUPS, ids=lambda game: game.fingerprint)
def test_every_table_plays_the_game_it_would_play_alone(game: Game) -> None:
    batch = Batch(game, TABLES, seed=5)
    single_tables = [SingleTable(game) for _ in range(TABLES)]
    for at, table in enumerate(single_tables):
        table.deal(int(batch.seeds[at]))
    finished = 0
    for number in count():
        for at, table in enumerate(single_tables):
            legal = table.legal()
            assert batch.actors[at] == table.seat
            assert batch.counts[at] == len(legal)
            assert batch.masks[at].nonzero()[0].tolist() == legal
            assert batch.observations[at].tolist() == list(table.state.blank(table.seat).board)
        if finished >= FINISHED:
            break
        moves = choose_moves(batch, number)
        batch.step(moves)
        for at, table in enumerate(single_tables):
            table.state.apply(table.seat, int(moves[at]), table.chance)
            ended = table.state.actors() == 0
            assert batch.over[at] == ended
            if ended:
                seats = range(game.seats)
                assert batch.scores[at].tolist() == [table.state.score(seat) for seat in seats]
                assert batch.winners[at].tolist() == [table.state.rank(seat) == 1 for seat in seats]
                table.deal(int(batch.seeds[at]))
                finished += 1
            else:
                assert not batch.scores[at].any()
                assert not batch.winners[at].any()


def arrays_of_run(game: Game, tables: int, seed: int, steps: int) -> list[tuple[bytes, ...]]:
    """All arrays of a batch while it plays at random."""
    batch = Batch(game, tables, seed)
    arrays = []
    for _ in range(steps):
        batch.step(batch.draw())
        shown = (batch.seeds, batch.actors, batch.masks, batch.observations, batch.over, batch.scores, batch.winners)
        arrays.append(tuple(array.tobytes() for array in shown))
    return arrays


@pytest.mark.parametrize("key", keys())
def test_the_same_seed_gives_the_same_games_and_another_seed_others(key: str) -> None:
    game = find(key)(3)
    assert arrays_of_run(game, TABLES, 1, 150) == arrays_of_run(game, TABLES, 1, 150)
    assert arrays_of_run(game, TABLES, 1, 1) != arrays_of_run(game, TABLES, 2, 1)


@pytest.mark.parametrize("key", keys())
def test_the_luck_of_a_table_does_not_depend_on_the_number_of_tables(key: str) -> None:
    game = find(key)(2)
    few, many = Batch(game, 2, seed=3), Batch(game, 5, seed=3)
    for number in range(100):
        few.step(choose_moves(few, number))
        many.step(choose_moves(many, number))
        assert few.observations.tolist() == many.observations[:2].tolist()


def test_no_two_games_of_a_batch_have_the_same_deal() -> None:
    batch = Batch(find("patrician")(2), TABLES)
    seeds = batch.seeds.tolist()
    while len(seeds) < 3 * TABLES:
        batch.step(batch.draw())
        seeds += batch.seeds[batch.over].tolist()
    assert len(set(seeds)) == len(seeds)


def test_a_random_move_is_legal_and_every_legal_move_occurs() -> None:
    batch = Batch(find("patrician")(3), 4, seed=1)
    drawn = np.array([batch.draw().copy() for _ in range(200)])
    for table in range(4):
        assert sorted(set(drawn[:, table].tolist())) == batch.masks[table].nonzero()[0].tolist()


@pytest.mark.parametrize("wrong", [-1, 103, 104, 2**40])
def test_an_illegal_move_is_named_and_no_move_is_made(wrong: int) -> None:
    batch = Batch(find("patrician")(3), 4, seed=1)
    before = batch.observations.copy()
    moves = batch.draw().copy()
    moves[2] = wrong
    with pytest.raises(BadMove, match="is not legal now") as refused:
        batch.step(moves)
    assert refused.value.__notes__ == ["at table 2"]
    assert (batch.observations == before).all()
    batch.step(batch.draw())


@pytest.mark.parametrize("moves", [[1, 2], 5, [[1, 2, 3, 4]], [0.5] * 4, ["take siena"] * 4, []])
def test_moves_that_are_not_one_number_for_each_table_are_refused(moves: object) -> None:
    batch = Batch(find("patrician")(3), 4)
    with pytest.raises(ValueError, match="4 whole numbers, one for each table"):
        batch.step(moves)  # type: ignore[arg-type]  # a caller's mistake


def test_small_and_unsigned_integers_and_lists_are_accepted_as_moves() -> None:
    game = find("patrician")(3)
    batches = [Batch(game, 4, seed=2) for _ in range(3)]
    for number in range(30):
        moves = choose_moves(batches[0], number)
        batches[0].step(moves)
        batches[1].step(moves.astype(np.uint8))
        batches[2].step(moves.tolist())
    assert batches[0].observations.tolist() == batches[1].observations.tolist() == batches[2].observations.tolist()


def test_the_arrays_of_a_batch_are_read_only() -> None:
    batch = Batch(find("patrician")(2), 2)
    for array in (batch.masks, batch.observations, batch.actors, batch.scores):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


def test_the_arrays_outlive_their_batch() -> None:
    batch = Batch(find("patrician")(2), 2, seed=1)
    masks, before = batch.masks, batch.masks.tolist()
    del batch
    Batch(find("patrician")(2), 2, seed=2)
    assert masks.tolist() == before


def test_without_observations_there_are_no_columns_but_the_same_games() -> None:
    game = find("patrician")(3)
    seeing, blind = Batch(game, 3, seed=4), Batch(game, 3, seed=4, observe=False)
    assert blind.observations.shape == (3, 0)
    for number in range(60):
        seeing.step(choose_moves(seeing, number))
        blind.step(choose_moves(blind, number))
        assert seeing.masks.tolist() == blind.masks.tolist()


def test_a_batch_without_tables_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one table, not 0"):
        Batch(find("patrician")(2), 0)

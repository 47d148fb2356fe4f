"""A replay with open hands shows every hand at every position."""

from __future__ import annotations

import pytest

from ludoteca.core.record import load
from ludoteca.core.text import Words
from ludoteca.games import shelf
from ludoteca.server.tables.replay import replay_frames
from tests.corpus import golden
from tests.server.running import shown


@pytest.mark.parametrize("game", [game.key for game in shelf()])
def test_an_open_replay_hides_no_card_in_a_hand(game: str) -> None:
    seen = 0
    for path in golden(game)[:4]:
        for frame in replay_frames(load(path), -1, True, Words("en")):
            view = shown(frame.view)
            hands = [seat["hand"] for seat in view["seats"]]
            assert all(card is not None for hand in hands for card in hand), (path.name, frame.step)
            assert view["seat"] == -1
            seen += sum(map(len, hands))
    assert seen > 0

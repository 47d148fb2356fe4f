"""Every game is played to its end in Debian's Firefox, too."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludoteca.games import shelf
from tests.e2e.browser import hook
from tests.e2e.firefox import FIREFOX, FirefoxPlayer, Tab, firefox
from tests.server.running import RunningServer

FEWEST = {game.key: game.seat_counts[0] for game in shelf()}


@pytest.fixture(scope="module")
def tab() -> Iterator[Tab]:
    if FIREFOX is None:
        pytest.skip("there is no Firefox on this machine: apt install firefox-esr")
    with firefox() as opened:
        yield opened


@pytest.mark.slow
@pytest.mark.parametrize("game", FEWEST)
def test_a_game_can_be_played_to_its_end_in_firefox(server: RunningServer, tab: Tab, game: str) -> None:
    links = server.create(game, ["me", *["easy"] * (FEWEST[game] - 1)])
    tab.complaints.clear()
    tab.goto(f"{server.address}/t/{links.table}#{links.seat}")
    player = FirefoxPlayer(tab)
    player.play_to_the_end()
    assert player.moves > 0
    assert tab.wait(f"() => document.querySelector('{hook('result')}')?.checkVisibility()", 5000)
    assert len(tab.evaluate(f"() => document.querySelector('{hook('result')}').innerText")) > 20
    assert tab.complaints == []

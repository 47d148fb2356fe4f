"""Watching: who does what and how it stands, all cities in San Juan, and, after the end, the table from any seat."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from ludoteca.games import find, keys
from tests.e2e.browser import PHONE, WIDE, hook, in_turn, visit
from tests.e2e.test_accessible import violations
from tests.e2e.test_after import finished_game
from tests.server.running import RunningServer, play_randomly

SHORT: ViewportSize = {"width": 1366, "height": 768}
SIZES = pytest.mark.parametrize("size", [SHORT, PHONE], ids=["wide", "phone"])


def game_in_progress(server: RunningServer, game: str, seats: int, moves: int) -> tuple[str, str]:
    """A game with so many moves made, and the token of a spectator."""
    links, tokens = server.full(game, seats)
    guests = [server.enter(links.table, token) for token in tokens]
    play_randomly(guests, 1, moves)
    for guest in guests:
        guest.close()
    assert links.watch is not None
    return links.table, links.watch


def look_at_the_table(page: Page) -> None:
    """Leave the result, so that the table is in sight."""
    page.locator(hook("result")).locator(hook("close")).click()
    page.locator(hook("watcher-dock")).wait_for()


def hand_cards(page: Page) -> list[str]:
    cards = page.locator("[data-hand] [data-card]")
    cards.first.wait_for()
    return sorted({card.get_attribute("data-card") or "" for card in cards.all()})


@pytest.mark.parametrize(("game", "size"), in_turn(keys(), [SHORT, PHONE]))
def test_a_spectator_reads_who_does_what_and_how_it_stands(
    server: RunningServer, browser: Browser, game: str, size: ViewportSize
) -> None:
    seats = find(game).seat_counts[-1]
    table, watch = game_in_progress(server, game, seats, 60)
    with visit(browser, viewport=size, bypass_csp=True) as context:
        page = context.new_page()
        page.goto(f"{server.address}/t/{table}#{watch}")
        dock = page.locator(hook("watcher-dock"))
        dock.wait_for()
        names = [seat.name for seat in server.stored(table).seats]
        heading = page.locator(hook("prompt")).inner_text()
        assert any(name in heading for name in names), heading
        bars = page.locator(f"{hook('standing-bars')} > li")
        expect(bars).to_have_count(seats)
        assert violations(page) == []
        page.locator(hook("in-words")).click()
        expect(page.locator(hook("table-in-words"))).to_contain_text(names[0])
        page.locator(hook("in-words")).click()
        page.locator(hook("say")).click()
        expect(page.locator(hook("chat-text"))).to_be_visible()
        # Nobody sees a hand while the game goes on.
        expect(page.locator(hook("behind-0"))).to_have_count(0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_spectator_of_san_juan_sees_all_streets_over_the_whole_height(
    server: RunningServer, browser: Browser, seats: int
) -> None:
    table, watch = game_in_progress(server, "san_juan", seats, 80)
    with visit(browser, viewport=SHORT) as context:
        page = context.new_page()
        page.goto(f"{server.address}/t/{table}#{watch}")
        cities = page.locator(".cities .city")
        expect(cities).to_have_count(seats)
        top = page.locator(hook("dock")).bounding_box()
        last = cities.nth(seats - 1).bounding_box()
        first = cities.nth(0).bounding_box()
        assert top is not None
        assert first is not None
        assert last is not None
        assert last["y"] + last["height"] < top["y"]
        assert last["y"] + last["height"] - first["y"] > 0.5 * (top["y"] - first["y"])
        for seat, player in enumerate(server.stored(table).seats):
            expect(cities.nth(seat).locator("h2")).to_have_text(player.name)
            assert cities.nth(seat).locator("li").count() == 12


@pytest.mark.parametrize(("game", "size"), in_turn(keys(), [PHONE, WIDE]))
def test_after_the_end_a_spectator_may_sit_behind_any_player(
    server: RunningServer, browser: Browser, game: str, size: ViewportSize
) -> None:
    links, tokens = server.full(game, 2)
    guests = [server.enter(links.table, token) for token in tokens]
    play_randomly(guests, 1)
    for guest in guests:
        guest.close()
    with visit(browser, viewport=size, bypass_csp=True) as context:
        page = context.new_page()
        page.goto(f"{server.address}/t/{links.table}#{links.watch}")
        look_at_the_table(page)
        dock = page.locator(hook("watcher-dock"))
        names = [seat.name for seat in server.stored(links.table).seats]
        for seat in (1, 0):
            page.locator(hook(f"behind-{seat}")).click()
            expect(dock).to_have_attribute("data-behind", str(seat))
            expect(page.locator(hook("prompt"))).to_contain_text(names[seat])
            expect(page.locator(hook(f"behind-{seat}"))).to_have_attribute("aria-pressed", "true")
        assert violations(page) == []
        page.locator(hook("behind-nobody")).click()
        expect(page.locator(hook("behind-0"))).to_have_attribute("aria-pressed", "false")
        expect(dock).not_to_have_attribute("data-behind", "0")
        page.locator(hook("show-result")).click()
        page.locator(hook("result")).wait_for()


def test_after_the_end_a_player_sees_the_others_hand_and_comes_back(server: RunningServer, browser: Browser) -> None:
    table, tokens = finished_game(server, "san_juan", 2)
    views = [server.enter(table, token).view for token in tokens]
    hands = [sorted(set((view or {})["seats"][seat]["hand"])) for seat, view in enumerate(views)]
    with visit(browser) as context:
        page = context.new_page()
        page.goto(f"{server.address}/t/{table}#{tokens[0]}")
        look_at_the_table(page)
        if hands[0]:
            assert hand_cards(page) == hands[0]
        page.locator(hook("behind-1")).click()
        expect(page.locator(hook("watcher-dock"))).to_have_attribute("data-behind", "1")
        if hands[1]:
            assert hand_cards(page) == hands[1]
        page.locator(hook("show-result")).click()
        expect(page.locator(hook("result"))).to_be_visible()
        look_at_the_table(page)
        expect(page.locator(hook("behind-0"))).to_have_attribute("aria-pressed", "true")

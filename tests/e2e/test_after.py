"""After the last move: points by category, downloading and reopening the record, and the rematch."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from ludoteca.games import find, keys
from tests.e2e.browser import CHOICE, hook, visit
from tests.server.running import RunningServer, play_randomly

PART = re.compile(r"(−?\d+)(?=[,;])")  # the points at the end of a part: "buildings 12, palace 3; total"


def finished_game(server: RunningServer, game: str, people: int) -> tuple[str, list[str]]:
    """A finished game, with the tokens of its players."""
    links, tokens = server.full(game, people)
    guests = [server.enter(links.table, token) for token in tokens]
    play_randomly(guests, 1)
    for guest in guests:
        guest.close()
    return links.table, tokens


def number(text: str) -> int:
    return int(text.replace("−", "-"))


def open_result(page: Page, server: RunningServer, table: str, token: str) -> None:
    page.goto(f"{server.address}/t/{table}#{token}")
    page.locator(hook("result")).wait_for()


@pytest.mark.parametrize("game", keys())
def test_the_result_adds_up_by_category(server: RunningServer, browser: Browser, game: str) -> None:
    table, tokens = finished_game(server, game, 2)
    played = server.stored(table)
    assert played.match is not None
    result = played.match.result
    assert result is not None
    with visit(browser) as context:
        page = context.new_page()
        open_result(page, server, table, tokens[0])
        panel = page.locator(hook("result"))
        rows = panel.locator(".bars > li")
        seats = sorted(result.seats, key=lambda each: (each.rank, each.seat))
        assert [number(row.locator("b").inner_text()) for row in rows.all()] == [each.score for each in seats]
        if not find(game).tie_categories:  # which are not added up
            for row, each in zip(rows.all(), seats, strict=True):
                parts = PART.findall(row.locator(".track > .unseen").text_content() or "")
                assert sum(map(number, parts)) == each.score
        winner = played.seats[result.winners[0]].name
        expect(panel.locator("h2")).to_contain_text(re.compile(f"You|{winner}" if 0 in result.winners else winner))


def test_a_downloaded_record_can_be_opened_again(server: RunningServer, browser: Browser, tmp_path: Path) -> None:
    table, tokens = finished_game(server, "patrician", 2)
    with visit(browser) as context:
        page = context.new_page()
        open_result(page, server, table, tokens[0])
        with page.expect_download() as download:
            page.locator(hook("download")).click()
        file = tmp_path / download.value.suggested_filename
        download.value.save_as(file)
        page.goto(server.address)
        page.locator(hook("open-record")).set_input_files(file)
        page.wait_for_url(re.compile(r"/r/[0-9a-z]{12}$"))
        assert table not in page.url
        replay = page.locator(hook("replay-page"))
        expect(replay).to_have_attribute("data-step", "0")
        page.locator(hook("replay-last")).click()
        steps = server.stored(table).match
        assert steps is not None
        expect(replay).to_have_attribute("data-step", str(len(steps.steps) - 1))


def test_a_rematch_brings_both_players_to_one_table(server: RunningServer, browser: Browser) -> None:
    table, tokens = finished_game(server, "patrician", 2)
    with visit(browser) as ada, visit(browser) as bruno:
        pages = [ada.new_page(), bruno.new_page()]
        for page, token in zip(pages, tokens, strict=True):
            open_result(page, server, table, token)
        pages[0].locator(hook("rematch")).click()
        pages[0].wait_for_url(re.compile(rf"/t/(?!{table})[0-9a-z]{{12}}$"))
        pages[1].locator(hook("rematch")).click()
        expect(pages[1]).to_have_url(pages[0].url)
        for page in pages:
            page.locator(hook("table")).wait_for()
        mine = [page.locator(hook("table")).get_attribute("data-mine") for page in pages]
        assert sorted(str(each) for each in mine) == ["false", "true"]
        acts = pages[mine.index("true")]
        expect(acts.locator(CHOICE).first).to_be_visible()


@pytest.mark.parametrize("width", [390, 1440])
def test_the_replay_shows_a_hand(server: RunningServer, browser: Browser, width: int) -> None:
    table, tokens = finished_game(server, "patrician", 2)
    with visit(browser, viewport={"width": width, "height": 844}) as context:
        page = context.new_page()
        open_result(page, server, table, tokens[0])
        page.locator(hook("replay")).click()
        page.locator(hook("replay-page")).wait_for()
        page.locator(hook("eyes-1")).check(force=True)
        page.locator(hook("all-hands")).click()
        expect(page.locator(".hand [data-card]").first).to_be_visible()

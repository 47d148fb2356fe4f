"""The pages around the table: set-up, waiting, joining, open tables, the front page, and seats on another device."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from ludoteca.games import keys
from tests.e2e.browser import InputDevice, Player, choose_seat, hook, visit
from tests.server.running import RunningServer

OVERLAPS = """() => {
  const plates = [...document.querySelectorAll('[data-test="drawn-table"] .plate')];
  const boxes = plates.map(each => each.getBoundingClientRect());
  const out = boxes.filter(box => box.left < 0 || box.right > innerWidth).length;
  const over = boxes.flatMap((one, k) => boxes.slice(k + 1).filter(other => one.left < other.right - 1
    && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1)).length;
  return { plates: boxes.length, out, over, wide: document.documentElement.scrollWidth > innerWidth };
}"""


@pytest.mark.parametrize(("device", "width"), [("mouse", 1366), ("mouse", 820), ("touch", 390), ("touch", 360)])
def test_every_seat_fits_around_the_table(
    server: RunningServer, browser: Browser, device: InputDevice, width: int
) -> None:
    with visit(browser, "fr", device, viewport={"width": width, "height": 800}) as context:
        page = context.new_page()
        for game in keys():
            page.goto(f"{server.address}/new/{game}")
            page.locator(hook("make")).wait_for()
            for place in range(1, page.locator('[data-test^="setup-seat-"]').count()):
                choose_seat(page, place, "bot:master")
            found = page.evaluate(OVERLAPS)
            assert found["plates"] >= 4, game
            assert (found["out"], found["over"], found["wide"]) == (0, 0, False), (game, found)


def test_a_table_is_set_by_keyboard(server: RunningServer, browser: Browser) -> None:
    with visit(browser) as context:
        page = context.new_page()
        player = Player(page, "keyboard")
        page.goto(f"{server.address}/new/san_juan")
        page.locator(hook("make")).wait_for()
        player.choose_seat(1, "bot:hard")
        expect(page.locator(hook("setup-seat-1"))).to_be_focused()  # the menu gives the focus back
        player.choose_seat(2, "nobody")
        player.choose_seat(3, "open")
        expect(page.locator(hook("setup-sentence"))).to_contain_text("a friend")
        expect(page.locator(hook("setup-sentence"))).to_contain_text("Bruno (hard bot)")
        page.locator(hook("setup-seat-0")).press("Enter")
        page.locator(hook("seat-menu")).press("Escape")
        expect(page.locator(hook("seat-menu"))).to_have_count(0)
        page.locator(hook("setup-name-0")).fill("Ada")
        player.press(page.locator(hook("make")))
        page.locator(hook("waiting")).wait_for()
        expect(page.locator(hook("seat-1"))).to_contain_text("Bruno, bot")
        expect(page.locator(hook("seat-2"))).to_contain_text("Waiting")


def test_bots_take_the_places_of_friends_and_the_game_begins(server: RunningServer, browser: Browser) -> None:
    with visit(browser) as context:
        page = context.new_page()
        page.goto(f"{server.address}/new/patee_imperiale")
        page.locator(hook("setup-name-0")).fill("Ada")
        choose_seat(page, 1, "open")
        page.locator(hook("make-with-bots")).click()
        page.locator(hook("table")).wait_for()


def test_who_waits_talks_and_who_is_invited_sees_the_terms(server: RunningServer, browser: Browser) -> None:
    settings = {"clock": {"kind": "days", "days": 3}, "undo": "never"}
    links = server.create("patrician", ["me", "open", "open"], manners=settings)
    with visit(browser) as ada, visit(browser, "it", "touch") as bruno:
        host, guest = ada.new_page(), bruno.new_page()
        host.goto(f"{server.address}/t/{links.table}#{links.seat}")
        host.locator(hook("chat-text")).fill("Coffee is on.")
        host.locator(hook("chat-send")).click()
        guest.goto(f"{server.address}/t/{links.table}#{links.join}")
        expect(guest.locator("h1")).to_have_text("Ada 0 ti invita: Patrician")
        expect(guest.locator(hook("terms"))).to_contain_text("3 giorni a mossa")
        expect(guest.locator(hook("terms"))).to_contain_text("niente riprese")
        guest.locator(hook("watch")).tap()
        expect(guest.locator(hook("join-name"))).to_have_count(0)
        guest.get_by_role("button", name="Siediti").tap()
        guest.locator(hook("join-name")).fill("Bruno")
        guest.locator(hook("join")).tap()
        expect(guest.locator(hook("chat"))).to_contain_text("Coffee is on.")
        expect(host.locator(hook("seat-1"))).to_contain_text("Bruno")


def test_a_refused_name_is_explained_next_to_the_field(server: RunningServer, browser: Browser) -> None:
    links = server.create("san_juan", ["me", "open", "open"])
    with visit(browser) as context:
        page = context.new_page()
        page.goto(f"{server.address}/t/{links.table}#{links.join}")
        for name in ("ADA 0", "\uff21da 0"):
            page.locator(hook("join-name")).fill(name)
            page.locator(hook("join")).click()
            expect(page.get_by_role("alert")).to_contain_text("has that name")
            about = page.locator(hook("join-name")).get_attribute("aria-describedby")
            expect(page.locator(f"[id='{about}']")).to_contain_text("has that name")
        page.locator(hook("join-name")).fill("Bruno")
        page.locator(hook("join")).click()
        expect(page.locator(hook("seat-1"))).to_contain_text("Bruno")


def test_open_tables_are_filtered(server: RunningServer, browser: Browser) -> None:
    quick = server.create("san_juan", ["me", "open"], public=True, manners={"clock": {"kind": "move", "seconds": 60}})
    calm = server.create("patrician", ["me", "open", "easy"], public=True)
    with visit(browser) as context:
        page = context.new_page()

        def shown() -> set[str]:
            found = page.locator('[data-test^="open-table-"]').all()
            return {str(each.get_attribute("data-test")).removeprefix("open-table-") for each in found}

        page.goto(f"{server.address}/tables")
        page.locator(hook(f"open-table-{calm.table}")).wait_for()
        assert {quick.table, calm.table} <= shown()
        for test, left, gone in (("clock", calm, quick), ("bots", quick, calm), ("san_juan", quick, calm)):
            page.locator(hook(f"filter-{test}")).click()
            assert left.table in shown()
            assert gone.table not in shown()
            page.locator(hook("filter-all" if test == "san_juan" else f"filter-{test}")).click()
        page.locator(hook(f"sit-{quick.table}")).click()
        expect(page.locator(hook("terms"))).to_contain_text("60 s a move")


def test_play_now_starts_what_it_says(server: RunningServer, browser: Browser) -> None:
    with visit(browser) as context:
        page = context.new_page()
        page.goto(server.address)
        page.locator(hook("change-san_juan")).click()
        page.locator(hook("bots-san_juan-3")).check(force=True)
        page.locator(hook("level-san_juan-easy")).check(force=True)
        expect(page.locator(hook("play-what-san_juan"))).to_have_text("Play now: you and 3 bots, easy")
        page.reload()
        expect(page.locator(hook("play-what-san_juan"))).to_have_text("Play now: you and 3 bots, easy")
        page.locator(hook("play-now-san_juan")).click()
        page.locator(hook("my-name")).fill("Ada")
        page.locator(hook("name-go")).click()
        page.locator(hook("table")).wait_for()
        expect(page.locator(hook("seat-3")).first).to_be_visible()


def test_seats_move_to_another_device(server: RunningServer, browser: Browser, tmp_path: Path) -> None:
    links = [server.create(game, ["me", "easy"]) for game in ("patrician", "san_juan")]
    with visit(browser) as laptop, visit(browser, device="touch") as phone, visit(browser) as desk:
        page = laptop.new_page()
        for each in links:
            page.goto("about:blank")
            page.goto(f"{server.address}/t/{each.table}#{each.seat}")
            page.locator(hook("table")).wait_for()
        page.goto(server.address)
        page.locator(hook("my-seats")).click()
        link = page.locator(hook("seats-link")).input_value()
        page.locator(hook("seats-qr-show")).click()
        expect(page.locator(hook("seats-qr"))).to_be_visible()
        with page.expect_download() as download:
            page.locator(hook("seats-save")).click()
        download.value.save_as(tmp_path / "seats.json")
        requests: list[str] = []
        other = phone.new_page()
        other.on("request", lambda request: requests.append(request.url + (request.post_data or "")))
        other.goto(link)
        expect(other.locator(hook("seats-came"))).to_have_text("2 seats came.")
        assert "#" not in other.url
        assert not any(str(each.seat) in request for each in links for request in requests)
        other.goto(f"{server.address}/t/{links[1].table}")
        expect(other.locator(hook("table"))).to_have_attribute("data-mine", re.compile("."))
        third = desk.new_page()
        third.goto(f"{server.address}/seats")
        third.locator(hook("seats-file")).set_input_files(tmp_path / "seats.json")
        expect(third.locator(hook("seats-came"))).to_have_text("2 seats came.")
        third.locator(hook("seats-paste")).fill(link)
        third.locator(hook("seats-take")).click()
        expect(third.locator(hook("seats-came"))).to_contain_text("2 were here already")
        third.locator(hook("seats-paste")).fill("rubbish")
        third.locator(hook("seats-take")).click()
        expect(third.get_by_role("alert")).to_contain_text("no seats")

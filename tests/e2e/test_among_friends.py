"""Among friends: rematch, absence, leaving, ends by agreement, being called, and chat, in several browsers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.browser import Player, hook, visit
from tests.e2e.test_one_decision import BOXES, far
from tests.server.running import RunningServer, play_randomly

HIDE = """hidden => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
ICON = "() => document.querySelector('link[rel=icon]').href"


def open_seat(page: Page, server: RunningServer, table: str, token: str) -> None:
    page.goto(f"{server.address}/t/{table}#{token}")
    page.locator(hook("table")).wait_for()


def letters(page: Page) -> dict[str, str]:
    """The letter on the shield of every player, by name; the reader's own name is "You"."""
    rows = page.locator('[data-test^="seat-"]')
    rows.first.wait_for()
    return {row.locator(".who").inner_text(): str(row.locator("svg.sigil text").text_content()) for row in rows.all()}


def mover(pages: list[Page]) -> int:
    """The browser whose player has the turn."""
    for page in pages:
        page.locator(hook("prompt")).wait_for()
    return next(k for k, page in enumerate(pages) if page.locator(hook("table")).get_attribute("data-mine") == "true")


def play_on(page: Page, seed: int = 0) -> None:
    """Play until it is somebody else's turn."""
    player = Player(page, "mouse", seed)
    while page.locator(hook("table")).get_attribute("data-mine") == "true":
        player.step()


def test_a_rematch_is_offered_answered_and_keeps_the_colours(server: RunningServer, browser: Browser) -> None:
    links, tokens = server.full("patrician", 3)
    guests = [server.enter(links.table, token) for token in tokens]
    play_randomly(guests, 1)
    for guest in guests:
        guest.close()
    assert links.watch is not None
    with visit(browser) as first, visit(browser) as second, visit(browser, "fr") as third, visit(browser) as crowd:
        ada, bruno, chiara, watcher = pages = [context.new_page() for context in (first, second, third, crowd)]
        for page, token in zip(pages, [*tokens, links.watch], strict=True):
            open_seat(page, server, links.table, token)
            page.locator(hook("result")).wait_for()
        before = letters(ada)
        ada.locator(hook("rematch")).click()
        ada.wait_for_url(re.compile(rf"/t/(?!{links.table})[0-9a-z]{{12}}$"))
        expect(bruno.locator(hook("rematch-offer"))).to_contain_text(
            "Ada 0 offers a rematch. Your seat is kept for you."
        )
        expect(bruno).to_have_title("(1) Ada 0 asks you · Patrician")
        expect(chiara.locator(hook("rematch-seat-0"))).to_have_attribute("data-answer", "accepted")
        bruno.locator(hook("rematch-decline")).click()
        expect(chiara.locator(hook("rematch-seat-1"))).to_have_attribute("data-answer", "declined")
        expect(bruno).to_have_title("Patrician · Ludoteca")
        bruno.locator(hook("rematch")).click()  # after all
        chiara.locator(hook("rematch")).click()
        watcher.locator(hook("rematch")).click()
        for page in pages:
            page.locator(hook("table")).wait_for()
            assert page.url == ada.url
        assert letters(ada) == before


@pytest.mark.parametrize("width", [1366, 390])
def test_nothing_moves_when_somebody_asks_or_writes(server: RunningServer, browser: Browser, width: int) -> None:
    links, tokens = server.full("patee_imperiale", 2, manners={"undo": "consent", "forced": False})
    size = {"width": width, "height": 768 if width > 600 else 844}
    with visit(browser, viewport=size) as first, visit(browser, viewport=size) as second:
        pages = [first.new_page(), second.new_page()]
        for page, token in zip(pages, tokens, strict=True):
            open_seat(page, server, links.table, token)
        at = mover(pages)
        mine, other = pages[at], pages[1 - at]
        play_on(mine)
        expect(other.locator(hook("table"))).to_have_attribute("data-mine", "true")
        other.wait_for_timeout(300)
        before = other.evaluate(BOXES)

        def still() -> None:
            after = other.evaluate(BOXES)
            assert {name: after[name] for name, box in before.items() if far(box, after[name])} == {}

        undo = mine.locator(hook("undo"))
        expect(undo).to_have_attribute("title", re.compile(r"^Ask to undo: You .*\."))
        undo.click()
        expect(other.locator(hook("consent"))).to_contain_text("would like to undo this: ")
        still()
        other.locator(hook("refuse")).click()
        expect(mine.locator(hook("notice"))).to_contain_text("does not agree")
        mine.locator(hook("menu")).click()
        mine.locator(hook("end")).click()
        mine.locator(hook("end-sure")).click()
        expect(other.locator(hook("end-consent"))).to_contain_text("proposes to end the game here")
        still()
        mine.locator(hook("end-withdraw")).click()
        expect(other.locator(hook("end-consent"))).to_have_count(0)
        with server.enter(links.table, tokens[at]) as client:
            client.done("say", text="Ciao!")
        expect(other.locator(hook("chat-preview"))).to_contain_text("Ciao!")
        still()
        other.locator(hook("chat-preview")).click()
        expect(other.locator(hook("chat"))).to_contain_text("Ciao!")
        expect(other.locator(hook("chat-preview"))).to_have_count(0)


def test_leaving_and_coming_back_resigning_and_ending_by_agreement(server: RunningServer, browser: Browser) -> None:
    links, tokens = server.full("patrician", 3)
    with visit(browser) as first, visit(browser) as second, visit(browser) as third:
        ada, bruno, chiara = pages = [context.new_page() for context in (first, second, third)]
        for page, token in zip(pages, tokens, strict=True):
            open_seat(page, server, links.table, token)
        bruno.locator(hook("menu")).click()
        bruno.locator(hook("leave")).click()
        bruno.locator(hook("leave-sure")).click()
        bruno.wait_for_url(f"{server.address}/")
        expect(ada.locator(hook("seat-1"))).to_contain_text("bot plays")
        bruno.goto(f"{server.address}/t/{links.table}")
        expect(bruno.locator(hook("welcome"))).to_be_visible()
        expect(ada.locator(hook("seat-1"))).not_to_contain_text("bot plays")
        chiara.locator(hook("menu")).click()
        chiara.locator(hook("resign")).click()
        chiara.locator(hook("resign-sure")).click()
        expect(ada.locator(hook("seat-2"))).to_contain_text("resigned")
        expect(chiara.locator(hook("take-back"))).to_have_count(0)
        ada.locator(hook("menu")).click()
        ada.locator(hook("end")).click()
        ada.locator(hook("end-sure")).click()
        bruno.locator(hook("end-refuse")).click()
        expect(ada.locator(hook("notice"))).to_contain_text("wants to play on")
        ada.locator(hook("menu")).click()
        ada.locator(hook("end")).click()
        ada.locator(hook("end-sure")).click()
        bruno.locator(hook("end-agree")).click()
        for page in (ada, bruno):
            expect(page.locator(hook("prompt"))).to_have_text("This game was abandoned.")


def test_the_game_waits_for_an_absent_player_in_sight(server: RunningServer, browser: Browser) -> None:
    links, tokens = server.full("patrician", 2)
    with visit(browser) as first, visit(browser, viewport={"width": 390, "height": 844}) as second:
        pages = [first.new_page(), second.new_page()]
        for page, token in zip(pages, tokens, strict=True):
            open_seat(page, server, links.table, token)
        at = mover(pages)
        pages[at].goto("about:blank")
        other = pages[1 - at]
        expect(other.locator(hook("absent-since"))).to_contain_text("away for ")
        expect(other.locator(hook("bot-in"))).to_contain_text(re.compile(r"A bot may play in 0:\d\d"))
        expect(other.locator(hook(f"seat-{at}")).first).to_contain_text(re.compile(r"away for \d+.s"))
        other.locator(hook("propose-end")).click()
        expect(other.locator(hook("end-withdraw"))).to_be_visible()


def test_a_hidden_tab_counts_and_asks_once_whether_to_call(server: RunningServer, browser: Browser) -> None:
    links, tokens = server.full("patrician", 2)
    with visit(browser) as first, visit(browser) as second:
        pages = [first.new_page(), second.new_page()]
        for page, token in zip(pages, tokens, strict=True):
            open_seat(page, server, links.table, token)
        at = mover(pages)
        other = pages[1 - at]
        other.evaluate(HIDE, True)
        plain = other.evaluate(ICON)
        play_on(pages[at])
        expect(other).to_have_title("(1) Your turn · Patrician")
        assert other.evaluate(ICON) != plain
        other.evaluate(HIDE, False)
        other.locator(hook("call-me-yes")).click()
        expect(other.locator(hook("call-me"))).to_have_count(0)
        expect(other.locator(hook("sound"))).to_have_attribute("aria-pressed", "true")
        other.reload()
        other.locator(hook("table")).wait_for()
        play_on(other)
        expect(other).to_have_title("Patrician · Ludoteca")
        expect(other.locator(hook("call-me"))).to_have_count(0)


def test_a_player_has_their_name_and_messages_erased(server: RunningServer, browser: Browser) -> None:
    links, tokens = server.full("patrician", 2)
    with visit(browser) as first, visit(browser) as second:
        ada, bruno = first.new_page(), second.new_page()
        for page, token in zip((ada, bruno), tokens, strict=True):
            open_seat(page, server, links.table, token)
            page.locator(hook("tab-chat")).click()
        bruno.locator(hook("chat-text")).fill("A secret")
        bruno.locator(hook("chat-send")).click()
        expect(ada.locator(hook("chat"))).to_contain_text("A secret")
        expect(ada.locator(hook("seat-1"))).to_contain_text("Guest 1")
        bruno.locator(hook("menu")).click()
        bruno.locator(hook("erase")).click()
        bruno.locator(hook("erase-sure")).click()
        expect(bruno.locator(hook("erased"))).to_be_visible()
        expect(ada.locator(hook("chat"))).not_to_contain_text("A secret")
        expect(ada.locator(hook("seat-1"))).to_contain_text("Player 2")
        expect(ada.locator(hook("seat-1"))).not_to_contain_text("Guest 1")

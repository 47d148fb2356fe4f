"""Several browsers at one table: links, secrets, taking back, a network that dies, a language that changes."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page, WebSocket, expect
from playwright.sync_api import TimeoutError as Late

from ludoteca.core.match import Match
from ludoteca.server.wire import Links
from tests.e2e.browser import COMMIT, Hand, hook, visit
from tests.server.house import House

OWN_HAND = ".hand [data-card]"
# How many cards of a hand are shown while the device changes hands; null while it does not.
UNDER_COVER = f"""() => document.querySelector('[data-test="cover"]')
  && document.querySelectorAll('{OWN_HAND}').length"""


def open_seat(page: Page, house: House, table: str, token: str) -> None:
    page.goto(f"{house.address}/t/{table}#{token}")
    page.locator(hook("table")).wait_for()


def sit_down(page: Page, house: House, links: Links) -> Hand:
    """A hand at the table that was made with these links."""
    assert links.seat is not None
    open_seat(page, house, links.table, links.seat)
    return Hand(page, "mouse")


def heard_by(page: Page) -> list[dict[str, Any]]:
    """Every message that a page hears from now on."""
    heard: list[dict[str, Any]] = []

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(json.loads(frame)))

    page.on("websocket", opened)
    return heard


def drop_everybody(house: House, table: str) -> None:
    """Cut the sockets of a table, as a network does: without a word."""
    hall = house.hall
    assert hall is not None

    def cut() -> None:
        for reader in list(hall.lives[table].readers):
            vars(reader)["closing"] = (1012, "")
            vars(reader)["ready"].set()

    next(iter(hall.tasks)).get_loop().call_soon_threadsafe(cut)


def played(house: House, table: str) -> Match:
    """The game as it stands on disk."""
    match = house.stored(table).match
    assert match is not None
    return match


def cards_played(house: House, table: str) -> int:
    """How many cards have left a hand at Patrician, where every gesture begins with one: their codes come first."""
    return sum(step.seat >= 0 and step.code < 55 for step in played(house, table).steps)


def done(house: House, table: str, kind: str) -> bool:
    """Whether the record of a table has an entry of a kind."""
    match = house.stored(table).match
    return match is not None and any(type(entry).__name__ == kind for entry in match.record.entries)


def until(page: Page, holds: Callable[[], bool]) -> bool:
    """Wait a while until something holds."""
    for _ in range(100):
        if holds():
            return True
        page.wait_for_timeout(50)
    return False


def test_a_friend_comes_by_the_link_and_both_play(house: House, browser: Browser) -> None:
    with visit(browser, "en") as ada, visit(browser, "fr") as bruno:
        host = ada.new_page()
        host.goto(house.address)
        host.locator(hook("make-table-patrician")).click()
        host.locator(hook("make")).wait_for()
        while host.locator('[data-test^="setup-seat-"]').count() > 2:
            host.locator(hook("setup-remove")).click()
        host.locator(hook("setup-name-0")).fill("Ada")
        host.locator(hook("setup-seat-1")).select_option(value="open")
        host.locator(hook("make")).click()
        link = host.locator(hook("link-join")).first.input_value()
        assert "#" in link
        guest = bruno.new_page()
        guest.goto(link)
        guest.locator(hook("join-name")).fill("Bruno")
        assert link.partition("#")[2] not in guest.url  # who looks over a shoulder sees no link
        guest.locator(hook("join")).click()
        guest.locator(hook("table")).wait_for()
        host.locator(hook("table")).wait_for()
        for page in (host, guest):
            expect(page.locator(hook("seat-0")).first).to_contain_text("Ada")
            expect(page.locator(hook("seat-1")).first).to_contain_text("Bruno")

        # The invitation opened once more leads back to the own seat.
        guest.goto(link)
        expect(guest.locator(OWN_HAND).first).to_be_visible()
        guest.reload()
        expect(guest.locator(OWN_HAND).first).to_be_visible()

        # Who has lost their link gets another from the host, who stays who they are.
        own = host.locator(OWN_HAND).first.get_attribute("data-card")
        host.locator(hook("menu")).first.click()
        host.locator(f"{hook('menu-dialog')} summary").last.click()
        host.locator(hook("renew-1")).click()
        fresh = host.locator(hook("link-new-1")).input_value()
        expect(guest.locator(hook("table"))).to_have_count(0)
        guest.goto(fresh)
        expect(guest.locator(OWN_HAND).first).to_be_visible()
        guest.reload()
        expect(guest.locator(OWN_HAND).first).to_be_visible()
        host.reload()
        expect(host.locator(OWN_HAND).first).to_have_attribute("data-card", str(own))


def test_two_browsers_see_only_their_own_secrets(house: House, browser: Browser) -> None:
    links, tokens = house.full("patrician", 2)
    with visit(browser) as ada, visit(browser) as bruno:
        pages = [ada.new_page(), bruno.new_page()]
        heard = [heard_by(page) for page in pages]
        for page, token in zip(pages, tokens, strict=True):
            open_seat(page, house, links.table, token)
        hands = [Hand(page, "mouse", seed) for seed, page in enumerate(pages)]
        for _ in range(200):
            for hand in hands:
                hand.step()
            if sum(hand.moves for hand in hands) >= 6:
                break
        assert sum(hand.moves for hand in hands) >= 6
        for me, messages in enumerate(heard):
            views = [message["view"] for message in messages if message.get("view")]
            assert views
            for view in views:
                assert view["seat"] == me
                assert all(card is None for card in view["seats"][1 - me]["hand"])
                assert all(card is not None for card in view["seats"][me]["hand"])
        for page, own in zip(pages, (0, 1), strict=True):
            assert page.locator(f'[data-anchor^="hand:{1 - own}:"] [data-card]').count() == 0


def test_a_dead_network_shows_and_heals_by_itself(house: House, browser: Browser) -> None:
    links = house.create("patrician", ["me", "easy"])
    with visit(browser) as context:
        page = context.new_page()
        hand = sit_down(page, house, links)
        hand.play(2)
        hand.prepare()
        hand.step()  # a move is on its way: then Chromium tells the page nothing of the end, as a dead line does
        context.set_offline(True)
        drop_everybody(house, links.table)
        expect(page.locator(hook("offline"))).to_be_visible()
        context.set_offline(False)
        expect(page.locator(hook("offline"))).to_have_count(0)
        hand.play(1)


def test_a_move_made_without_a_network_is_kept_and_made_once(house: House, browser: Browser) -> None:
    links, tokens = house.full("patrician", 2)
    with visit(browser) as context:
        page = context.new_page()
        first = 0 if played(house, links.table).actors[0] == 0 else 1
        open_seat(page, house, links.table, tokens[first])
        hand = Hand(page, "mouse")
        hand.prepare()
        before = cards_played(house, links.table)
        context.set_offline(True)
        drop_everybody(house, links.table)
        expect(page.locator(hook("offline"))).to_be_visible()
        page.locator(COMMIT).click()
        expect(page.locator(hook("commit"))).to_be_disabled()
        assert cards_played(house, links.table) == before
        context.set_offline(False)
        expect(page.locator(hook("offline"))).to_have_count(0)
        expect(page.locator(hook("commit"))).to_have_count(0)
        page.reload()
        page.locator(hook("table")).wait_for()
        assert cards_played(house, links.table) == before + 1
        assert hand.watch.complaints == [] or all("ERR_INTERNET" in each for each in hand.watch.complaints)


def test_a_reload_in_the_middle_goes_on_where_it_was(house: House, browser: Browser) -> None:
    links = house.create("san_juan", ["me", "easy", "easy"])
    with visit(browser) as context:
        page = context.new_page()
        hand = sit_down(page, house, links)
        for _ in range(25):
            hand.step()
        page.reload()  # the link is remembered, though the address no longer holds it
        page.locator(hook("table")).wait_for()
        hand.play(1)


def test_a_move_is_taken_back(house: House, browser: Browser) -> None:
    links = house.create("patrician", ["me", "easy"])
    with visit(browser) as context:
        page = context.new_page()
        hand = sit_down(page, house, links)
        hand.play(1)
        assert until(page, lambda: done(house, links.table, "Moved"))
        page.locator(f"{hook('undo')}:not([disabled])").first.click()
        assert until(page, lambda: done(house, links.table, "Undone"))


def test_a_move_is_taken_back_if_the_other_agrees(house: House, browser: Browser) -> None:
    links, tokens = house.full("patee_imperiale", 2, manners={"forced": False})
    with visit(browser) as ada, visit(browser, "fr") as bruno:
        pages = [ada.new_page(), bruno.new_page()]
        hands = [Hand(page, "mouse", seed) for seed, page in enumerate(pages)]
        for page, token in zip(pages, tokens, strict=True):
            open_seat(page, house, links.table, token)
        mover = next(k for k in range(2) if pages[k].locator(hook("table")).get_attribute("data-mine") == "true")
        mine, other = pages[mover], pages[1 - mover]
        while mine.locator(hook("table")).get_attribute("data-mine") == "true":
            hands[mover].step()
        before = len(played(house, links.table).steps)
        for answer in ("refuse", "withdraw", "agree"):
            mine.locator(f"{hook('undo')}:not([disabled])").click()
            expect(mine.locator(hook("withdraw"))).to_be_visible()
            (mine if answer == "withdraw" else other).locator(hook(answer)).click()
            for page in pages:
                expect(page.locator(hook("consent"))).to_have_count(0)
            if answer != "agree":
                assert len(played(house, links.table).steps) == before
        assert until(mine, lambda: len(played(house, links.table).steps) < before)
        expect(mine.locator(hook("table"))).to_have_attribute("data-mine", "true")


def test_who_watches_sees_no_hand(house: House, browser: Browser) -> None:
    links = house.create("patrician", ["me", "easy", "easy"])
    assert links.watch is not None
    assert links.seat is not None
    with visit(browser) as ada, visit(browser) as crowd:
        page = ada.new_page()
        open_seat(page, house, links.table, links.seat)
        watcher = crowd.new_page()
        heard = heard_by(watcher)
        open_seat(watcher, house, links.table, links.watch)
        Hand(page, "mouse").play(3)
        expect(page.locator(hook("table"))).to_contain_text("1 watching")
        assert watcher.locator('[data-test^="choice-"], .lit').count() == 0
        assert watcher.locator('[data-anchor^="hand:"][data-card]').count() == 0  # the tops of the piles are for all
        views = [message["view"] for message in heard if message.get("view")]
        assert len(views) > 3
        assert all(card is None for view in views for seat in view["seats"] for card in seat["hand"])


def test_the_language_changes_without_losing_the_game(house: House, browser: Browser) -> None:
    links = house.create("san_juan", ["me", "easy"])
    assert links.seat is not None
    with visit(browser, "en") as context:
        page = context.new_page()
        open_seat(page, house, links.table, links.seat)
        english = page.locator(hook("prompt")).first.inner_text()
        page.locator(hook("menu")).click()
        page.locator(f"{hook('menu-dialog')} {hook('language')}").select_option(value="it")
        expect(page.locator("html")).to_have_attribute("lang", "it")
        page.keyboard.press("Escape")
        expect(page.locator(hook("prompt")).first).not_to_have_text(english)


def test_hot_seat_hides_a_hand_until_the_next_player_has_the_device(house: House, browser: Browser) -> None:
    links = house.create("patrician", ["me", "me"])
    assert links.seat is not None
    with visit(browser) as context:
        page = context.new_page()
        page.goto(f"{house.address}/t/{links.table}#{links.seat}")
        seen, covered = 0, False
        hand = Hand(page, "mouse")
        for _ in range(300):
            under = page.evaluate(UNDER_COVER)
            if under is not None:
                assert under == 0
                seen += not covered
                with contextlib.suppress(Late):  # it goes by itself once the table of the next one is there
                    page.locator(hook("i-am")).click(timeout=1000)
            elif page.locator(hook("hand-over")).count():
                with contextlib.suppress(Late):  # the other's only move was made for them meanwhile
                    page.locator(hook("hand-over")).click(timeout=1000)
            else:
                hand.step()
            covered = under is not None
            if seen >= 3:
                break
        assert seen >= 3


def test_chat_is_words_and_never_markup(house: House, browser: Browser) -> None:
    links, tokens = house.full("patrician", 2)
    with visit(browser) as ada, visit(browser) as bruno:
        pages = [ada.new_page(), bruno.new_page()]
        for page, token in zip(pages, tokens, strict=True):
            open_seat(page, house, links.table, token)
            page.locator(hook("tab-chat")).click()
        pages[0].locator(hook("chat-text")).fill("<img src=x onerror=alert(1)> ciao")
        pages[0].locator(hook("chat-send")).click()
        expect(pages[1].locator(hook("chat"))).to_contain_text("<img src=x onerror=alert(1)> ciao")
        assert pages[1].locator(f"{hook('chat')} img").count() == 0

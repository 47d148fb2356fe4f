"""Several browsers at one table: links, secrets, undo, lost connections, a change of language."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page, WebSocket, expect
from playwright.sync_api import TimeoutError as Late

from ludoteca.core.match import Match
from ludoteca.server.messages.wire import Links
from tests.e2e.browser import COMMIT, Player, choose_seat, hook, visit
from tests.server.running import RunningServer

OWN_HAND = ".hand [data-card]"
# The number of visible cards under the cover; null without a cover.
UNDER_COVER = f"""() => document.querySelector('[data-test="cover"]')
  && document.querySelectorAll('{OWN_HAND}').length"""


def open_seat(page: Page, server: RunningServer, table: str, token: str) -> None:
    page.goto(f"{server.address}/t/{table}#{token}")
    page.locator(hook("table")).wait_for()


def sit_down(page: Page, server: RunningServer, links: Links) -> Player:
    """A player in the first seat of a new table."""
    assert links.seat is not None
    open_seat(page, server, links.table, links.seat)
    return Player(page, "mouse")


def messages_to(page: Page) -> list[dict[str, Any]]:
    """The messages that a page receives from now on."""
    received: list[dict[str, Any]] = []

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: received.append(json.loads(frame)))

    page.on("websocket", opened)
    return received


def drop_everybody(server: RunningServer, table: str) -> None:
    """Cut the sockets of a table without a close message, as a broken network does."""
    registry = server.registry
    assert registry is not None

    def cut() -> None:
        for reader in list(registry.rooms[table].readers):
            vars(reader)["closing"] = (1012, "")
            vars(reader)["ready"].set()

    next(iter(registry.tasks)).get_loop().call_soon_threadsafe(cut)


def played(server: RunningServer, table: str) -> Match:
    """The game as stored on disk."""
    match = server.stored(table).match
    assert match is not None
    return match


def cards_played(server: RunningServer, table: str) -> int:
    """The number of cards played at Patrician, where every turn begins with one; their codes come first."""
    return sum(step.seat >= 0 and step.code < 55 for step in played(server, table).steps)


def has_entry(server: RunningServer, table: str, kind: str) -> bool:
    """Whether the record of a table has an entry of this kind."""
    match = server.stored(table).match
    return match is not None and any(type(entry).__name__ == kind for entry in match.record.entries)


def until(page: Page, holds: Callable[[], bool]) -> bool:
    """Wait until a condition holds, five seconds at most."""
    for _ in range(100):
        if holds():
            return True
        page.wait_for_timeout(50)
    return False


def test_a_friend_joins_by_the_link_and_both_play(server: RunningServer, browser: Browser) -> None:
    with visit(browser, "en") as ada, visit(browser, "fr") as bruno:
        host = ada.new_page()
        host.goto(server.address)
        host.locator(hook("make-table-patrician")).click()
        host.locator(hook("make")).wait_for()
        for place in range(2, host.locator('[data-test^="setup-seat-"]').count()):
            choose_seat(host, place, "nobody")
        host.locator(hook("setup-name-0")).fill("Ada")
        choose_seat(host, 1, "open")
        host.locator(hook("make")).click()
        link = host.locator(hook("link-join")).first.input_value()
        assert "#" in link
        guest = bruno.new_page()
        guest.goto(link)
        guest.locator(hook("join-name")).fill("Bruno")
        assert link.partition("#")[2] not in guest.url  # nobody can read the token over a shoulder
        guest.locator(hook("join")).click()
        guest.locator(hook("table")).wait_for()
        host.locator(hook("table")).wait_for()
        for page, names in ((host, ("You", "Bruno")), (guest, ("Ada", "Vous"))):
            for seat, name in enumerate(names):
                expect(page.locator(hook(f"seat-{seat}")).first).to_contain_text(name)

        # Opening the invitation again leads back to the player's seat.
        guest.goto("about:blank")
        guest.goto(link)
        expect(guest.locator(OWN_HAND).first).to_be_visible()
        guest.reload()
        expect(guest.locator(OWN_HAND).first).to_be_visible()


def test_two_browsers_see_only_their_own_secrets(server: RunningServer, browser: Browser) -> None:
    links, tokens = server.full("patrician", 2)
    with visit(browser) as ada, visit(browser) as bruno:
        pages = [ada.new_page(), bruno.new_page()]
        received = [messages_to(page) for page in pages]
        for page, token in zip(pages, tokens, strict=True):
            open_seat(page, server, links.table, token)
        players = [Player(page, "mouse", seed) for seed, page in enumerate(pages)]
        for _ in range(200):
            for player in players:
                player.step()
            if sum(player.moves for player in players) >= 6:
                break
        assert sum(player.moves for player in players) >= 6
        for me, messages in enumerate(received):
            views = [message["view"] for message in messages if message.get("view")]
            assert views
            for view in views:
                assert view["seat"] == me
                assert all(card is None for card in view["seats"][1 - me]["hand"])
                assert all(card is not None for card in view["seats"][me]["hand"])
        for page, own in zip(pages, (0, 1), strict=True):
            assert page.locator(f'[data-anchor^="hand:{1 - own}:"] [data-card]').count() == 0


def test_a_broken_network_is_shown_and_the_page_reconnects(server: RunningServer, browser: Browser) -> None:
    links = server.create("patrician", ["me", "easy"])
    with visit(browser) as context:
        page = context.new_page()
        player = sit_down(page, server, links)
        player.play(2)
        player.prepare()
        player.step()  # with a message under way, Chromium does not report the end of the connection
        context.set_offline(True)
        drop_everybody(server, links.table)
        expect(page.locator(hook("offline"))).to_be_visible()
        context.set_offline(False)
        expect(page.locator(hook("offline"))).to_have_count(0)
        player.play(1)


def test_a_move_made_offline_is_sent_later_and_made_once(server: RunningServer, browser: Browser) -> None:
    links, tokens = server.full("patrician", 2)
    with visit(browser) as context:
        page = context.new_page()
        first = 0 if played(server, links.table).actors[0] == 0 else 1
        open_seat(page, server, links.table, tokens[first])
        player = Player(page, "mouse")
        player.prepare()
        before = cards_played(server, links.table)
        context.set_offline(True)
        drop_everybody(server, links.table)
        expect(page.locator(hook("offline"))).to_be_visible()
        page.locator(COMMIT).click()
        expect(page.locator(hook("commit"))).to_be_disabled()
        assert cards_played(server, links.table) == before
        context.set_offline(False)
        expect(page.locator(hook("offline"))).to_have_count(0)
        expect(page.locator(hook("commit"))).to_have_count(0)
        page.reload()
        page.locator(hook("table")).wait_for()
        assert cards_played(server, links.table) == before + 1
        assert player.watch.complaints == [] or all("ERR_INTERNET" in each for each in player.watch.complaints)


def test_a_reload_continues_the_game(server: RunningServer, browser: Browser) -> None:
    links = server.create("san_juan", ["me", "easy", "easy"])
    with visit(browser) as context:
        page = context.new_page()
        player = sit_down(page, server, links)
        for _ in range(25):
            player.step()
        page.reload()  # the browser has stored the token, although the address no longer shows it
        page.locator(hook("table")).wait_for()
        player.play(1)


def test_a_move_is_undone(server: RunningServer, browser: Browser) -> None:
    links = server.create("patrician", ["me", "easy"])
    with visit(browser) as context:
        page = context.new_page()
        player = sit_down(page, server, links)
        player.play(1)
        assert until(page, lambda: has_entry(server, links.table, "Moved"))
        page.locator(f"{hook('undo')}:not([disabled])").first.click()
        assert until(page, lambda: has_entry(server, links.table, "Undone"))


def test_a_move_is_undone_if_the_other_player_agrees(server: RunningServer, browser: Browser) -> None:
    links, tokens = server.full("patee_imperiale", 2, manners={"forced": False})
    with visit(browser) as ada, visit(browser, "fr") as bruno:
        pages = [ada.new_page(), bruno.new_page()]
        players = [Player(page, "mouse", seed) for seed, page in enumerate(pages)]
        for page, token in zip(pages, tokens, strict=True):
            open_seat(page, server, links.table, token)
        mover = next(k for k in range(2) if pages[k].locator(hook("table")).get_attribute("data-mine") == "true")
        mine, other = pages[mover], pages[1 - mover]
        while mine.locator(hook("table")).get_attribute("data-mine") == "true":
            players[mover].step()
        before = len(played(server, links.table).steps)
        for answer in ("refuse", "withdraw", "agree"):
            mine.locator(f"{hook('undo')}:not([disabled])").click()
            expect(mine.locator(hook("withdraw"))).to_be_visible()
            (mine if answer == "withdraw" else other).locator(hook(answer)).click()
            for page in pages:
                expect(page.locator(hook("consent"))).to_have_count(0)
            if answer != "agree":
                assert len(played(server, links.table).steps) == before
        assert until(mine, lambda: len(played(server, links.table).steps) < before)
        expect(mine.locator(hook("table"))).to_have_attribute("data-mine", "true")


def test_a_spectator_sees_no_hand(server: RunningServer, browser: Browser) -> None:
    links = server.create("patrician", ["me", "easy", "easy"])
    assert links.watch is not None
    assert links.seat is not None
    with visit(browser) as ada, visit(browser) as crowd:
        page = ada.new_page()
        open_seat(page, server, links.table, links.seat)
        spectator = crowd.new_page()
        received = messages_to(spectator)
        open_seat(spectator, server, links.table, links.watch)
        Player(page, "mouse").play(3)
        expect(page.locator(hook("table"))).to_contain_text("1 watching")
        assert spectator.locator('[data-test^="choice-"], .lit').count() == 0
        assert spectator.locator('[data-anchor^="hand:"][data-card]').count() == 0  # the tops of the piles are public
        views = [message["view"] for message in received if message.get("view")]
        assert len(views) > 3
        assert all(card is None for view in views for seat in view["seats"] for card in seat["hand"])


def test_a_change_of_language_keeps_the_game(server: RunningServer, browser: Browser) -> None:
    links = server.create("san_juan", ["me", "easy"])
    assert links.seat is not None
    with visit(browser, "en") as context:
        page = context.new_page()
        open_seat(page, server, links.table, links.seat)
        english = page.locator(hook("prompt")).first.inner_text()
        page.locator(hook("menu")).click()
        page.locator(f"{hook('menu-dialog')} {hook('language')}").select_option(value="it")
        expect(page.locator("html")).to_have_attribute("lang", "it")
        page.keyboard.press("Escape")
        expect(page.locator(hook("prompt")).first).not_to_have_text(english)


def test_on_one_device_a_hand_is_hidden_until_the_next_player_confirms(server: RunningServer, browser: Browser) -> None:
    links = server.create("patrician", ["me", "me"])
    assert links.seat is not None
    with visit(browser) as context:
        page = context.new_page()
        page.goto(f"{server.address}/t/{links.table}#{links.seat}")
        seen, covered = 0, False
        player = Player(page, "mouse")
        for _ in range(300):
            under = page.evaluate(UNDER_COVER)
            if under is not None:
                assert under == 0
                seen += not covered
                with contextlib.suppress(Late):  # the cover may vanish first, when the next view arrives
                    page.locator(hook("i-am")).click(timeout=1000)
            elif page.locator(hook("hand-over")).count():
                with contextlib.suppress(Late):  # the other player's forced move may have been played meanwhile
                    page.locator(hook("hand-over")).click(timeout=1000)
            else:
                player.step()
            covered = under is not None
            if seen >= 3:
                break
        assert seen >= 3


def test_chat_is_text_and_never_markup(server: RunningServer, browser: Browser) -> None:
    links, tokens = server.full("patrician", 2)
    with visit(browser) as ada, visit(browser) as bruno:
        pages = [ada.new_page(), bruno.new_page()]
        for page, token in zip(pages, tokens, strict=True):
            open_seat(page, server, links.table, token)
            page.locator(hook("tab-chat")).click()
        pages[0].locator(hook("chat-text")).fill("<img src=x onerror=alert(1)> ciao")
        pages[0].locator(hook("chat-send")).click()
        expect(pages[1].locator(hook("chat"))).to_contain_text("<img src=x onerror=alert(1)> ciao")
        assert pages[1].locator(f"{hook('chat')} img").count() == 0

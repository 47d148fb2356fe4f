"""Links and seats: used invitations, seat links, recovery codes, and the consent of the other players."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.e2e.browser import hook, visit
from tests.server.running import RunningServer
from tests.server.test_links import as_in_0_1
from tests.server.test_playing import WallClock, wall  # noqa: F401 (a fixture)

OWN_HAND = ".hand [data-card]"


def open_link(page: Page, server: RunningServer, table: str, token: str | None) -> None:
    page.goto("about:blank")  # otherwise only the fragment changes, and the page reloads a moment later
    page.goto(f"{server.address}/t/{table}#{token}")


def sit(page: Page, name: str) -> None:
    page.locator(hook("join-name")).fill(name)
    page.locator(hook("join")).click()


def own_seat(page: Page) -> None:
    """Open the section about the player's own seat in the table's menu."""
    page.locator(hook("menu")).click()
    page.locator(f"{hook('own-seat')} > summary").click()


def test_a_used_invitation_leads_its_player_back_and_shows_others_that_the_seat_is_taken(
    server: RunningServer, browser: Browser
) -> None:
    links = server.create("patrician", ["me", "open"])
    with visit(browser) as first, visit(browser, "fr") as second:
        bruno, host = first.new_page(), second.new_page()
        open_link(bruno, server, links.table, links.each[1])
        sit(bruno, "Bruno")
        expect(bruno.locator(OWN_HAND).first).to_be_visible()
        own = bruno.locator(OWN_HAND).first.get_attribute("data-card")
        bruno.locator(hook("code-show")).click()
        code = bruno.locator(hook("recovery")).input_value()
        open_link(bruno, server, links.table, links.each[1])
        expect(bruno.locator(OWN_HAND).first).to_have_attribute("data-card", str(own))
        assert bruno.locator(hook("offer-code")).count() == 0  # the banner about the code is shown once

        # The sender still has the invitation, but it opens nothing; the page says so in their language.
        open_link(host, server, links.table, links.each[1])
        expect(host.locator("h1")).to_have_text("Cette place est prise")
        host.locator(hook("claim")).click()
        expect(host.get_by_role("alert")).to_contain_text("est là")  # Bruno

        # The code takes the seat over, and the first device shows that its link was replaced.
        host.locator(hook("recover-code")).fill(code.lower().replace("-", " "))
        host.locator(hook("recover")).click()
        expect(host.locator(OWN_HAND).first).to_have_attribute("data-card", str(own))
        expect(bruno.locator("h1")).to_have_text("This link has been replaced")
        bruno.goto(server.address)
        bruno.locator(hook("given")).fill(code)
        bruno.locator(hook("open-given")).click()
        expect(bruno.get_by_role("alert")).to_be_visible()  # the code was used


def test_a_new_link_replaces_the_old_one_on_every_other_device(server: RunningServer, browser: Browser) -> None:
    links, tokens = server.full("patrician", 2)
    with visit(browser) as first, visit(browser) as second, visit(browser) as third:
        phone, laptop, ada = first.new_page(), second.new_page(), third.new_page()
        for page, token in ((phone, tokens[1]), (laptop, tokens[1]), (ada, tokens[0])):
            open_link(page, server, links.table, token)
            expect(page.locator(OWN_HAND).first).to_be_visible()
        own_seat(laptop)
        assert laptop.locator(hook("recovery")).count() == 0  # the code stays on the device that joined
        laptop.locator(hook("renew")).click()
        laptop.locator(hook("renew-sure")).click()
        expect(laptop.locator(hook("renewed"))).not_to_be_empty()
        fresh = laptop.locator(hook("own-link")).input_value()
        assert not fresh.endswith(tokens[1])
        assert laptop.locator(hook("recovery")).count() == 1
        laptop.keyboard.press("Escape")
        expect(laptop.locator(OWN_HAND).first).to_be_visible()
        expect(phone.locator(hook("taken"))).to_be_visible()
        expect(ada.locator(hook("notice"))).to_contain_text("Guest 1 has a new link")
        expect(ada.locator(hook("notices"))).to_contain_text("Guest 1 has a new link")
        expect(ada.locator(hook("spoken"))).to_contain_text("Guest 1 has a new link")
        phone.goto(fresh)
        expect(phone.locator(OWN_HAND).first).to_be_visible()


def test_a_link_of_version_0_1_is_offered_a_replacement_once(server: RunningServer, browser: Browser) -> None:
    links = server.create("patrician", ["me", "open"])
    server.join(links.table, "Bruno", links.each[1])
    as_in_0_1(server, links.table, links.each[1], 1)
    with visit(browser) as context:
        page = context.new_page()
        open_link(page, server, links.table, links.each[1])
        expect(page.locator(hook("offer-link"))).to_be_visible()
        page.reload()
        expect(page.locator(OWN_HAND).first).to_be_visible()
        expect(page.locator(hook("offer-link"))).to_have_count(0)
    with visit(browser) as context:
        page = context.new_page()
        open_link(page, server, links.table, links.each[1])
        page.locator(hook("offer-renew")).click()
        expect(page.locator(hook("recovery"))).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(OWN_HAND).first).to_be_visible()
        expect(page.locator(hook("offer-link"))).to_have_count(0)


def test_a_player_without_link_and_code_asks_the_others(
    server: RunningServer,
    browser: Browser,
    wall: WallClock,  # noqa: F811
) -> None:
    links, tokens = server.full("patrician", 3)
    with visit(browser) as first, visit(browser, "it") as second:
        ada, carla = first.new_page(), second.new_page()
        open_link(ada, server, links.table, tokens[0])
        open_link(carla, server, links.table, links.each[2])
        carla.locator(hook("claim")).click()
        expect(carla.get_by_role("alert")).to_contain_text("appena andato via")
        wall.ahead += 60_000
        for answer in ("link-refuse", "link-agree"):
            carla.locator(hook("claim")).click()
            expect(carla.locator(hook("link-consent"))).to_contain_text("Ada 0, Guest 1 (non c’è)")
            assert carla.locator(OWN_HAND).count() == 0
            ada.locator(hook(answer)).click()
            if answer == "link-refuse":
                expect(carla.locator("h1")).to_have_text("Gli altri non ti hanno dato un nuovo link.")
        expect(carla.locator(hook("link-consent"))).to_contain_text("D’accordo: Ada 0.")
        expect(ada.locator(hook("link-agree"))).to_have_count(0)
        with server.enter(links.table, tokens[1]) as bruno:
            bruno.done("consent_link", agree=True)
        expect(carla.locator(OWN_HAND).first).to_be_visible()
        expect(ada.locator(hook("notice"))).to_contain_text("with everybody’s consent")
        carla.reload()
        expect(carla.locator(OWN_HAND).first).to_be_visible()


def test_a_seat_can_be_passed_on_during_a_game(server: RunningServer, browser: Browser) -> None:
    links = server.create("patrician", ["me", "me"])
    with visit(browser) as first, visit(browser) as second:
        ada, friend = first.new_page(), second.new_page()
        open_link(ada, server, links.table, links.seat)
        ada.locator(hook("i-am")).click()
        own_seat(ada)
        ada.locator(hook("pass-on-1")).click()
        friend.goto(ada.locator(hook("pass-on-link-1")).input_value())
        expect(friend.locator(hook("take-over"))).to_contain_text("Ada 1")
        assert friend.locator(OWN_HAND).count() == 0
        sit(friend, "Bruno")
        expect(friend.locator(OWN_HAND).first).to_be_visible()
        expect(ada.locator(hook("seat-1"))).to_contain_text("Bruno")
        expect(ada.locator(hook("cover"))).to_have_count(0)  # one seat is left here, so no cover is needed


def test_an_absent_players_seat_is_reserved_and_given_back_at_once(
    server: RunningServer,
    browser: Browser,
    wall: WallClock,  # noqa: F811
) -> None:
    links, tokens = server.full("patrician", 2)
    with visit(browser) as first, visit(browser) as second:
        ada, bruno = first.new_page(), second.new_page()
        open_link(ada, server, links.table, tokens[0])
        open_link(bruno, server, links.table, tokens[1])
        expect(bruno.locator(OWN_HAND).first).to_be_visible()
        bruno.goto(server.address)
        expect(ada.locator(hook("absent-1"))).to_contain_text("away for ")
        assert ada.get_by_role("button", name="Let a bot play: Guest 1").count() == 0
        wall.ahead += 60_000
        ada.reload()
        ada.get_by_role("button", name="Let a bot play: Guest 1").click()
        expect(ada.locator(hook("seat-1"))).to_contain_text("bot plays")
        open_link(bruno, server, links.table, tokens[1])
        expect(bruno.locator(hook("welcome"))).to_be_visible()
        expect(ada.locator(hook("seat-1"))).not_to_contain_text("bot plays")

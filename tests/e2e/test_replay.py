"""The replay of a finished game: rounds, moments, open hands, its pace, and going on from a position."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from ludoteca.games import shelf
from ludoteca.server.messages import wire
from tests.e2e.browser import CHOICE, PHONE, WIDE, Player, hook, in_turn, visit
from tests.e2e.test_after import finished_game
from tests.server.running import RunningServer

SEATS = {game.key: game.seat_counts[-1] for game in shelf()}
# Presses keys in a row before the page can react.
AT_ONCE = (
    "keys => keys.forEach(key => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))"
)


# What a player could choose, on the board, in the hand or in words; and everything lit in amber.
LIVE = ':is([data-test^="choice-"], [data-test^="offer-"], [data-test="commit"], [data-test="suggest"]), .lit'


def round_of(frame: wire.ReplayFrame) -> int:
    return frame.round or int(frame.view["round"])


def open_replay(page: Page, server: RunningServer, table: str, token: str) -> None:
    page.goto(f"{server.address}/t/{table}#{token}")
    page.locator(hook("result")).locator(hook("replay")).click()
    page.locator(hook("replay-page")).wait_for()


@pytest.mark.parametrize(("game", "size"), in_turn(SEATS, [WIDE, PHONE]))
def test_all_hands_can_be_open_at_once(server: RunningServer, browser: Browser, game: str, size: ViewportSize) -> None:
    table, tokens = finished_game(server, game, SEATS[game])
    own = [
        server.get(f"/api/tables/{table}/replay?seat={seat}", wire.Replay, tokens[0]).frames
        for seat in range(SEATS[game])
    ]
    with visit(browser, viewport=size) as context:
        page = context.new_page()
        open_replay(page, server, table, tokens[1])
        expect(page.locator(hook("all-hands"))).to_have_attribute("aria-pressed", "true")
        expect(page.locator(hook("eyes-1"))).to_be_checked()
        for at in (0, 9, 20):
            page.locator(hook("replay-slider")).fill(str(at))
            for seat, frames in enumerate(own):
                held = frames[at].view["seats"][seat]["hand"]
                assert held or at
                for card in held:
                    lying = page.locator(f'[data-anchor^="hand:{seat}:{card}"][data-card="{card}"] >> visible=true')
                    assert lying.count() >= held.count(card), (at, seat, card)


def test_a_position_requested_during_an_animation_stays(server: RunningServer, browser: Browser) -> None:
    table, tokens = finished_game(server, "patrician", 2)
    with visit(browser, reduced_motion="no-preference") as context:
        page = context.new_page()
        open_replay(page, server, table, tokens[0])
        steps = page.locator(hook("replay-slider")).get_attribute("max")
        page.evaluate(AT_ONCE, ["ArrowRight", "End"])
        replay = page.locator(hook("replay-page"))
        expect(replay).to_have_attribute("data-step", str(steps))
        page.wait_for_function("() => document.getAnimations().every(each => each.playState !== 'running')")
        expect(replay).to_have_attribute("data-step", str(steps))


@pytest.mark.parametrize(("game", "size"), in_turn(SEATS, [PHONE, WIDE]))
def test_a_list_of_rounds_leads_to_their_beginnings(
    server: RunningServer, browser: Browser, game: str, size: ViewportSize
) -> None:
    table, tokens = finished_game(server, game, 2)
    frames = server.get(f"/api/tables/{table}/replay?seat=0", wire.Replay, tokens[0]).frames
    begins = {round_of(frame): at for at, frame in reversed(list(enumerate(frames)))}
    with visit(browser, viewport=size) as context:
        page = context.new_page()
        open_replay(page, server, table, tokens[0])
        replay = page.locator(hook("replay-page"))
        page.locator(hook("tab-rounds")).click()
        expect(page.locator(f"{hook('rounds')} > li")).to_have_count(len(begins))
        page.locator(hook("round-2")).click()
        expect(replay).to_have_attribute("data-step", str(begins[2]))
        expect(page.locator(hook("round-2"))).to_have_attribute("aria-current", "step")
        page.locator("body").press("PageUp")
        expect(replay).to_have_attribute("data-step", "0")
        page.locator(hook("replay-stride")).select_option("round")
        page.locator(hook("replay-next")).click()
        expect(replay).to_have_attribute("data-step", str(begins[2]))


def test_a_replay_is_played_on_the_stage_and_goes_on_with_space(server: RunningServer, browser: Browser) -> None:
    table, tokens = finished_game(server, "san_juan", 3)
    with visit(browser) as context:
        context.add_init_script("localStorage['ludoteca.settings'] = JSON.stringify({ speed: 0.5 })")
        page = context.new_page()
        open_replay(page, server, table, tokens[0])
        page.locator(hook("replay-play")).click()
        stage = page.locator(hook("stage"))
        expect(stage).to_have_attribute("data-action", "1")
        first = stage.inner_text()
        page.keyboard.press("Space")
        expect(stage).to_have_attribute("data-action", "2")
        assert stage.inner_text() != first
        page.keyboard.press("p")
        expect(page.locator(hook("replay-page"))).to_have_attribute("data-playing", "false")
        expect(stage).to_have_count(0)


@pytest.mark.parametrize("game", SEATS)
def test_a_link_to_a_moment_opens_there_with_the_same_eyes(server: RunningServer, browser: Browser, game: str) -> None:
    table, tokens = finished_game(server, game, 2)
    with visit(browser) as context:
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        page = context.new_page()
        open_replay(page, server, table, tokens[0])
        page.locator(hook("eyes-1")).check(force=True)
        page.locator(hook("all-hands")).click()
        page.locator(hook("replay-slider")).fill("12")
        page.locator(hook("copy-moment")).click()
        expect(page.locator(hook("copy-moment"))).to_contain_text("Copied")
        address = page.evaluate("navigator.clipboard.readText()")
        assert re.search(rf"/r/{table}\?step=12&seat=1$", address.partition("#")[0])
        # A player's own link is secret.
        assert tokens[0] not in address
        page.goto(f"{address.partition('#')[0]}#{tokens[1]}")
        expect(page.locator(hook("replay-page"))).to_have_attribute("data-step", "12")
        expect(page.locator(hook("eyes-1"))).to_be_checked()
        expect(page.locator(hook("all-hands"))).to_have_attribute("aria-pressed", "false")
        assert "#" not in page.url
        expect(page.locator(hook("open-hand-0"))).to_have_count(0)


@pytest.mark.parametrize("game", SEATS)
def test_nothing_is_live_in_a_replay(server: RunningServer, browser: Browser, game: str) -> None:
    table, tokens = finished_game(server, game, 2)
    with visit(browser) as context:
        page = context.new_page()
        open_replay(page, server, table, tokens[0])
        page.locator(hook("all-hands")).click()
        for at in ("0", "7", "15", "30"):
            page.locator(hook("replay-slider")).fill(at)
            expect(page.locator(hook("replay-page"))).to_have_attribute("data-step", at)
            assert page.locator(LIVE).count() == 0, at


@pytest.mark.parametrize("game", SEATS)
def test_nothing_is_live_while_a_player_looks_back(server: RunningServer, browser: Browser, game: str) -> None:
    links = server.create(game, ["me", "easy"])
    with visit(browser) as context:
        page = context.new_page()
        page.goto(f"{server.address}/t/{links.table}#{links.seat}")
        player = Player(page, "mouse")
        player.play(3)
        page.locator(f'{hook("table")}[data-mine="true"]').wait_for()
        page.locator(CHOICE).first.wait_for(state="attached")
        assert page.locator(LIVE).count() > 0
        page.locator(f"{hook('log')} button").first.click()
        page.locator(hook("looking-back")).wait_for()
        assert page.locator(LIVE).count() == 0
        page.locator(hook("dock-to-now")).click()
        expect(page.locator(CHOICE).first).to_be_attached()
        assert player.watch.complaints == []


def test_going_on_from_a_position_says_what_is_known_and_seats_the_players(
    server: RunningServer, browser: Browser
) -> None:
    table, tokens = finished_game(server, "san_juan", 3)
    with visit(browser) as context:
        page = context.new_page()
        open_replay(page, server, table, tokens[0])
        page.locator(hook("replay-slider")).fill("20")
        page.locator(hook("fork")).click()
        expect(page.locator(hook("fork-known"))).to_contain_text("Past cards are known")
        expect(page.locator(hook("fork-0-me"))).to_be_checked()
        page.locator(hook("fork-1-open")).check(force=True)
        page.locator(hook("fork-start")).click()
        page.wait_for_url(re.compile(rf"/t/(?!{table})[0-9a-z]{{12}}$"))
        made = server.stored(page.url.rpartition("/")[2])
        assert [seat.kind for seat in made.seats] == ["person", "open", "bot"]
        assert made.config.forked_from == table


def test_telling_moments_are_marks_on_the_slider(server: RunningServer, browser: Browser) -> None:
    table, tokens = finished_game(server, "patrician", 2)
    moments = server.get(f"/api/tables/{table}/moments", wire.Moments, tokens[0]).moments
    with visit(browser) as context:
        page = context.new_page()
        open_replay(page, server, table, tokens[0])
        for k, moment in enumerate(moments):
            mark = page.locator(hook(f"replay-mark-{k}"))
            expect(mark).to_have_attribute("aria-label", re.compile(re.escape(moment.text)))
            mark.press("Enter")
            expect(page.locator(hook("replay-page"))).to_have_attribute("data-step", str(moment.step))

"""Measures how much of the text on the cards in hand can be read, by the number of cards, at 1366×768.

The table is a real position in which the own hand is replaced by so many different cards of the deck. Of every card,
each letter of its name and of its drawn effect is hit-tested: is it inside the window and its card, and not covered?
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

import msgspec
from playwright.sync_api import Browser, ViewportSize

from tests.e2e import texts
from tests.e2e.browser import hook
from tests.e2e.fixture_page import FixturePage
from web import make_fixture

SIZE: Final[ViewportSize] = {"width": 1366, "height": 768}
HANDS: Final[dict[str, dict[str, Any]]] = tomllib.loads((Path(__file__).parent / "games" / "hands.toml").read_text())
ANY: Final[dict[str, Any]] = {"sizes": [3, 9], "position": []}  # for a game that is not in the file


def hand_of(cards: int, fixture: dict[str, Any]) -> list[str]:
    """So many cards: first those really in hand, then others of the deck, no key twice while there are others."""
    view = fixture["state"]["view"]
    held: list[str] = list(view["seats"][view["seat"]]["hand"])
    deck = [face["key"] for face in fixture["faces"]["cards"]]
    spread = [deck[(7 * k) % len(deck)] for k in range(len(deck))] if len(deck) % 7 else deck
    return (held + [key for key in spread if key not in held] + spread)[:cards]


def measure(browser: Browser, address: str, game: str) -> dict[str, dict[str, Any]]:
    """The seen shares of names and effects, by the number of cards in hand."""
    fixture = msgspec.json.decode(make_fixture.made([game, *HANDS.get(game, ANY)["position"], "--next", "0"]))
    view = fixture["state"]["view"]
    found: dict[str, dict[str, Any]] = {}
    with browser.new_context(viewport=SIZE, locale="en-GB", reduced_motion="reduce") as context:
        page = context.new_page()
        table = FixturePage(page, fixture)
        first, last = HANDS.get(game, ANY)["sizes"]
        for cards in range(first, last + 1):
            view["seats"][view["seat"]]["hand"] = hand_of(cards, fixture)
            table.open(address)
            page.locator(".hand [data-card]").first.wait_for()
            page.locator(hook("prompt")).first.wait_for()
            page.evaluate("document.fonts.ready")
            page.wait_for_function("() => document.getAnimations().every(each => each.playState !== 'running')")
            page.mouse.move(4, 300)
            found[str(cards)] = summary(texts.shares(page, fixture["faces"]["cards"]), fixture["faces"]["cards"])
            page.goto("about:blank")
    return found


def summary(shares: list[tuple[str, float, float | None]], faces: list[dict[str, Any]]) -> dict[str, Any]:
    effects = {face["key"] for face in faces if face["effect"]}
    names = [name for _, name, _ in shares]
    drawn = [effect for _, _, effect in shares if effect is not None]
    return {
        "cards": len(shares),
        "name_min": round(min(names), 2),
        "name_mean": round(sum(names) / len(names), 2),
        "names_cut": sum(name < 0.99 for name in names),
        "effect_min": round(min(drawn), 2) if drawn else None,
        "effect_mean": round(sum(drawn) / len(drawn), 2) if drawn else None,
        "without_effect": sum(effect is None and key in effects for key, _, effect in shares),
    }


def sentence(game: str, cards: str, row: dict[str, Any]) -> str:
    effect = (
        f"effects {100 * row['effect_mean']:.0f} % (least {100 * row['effect_min']:.0f} %)"
        if row["effect_mean"] is not None
        else "no effects drawn"
    )
    return (
        f"{game:<16} {cards:>2} cards in hand: names seen {100 * row['name_mean']:.0f} % "
        f"(least {100 * row['name_min']:.0f} %, {row['names_cut']} not whole), {effect}, "
        f"{row['without_effect']} cards without their effect"
    )

"""The pictures of the page in docs/ are true: the same screens, taken now, look the same.

Pictures are compared as thumbnails: what a person would notice at a glance (a panel gone, another board, another theme)
stays, while fonts that are drawn a little differently on another machine, times and random links are averaged away.
Measured on one machine: a screen taken again differs from its kept picture by 1.1 of 255 at most, the JPEG's own loss.
"""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Browser

from docs.make_screens import FOLDER, SCREENS, Screen, shown
from tests.server.house import House

WIDTH = 48
TOLERANCE = 2.0
TRIES = 6


def thumbnail(picture: Image.Image) -> Image.Image:
    height = round(picture.height * WIDTH / picture.width)
    return picture.convert("RGB").resize((WIDTH, height), Image.Resampling.BOX)


def difference(one: Image.Image, other: Image.Image) -> float:
    """How far apart two pictures are on average, of 255; those of different shapes are nothing alike."""
    if one.size != other.size:
        return 255.0
    means = ImageStat.Stat(ImageChops.difference(thumbnail(one), thumbnail(other))).mean
    return sum(means) / len(means)


@pytest.mark.slow
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_the_picture_is_still_true(house: House, browser: Browser, screen: Screen) -> None:
    kept = FOLDER / f"{screen.name}.jpg"
    renew = f"look at it, then renew it: .venv/bin/python docs/make_screens.py {screen.name}"
    assert kept.exists(), renew
    with shown(browser, house.address, screen) as page, Image.open(kept) as picture:
        for _ in range(TRIES):  # a slow machine may still be drawing
            now = Image.open(io.BytesIO(page.screenshot()))
            if difference(now, picture) < TOLERANCE:
                return
            page.wait_for_timeout(500)
        pytest.fail(f"{screen.name} looks different now; {renew}")


def test_every_picture_has_its_screen() -> None:
    assert {kept.stem for kept in FOLDER.glob("*.jpg")} == {screen.name for screen in SCREENS}

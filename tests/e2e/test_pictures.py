"""The screenshots in docs/ are current: the same screens, taken now, look the same.

They are compared as thumbnails. Differences that a person would notice at a glance (a missing panel, another board or
theme) remain, while different font rendering, times and random links are averaged away. On one machine, a new
screenshot differs from the stored one by at most 1.1 of 255, the loss of JPEG.
"""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Browser

from docs.make_screens import FOLDER, SCREENS, Screen, shown
from tests.server.running import RunningServer

WIDTH = 48
TOLERANCE = 2.0
TRIES = 6


def thumbnail(picture: Image.Image) -> Image.Image:
    height = round(picture.height * WIDTH / picture.width)
    return picture.convert("RGB").resize((WIDTH, height), Image.Resampling.BOX)


def difference(one: Image.Image, other: Image.Image) -> float:
    """The average difference of two pictures, of 255; pictures of different sizes differ completely."""
    if one.size != other.size:
        return 255.0
    means = ImageStat.Stat(ImageChops.difference(thumbnail(one), thumbnail(other))).mean
    return sum(means) / len(means)


@pytest.mark.slow
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_a_screenshot_is_current(server: RunningServer, browser: Browser, screen: Screen) -> None:
    stored = FOLDER / f"{screen.name}.jpg"
    renew = f"look at it, then renew it: .venv/bin/python docs/make_screens.py {screen.name}"
    assert stored.exists(), renew
    with shown(browser, server.address, screen) as page, Image.open(stored) as picture:
        for _ in range(TRIES):  # a slow machine may still be drawing
            now = Image.open(io.BytesIO(page.screenshot()))
            if difference(now, picture) < TOLERANCE:
                return
            page.wait_for_timeout(500)
        pytest.fail(f"{screen.name} looks different now; {renew}")


def test_every_screenshot_has_a_screen() -> None:
    assert {file.stem for file in FOLDER.glob("*.jpg")} == {screen.name for screen in SCREENS}

"""Setting a table: asking what to play, with whom and how."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludoteca.cli.voice import Read, Voice, truth
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Setup
from ludoteca.core.game import plain as bare
from ludoteca.core.words import Words

if TYPE_CHECKING:
    from rich.console import Console

    from ludoteca.core.options import Option, Value


def set_up(
    words: Words, console: Console, plain: bool, key: str | None = None, read: Read | None = None
) -> tuple[str, list[str], dict[str, Value]] | None:
    """Ask what to play, with whom and how; None if the person leaves. Enter takes what stands in brackets."""
    voice = Voice(console, plain, read)
    try:
        return _Asking(voice, words).everything(key)
    except (EOFError, KeyboardInterrupt):
        voice.say()
        voice.say(words("play-bye"))
        return None


class _Asking:
    def __init__(self, voice: Voice, words: Words) -> None:
        self.voice = voice
        self.words = words

    def everything(self, key: str | None) -> tuple[str, list[str], dict[str, Value]]:
        from ludoteca.games import find, shelf

        games = shelf()
        if key is None and len(games) > 1:
            self.voice.say(self.words("play-ask-game"), "bold")
            self.voice.choices([(game.title, self.words(f"{game.key}-summary")) for game in games])
            titles = {bare(game.title): at for at, game in enumerate(games, 1)}
            key = games[self._number("1", range(1, len(games) + 1), titles) - 1].key
        game = games[0] if key is None else find(key)
        self.voice.say(self.words("play-ask-seats", game=game.title, seats=", ".join(map(str, game.seats))), "bold")
        seats = self._number(str(3 if 3 in game.seats else game.seats[0]), game.seats)
        specs = self._players(Setup(game, seats))
        chosen: dict[str, Value] = {}
        for option in game.options:
            if not option.seats or seats in option.seats:
                chosen[option.name] = self._option(game.key, option)
        return game.key, specs, chosen

    def _line(self, default: str) -> str:
        return self.voice.ask(f"[{default}] > ") or default

    def _number(self, default: str, allowed: Sequence[int], names: dict[str, int] | None = None) -> int:
        while True:
            typed = bare(self._line(default))
            number = (names or {}).get(typed, int(typed) if typed.isdecimal() and len(typed) < 5 else -1)
            if number in allowed:
                return number
            self.voice.say(self.words("play-ask-again", allowed=", ".join(str(n) for n in allowed)))

    def _players(self, setup: Setup) -> list[str]:
        from ludoteca.bots import BOTS, LEVELS, make
        from ludoteca.cli.given import PERSON, is_person, read_seats

        seats = setup.seats
        bots = ["easy", *LEVELS, *(name for name in BOTS if name != "easy")]
        self.voice.say(self.words("play-ask-players", you=PERSON, bots=", ".join(bots)), "bold")
        default = ", ".join([PERSON, *[bots[0]] * (seats - 1)])
        while True:
            specs = read_seats(self._line(default))
            if len(specs) != seats:
                self.voice.say(self.words("core-bad-players", seats=seats, given=len(specs)))
                continue
            try:
                for spec in specs:
                    if not is_person(spec):
                        make(spec, 0, setup)
            except LudotecaError as error:
                self.voice.say(error.told(self.words))
                continue
            return specs

    def _option(self, game: str, option: Option) -> Value:
        key = f"{game}-option-{option.name}"
        self.voice.say(self.words(key), "bold")
        self.voice.say(self.words(f"{key}-help"))
        if option.kind == "choice":
            self.voice.choices([(choice, self.words(f"{key}-{choice}")) for choice in option.choices])
        default = str(option.default)
        if option.kind == "flag":
            default = self.words("core-yes" if option.default else "core-no")
        while True:
            typed: Value = self._line(default)
            if option.kind == "flag":
                said = truth(str(typed), self.words)
                typed = typed if said is None else said
            elif option.kind == "choice" and str(typed).isdecimal() and 0 < int(str(typed)[:4]) <= len(option.choices):
                typed = option.choices[int(str(typed)[:4]) - 1]
            try:
                return option.read(typed)
            except LudotecaError as error:
                self.voice.say(error.told(self.words))

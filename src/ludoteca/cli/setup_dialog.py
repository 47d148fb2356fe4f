"""Asks what to play, who plays, and with which options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludoteca.cli.console import Read, Terminal, read_yes_no
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Game, normalise
from ludoteca.core.text import Words

if TYPE_CHECKING:
    from rich.console import Console

    from ludoteca.core.options import Option, Value


def run_setup_dialog(
    words: Words, console: Console, screen_reader: bool, key: str | None = None, read: Read | None = None
) -> tuple[str, list[str], dict[str, Value]] | None:
    """Ask for game, seats and options; None if the person leaves. Enter takes the default in brackets."""
    terminal = Terminal(console, screen_reader, read)
    try:
        return _SetupDialog(terminal, words).run(key)
    except (EOFError, KeyboardInterrupt):
        terminal.print_line()
        terminal.print_line(words("play-bye"))
        return None


class _SetupDialog:
    def __init__(self, terminal: Terminal, words: Words) -> None:
        self.terminal = terminal
        self.words = words

    def run(self, key: str | None) -> tuple[str, list[str], dict[str, Value]]:
        from ludoteca.games import find, shelf

        games = shelf()
        if key is None and len(games) > 1:
            self.terminal.print_line(self.words("play-ask-game"), "bold")
            self.terminal.print_choices(
                [(game.title, self.words(f"{game.key}-summary"), number) for number, game in enumerate(games, 1)]
            )
            numbers = {normalise(game.title): number for number, game in enumerate(games, 1)}
            key = games[self._ask_number("1", range(1, len(games) + 1), numbers) - 1].key
        game = games[0] if key is None else find(key)
        question = self.words("play-ask-seats", game=game.title, seats=", ".join(map(str, game.seat_counts)))
        self.terminal.print_line(question, "bold")
        seats = self._ask_number(str(3 if 3 in game.seat_counts else game.seat_counts[0]), game.seat_counts)
        specs = self._ask_players(game(seats))
        chosen: dict[str, Value] = {}
        for option in game.all_options:
            if not option.seats or seats in option.seats:
                chosen[option.name] = self._ask_option(game.key, option)
        return game.key, specs, chosen

    def _ask(self, default: str) -> str:
        return self.terminal.ask(f"[{default}] > ") or default

    def _ask_number(self, default: str, allowed: Sequence[int], names: dict[str, int] | None = None) -> int:
        while True:
            typed = normalise(self._ask(default))
            number = (names or {}).get(typed, int(typed) if typed.isdecimal() and len(typed) < 5 else -1)
            if number in allowed:
                return number
            self.terminal.print_line(self.words("play-ask-again", allowed=", ".join(str(n) for n in allowed)))

    def _ask_players(self, game: Game) -> list[str]:
        from ludoteca.bots import BOTS, LEVELS, make
        from ludoteca.cli.arguments import PERSON, is_person, read_seats

        seats = game.seats
        bots = [*LEVELS, *BOTS]
        self.terminal.print_line(self.words("play-ask-players", you=PERSON, bots=", ".join(bots)), "bold")
        default = ", ".join([PERSON, *[bots[0]] * (seats - 1)])
        while True:
            specs = read_seats(self._ask(default))
            if len(specs) != seats:
                self.terminal.print_line(self.words("core-bad-players", seats=seats, given=len(specs)))
                continue
            try:
                for spec in specs:
                    if not is_person(spec):
                        make(spec, 0, game)
            except LudotecaError as error:
                self.terminal.print_line(error.text(self.words))
                continue
            return specs

    def _ask_option(self, game: str, option: Option) -> Value:
        key = f"{game}-option-{option.name}"
        self.terminal.print_line(self.words(key), "bold")
        self.terminal.print_line(self.words(f"{key}-help"))
        if option.kind == "choice":
            self.terminal.print_choices(
                [(choice, self.words(f"{key}-{choice}"), number) for number, choice in enumerate(option.choices, 1)]
            )
        default = str(option.default)
        if option.kind == "flag":
            default = self.words("core-yes" if option.default else "core-no")
        while True:
            value: Value = self._ask(default)
            if option.kind == "flag":
                answer = read_yes_no(str(value), self.words)
                value = value if answer is None else answer
            elif option.kind == "choice" and str(value).isdecimal() and 0 < int(str(value)[:4]) <= len(option.choices):
                value = option.choices[int(str(value)[:4]) - 1]
            try:
                return option.read(value)
            except LudotecaError as error:
                self.terminal.print_line(error.text(self.words))

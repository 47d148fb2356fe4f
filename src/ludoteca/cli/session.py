"""A game at the terminal: shows the table, asks for moves, undoes them, saves, and says who won.

A session plays any game, through what every game declares. If several people share the screen, hands are hidden
between turns. With `screen_reader` everything is printed as sentences, one per line.
"""

from __future__ import annotations

import contextlib
import shlex
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ludoteca.bots import STAND_IN, recorded_seat
from ludoteca.cli.console import DIM, Read, Terminal, read_yes_no
from ludoteca.cli.save_files import save_elsewhere, typed_path, would_overwrite
from ludoteca.cli.selection_dialog import ChoiceDialog
from ludoteca.cli.signals import Leave, ignore_signals, leave_on_signal
from ludoteca.core.clean import LONGEST_NAME, clean
from ludoteca.core.errors import BadFile, BadMove, LudotecaError
from ludoteca.core.forfeits import describe_outcome, final_result
from ludoteca.core.game import normalise
from ludoteca.core.match import Match
from ludoteca.core.record import Undone, save
from ludoteca.core.seats import letter
from ludoteca.core.text import Words

if TYPE_CHECKING:
    from rich.console import Console

    from ludoteca.bots import Bot

COMMANDS: Final = ("help", "board", "hint", "undo", "redo", "rules", "card", "scores", "log", "save", "quit")


class Session(ChoiceDialog):
    """One sitting at one table. `people` says for each seat whether a person at this screen holds it."""

    def __init__(
        self,
        match: Match,
        people: Sequence[bool],
        bots: dict[int, Bot],
        words: Words,
        screen_reader: bool,
        path: Path,
        console: Console,
        auto: bool = True,
        read: Read | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        seats = [seat for seat, is_person in enumerate(people) if is_person]
        super().__init__(match, words, Terminal(console, screen_reader, read), seats)
        self.bots = bots
        self.path = path
        self.auto = auto
        self.clock = clock
        self.viewer = self.addressed = self.people[0] if len(self.people) == 1 else -1
        self.holder: int | None = None  # the seat whose player has the shared screen now
        self.unsaved = False
        self.warned = False  # whether the player knows that leaving would lose the game
        self.commands = self._read_command_words()

    # ---------------------------------------------------------------- from start to end

    def run(self) -> int:
        """Play until the game is over or somebody leaves; the exit code."""
        if would_overwrite(self.path, self.match.record):
            raise BadFile("core-would-overwrite", file=str(self.path))
        with leave_on_signal():
            try:
                self._greet()
                self._save()
                while not self.match.over:
                    self._play_decision()
                self._show_end()
            except (EOFError, KeyboardInterrupt, Leave):
                self._leave()
            finally:
                for bot in self.bots.values():
                    bot.close()
        return 1 if self.unsaved else 0

    def _greet(self) -> None:
        record = self.match.record
        self.terminal.print_line(self.game.title, "bold")
        for seat, player in enumerate(record.seats):
            key = "play-seat-person" if seat in self.people else "play-seat-bot"
            bot = clean(player.player, LONGEST_NAME)
            self.terminal.print_line(self.words(key, letter=letter(seat), player=self.names[seat], bot=bot))
        changed = [option for option in self.game.all_options if record.options[option.name] != option.default]
        if changed:
            options = "; ".join(map(self._describe_option, changed))
            self.terminal.print_line(self.words("play-options", options=options))
        self.terminal.print_line(self.words("play-promise", promise=record.luck.commitment[:16]), DIM)
        if self.people:
            self.terminal.print_line(self.words("play-welcome", help=self._command_word("help")), DIM)

    def _play_decision(self) -> None:
        """Play one decision: a forced move if there is one, else a bot's, else a person's, in the order of seats."""
        only = self._forced_move() if self.auto else None
        actors = self.match.actors
        seat = only[0] if only else next((seat for seat in actors if seat in self.bots), actors[0])
        if not self.shared_screen and self.match.steps[-1].seat != seat:
            self._show_news(self.viewer)
        if only:
            self.match.play(only[1], seat, forced=True)
            self._save()
        elif seat in self.bots:
            view, legal = self.match.state.blank(seat), self.match.legal_codes(seat)
            steps = self.bots[seat].choose_gesture(self.match.game, view, seat, legal)
            self._announce_failure(seat)
            self.match.play(steps, seat)
            self._save()
        else:
            self._ask(seat)
        if self.holder is not None and self.holder not in self.match.actors:
            self.holder = None
            self.terminal.clear()

    def _announce_failure(self, seat: int) -> None:
        """Say once that a program has failed and which bot replaces it, and write it into the record."""
        failure, player = self.bots[seat].failure, self.match.record.seats[seat]
        if failure is not None and player.forfeit is None:
            why, stand_in = failure.text(self.words), STAND_IN
            self.terminal.print_line(
                self.words("play-bot-failed", player=player.name, bot=player.player, why=why, stand_in=stand_in), "bold"
            )
            self.match.record.seats[seat] = recorded_seat(player.name, player.player, failure)

    def _show_end(self) -> None:
        self._show_news(self.viewer)
        result = final_result(self.match)
        assert result is not None
        self._show_board(self.viewer)
        self.terminal.print_gap()
        self.terminal.print_line(self.words(f"{self.game.key}-reason-{result.reason}"))
        kinds = [kind for kind in self.game.categories if any(line.categories.get(kind) for line in result.seats)]
        self._print_points(
            kinds,
            [
                (
                    line.seat,
                    f"{line.rank}. ",
                    {kind: line.categories.get(kind, 0) for kind in kinds},
                    str(line.score),
                )
                for line in sorted(result.seats, key=lambda line: (line.rank, line.seat))
            ],
        )
        for sentence in describe_outcome(self.match, self.readers_names, self.words):
            self.terminal.print_line(sentence, "bold")
        if result.tie_break is not None:
            self.terminal.print_line(self.words(f"{self.game.key}-tie-{result.tie_break}"))
        if self.match.record.taken_back:
            self.terminal.print_line(self.words("play-marked"))
        self._save()
        if not self.unsaved:
            self.terminal.print_line(self.words("play-recorded", file=str(self.path)), wrap=False)
            self.terminal.print_line(f"  ludoteca verify {shlex.quote(str(self.path))}", wrap=False)

    def _leave(self) -> None:
        """Save the game and say where it is; nothing may interrupt this."""
        with ignore_signals(), contextlib.suppress(OSError):
            self._save()
            self.terminal.print_line()
            if self.unsaved:
                self.terminal.print_line(self.words("play-lost"), "bold")
            else:
                self.terminal.print_line(self.words("play-left", file=str(self.path)), wrap=False)
                self.terminal.print_line(f"  ludoteca resume {shlex.quote(str(self.path))}", wrap=False)

    def _save(self) -> None:
        """Save the game; if its file cannot be written, save elsewhere and say so."""
        try:
            save(self.match.record, self.path)
            self.unsaved = False
        except BadFile as error:
            elsewhere = save_elsewhere(self.match.record)
            if elsewhere is not None:
                self.path, self.unsaved = elsewhere, False
                self.terminal.print_line(self.words("play-saved-elsewhere", why=error, file=str(elsewhere)), wrap=False)
            elif not self.unsaved:
                self.unsaved = True
                self.terminal.print_line(self.words("play-unsaved", why=error, save=self._command_word("save")), "bold")

    # ---------------------------------------------------------------- asking

    def _ask(self, seat: int) -> None:
        """Ask a person until something has changed: a move, an undo or a redo."""
        if self.shared_screen and self.holder != seat:
            self.terminal.clear()
            key = "play-hand-over-plain" if self.terminal.screen_reader else "play-hand-over"
            self.terminal.print_line(self.words(key, player=self.names[seat]), "bold")
            self.terminal.ask("> ")
            self.terminal.clear()
            self.holder = seat
            self.read_steps[-1] = len(self.match.steps)  # if this turn ends the game, everybody reads about it
        self._show_news(seat)
        since = self.drawn_steps.get(seat)
        if since is None or any(step.seat != seat for step in self.match.steps[since:]):
            self._show_board(seat)
        self.selecting = self._start_selection(seat)
        legal = self.match.legal_codes(seat)
        self._show_choice(seat, legal)
        notations = [self.game.notation(code) for code in legal]
        if self.selecting is not None:
            notations = [*map(self.selecting.name, self.selecting.codes), *self.selecting.names]
        commands = [self._command_word(name) for name in COMMANDS]
        self.terminal.completions = [clean(name) for name in (*notations, *commands)]
        started = self.clock()
        changed = False
        while not changed:
            text = self.terminal.ask(f"{letter(seat)}> " if self.shared_screen else "> ")
            try:
                changed = self._answer(seat, text, legal, {normalise(notation) for notation in notations}, started)
            except LudotecaError as error:
                self.terminal.print_line(error.text(self.words))

    def _answer(self, seat: int, text: str, legal: list[int], notations: set[str], started: float) -> bool:
        """Carry out what was typed: a number, a command, or a move; whether something has changed."""
        wanted = normalise(text)
        if not wanted:
            self._show_choice(seat, legal)
            return False
        if text.isdecimal() and self.selecting is None:
            number = int(text) if len(text) < 5 else 0
            if not 0 < number <= len(legal):
                self.terminal.print_line(self.words("play-bad-number", count=len(legal)))
                return False
            return self._move(seat, legal[number - 1], started)
        verb, _, rest = text.partition(" ")
        name = None if wanted in notations else self.commands.get(normalise(verb))
        if name is None:
            try:
                return self._move(seat, text, started) if self.selecting is None else self._select(seat, text, started)
            except BadMove:
                fitting = {self.commands[word] for word in self.commands if word.startswith(normalise(verb))}
                if len(fitting) != 1:
                    raise
                name = fitting.pop()
        return bool(getattr(self, f"_do_{name}")(seat, rest.strip()))

    def _select(self, seat: int, text: str, started: float) -> bool:
        """Add what was typed to the selection; whether it was complete and has been played."""
        selecting = self.selecting
        assert selecting is not None
        view = self.match.state.blank(seat)
        try:
            codes = selecting.read(text)
        except BadMove:
            with contextlib.suppress(BadMove):
                codes = list(self.game.read(view, seat, text, selecting.codes))
                if codes and set(codes) <= set(selecting.codes):
                    return self._add_to_selection(seat, codes, started)
            raise
        return self._add_to_selection(seat, codes, started)

    def _add_to_selection(self, seat: int, codes: Sequence[int], started: float) -> bool:
        selecting = self.selecting
        assert selecting is not None
        if not selecting.add(codes):
            self._show_choice(seat, self.match.legal_codes(seat))
            return False
        view = self.match.state.blank(seat)
        return self._move(seat, self.game.select(view, seat, selecting.chosen), started)

    def _move(self, seat: int, move: int | str | tuple[int, ...], started: float) -> bool:
        self.match.play(move, seat, ms=max(0, int((self.clock() - started) * 1000)))
        self._save()
        return True

    def _read_command_words(self) -> dict[str, str]:
        """The command for each word that can be typed, in English and in the reader's language."""
        return {
            normalise(word): name
            for words in (Words("en"), self.words)
            for name in COMMANDS
            for word in words(f"play-command-{name}").split()
        }

    # ---------------------------------------------------------------- commands

    def _do_help(self, seat: int, rest: str) -> None:
        self.terminal.print_line(self.words("play-help"))
        for name in COMMANDS:
            command_words = self.words(f"play-command-{name}").split()
            self.terminal.print_line(f"  {', '.join(command_words)}: {self.words(f'play-about-{name}')}")

    def _do_save(self, seat: int, rest: str) -> None:
        """Save a copy under another name; the session keeps using its own file."""
        path = typed_path(rest) if rest else self.path
        if would_overwrite(path, self.match.record):
            raise BadFile("core-would-overwrite", file=str(path))
        save(self.match.record, path)
        if self.unsaved:
            self.path, self.unsaved = path, False
        self.terminal.print_line(self.words("play-saved", file=str(path)))

    def _do_undo(self, seat: int, rest: str) -> bool:
        """Undo freely what has revealed nothing; otherwise the other people must agree, and the game is marked."""
        if self.selecting is not None and self.selecting.chosen:
            self.terminal.print_line(self.words("play-put-back", item=self.selecting.name(self.selecting.chosen.pop())))
            self._show_choice(seat, self.match.legal_codes(seat))
            return False
        times = self._last_choice(seat)
        free = bool(self.match.undoable(seat, times))
        if free:
            self.match.undo(seat, times)
        else:
            if not any(step.seat == seat and not step.forced for step in self.match.steps):
                raise BadMove("core-nothing-to-undo")
            others = [self.names[other] for other in self.people if other != seat]
            if others and not self._ask_consent(self.words("play-consent", player=self.names[seat], others=others)):
                self.terminal.print_line(self.words("play-refused"))
                return False
            self.match.take_back(seat, times)
        self._after_undo()
        self.terminal.print_line(self.words("play-undone" if free else "play-taken-back"))
        return True

    def _do_redo(self, seat: int, rest: str) -> bool:
        last = self.match.record.entries[-1]
        if self.shared_screen and isinstance(last, Undone) and not last.free:
            raise BadMove("core-nothing-to-redo")  # it would play moves for other people
        self.match.redo(seat)
        self._after_undo()
        self.terminal.print_line(self.words("play-redone"))
        return True

    def _after_undo(self) -> None:
        """Show and save the game after an undo or redo."""
        self._redraw()
        self._save()

    def _ask_consent(self, question: str) -> bool:
        self.terminal.print_line(question)
        return read_yes_no(self.terminal.ask("> "), self.words) is True

    def _do_quit(self, seat: int, rest: str) -> bool:
        """Leave; if the game could not be saved, warn first, so that the player can save it elsewhere."""
        if self.unsaved and not self.warned:
            self._save()
        if self.unsaved and not self.warned:
            self.warned = True
            self.terminal.print_line(
                self.words("play-would-lose", save=self._command_word("save"), quit=self._command_word("quit")), "bold"
            )
            return False
        raise Leave

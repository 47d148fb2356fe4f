"""A game at the terminal: the session that shows the table, asks, tells, takes back, saves, and says who won.

It plays any game of the shelf, through what every game declares. Other people may share the screen: then hands are
hidden between turns. With `plain` it speaks in sentences, a line each, for those who listen to their screen.
"""

from __future__ import annotations

import contextlib
import shlex
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from ludoteca.cli.voice import QUIET, Leave, Read, Voice, heeding_signals, silent_signals, truth
from ludoteca.core.errors import BadFile, BadMove, LudotecaError
from ludoteca.core.game import plain as bare
from ludoteca.core.match import Match, Step
from ludoteca.core.record import SUFFIX, Record, Undone, load, save
from ludoteca.core.seats import letter
from ludoteca.core.words import Words

if TYPE_CHECKING:
    from rich.console import Console

    from ludoteca.bots import Bot
    from ludoteca.core.options import Option

COMMANDS: Final = ("help", "board", "hint", "undo", "redo", "rules", "card", "scores", "log", "save", "quit")
LOG_TURNS: Final = 12
HINTS: Final = 3
HINTED_LINE: Final = 5
CARDS_SHOWN: Final = 12


class Session:
    """One sitting at one table. `people` says which seats are held by persons here; the others have a bot."""

    def __init__(
        self,
        match: Match,
        people: Sequence[bool],
        bots: dict[int, Bot],
        words: Words,
        plain: bool,
        path: Path,
        console: Console,
        auto: bool = True,
        read: Read | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.match = match
        self.people = [seat for seat, person in enumerate(people) if person]
        self.bots = bots
        self.words = words
        self.path = path
        self.auto = auto
        self.clock = clock
        self.voice = Voice(console, plain, read)
        self.game = match.setup.game
        self.hot = len(self.people) > 1
        self.viewer = self.people[0] if len(self.people) == 1 else -1
        self.holder: int | None = None  # who sits before a shared screen
        self.seen = {seat: self._since(seat) for seat in range(-1, len(people))}
        self.drawn: dict[int, int] = {}
        self.unsaved = False
        self.commands = self._command_names()

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.match.record.seats]

    # ---------------------------------------------------------------- from the first word to the last

    def run(self) -> int:
        """Play until the game is over or somebody leaves; the exit code."""
        if self.path.exists() and not holds(self.path, self.match.record):
            raise BadFile("core-would-overwrite", file=str(self.path))
        with heeding_signals():
            try:
                self._greet()
                self._save()
                while not self.match.over:
                    self._go_on()
                self._end()
            except (EOFError, KeyboardInterrupt, Leave):
                self._farewell()
            finally:
                for bot in self.bots.values():
                    bot.close()
        return 1 if self.unsaved else 0

    def _greet(self) -> None:
        record = self.match.record
        self.voice.say(self.game.title, "bold")
        for seat, player in enumerate(record.seats):
            key = "play-seat-person" if seat in self.people else "play-seat-bot"
            self.voice.say(self.words(key, letter=letter(seat), player=player.name, bot=player.player))
        shown = [self._option(option) for option in self.game.options if record.options[option.name] != option.default]
        if shown:
            self.voice.say(self.words("play-options", options="; ".join(shown)))
        self.voice.say(self.words("play-promise", promise=record.luck.commitment[:16]), QUIET)
        if self.people:
            self.voice.say(self.words("play-welcome", help=self.words("play-command-help").split()[0]), QUIET)

    def _option(self, option: Option) -> str:
        value = self.match.record.options[option.name]
        said = self.words("core-yes" if value else "core-no") if isinstance(value, bool) else str(value)
        return f"{self.words(f'{self.game.key}-option-{option.name}')}: {said}"

    def _go_on(self) -> None:
        """One decision: the table's own, then bots', then people's in the order of seats."""
        only = self.match.forced() if self.auto else None
        actors = self.match.actors
        seat = only[0] if only else next((seat for seat in actors if seat in self.bots), actors[0])
        if not self.hot and self.match.steps[-1].seat != seat:
            self._tell(self.viewer)
        if only:
            self.match.play(only[1], seat, forced=True)
            self._save()
        elif seat in self.bots:
            view = self.match.state.blank(seat)
            self.match.play(self.bots[seat].choose(view, seat, self.match.legal_codes(seat)), seat)
            self._save()
        else:
            self._ask(seat)
        if self.holder is not None and self.holder not in self.match.actors:
            self.holder = None
            self.voice.clear()

    def _end(self) -> None:
        self._tell(self.viewer)
        result = self.match.result
        assert result is not None
        self._show_board(self.viewer)
        self.voice.gap()
        self.voice.say(self.words(f"{self.game.key}-reason-{result.reason}"))
        kinds = [kind for kind in self.game.categories if any(line.categories.get(kind) for line in result.seats)]
        self._points_table(
            kinds,
            [
                (line.seat, f"{line.rank}. ", {kind: line.categories.get(kind, 0) for kind in kinds}, str(line.score))
                for line in sorted(result.seats, key=lambda line: (line.rank, line.seat))
            ],
        )
        winners = [self.names[seat] for seat in result.winners]
        points = result.seats[result.winners[0]].score
        key = "play-shared" if result.shared else "play-winner"
        self.voice.say(self.words(key, players=winners, points=points), "bold")
        if result.tie_break is not None:
            self.voice.say(self.words(f"{self.game.key}-tie-{result.tie_break}"))
        if self.match.record.taken_back:
            self.voice.say(self.words("play-marked"))
        self._save()
        if not self.unsaved:
            self.voice.say(self.words("play-recorded", file=str(self.path)), whole=True)
            self.voice.say(f"  ludoteca verify {shlex.quote(str(self.path))}", whole=True)

    def _farewell(self) -> None:
        """Leave so that nothing is lost; from here on nothing may interrupt."""
        with silent_signals(), contextlib.suppress(OSError):
            self._save()
            self.voice.say()
            if not self.unsaved:
                self.voice.say(self.words("play-left", file=str(self.path)), whole=True)
                self.voice.say(f"  ludoteca resume {shlex.quote(str(self.path))}", whole=True)

    def _save(self) -> None:
        try:
            save(self.match.record, self.path)
            self.unsaved = False
        except BadFile as error:
            if not self.unsaved:
                self.voice.say(error.told(self.words))
            self.unsaved = True

    # ---------------------------------------------------------------- telling

    def _since(self, seat: int) -> int:
        """The first step after the seat's own last one: what it has not been told; the deal is seen on the table."""
        steps = self.match.steps
        if seat < 0:
            return len(steps)
        return max((at + 1 for at, step in enumerate(steps) if step.seat == seat), default=1)

    def _tell(self, seat: int) -> None:
        """What has happened since the seat was told last, a paragraph for every turn."""
        steps = self.match.steps
        for paragraph in self._paragraphs(steps[self.seen[seat] :], seat):
            self.voice.say(paragraph)
        self.seen[seat] = len(steps)

    def _paragraphs(self, steps: Sequence[Step], seat: int) -> Iterator[str]:
        sentences: list[str] = []
        last = -2
        for step in steps:
            if step.seat != last and sentences:
                yield " ".join(sentences)
                sentences = []
            last = step.seat
            events = (heard.by(seat) for heard in step.heard)
            told = [self.game.tell_event(self.match.setup, event, self.names, self.words) for event in events]
            if any(told) and step.forced and step.seat == seat:
                sentences.append(self.words("play-forced"))
            sentences += [sentence for sentence in told if sentence]
        if sentences:
            yield " ".join(sentences)

    def _show_board(self, seat: int) -> None:
        if self.voice.plain:
            for sentence in self.game.read_out(self.match, seat, self.words):
                self.voice.say(sentence)
        else:
            self.voice.gap()
            self.voice.console.print(self.game.draw(self.match, seat, self.words))
        self.drawn[seat] = len(self.match.steps)

    def _show_choice(self, seat: int, legal: Sequence[int]) -> None:
        setup, view = self.match.setup, self.match.state.blank(seat)
        self.voice.gap()
        prompt = self.game.tell_prompt(setup, view, seat, self.words)
        self.voice.say(f"{self.names[seat]}: {prompt}" if self.hot else prompt, "bold")
        self.voice.choices(
            [(self.game.notation(setup, code), self.game.tell_move(setup, code, self.words, view)) for code in legal]
        )

    # ---------------------------------------------------------------- asking

    def _ask(self, seat: int) -> None:
        """Ask a person until something has changed: a move, or moves taken back or made again."""
        if self.hot and self.holder != seat:
            self.voice.clear()
            key = "play-hand-over-plain" if self.voice.plain else "play-hand-over"
            self.voice.say(self.words(key, player=self.names[seat]), "bold")
            self.voice.ask("> ")
            self.voice.clear()
            self.holder = seat
            self.seen[-1] = len(self.match.steps)  # should this be the last turn, all will be told of it at the end
        self._tell(seat)
        since = self.drawn.get(seat)
        if since is None or any(step.seat != seat for step in self.match.steps[since:]):
            self._show_board(seat)
        legal = self.match.legal_codes(seat)
        self._show_choice(seat, legal)
        notations = [self.game.notation(self.match.setup, code) for code in legal]
        own = [self.words(f"play-command-{name}").split()[0] for name in COMMANDS]
        self.voice.candidates = [*notations, *own]
        started = self.clock()
        changed = False
        while not changed:
            text = self.voice.ask(f"{letter(seat)}> " if self.hot else "> ")
            try:
                changed = self._answer(seat, text, legal, {bare(notation) for notation in notations}, started)
            except LudotecaError as error:
                self.voice.say(error.told(self.words))

    def _answer(self, seat: int, text: str, legal: list[int], notations: set[str], started: float) -> bool:
        """Carry out what was typed: a number, a command, or a move. Whether something has changed."""
        wanted = bare(text)
        if not wanted:
            self._show_choice(seat, legal)
            return False
        if text.isdecimal():
            number = int(text) if len(text) < 5 else 0
            if not 0 < number <= len(legal):
                self.voice.say(self.words("play-bad-number", count=len(legal)))
                return False
            return self._move(seat, legal[number - 1], started)
        verb, _, rest = text.partition(" ")
        name = None if wanted in notations else self.commands.get(bare(verb))
        if name is None:
            try:
                return self._move(seat, text, started)
            except BadMove:
                meant = {self.commands[known] for known in self.commands if known.startswith(bare(verb))}
                if len(meant) != 1:
                    raise
                name = meant.pop()
        return bool(getattr(self, f"_do_{name}")(seat, rest.strip()))

    def _move(self, seat: int, move: int | str, started: float) -> bool:
        self.match.play(move, seat, ms=max(0, int((self.clock() - started) * 1000)))
        self._save()
        return True

    def _command_names(self) -> dict[str, str]:
        """What may be typed for each command, in the reader's language and in English."""
        return {
            bare(typed): name
            for words in (Words("en"), self.words)
            for name in COMMANDS
            for typed in words(f"play-command-{name}").split()
        }

    # ---------------------------------------------------------------- commands

    def _do_help(self, seat: int, rest: str) -> None:
        self.voice.say(self.words("play-help"))
        for name in COMMANDS:
            typed = self.words(f"play-command-{name}").split()
            self.voice.say(f"  {', '.join(typed)}: {self.words(f'play-about-{name}')}")

    def _do_board(self, seat: int, rest: str) -> None:
        self._show_board(seat)

    def _do_rules(self, seat: int, rest: str) -> None:
        self.voice.say(self.game.tell_rules(self.words, self.match.setup.options))

    def _do_log(self, seat: int, rest: str) -> None:
        turns = list(self._paragraphs(self.match.steps, seat))
        wanted = int(rest) if rest.isdecimal() and len(rest) < 5 else LOG_TURNS
        for paragraph in turns[-wanted:] if wanted else []:
            self.voice.say(paragraph)

    def _do_hint(self, seat: int, rest: str) -> None:
        """What a short search thinks: the best moves, everybody's chances, and how it expects the game to go on."""
        from ludoteca.bots import advise

        view = self.match.state.blank(seat)
        thought = advise(view, seat, self.match.legal_codes(seat), len(self.match.record.entries))
        setup = self.match.setup
        if thought.exact:
            self.voice.say(self.words("play-hint-exact"))
        else:
            self.voice.say(self.words("play-hint", games=thought.simulations))
        for option in thought.options[:HINTS]:
            move = self.game.notation(setup, option.code)
            self.voice.say("  " + self.words("play-hint-move", move=move, share=round(100 * option.share)))
        chances = [f"{name} {100 * share:.0f} %" for name, share in zip(self.names, thought.shares, strict=True)]
        self.voice.say(self.words("play-hint-chances", chances=", ".join(chances)))
        if len(thought.line) > 1:
            line = ", ".join(self.game.notation(setup, code) for code in thought.line[:HINTED_LINE])
            self.voice.say(self.words("play-hint-line", line=line))

    def _do_card(self, seat: int, rest: str) -> None:
        """The cards whose name, or words for it, hold all that was typed."""
        setup = self.match.setup
        found: dict[str, None] = {}
        for card in setup.deck.cards():
            told = self.game.tell_card(setup, card.key, self.words)
            known = bare(f"{card.key} {told} {' '.join(attribute.value for attribute in card.attributes)}")
            if all(part in known for part in bare(rest).split()):
                found[told] = None
        if not rest or not found:
            self.voice.say(self.words("play-no-card" if rest else "play-which-card", card=rest[:80]))
            return
        for told in list(found)[:CARDS_SHOWN]:
            self.voice.say(told)
        if len(found) > CARDS_SHOWN:
            self.voice.say(self.words("play-more-cards", count=len(found) - CARDS_SHOWN))

    def _do_scores(self, seat: int, rest: str) -> None:
        """Points as far as the seat's view shows them; what it does not show is a question mark."""
        players = msgspec.to_builtins(self.match.view(seat)).get("seats", [])
        if not all(isinstance(player, dict) and "points" in player for player in players):
            view = self.match.state.blank(seat)
            players = [{"points": self.game.categories_now(self.match.setup, view, k)} for k in range(len(self.names))]
        points: list[dict[str, int]] = [player["points"] for player in players]
        kinds = [kind for kind in self.game.categories if any(kind in known for known in points)]
        whole = [f"{sum(known.values())}{'' if known.keys() >= set(kinds) else '+?'}" for known in points]
        self._points_table(kinds, [(k, "", known, whole[k]) for k, known in enumerate(points)])

    def _points_table(self, kinds: list[str], lines: Sequence[tuple[int, str, dict[str, int], str]]) -> None:
        named = [self.words(f"{self.game.key}-category-{kind}") for kind in kinds]
        self.voice.rows(
            ["", *named, self.words("play-total")],
            [
                (
                    f"{place}{self.names[seat] if self.voice.plain else f'{letter(seat)} {self.names[seat]}'}",
                    *(f"{known[kind]}".replace("-", "−") if kind in known else "?" for kind in kinds),
                    total.replace("-", "−"),
                )
                for seat, place, known, total in lines
            ],
        )

    def _do_save(self, seat: int, rest: str) -> None:
        """A copy under another name; the game goes on being kept where it was."""
        path = self.path
        if rest:
            path = Path(rest).expanduser()
            path = path if path.suffix else path.with_name(path.name + SUFFIX)
        if path.exists() and not holds(path, self.match.record):
            raise BadFile("core-would-overwrite", file=str(path))
        save(self.match.record, path)
        self.voice.say(self.words("play-saved", file=str(path)))

    def _do_undo(self, seat: int, rest: str) -> bool:
        """Free within the horizon; beyond it the other people must agree, and the game is marked."""
        free = bool(self.match.undoable(seat))
        if free:
            self.match.undo(seat)
        else:
            if not any(step.seat == seat and not step.forced for step in self.match.steps):
                raise BadMove("core-nothing-to-undo")
            others = [self.names[other] for other in self.people if other != seat]
            if others and not self._agreed(self.words("play-consent", player=self.names[seat], others=others)):
                self.voice.say(self.words("play-refused"))
                return False
            self.match.take_back(seat)
        self._changed_back()
        self.voice.say(self.words("play-undone" if free else "play-taken-back"))
        return True

    def _do_redo(self, seat: int, rest: str) -> bool:
        last = self.match.record.entries[-1]
        if self.hot and isinstance(last, Undone) and not last.free:
            raise BadMove("core-nothing-to-redo")  # it would make moves of other people
        self.match.redo(seat)
        self._changed_back()
        self.voice.say(self.words("play-redone"))
        return True

    def _changed_back(self) -> None:
        """After moves were taken back or made again, the table is shown anew and nothing is told twice."""
        self.seen = {seat: min(told, len(self.match.steps)) for seat, told in self.seen.items()}
        self.drawn.clear()
        self._save()

    def _agreed(self, question: str) -> bool:
        self.voice.say(question)
        return truth(self.voice.ask("> "), self.words) is True

    def _do_quit(self, seat: int, rest: str) -> bool:
        raise Leave


def holds(path: Path, record: Record) -> bool:
    """Whether a file is an earlier state of this very game, so that writing over it loses nothing."""
    try:
        there = load(path)
    except LudotecaError:
        return False
    return (
        (there.game, there.options, there.luck) == (record.game, record.options, record.luck)
        and there.entries == record.entries[: len(there.entries)]
    )  # fmt: skip

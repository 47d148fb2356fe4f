"""The commands: what they take, said in the reader's language, and who carries them out."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

from cyclopts import App, Group, Parameter
from cyclopts.exceptions import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
    ValidationError,
)

import ludoteca
from ludoteca.core.words import Words

Adding = Callable[[str], Callable[[Callable[..., int]], Callable[..., int]]]
Telling = Callable[..., Parameter]

# No `from __future__ import annotations` here: the help of every parameter is put into words when `build` runs.


def run(tokens: list[str], words: Words) -> int:
    """Carry out one command; its exit code."""
    if not tokens:
        tokens = ["--help"]
    app = build(words)
    try:
        code = app(tokens, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        print(wrong_usage(error, words), file=sys.stderr)
        return 2
    return code if isinstance(code, int) else 0


def build(words: Words) -> App:
    """The app, in one language."""
    commands = Group(words("cli-group-commands"))
    parameters = Group(words("cli-group-parameters"))
    app = App(
        name="ludoteca",
        help=f"{words('cli-usage')}\n\n{words('cli-help')}",
        help_epilogue=words("cli-help-epilogue"),
        usage="",  # it is said above, in the reader's language
        version=ludoteca.__version__,
        group_commands=commands,
        group_parameters=parameters,
        group_arguments=parameters,
        help_format="plaintext",
        suppress_keyboard_interrupt=False,
    )
    app["--help"].help = words("cli-help-help")
    app["--version"].help = words("cli-help-version")

    def command(name: str, under: App = app) -> Callable[[Callable[..., int]], Callable[..., int]]:
        def add(function: Callable[..., int]) -> Callable[..., int]:
            under.command(
                function,
                name=name.removeprefix("admin-"),
                help=f"{words(f'cli-help-{name}')}\n\n{words(f'cli-usage-{name}')}",
                usage="",
                group_parameters=parameters,
                group_arguments=parameters,
                help_flags=["--help", "-h"],
                version_flags=[],
            )
            return function

        return add

    def told(key: str, *names: str) -> Parameter:
        return Parameter(list(names) or None, help=words(f"cli-take-{key}"), negative=())

    game_name = Annotated[str, told("game")]
    seats_list = Annotated[str, told("seats")]
    options_list = Annotated[list[str] | None, told("option", "--option")]
    cards_file = Annotated[Path | None, told("cards")]
    as_json = Annotated[bool, told("json")]
    record_file = Annotated[Path, told("file")]

    @command("games")
    def games(*, json: as_json = False) -> int:
        from ludoteca.cli.shelf import show_games

        return show_games(words, json)

    @command("cards")
    def cards(game: game_name, /, *, cards: cards_file = None, json: as_json = False) -> int:
        from ludoteca.cli.shelf import show_cards

        return show_cards(words, game, cards, json)

    @command("play")
    def play(
        game: Annotated[str | None, told("play-game")] = None,
        /,
        *,
        seats: Annotated[str | None, told("play-seats")] = None,
        option: options_list = None,
        seed: Annotated[int | None, told("seed")] = None,
        cards: cards_file = None,
        save: Annotated[Path | None, told("save")] = None,
        plain: Annotated[bool, told("plain")] = False,
        no_auto: Annotated[bool, told("no-auto", "--no-auto")] = False,
    ) -> int:
        from ludoteca.cli.start import play_game

        return play_game(words, game, seats, option or [], seed, cards, save, plain, not no_auto)

    @command("resume")
    def resume(
        file: record_file,
        /,
        *,
        plain: Annotated[bool, told("plain")] = False,
        no_auto: Annotated[bool, told("no-auto", "--no-auto")] = False,
    ) -> int:
        from ludoteca.cli.start import resume_game

        return resume_game(words, file, plain, not no_auto)

    @command("simulate")
    def simulate(
        game: game_name,
        /,
        *,
        seats: seats_list,
        games: Annotated[int, told("games")] = 100,
        seed: Annotated[int, told("simulate-seed")] = 1,
        option: options_list = None,
        cards: cards_file = None,
        jobs: Annotated[int, told("jobs")] = 1,
        record: Annotated[Path | None, told("record")] = None,
        json: as_json = False,
    ) -> int:
        from ludoteca.cli.simulate import simulate_games

        return simulate_games(words, game, seats, games, seed, option or [], cards, jobs, record, json)

    @command("ladder")
    def ladder(
        game: game_name,
        /,
        *,
        bots: Annotated[str, told("bots")],
        seats: Annotated[int, told("ladder-seats")] = 2,
        games: Annotated[int, told("ladder-games")] = 100,
        seed: Annotated[int, told("simulate-seed")] = 1,
        option: options_list = None,
        cards: cards_file = None,
        jobs: Annotated[int, told("jobs")] = 1,
        cluster: Annotated[str | None, told("cluster")] = None,
        out: Annotated[Path | None, told("out")] = None,
        json: as_json = False,
        plot: Annotated[Path | None, told("plot")] = None,
    ) -> int:
        from ludoteca.cli.ladder import ladder_games

        return ladder_games(words, game, bots, seats, games, seed, option or [], cards, jobs, cluster, out, json, plot)

    @command("stats")
    def stats(
        folder: Annotated[Path, told("folder")],
        /,
        *,
        jobs: Annotated[int, told("jobs")] = 1,
        json: as_json = False,
        plot: Annotated[Path | None, told("plots")] = None,
    ) -> int:
        from ludoteca.cli.stats import show_stats

        return show_stats(words, folder, jobs, json, plot)

    @command("replay")
    def replay(
        file: record_file,
        /,
        *,
        seat: Annotated[int | None, told("seat")] = None,
        step: Annotated[bool, told("step")] = False,
        plain: Annotated[bool, told("plain")] = False,
        json: as_json = False,
    ) -> int:
        from ludoteca.cli.records import replay_record

        return replay_record(words, file, seat, step, plain, json)

    @command("verify")
    def verify(*files: record_file) -> int:
        from ludoteca.cli.records import verify_records

        return verify_records(words, files)

    serving(command, told, words)
    admin = App(
        name="admin",
        help=f"{words('cli-help-admin')}\n\n{words('cli-usage-admin')}",
        usage="",
        group_commands=commands,
        help_flags=["--help", "-h"],
        version_flags=[],
    )
    app.command(admin)
    admin["--help"].help = words("cli-help-help")
    keeping(lambda name: command(name, admin), told, words)
    return app


def serving(command: Adding, told: Telling, words: Words) -> None:
    """The command that serves."""

    @command("serve")
    def serve(
        *,
        host: Annotated[str | None, told("host")] = None,
        port: Annotated[int | None, told("port")] = None,
        data: Annotated[Path | None, told("data")] = None,
        database: Annotated[str | None, told("database")] = None,
        base_url: Annotated[str | None, told("base-url")] = None,
        trusted_proxies: Annotated[str | None, told("trusted-proxies")] = None,
        workers: Annotated[int | None, told("workers")] = None,
        thinkers: Annotated[int | None, told("thinkers")] = None,
        open: Annotated[bool | None, told("open", "--open")] = None,  # noqa: A002
        log_format: Annotated[str | None, told("log-format")] = None,
        config: Annotated[Path | None, told("config")] = None,
    ) -> int:
        from ludoteca.cli.serve import serve_tables

        flags = {
            "host": host,
            "port": port,
            "data": data,
            "database": database,
            "base_url": base_url,
            "trusted_proxies": trusted_proxies,
            "workers": workers,
            "thinkers": thinkers,
            "open_browser": open,
            "log_format": log_format,
        }
        return serve_tables(words, flags, config)


def keeping(command: Adding, told: Telling, words: Words) -> None:
    """The commands of a host; all take the settings that say where the games are."""
    folder = Annotated[Path | None, told("data")]
    address = Annotated[str | None, told("database")]
    settings = Annotated[Path | None, told("config")]
    as_json = Annotated[bool, told("json")]
    backup_file = Annotated[Path, told("backup-file")]
    dry = Annotated[bool, told("dry-run")]

    @command("admin-tables")
    def tables(*, json: as_json = False, data: folder = None, database: address = None, config: settings = None) -> int:
        from ludoteca.cli.admin import show_tables

        return show_tables(words, {"data": data, "database": database}, config, json)

    @command("admin-players")
    def players(
        *, json: as_json = False, data: folder = None, database: address = None, config: settings = None
    ) -> int:
        from ludoteca.cli.admin import show_players

        return show_players(words, {"data": data, "database": database}, config, json)

    @command("admin-backup")
    def backup(file: backup_file, /, *, data: folder = None, database: address = None, config: settings = None) -> int:
        from ludoteca.cli.admin import make_backup

        return make_backup(words, {"data": data, "database": database}, config, file)

    @command("admin-restore")
    def restore(
        file: backup_file,
        /,
        *,
        force: Annotated[bool, told("force")] = False,
        data: folder = None,
        database: address = None,
        config: settings = None,
    ) -> int:
        from ludoteca.cli.admin import restore_backup

        return restore_backup(words, {"data": data, "database": database}, config, file, force)

    @command("admin-export")
    def export(
        to: Annotated[Path, told("export-folder")],
        /,
        *,
        data: folder = None,
        database: address = None,
        config: settings = None,
    ) -> int:
        from ludoteca.cli.admin import export_records

        return export_records(words, {"data": data, "database": database}, config, to)

    @command("admin-import")
    def take_in(
        *files: Annotated[Path, told("file")], data: folder = None, database: address = None, config: settings = None
    ) -> int:
        from ludoteca.cli.admin import import_records

        return import_records(words, {"data": data, "database": database}, config, files)

    @command("admin-prune")
    def prune(
        *,
        older: Annotated[str, told("older")],
        keep_records: Annotated[bool, told("keep-records")] = False,
        dry_run: dry = False,
        data: folder = None,
        database: address = None,
        config: settings = None,
    ) -> int:
        from ludoteca.cli.admin import prune_tables

        return prune_tables(words, {"data": data, "database": database}, config, older, keep_records, dry_run)

    @command("admin-mend")
    def mend(
        table: Annotated[str, told("table")],
        /,
        *,
        dry_run: dry = False,
        data: folder = None,
        database: address = None,
        config: settings = None,
    ) -> int:
        from ludoteca.cli.admin import mend_table

        return mend_table(words, {"data": data, "database": database}, config, table, dry_run)


def wrong_usage(error: CycloptsError, words: Words) -> str:
    """What was wrong with the command's words, in one sentence."""
    what = error.argument.name if error.argument is not None else ""
    what = what.lstrip("-").upper() if what and not what.startswith("--") else what
    match error:
        case UnknownCommandError():
            given = error.unused_tokens[0] if error.unused_tokens else ""
            sentence = words("cli-unknown-command", given=given)
        case UnknownOptionError():
            sentence = words("cli-unknown-option", given=error.token.keyword or error.token.value)
        case MissingArgumentError():
            sentence = words("cli-missing", what=what)
        case CoercionError():
            sentence = words("cli-not-a-value", what=what, given=error.token.value if error.token else "")
        case RepeatArgumentError():
            sentence = words("cli-repeated", what=what or error.token.keyword or "")
        case UnusedCliTokensError():
            sentence = words("cli-too-much", given=" ".join(error.unused_tokens or []))
        case ValidationError():
            sentence = words("cli-not-a-value", what=what, given=str(error.value))
        case _:
            sentence = words("cli-wrong", why=str(error).strip().splitlines()[0])
    return sentence

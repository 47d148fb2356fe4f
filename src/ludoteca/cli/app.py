"""The commands and their parameters, with help in the reader's language."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final

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
from ludoteca.cli.output import print_line
from ludoteca.core.text import Words

AddCommand = Callable[[str], Callable[[Callable[..., int]], Callable[..., int]]]
ParameterHelp = Callable[..., Parameter]

LONGEST_ERROR: Final = 400  # errors repeat what was typed

# No `from __future__ import annotations` here: the help of the parameters is read from annotations when `build` runs.


def run(tokens: list[str], words: Words) -> int:
    """Run one command and return its exit code."""
    if not tokens:
        tokens = ["--help"]
    app = build(words)
    try:
        code = app(tokens, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        print_line(describe_usage_error(error, words), error=True)
        return 2
    return code if isinstance(code, int) else 0


def build(words: Words) -> App:
    """Build the app in one language."""
    commands = Group(words("cli-group-commands"))
    parameters = Group(words("cli-group-parameters"))
    app = App(
        name="ludoteca",
        help=f"{words('cli-usage')}\n\n{words('cli-help')}",
        help_epilogue=words("cli-help-epilogue"),
        usage="",  # the help above has it, in the reader's language
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

    def parameter(key: str, *names: str) -> Parameter:
        return Parameter(list(names) or None, help=words(f"cli-take-{key}"), negative=())

    game_name = Annotated[str, parameter("game")]
    seats_list = Annotated[str, parameter("seats")]
    options_list = Annotated[list[str] | None, parameter("option", "--option")]
    cards_file = Annotated[Path | None, parameter("cards")]
    as_json = Annotated[bool, parameter("json")]
    record_file = Annotated[Path, parameter("file")]

    @command("games")
    def games(*, json: as_json = False) -> int:
        from ludoteca.cli.games import show_games

        return show_games(words, json)

    @command("cards")
    def cards(game: game_name, /, *, cards: cards_file = None, json: as_json = False) -> int:
        from ludoteca.cli.games import show_cards

        return show_cards(words, game, cards, json)

    @command("play")
    def play(
        game: Annotated[str | None, parameter("play-game")] = None,
        /,
        *,
        seats: Annotated[str | None, parameter("play-seats")] = None,
        option: options_list = None,
        seed: Annotated[int | None, parameter("seed")] = None,
        cards: cards_file = None,
        save: Annotated[Path | None, parameter("save")] = None,
        screen_reader: Annotated[bool, parameter("plain", "--plain")] = False,
        no_auto: Annotated[bool, parameter("no-auto", "--no-auto")] = False,
    ) -> int:
        from ludoteca.cli.play import play_game

        return play_game(words, game, seats, option or [], seed, cards, save, screen_reader, not no_auto)

    @command("resume")
    def resume(
        file: record_file,
        /,
        *,
        screen_reader: Annotated[bool, parameter("plain", "--plain")] = False,
        no_auto: Annotated[bool, parameter("no-auto", "--no-auto")] = False,
    ) -> int:
        from ludoteca.cli.play import resume_game

        return resume_game(words, file, screen_reader, not no_auto)

    @command("simulate")
    def simulate(
        game: game_name,
        /,
        *,
        seats: seats_list,
        games: Annotated[int, parameter("games")] = 100,
        seed: Annotated[int, parameter("simulate-seed")] = 1,
        option: options_list = None,
        cards: cards_file = None,
        jobs: Annotated[int, parameter("jobs")] = 1,
        record: Annotated[Path | None, parameter("record")] = None,
        on_failure: Annotated[str, parameter("on-failure")] = "forfeit",
        json: as_json = False,
    ) -> int:
        from ludoteca.cli.simulate import simulate_games

        return simulate_games(words, game, seats, games, seed, option or [], cards, jobs, record, json, on_failure)

    @command("ladder")
    def ladder(
        game: game_name,
        /,
        *,
        bots: Annotated[str, parameter("bots")],
        seats: Annotated[int, parameter("ladder-seats")] = 2,
        games: Annotated[int, parameter("ladder-games")] = 100,
        seed: Annotated[int, parameter("simulate-seed")] = 1,
        option: options_list = None,
        cards: cards_file = None,
        jobs: Annotated[int, parameter("jobs")] = 1,
        cluster: Annotated[str | None, parameter("cluster")] = None,
        out: Annotated[Path | None, parameter("out")] = None,
        on_failure: Annotated[str, parameter("on-failure")] = "forfeit",
        json: as_json = False,
        plot: Annotated[Path | None, parameter("plot")] = None,
    ) -> int:
        from ludoteca.cli.ladder import ladder_games

        return ladder_games(
            words, game, bots, seats, games, seed, option or [], cards, jobs, cluster, out, json, plot, on_failure
        )

    @command("stats")
    def stats(
        folder: Annotated[Path, parameter("folder")],
        /,
        *,
        jobs: Annotated[int, parameter("jobs")] = 1,
        json: as_json = False,
        plot: Annotated[Path | None, parameter("plots")] = None,
    ) -> int:
        from ludoteca.cli.stats import show_stats

        return show_stats(words, folder, jobs, json, plot)

    @command("replay")
    def replay(
        file: record_file,
        /,
        *,
        seat: Annotated[int | None, parameter("seat")] = None,
        step: Annotated[bool, parameter("step")] = False,
        screen_reader: Annotated[bool, parameter("plain", "--plain")] = False,
        json: as_json = False,
    ) -> int:
        from ludoteca.cli.records import replay_record

        return replay_record(words, file, seat, step, screen_reader, json)

    @command("verify")
    def verify(*files: record_file) -> int:
        from ludoteca.cli.records import verify_records

        return verify_records(words, files)

    add_serve(command, parameter, words)
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
    add_admin(lambda name: command(name, admin), parameter, words)
    return app


def add_serve(command: AddCommand, parameter: ParameterHelp, words: Words) -> None:
    """Add the `serve` command."""

    @command("serve")
    def serve(
        *,
        host: Annotated[str | None, parameter("host")] = None,
        port: Annotated[int | None, parameter("port")] = None,
        data: Annotated[Path | None, parameter("data")] = None,
        database: Annotated[str | None, parameter("database")] = None,
        base_url: Annotated[str | None, parameter("base-url")] = None,
        trusted_proxies: Annotated[str | None, parameter("trusted-proxies")] = None,
        workers: Annotated[int | None, parameter("workers")] = None,
        thinkers: Annotated[int | None, parameter("thinkers")] = None,
        open: Annotated[bool | None, parameter("open", "--open")] = None,  # noqa: A002
        log_format: Annotated[str | None, parameter("log-format")] = None,
        config: Annotated[Path | None, parameter("config")] = None,
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


def add_admin(command: AddCommand, parameter: ParameterHelp, words: Words) -> None:
    """Add the `admin` commands; all of them take the settings that say where the games are stored."""
    data_folder = Annotated[Path | None, parameter("data")]
    database_url = Annotated[str | None, parameter("database")]
    config_file = Annotated[Path | None, parameter("config")]
    as_json = Annotated[bool, parameter("json")]
    backup_file = Annotated[Path, parameter("backup-file")]
    dry_run_flag = Annotated[bool, parameter("dry-run")]

    @command("admin-tables")
    def tables(
        *, json: as_json = False, data: data_folder = None, database: database_url = None, config: config_file = None
    ) -> int:
        from ludoteca.cli.admin import show_tables

        return show_tables(words, {"data": data, "database": database}, config, json)

    @command("admin-players")
    def players(
        *, json: as_json = False, data: data_folder = None, database: database_url = None, config: config_file = None
    ) -> int:
        from ludoteca.cli.admin import show_players

        return show_players(words, {"data": data, "database": database}, config, json)

    @command("admin-backup")
    def backup(
        file: backup_file, /, *, data: data_folder = None, database: database_url = None, config: config_file = None
    ) -> int:
        from ludoteca.cli.admin import make_backup

        return make_backup(words, {"data": data, "database": database}, config, file)

    @command("admin-restore")
    def restore(
        file: backup_file,
        /,
        *,
        force: Annotated[bool, parameter("force")] = False,
        data: data_folder = None,
        database: database_url = None,
        config: config_file = None,
    ) -> int:
        from ludoteca.cli.admin import restore_backup

        return restore_backup(words, {"data": data, "database": database}, config, file, force)

    @command("admin-export")
    def export(
        folder: Annotated[Path, parameter("export-folder")],
        /,
        *,
        data: data_folder = None,
        database: database_url = None,
        config: config_file = None,
    ) -> int:
        from ludoteca.cli.admin import export_records

        return export_records(words, {"data": data, "database": database}, config, folder)

    @command("admin-import")
    def import_(
        *files: Annotated[Path, parameter("file")],
        data: data_folder = None,
        database: database_url = None,
        config: config_file = None,
    ) -> int:
        from ludoteca.cli.admin import import_records

        return import_records(words, {"data": data, "database": database}, config, files)

    @command("admin-prune")
    def prune(
        *,
        older: Annotated[str, parameter("older")],
        keep_records: Annotated[bool, parameter("keep-records")] = False,
        dry_run: dry_run_flag = False,
        data: data_folder = None,
        database: database_url = None,
        config: config_file = None,
    ) -> int:
        from ludoteca.cli.admin import prune_tables

        return prune_tables(words, {"data": data, "database": database}, config, older, keep_records, dry_run)

    @command("admin-mend")
    def mend(
        table: Annotated[str, parameter("table")],
        /,
        *,
        dry_run: dry_run_flag = False,
        data: data_folder = None,
        database: database_url = None,
        config: config_file = None,
    ) -> int:
        from ludoteca.cli.admin import mend_table

        return mend_table(words, {"data": data, "database": database}, config, table, dry_run)


def describe_usage_error(error: CycloptsError, words: Words) -> str:
    """Say in one sentence what is wrong with the arguments."""
    sentence = _describe_usage_error(error, words)
    return sentence if len(sentence) <= LONGEST_ERROR else f"{sentence[:LONGEST_ERROR]}…"


def _describe_usage_error(error: CycloptsError, words: Words) -> str:
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

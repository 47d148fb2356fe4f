"""The settings of a server, from flags, the environment (`LUDOTECA_PORT=80`) and a TOML file, in this order."""

from __future__ import annotations

import contextlib
import os
import re
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal
from urllib.parse import urlsplit

import msgspec

from ludoteca.core.errors import BadFile, BadSetup
from ludoteca.core.files import read_at_most

PREFIX: Final = "LUDOTECA_"
FILE: Final = "games.db"
LARGEST_CONFIG: Final = 64 * 1024

Rate = Annotated[float, msgspec.Meta(gt=0, le=1_000_000)]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Every setting of a server. Files use these names; flags have hyphens instead of underscores.

    >>> Settings().port, Settings(data=Path("/srv/games")).database
    (8010, 'sqlite:////srv/games/games.db')
    """

    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65_535)] = 8010
    port_given: bool = False  # if not, the next free port is used
    data: Path = msgspec.field(default_factory=lambda: data_folder())  # noqa: PLW0108 (defined below)
    database: str = ""  # by default a file in the data folder
    base_url: str = ""  # the public address, if there is a proxy in front of the server
    trusted_proxies: str = "127.0.0.1"  # proxies trusted to report the client's address, if there is a base_url
    workers: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1
    thinkers: Annotated[int, msgspec.Meta(ge=0, le=256)] = 0  # processes in which bots think; 0: one for each core
    open_browser: bool = False
    log_format: Literal["text", "json"] = "text"
    # The requests that one address may make: per second, and at once.
    rest_rate: Rate = 10.0
    rest_burst: Rate = 60.0
    socket_rate: Rate = 2.0
    socket_burst: Rate = 30.0
    state_rate: Rate = 4.0
    state_burst: Rate = 40.0
    preview_rate: Rate = 20.0
    preview_burst: Rate = 100.0

    def __post_init__(self) -> None:
        if not self.database:
            msgspec.structs.force_setattr(self, "database", f"sqlite:///{self.data / FILE}")

    @property
    def file(self) -> Path | None:
        """The SQLite file; None with another database."""
        return Path(self.database.removeprefix("sqlite:///")) if self.database.startswith("sqlite:///") else None

    def shown(self) -> str:
        """The database's address without its password.

        >>> Settings(database="postgresql://ada:secret@db/games").shown()
        'postgresql://ada:…@db/games'
        """
        return re.sub(r"(://[^:/@]*):[^@/]*@", r"\1:…@", self.database)

    def as_json(self) -> str:
        """The settings for a worker process."""
        return msgspec.json.encode(self, enc_hook=str).decode()

    @classmethod
    def from_json(cls, text: str) -> Settings:
        """The settings that `as_json` wrote."""
        return msgspec.json.decode(text, type=cls, dec_hook=_from_text)


NAMES: Final = tuple(name for name in Settings.__struct_fields__ if name != "port_given")
TYPES: Final = {field.name: field.type for field in msgspec.structs.fields(Settings)}


def gather(
    flags: Mapping[str, object], config: Path | None = None, environment: Mapping[str, str] = os.environ
) -> Settings:
    """The settings; flags override the environment, which overrides the file. A flag that is None was not given."""
    if config is None and environment.get(f"{PREFIX}CONFIG"):
        config = Path(environment[f"{PREFIX}CONFIG"])
    chosen: dict[str, Any] = {}
    if config is not None:
        for name, value in read_config(config).items():
            if name not in NAMES:
                raise BadSetup("server-unknown-setting", name=name, file=str(config), known=", ".join(NAMES))
            chosen[name] = _value(name, value, f"{name} ({config})", strict=True)
            if name == "data":  # relative to the file, not to the working directory
                chosen[name] = config.absolute().parent / chosen[name]
    for name in NAMES:
        variable = f"{PREFIX}{name.upper()}"
        if environment.get(variable):
            chosen[name] = _value(name, environment[variable], variable, strict=False)
    for name, value in flags.items():
        if value is not None:
            chosen[name] = _value(name, value, f"--{name.replace('_', '-')}", strict=True)
    if "data" in chosen:
        with contextlib.suppress(RuntimeError):  # the home of an unknown user
            chosen["data"] = chosen["data"].expanduser()
        chosen["data"] = chosen["data"].absolute()
    settings = Settings(**chosen, port_given="port" in chosen)
    if not settings.database.startswith(("sqlite:///", "postgresql://", "postgres://")):
        raise BadSetup("server-bad-database", given=settings.database.partition(":")[0])
    return settings


def read_config(path: Path) -> dict[str, Any]:
    """A TOML file of settings."""
    raw = read_at_most(path, LARGEST_CONFIG)
    if raw is None:
        raise BadFile("server-large-config", file=str(path), limit=LARGEST_CONFIG // 1024)
    try:
        return tomllib.loads(raw.decode("utf-8"))
    except ValueError as error:  # not TOML, not text, or a number with thousands of digits
        raise BadFile("server-bad-config", file=str(path), why=str(error)) from error


def data_folder(platform: str = sys.platform, environment: Mapping[str, str] = os.environ) -> Path:
    """The folder for the data of a program on this system.

    >>> str(data_folder("linux", {"HOME": "/home/ada"}))
    '/home/ada/.local/share/ludoteca'
    """
    home = Path(environment["HOME"]) if environment.get("HOME") else Path.home()
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Ludoteca"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "Ludoteca"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "ludoteca"


def _value(name: str, given: object, source: str, strict: bool) -> Any:
    """A setting with its type; the error names its source."""
    try:
        if isinstance(given, Path):
            given = str(given)
        value = msgspec.convert(given, TYPES[name], strict=strict, dec_hook=_from_text)
    except msgspec.ValidationError as error:
        raise BadSetup("server-bad-setting", name=source, given=str(given)) from error
    if name == "base_url":
        value = value.rstrip("/")
        parts = urlsplit(value)
        if value and (parts.scheme not in ("http", "https") or not parts.netloc or parts.path or parts.query):
            raise BadSetup("server-bad-setting", name=source, given=str(given))
    return value


def _from_text(kind: type, given: object) -> object:
    if kind is Path and isinstance(given, str):
        return Path(given)
    raise msgspec.ValidationError(f"{given!r} is not a {kind.__name__}")

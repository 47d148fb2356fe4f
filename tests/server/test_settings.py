"""Settings: their order of precedence, and clear errors."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.core.errors import LudotecaError
from ludoteca.core.text import LANGUAGES, Words
from ludoteca.server.settings import NAMES, Settings, data_folder, gather

NOTHING: dict[str, str] = {"HOME": "/home/ada"}


def written(folder: Path, text: str) -> Path:
    path = folder / "ludoteca.toml"
    path.write_text(text, "utf-8")
    return path


def test_flags_override_the_environment_which_overrides_the_file(tmp_path: Path) -> None:
    config = written(tmp_path, 'host = "file"\nport = 1\nworkers = 2\nlog_format = "json"\n')
    environment = {"LUDOTECA_HOST": "environment", "LUDOTECA_PORT": "2"}
    settings = gather({"host": "flag", "port": None}, config, environment)
    assert (settings.host, settings.port, settings.workers, settings.log_format) == ("flag", 2, 2, "json")
    assert settings.thinkers == Settings().thinkers


def test_the_settings_say_whether_a_port_was_given(tmp_path: Path) -> None:
    assert not gather({}, None, NOTHING).port_given
    assert gather({"port": 8010}, None, NOTHING).port_given
    assert gather({}, None, {"LUDOTECA_PORT": "80"}).port_given
    assert gather({}, written(tmp_path, "port = 80"), NOTHING).port_given


def test_the_environment_can_name_the_file_and_its_data_folder_is_relative_to_it(tmp_path: Path) -> None:
    config = written(tmp_path, 'data = "games"')
    settings = gather({}, None, {"LUDOTECA_CONFIG": str(config)})
    assert settings.data == tmp_path / "games"
    assert settings.database == f"sqlite:///{tmp_path}/games/games.db"
    assert settings.file == tmp_path / "games" / "games.db"


def test_postgres_has_no_file_and_its_password_is_not_shown() -> None:
    settings = gather({"database": "postgresql://ada:s3cret@db.example:5432/games"}, None, NOTHING)
    assert settings.file is None
    assert "s3cret" not in settings.shown()
    assert settings.shown() == "postgresql://ada:…@db.example:5432/games"


def test_every_setting_can_be_given_by_the_environment() -> None:
    values = {
        "host": "::1", "port": "99", "data": "/srv/games", "database": "postgresql://db/games",
        "base_url": "https://games.example.org/", "trusted_proxies": "10.0.0.1", "workers": "3", "thinkers": "4",
        "open_browser": "true", "log_format": "json", "rest_rate": "1.5", "rest_burst": "2", "socket_rate": "3",
        "socket_burst": "4", "state_rate": "5", "state_burst": "6", "preview_rate": "7", "preview_burst": "8",
    }  # fmt: skip
    assert set(values) == set(NAMES)
    settings = gather({}, None, {f"LUDOTECA_{name.upper()}": value for name, value in values.items()})
    assert settings == Settings(
        host="::1", port=99, port_given=True, data=Path("/srv/games"), database="postgresql://db/games",
        base_url="https://games.example.org", trusted_proxies="10.0.0.1", workers=3, thinkers=4, open_browser=True,
        log_format="json", rest_rate=1.5, rest_burst=2, socket_rate=3, socket_burst=4,
        state_rate=5, state_burst=6, preview_rate=7, preview_burst=8,
    )  # fmt: skip


def test_settings_travel_to_another_process() -> None:
    settings = gather({"data": Path("/srv/games"), "port": 0, "base_url": "http://localhost:8010"}, None, NOTHING)
    assert Settings.from_json(settings.as_json()) == settings


@pytest.mark.parametrize(
    ("flags", "environment", "config", "named"),
    [
        ({"port": 70000}, {}, "", "--port"),
        ({"workers": 0}, {}, "", "--workers"),
        ({"log_format": "xml"}, {}, "", "--log-format"),
        ({"base_url": "games.example.org"}, {}, "", "--base-url"),
        ({"base_url": "https://example.org/games"}, {}, "", "--base-url"),
        ({"database": "mysql://games"}, {}, "", "mysql"),
        ({}, {"LUDOTECA_PORT": "eighty"}, "", "LUDOTECA_PORT"),
        ({}, {"LUDOTECA_OPEN_BROWSER": "perhaps"}, "", "LUDOTECA_OPEN_BROWSER"),
        ({}, {}, 'port = "80"', "port ("),
        ({}, {}, "prot = 80", "prot"),
        ({}, {}, "port = ", "ludoteca.toml"),
    ],
)
def test_an_error_names_the_setting_and_its_source(
    tmp_path: Path, flags: dict[str, object], environment: dict[str, str], config: str, named: str
) -> None:
    path = written(tmp_path, config) if config else None
    with pytest.raises(LudotecaError) as wrong:
        gather(flags, path, environment)
    for lang in LANGUAGES:
        assert named in wrong.value.text(Words(lang))


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(LudotecaError, match=r"missing\.toml"):
        gather({}, tmp_path / "missing.toml", {})


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {"HOME": "/home/ada"}, "/home/ada/.local/share/ludoteca"),
        ("linux", {"HOME": "/home/ada", "XDG_DATA_HOME": "/data"}, "/data/ludoteca"),
        ("darwin", {"HOME": "/Users/ada"}, "/Users/ada/Library/Application Support/Ludoteca"),
        ("win32", {"HOME": "/Users/ada", "LOCALAPPDATA": "/Users/ada/Local"}, "/Users/ada/Local/Ludoteca"),
    ],
)
def test_the_data_folder_is_where_the_system_expects_it(
    platform: str, environment: dict[str, str], folder: str
) -> None:
    assert data_folder(platform, environment) == Path(folder)


def test_the_hosting_page_documents_every_setting() -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
    assert [name for name in NAMES if f"`{name}`" not in page] == []

"""Lists the names that others rely on: `python tests/golden_names/names.py` adds new names to the files in this folder.

Browsers, scripts, translations and databases use these names, so none may be renamed by accident. The command never
removes a name. To drop one on purpose, delete it from its list by hand.
"""

from __future__ import annotations

import asyncio
import re
import tempfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from fluent.syntax import FluentParser, ast

import ludoteca
from ludoteca.games import shelf
from ludoteca.server.messages import wire
from ludoteca.server.settings import Settings
from ludoteca.server.store import schema
from ludoteca.server.store.migrate import scripts
from ludoteca.server.transport.app import application

FOLDER = Path(__file__).parent
LOCALES = Path(ludoteca.__file__).parent / "locales"
PAGE = Path(__file__).parents[2] / "web" / "src"

Name = tuple[str, str]  # the object that has the name, and the name itself
Schema = dict[str, Any]


# -------------------------------------------------------------------------------------------- JSON that is sent


def fields(path: str, whole: Schema, components: Schema) -> Iterator[Name]:
    """The fields of a JSON schema, object by object; the values of a choice are listed under `path =`."""
    if "$ref" in whole:
        yield from fields(path, components[whole["$ref"].rpartition("/")[2]], components)
    if "discriminator" in whole:
        for tag, reference in whole["discriminator"]["mapping"].items():
            yield f"{path} tags", tag
            yield from fields(f"{path} {tag}", {"$ref": reference}, components)
    else:
        for option in whole.get("anyOf", []):
            yield from fields(path, option, components)
    for value in whole.get("enum", []) if len(whole.get("enum", [])) > 1 else ():  # a single value is a tag
        yield f"{path} =", str(value)
    for name, inner in whole.get("properties", {}).items():
        yield path, name
        yield from fields(f"{path}.{name}", inner, components)
    if isinstance(whole.get("items"), dict):
        yield from fields(f"{path}[]", whole["items"], components)
    if isinstance(whole.get("additionalProperties"), dict):
        yield from fields(f"{path}{{}}", whole["additionalProperties"], components)


def fields_of(path: str, kind: Any) -> Iterator[Name]:
    (whole,), components = msgspec.json.schema_components([kind])
    yield from fields(path, whole, components)


def messages() -> Iterator[Name]:
    """The messages over the socket, by their tags."""
    yield from fields_of("server:", wire.FromServer)
    yield from fields_of("client:", wire.FromClient)


def openapi() -> Schema:
    """The REST side as the server itself describes it."""

    async def get() -> Schema:
        with tempfile.TemporaryDirectory() as folder:
            app = httpx.ASGITransport(application(Settings(data=Path(folder))))
            async with httpx.AsyncClient(transport=app, base_url="http://127.0.0.1") as client:
                whole: Schema = (await client.get("/openapi.json")).json()
                return whole

    return asyncio.run(get())


def rest() -> Iterator[Name]:
    """The REST endpoints with their parameters and the fields of their bodies and responses."""
    api = openapi()
    components = api["components"]["schemas"]
    for path, methods in api["paths"].items():
        for method, operation in methods.items():
            endpoint = f"{method.upper()} {path}"
            for parameter in operation["parameters"]:
                yield f"{endpoint} parameters", parameter["name"]
            for content in operation.get("requestBody", {}).get("content", {}).values():
                yield from fields(f"{endpoint} body", content["schema"], components)
            for status, response in operation["responses"].items():
                for content in response.get("content", {}).values():
                    where = f"{endpoint} {status}" if status.startswith("2") else "every error"
                    yield from fields(where, content["schema"], components)


def games() -> Iterator[Name]:
    """The views, moves and events of the games, which messages carry."""
    for game in shelf():
        yield from fields_of(f"{game.key} view", game.view_type)
        yield from fields_of(f"{game.key} move", game.move_type)
        yield from fields_of(f"{game.key} event", game.event_type)
        yield from ((f"{game.key} options", option.name) for option in game.all_options)
        yield from ((f"{game.key} points", category) for category in game.categories)


# -------------------------------------------------------------------------------------------- words and the page


def fluent() -> Iterator[Name]:
    """The keys of all English messages; another test compares the other languages with them."""
    for path in sorted((LOCALES / "en").glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                yield "", entry.id.name


HOOK = re.compile(r"""(?<![\w-])(?:data-test|test|hook)\s*(?:=\s*(?=["{])|:\s*(?='))""")
LITERAL = re.compile(r"""'([^'\n]*)'|`([^`\n]*)`|"([^"\n]*)\"""")
ARGUMENT = re.compile(r"""\{@render flag\(.*'([\w-]+)'\)\}""")


def hooks() -> Iterator[Name]:
    """The hooks by which tests of the page find elements, with `*` for computed parts."""
    for path in sorted(PAGE.rglob("*")):
        if path.suffix in (".svelte", ".ts") and not path.name.endswith(".test.ts") and "harness" not in path.parts:
            text = path.read_text("utf-8")
            for found in HOOK.finditer(text):
                for literal in LITERAL.finditer(value_at(text, found.end())):
                    yield "", without_expressions(next(part for part in literal.groups() if part is not None))
            yield from (("", found[1]) for found in ARGUMENT.finditer(text))


def value_at(text: str, start: int) -> str:
    """An attribute's value: a string, or an expression in braces."""
    if text[start] != "{":
        return text[start : text.index(text[start], start + 1) + 1]
    depth = 0
    for end in range(start, len(text)):
        depth += {"{": 1, "}": -1}.get(text[end], 0)
        if depth == 0:
            return text[start : end + 1]
    return ""


def without_expressions(literal: str) -> str:
    """Replace every expression by `*`.

    >>> without_expressions("seat-{seat.seat}"), without_expressions("hand-${code}")
    ('seat-*', 'hand-*')
    """
    return re.sub(r"\$?\{[^}]*\}", "*", literal)


# -------------------------------------------------------------------------------------------- the database


def database() -> Iterator[Name]:
    """The tables, columns and indexes of the database, and the revisions that made them."""
    for table in schema.metadata.tables.values():
        yield from ((table.name, column.name) for column in table.columns)
        yield from (
            (f"{table.name} indexes", str(index.name)) for index in sorted(table.indexes, key=lambda i: str(i.name))
        )
    for script in reversed(list(scripts().walk_revisions("base", "heads"))):
        yield "revisions", script.revision


# -------------------------------------------------------------------------------------------- the lists

LISTS: dict[str, Callable[[], Iterable[Name]]] = {
    "messages": messages,
    "rest": rest,
    "games": games,
    "fluent": fluent,
    "hooks": hooks,
    "database": database,
}


def kept(name: str) -> dict[Name, None]:
    """The names in the file of a list, in order."""
    found: dict[Name, None] = {}
    path = FOLDER / f"{name}.txt"
    for line in path.read_text("utf-8").splitlines() if path.exists() else ():
        owner, colon, names = line.rpartition(": ")
        for each in names.split(" ") if colon else (line,):
            found[owner, each] = None
    return found


def write(name: str, names: Iterable[Name]) -> None:
    """Write one line for each object; names without an object get a line each, sorted."""
    by_owner: dict[str, list[str]] = {}
    for owner, each in names:
        by_owner.setdefault(owner, []).append(each)
    lines = sorted(by_owner.pop("", []))
    lines += [f"{owner}: {' '.join(each)}" for owner, each in by_owner.items()]
    (FOLDER / f"{name}.txt").write_text("\n".join(lines) + "\n", "utf-8", newline="\n")


def main() -> None:
    for name, collect in LISTS.items():
        before = kept(name)
        added = [each for each in collect() if each not in before]
        write(name, before | dict.fromkeys(added))
        print(f"{name}: {len(set(added))} added")


if __name__ == "__main__":
    main()

"""The page's types of the wire, made from the server's: `python web/make_wire.py` writes web/src/lib/wire.ts.

Structs become interfaces, tagged unions become discriminated unions, a nullable field is `| null`. What the server
sends always has all its fields; what a client sends may leave out those that have a default.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from msgspec.inspect import (
    AnyType,
    BoolType,
    DictType,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    NoneType,
    StrType,
    StructType,
    TupleType,
    Type,
    UnionType,
    VarTupleType,
    type_info,
)

from ludoteca import games
from ludoteca.core.game import Game, View
from ludoteca.server import wire

TARGET: Final = Path(__file__).parent / "src" / "lib" / "wire.ts"
WIDTH: Final = 120
SENT: Final = (wire.NewTable, wire.Join, wire.Again, wire.Fork)
GOT: Final = (
    *(wire.Links, wire.Shelf, wire.Faces, wire.Replay, wire.Verdict, wire.Trouble),
    *(wire.TableInfo, wire.Turn, wire.Line, wire.MyGame),
)


class Names:
    """TypeScript names for structs: those of Python, with the game's name before them where several would collide."""

    def __init__(self) -> None:
        self.given: dict[type, str] = {}

    def give(self, cls: type, prefix: str = "") -> str:
        name = cls.__name__
        if cls not in self.given:
            self.given[cls] = name if not prefix or name.startswith(prefix) else prefix + name
        return self.given[cls]


class Writer:
    """Declarations in the order in which they were first needed, leaves first."""

    def __init__(self) -> None:
        self.names = Names()
        self.lines: list[str] = []
        self.done: set[type] = set()

    def title(self, text: str) -> None:
        self.lines += [f"// {'-' * (114 - len(text))} {text}", ""]

    def alias(self, name: str, of: str, doc: str = "") -> None:
        self.lines += [*([f"/** {doc} */"] if doc else []), *wrapped(f"export type {name} = ", of), ""]

    def union(self, name: str, union: Any, doc: str, prefix: str = "", sent: bool = False) -> None:
        """A tagged union with all its members."""
        info = type_info(union)
        members = info.types if isinstance(info, UnionType) else (info,)
        self.alias(name, " | ".join(self.text(member, prefix, sent) for member in members), doc)

    def text(self, info: Type, prefix: str = "", sent: bool = False) -> str:
        """A type as TypeScript."""
        match info:
            case AnyType():
                return "any"
            case BoolType():
                return "boolean"
            case IntType() | FloatType():
                return "number"
            case StrType():
                return "string"
            case NoneType():
                return "null"
            case LiteralType(values):
                return " | ".join(f"'{value}'" for value in values)
            case ListType(item) | VarTupleType(item):
                inner = self.text(item, prefix, sent)
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case TupleType(items):
                return f"[{', '.join(self.text(item, prefix, sent) for item in items)}]"
            case DictType(key, value):
                return f"Record<{self.text(key, prefix, sent)}, {self.text(value, prefix, sent)}>"
            case UnionType(items):
                return " | ".join(self.text(item, prefix, sent) for item in items)
            case StructType():
                return self.struct(info, prefix, sent)
            case _:
                raise TypeError(f"the wire has a type that has no TypeScript: {info}")

    def struct(self, info: StructType, prefix: str = "", sent: bool = False) -> str:
        """The name of a struct, declared on first use."""
        cls = info.cls
        name = self.names.give(cls, prefix)
        if cls in self.done:
            return name
        self.done.add(cls)
        fields = []
        if info.tag_field is not None:
            fields.append(f"  {info.tag_field}: '{info.tag}';")
        for field in info.fields:
            optional = "?" if sent and not field.required else ""
            fields.append(f"  {field.encode_name}{optional}: {self.text(field.type, prefix, sent)};")
        doc = " ".join((cls.__doc__ or "").split())
        self.lines += [*comment(doc), f"export interface {name} {{", *fields, "}", ""]
        return name


def comment(text: str) -> list[str]:
    """A comment before a declaration, in lines that fit."""
    if len(text) + 7 <= WIDTH:
        return [f"/** {text} */"]
    lines, line = [], " *"
    for word in text.split():
        if len(line) + len(word) + 1 > WIDTH:
            lines.append(line)
            line = " *"
        line += f" {word}"
    return ["/**", *lines, line, " */"]


def wrapped(head: str, union: str) -> list[str]:
    """A union on one line, or one member a line."""
    if len(head) + len(union) < WIDTH:
        return [f"{head}{union};"]
    members = union.split(" | ")
    return [head.rstrip(), *(f"  | {member}" for member in members[:-1]), f"  | {members[-1]};"]


def prefix_of(game: Game) -> str:
    """What a game's types are called after: `Patrician`, `SanJuan`, `Patee`."""
    return view_of(game).__name__.removesuffix("View")


def view_of(game: Game) -> type[View]:
    """The class of a game's view."""
    module = sys.modules[f"ludoteca.games.{game.key}.view"]
    return next(
        thing
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, View) and thing is not View
    )


def declared(writer: Writer, types: Iterable[Any], sent: bool = False) -> None:
    for each in types:
        writer.text(type_info(each), sent=sent)


def make() -> str:
    """The whole file."""
    writer = Writer()
    writer.lines += [
        "// Made by web/make_wire.py from src/ludoteca/server/wire.py and the games. Do not edit.",
        "",
        f"export const PROTOCOL = {wire.PROTOCOL};",
        f"export const LONGEST_NAME = {wire.LONGEST_NAME};",
        f"export const LONGEST_CHAT = {wire.LONGEST_CHAT};",
        f"export const LONGEST_GESTURE = {wire.LONGEST_GESTURE};",
        "",
    ]
    writer.alias("Lang", writer.text(type_info(wire.Lang)))
    writer.alias("Status", writer.text(type_info(wire.Status)))
    writer.alias("SeatKind", writer.text(type_info(wire.SeatKind)))
    writer.title("from the server")
    writer.union("FromServer", wire.FromServer, "All that comes over the socket, told apart by `type`.")
    writer.title("from a client")
    writer.union("FromClient", wire.FromClient, "All that goes over the socket, told apart by `do`.", sent=True)
    writer.title("REST")
    declared(writer, GOT)
    declared(writer, SENT, sent=True)
    for game in games.shelf():
        prefix = prefix_of(game)
        writer.title(game.title)
        writer.text(type_info(view_of(game)), prefix)
        writer.union(f"{prefix}Move", game.move_type, "Told apart by `move`.", prefix)
        writer.union(f"{prefix}Event", game.event_type, "Told apart by `event`.", prefix)
    return "\n".join(writer.lines).rstrip() + "\n"


if __name__ == "__main__":
    TARGET.write_text(make(), encoding="utf-8")
    print(TARGET)

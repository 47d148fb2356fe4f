"""The page's types of the wire, made from the server's: `python web/make_wire.py` writes web/src/net/wire.ts.

Structs become interfaces, tagged unions become discriminated unions, and a nullable field becomes `| null`. Messages
from the server have all their fields; messages from a client may omit fields that have a default.
"""

from __future__ import annotations

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
from ludoteca.core.game import Game
from ludoteca.server.messages import wire

TARGET: Final = Path(__file__).parent / "src" / "net" / "wire.ts"
WIDTH: Final = 120
SENT: Final = (wire.NewTableRequest, wire.JoinRequest, wire.RematchRequest, wire.ForkRequest)
RECEIVED: Final = (
    *(wire.Links, wire.GameList, wire.CardFaces, wire.Replay, wire.Moments, wire.Verdict, wire.ErrorResponse),
    *(wire.TableInfo, wire.Turn, wire.LogLine, wire.MyGame),
)


class Names:
    """TypeScript names for structs: the Python names, with the game's name in front of names that games share."""

    def __init__(self) -> None:
        self.names: dict[type, str] = {}

    def give(self, cls: type, prefix: str = "") -> str:
        name = cls.__name__
        if cls not in self.names:
            self.names[cls] = name if not prefix or name.startswith(prefix) else prefix + name
        return self.names[cls]


class TypeWriter:
    """Declarations in the order of first use, with those they refer to in front."""

    def __init__(self) -> None:
        self.names = Names()
        self.lines: list[str] = []
        self.done: set[type] = set()

    def title(self, text: str) -> None:
        self.lines += [f"// {'-' * (114 - len(text))} {text}", ""]

    def alias(self, name: str, of: str, doc: str = "") -> None:
        self.lines += [*([f"/** {doc} */"] if doc else []), *wrapped(f"export type {name} =", of), ""]

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
                raise TypeError(f"no TypeScript for this type of the wire: {info}")

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
            text = self.text(field.type, prefix, sent)
            fields += wrapped(f"{field.encode_name}{optional}:", text, "  ")
        doc = " ".join((cls.__doc__ or "").split())
        self.lines += [*comment(doc), f"export interface {name} {{", *fields, "}", ""]
        return name


def comment(text: str) -> list[str]:
    """A comment in front of a declaration, in lines that fit."""
    if len(text) + 7 <= WIDTH:
        return [f"/** {text} */"]
    lines, line = [], " *"
    for word in text.split():
        if len(line) + len(word) + 1 > WIDTH:
            lines.append(line)
            line = " *"
        line += f" {word}"
    return ["/**", *lines, line, " */"]


def wrapped(head: str, union: str, indent: str = "") -> list[str]:
    """A union where prettier would put it: beside its head, below it, or with one member a line."""
    beside, below = f"{indent}{head} {union};", f"{indent}  {union};"
    if len(beside) <= WIDTH:
        return [beside]
    if len(below) <= WIDTH:
        return [f"{indent}{head}", below]
    members = union.split(" | ")
    lines = [f"{indent}  | {member}" for member in members]
    return [f"{indent}{head}", *lines[:-1], f"{lines[-1]};"]


def prefix_of(game: type[Game]) -> str:
    """The prefix of a game's types: the name of its view without `View`."""
    return game.view_type.__name__.removesuffix("View")


def declare(writer: TypeWriter, types: Iterable[Any], sent: bool = False) -> None:
    for each in types:
        writer.text(type_info(each), sent=sent)


def make() -> str:
    """The whole file."""
    writer = TypeWriter()
    writer.lines += [
        "// Made by web/make_wire.py from src/ludoteca/server/messages/wire and the games. Do not edit.",
        "/* eslint-disable @typescript-eslint/no-explicit-any -- each game defines its views and moves */",
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
    writer.union("FromServer", wire.FromServer, "All socket messages from the server, distinguished by `type`.")
    writer.title("from a client")
    writer.union("FromClient", wire.FromClient, "All socket messages from a client, distinguished by `do`.", sent=True)
    writer.title("REST")
    declare(writer, RECEIVED)
    declare(writer, SENT, sent=True)
    for game in games.shelf():
        prefix = prefix_of(game)
        writer.title(game.title)
        writer.text(type_info(game.view_type), prefix)
        writer.union(f"{prefix}Move", game.move_type, "Distinguished by `move`.", prefix)
        if game.facts_type is not None:
            writer.union(f"{prefix}Facts", game.facts_type, "What a choice costs, brings or ends.", prefix)
        writer.union(f"{prefix}Event", game.event_type, "Distinguished by `event`.", prefix)
    return "\n".join(writer.lines).rstrip() + "\n"


if __name__ == "__main__":
    TARGET.write_text(make(), encoding="utf-8")
    print(TARGET)

"""The `ludoteca` command."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from ludoteca.core.errors import LudotecaError
from ludoteca.core.words import LANGUAGES, Words, language

USAGE = 2


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command and leave with its exit code: 0 well, 1 a record that is not true, 2 something to mend."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    tokens = list(sys.argv[1:] if arguments is None else arguments)
    words = Words(language())
    try:
        words = Words(language(taken_language(tokens)))
        from ludoteca.cli.app import run

        code = run(tokens, words)
    except LudotecaError as error:
        print(error.told(words), file=sys.stderr)
        code = USAGE
    except KeyboardInterrupt:
        code = 130
    except BrokenPipeError:
        # The reader has gone (… | head): nothing to say, and nothing more to write at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    sys.exit(code)


def taken_language(tokens: list[str]) -> str | None:
    """`--lang fr` or `--lang=fr`, wherever it stands, taken out of the arguments.

    >>> tokens = ["games", "--lang", "fr"]
    >>> taken_language(tokens), tokens
    ('fr', ['games'])
    """
    from ludoteca.core.errors import BadSetup

    for at, word in enumerate(tokens):
        if word == "--lang" or word.startswith("--lang="):
            width = 1 if "=" in word else 2
            wish = word.partition("=")[2] if width == 1 else (tokens[at + 1 :] or [""])[0]
            del tokens[at : at + width]
            if wish not in LANGUAGES:
                raise BadSetup("cli-bad-language", given=wish, languages=", ".join(LANGUAGES))
            return wish
    return None

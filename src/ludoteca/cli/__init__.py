"""The `ludoteca` command."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence

from ludoteca.core.errors import LudotecaError
from ludoteca.core.text import LANGUAGES, Words, language

USAGE = 2


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command and exit: 0 for success, 1 for a record that does not verify, 2 for an error."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    tokens = list(sys.argv[1:] if arguments is None else arguments)
    words = Words(language())
    try:
        words = Words(language(take_language(tokens)))
        from ludoteca.cli.app import run

        code = run(tokens, words)
        if sys.stdout is not None:
            sys.stdout.flush()  # reports a full disk here instead of when the program ends
    except LudotecaError as error:
        from ludoteca.cli.output import print_line

        print_line(error.text(words), error=True)
        code = USAGE
    except KeyboardInterrupt:
        code = 130
    except BrokenPipeError:
        code = 0  # the program that reads our output has ended, as in … | head
        discard_output()
    except SystemExit as leaving:
        if not isinstance(leaving.__context__, BrokenPipeError):
            raise
        code = 0  # the same, noticed by rich
        discard_output()
    except OSError as error:
        report_os_error(error, words)
        code = USAGE
        discard_output()
    sys.exit(code)


def report_os_error(error: OSError, words: Words) -> None:
    """Print an error of the system that nothing else has explained."""
    from ludoteca.cli.output import print_line
    from ludoteca.core.errors import os_error_reason

    with contextlib.suppress(OSError):
        print_line(words("cli-system", file=str(error.filename or "ludoteca"), why=os_error_reason(error)), error=True)


def discard_output() -> None:
    """Send buffered output to the null device, so that flushing it at exit does not fail."""
    if sys.stdout is not None:
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def take_language(tokens: list[str]) -> str | None:
    """Remove `--lang fr` or `--lang=fr` from the arguments, wherever it is, and return the language.

    >>> tokens = ["games", "--lang", "fr"]
    >>> take_language(tokens), tokens
    ('fr', ['games'])
    """
    from ludoteca.core.errors import BadSetup

    for at, word in enumerate(tokens):
        if word == "--lang" or word.startswith("--lang="):
            width = 1 if "=" in word else 2
            lang = word.partition("=")[2] if width == 1 else (tokens[at + 1 :] or [""])[0]
            del tokens[at : at + width]
            if lang not in LANGUAGES:
                raise BadSetup("cli-bad-language", given=lang, languages=", ".join(LANGUAGES))
            return lang
    return None

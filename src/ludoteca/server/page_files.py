"""The files of the page, as the build left them in `server/page/`: read once, compressed once, known by their content.

Any address that is no file is the page itself, which knows what to show there.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

FOREVER: Final = "public, max-age=31536000, immutable"
ASSETS: Final = "assets/"  # what the build names by its content
COMPRESSED: Final = ("text/", "application/javascript", "application/json", "application/manifest", "image/svg")
NOT_BUILT: Final = "The page has not been built. `python3 run.py` builds it."


class File:
    """A file, ready to be sent."""

    def __init__(self, path: Path) -> None:
        self.data = path.read_bytes()
        self.type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.tag = f'"{hashlib.blake2b(self.data, digest_size=12).hexdigest()}"'
        self.packed = gzip.compress(self.data, 9, mtime=0) if self.type.startswith(COMPRESSED) else None


@lru_cache(maxsize=512)
def _read(path: Path, changed: int) -> File:
    return File(path)


def root() -> Path:
    """Where the build put the page."""
    return Path(str(resources.files("ludoteca.server") / "page"))


def answer(request: Request, path: str) -> Response:
    """The answer to a request for a file, or for an address of the page."""
    home = root().resolve()
    wanted = home
    try:
        wanted = (home / path).resolve()
        known = bool(path) and wanted.is_relative_to(home) and wanted.is_file()
    except (ValueError, OSError):  # no file can be called so
        known = False
    if not known and path.startswith((ASSETS, "api/")):
        return Response(status_code=404)
    if not known:
        wanted = home / "index.html"
        if not wanted.is_file():
            return PlainTextResponse(NOT_BUILT, 503)
    file = _read(wanted, wanted.stat().st_mtime_ns)
    headers = {
        "etag": file.tag,
        "cache-control": FOREVER if known and path.startswith(ASSETS) else "no-cache",
        "vary": "accept-encoding",
    }
    if request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, headers={**headers, "content-encoding": "gzip"}, media_type=file.type)
    return Response(file.data, headers=headers, media_type=file.type)

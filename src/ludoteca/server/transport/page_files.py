"""The files of the page, as the build puts them into `server/page/`. Each is read and compressed only once.

Every address that is not a file gets the page itself, which decides what to show there.
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
ASSETS: Final = "assets/"  # files whose names contain a hash of their content
COMPRESSED: Final = ("text/", "application/javascript", "application/json", "application/manifest", "image/svg")
NOT_BUILT: Final = "The page has not been built. `python3 run.py` builds it."


class PageFile:
    """A file, ready to be sent."""

    def __init__(self, path: Path) -> None:
        self.data = path.read_bytes()
        self.type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.tag = f'"{hashlib.blake2b(self.data, digest_size=12).hexdigest()}"'
        self.compressed = gzip.compress(self.data, 9, mtime=0) if self.type.startswith(COMPRESSED) else None


@lru_cache(maxsize=512)
def _read(path: Path, changed: int) -> PageFile:
    return PageFile(path)


def page_folder() -> Path:
    """The folder into which the build puts the page."""
    return Path(str(resources.files("ludoteca.server") / "page"))


def page_response(request: Request, path: str) -> Response:
    """The response to a request for a file, or for an address of the page."""
    home = page_folder().resolve()
    wanted = home
    try:
        wanted = (home / path).resolve()
        is_file = bool(path) and wanted.is_relative_to(home) and wanted.is_file()
    except (ValueError, OSError):  # not a possible file name
        is_file = False
    if not is_file and path.startswith((ASSETS, "api/")):
        return Response(status_code=404)
    if not is_file:
        wanted = home / "index.html"
        if not wanted.is_file():
            return PlainTextResponse(NOT_BUILT, 503)
    file = _read(wanted, wanted.stat().st_mtime_ns)
    headers = {
        "etag": file.tag,
        "cache-control": FOREVER if is_file and path.startswith(ASSETS) else "no-cache",
        "vary": "accept-encoding",
    }
    if request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    if file.compressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.compressed, headers={**headers, "content-encoding": "gzip"}, media_type=file.type)
    return Response(file.data, headers=headers, media_type=file.type)

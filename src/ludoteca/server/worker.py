"""One of several workers, started by `serve --workers`: the socket as an argument, the settings on standard input."""

from __future__ import annotations

import socket
import sys

from ludoteca.server.app import Server, logs
from ludoteca.server.settings import Settings


def main() -> None:
    settings = Settings.from_json(sys.stdin.read())
    logs(settings)
    sock = socket.socket(fileno=int(sys.argv[1]))
    Server(settings).run(sockets=[sock])


if __name__ == "__main__":
    main()

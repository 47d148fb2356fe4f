"""One of several workers, started by `serve --workers`. It gets the socket as an argument and the settings on stdin."""

from __future__ import annotations

import socket
import sys

from ludoteca.server.processes.children import end_with_parent


def main() -> None:
    end_with_parent()  # before loading the rest, because this process already holds the port
    sock = socket.socket(fileno=int(sys.argv[1]))
    sock.set_inheritable(False)

    from ludoteca.server.settings import Settings
    from ludoteca.server.transport.app import Server, configure_logging

    settings = Settings.from_json(sys.stdin.read())
    configure_logging(settings)
    Server(settings).run(sockets=[sock])


if __name__ == "__main__":
    main()

"""The wire: every message between the server and its clients, as types.

The server decodes and encodes with these structs, `docs/protocol.md` shows an example of each, and the page's
TypeScript types are generated from them. Unknown fields are refused. Views, moves and events belong to the games
(`games/<key>/view.py`, `moves.py`, `events.py`); here they are JSON objects. Where an attribute has a better name than
its JSON field, `name=` keeps the field.
"""

# All messages can be used as `wire.X`.
from ludoteca.server.messages.wire.client import *  # noqa: F403
from ludoteca.server.messages.wire.rest import *  # noqa: F403
from ludoteca.server.messages.wire.server import *  # noqa: F403
from ludoteca.server.messages.wire.shared import *  # noqa: F403

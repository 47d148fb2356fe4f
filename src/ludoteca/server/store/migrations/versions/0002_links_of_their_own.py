"""Separate invitations and seat links: no column changes, but older versions must no longer use the database.

From this revision on `tokens` holds kinds of links that version 0.1 does not know (invitations, recovery codes), and
logs hold entries and fields that 0.1 would call damaged, and its `admin mend` would cut them off. Because of the new
revision, version 0.1 refuses the database and leaves it unchanged.
"""

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    pass

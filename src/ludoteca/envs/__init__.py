"""The games as environments for people who study them; they know core and no game by name."""

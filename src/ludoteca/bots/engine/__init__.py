"""The compiled parts of the bots."""

"""The rules of Patrician, compiled."""

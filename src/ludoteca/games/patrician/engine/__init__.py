"""Patrician's rules, compiled."""

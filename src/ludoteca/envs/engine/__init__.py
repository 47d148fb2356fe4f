"""Stepping for learners, compiled."""

"""Players whose thinking is compiled."""

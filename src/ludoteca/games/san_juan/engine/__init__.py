"""San Juan's rules, compiled."""

"""Pâtée Impériale's rules, compiled."""

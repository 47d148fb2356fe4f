"""Many games: simulation and what can be counted over them."""

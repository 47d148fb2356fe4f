"""The games as environments for machine learning; they use core and know no game by name."""

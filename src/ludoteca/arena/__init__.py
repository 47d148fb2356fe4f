"""Many games between bots: simulations, ladders and statistics of records."""

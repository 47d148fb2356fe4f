"""The contract between games and everything else: states, moves, chance, events, views, records, undo, laws."""

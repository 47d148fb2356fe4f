"""The contract every game keeps: states, moves, chance, events, views, records, undo, and the laws."""

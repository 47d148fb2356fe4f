"""The compiled heart: chance, bit sets, the journal, the native state and random playouts."""

"""The compiled core: chance, bit sets, the journal, the base class of states, and random playouts."""

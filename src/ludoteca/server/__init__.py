"""Tables, seats, clocks, storage and sockets: games that friends play by a link."""

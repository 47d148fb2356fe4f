"""How clients reach the tables: HTTP, sockets, rate limits, health."""

"""The server: what a table needs to be played over the network."""

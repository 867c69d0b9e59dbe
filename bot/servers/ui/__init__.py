"""Settings of a server on Discord."""

"""Settings of a server in words."""

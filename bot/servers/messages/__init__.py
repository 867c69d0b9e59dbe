"""Settings of a server: words and controls."""

"""Settings on Discord."""

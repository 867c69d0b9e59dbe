"""Statistics on Discord."""

"""Cases on Discord."""

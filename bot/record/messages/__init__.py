"""Statistics in words."""

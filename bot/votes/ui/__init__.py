"""Votes on Discord."""

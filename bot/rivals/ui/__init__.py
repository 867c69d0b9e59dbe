"""Rivals of a lobby on Discord."""

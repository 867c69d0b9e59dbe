"""Rivals of a lobby in words."""

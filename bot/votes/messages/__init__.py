"""Votes in words."""

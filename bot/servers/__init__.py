"""Servers: the decisions of each."""

"""Bakerstreet: how the program plays it."""

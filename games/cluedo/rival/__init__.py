"""Cluedo: how the program plays it."""

"""Seats for the program: who plays them when, and where it is decided what they do."""

"""Rivals: seats that the program plays, when they act, and how they decide."""

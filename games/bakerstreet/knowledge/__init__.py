"""Bakerstreet: exact findings and their reasons, from the log of a seat."""

"""Mord im Arosa: exact findings and their reasons, from the log of a seat."""

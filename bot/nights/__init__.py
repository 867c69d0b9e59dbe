"""Evenings: their guests, their tables, and their end."""

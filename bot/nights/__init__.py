"""The life of an evening: its guests, its tables, and its end. No words, no discord.py."""

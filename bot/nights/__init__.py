"""The life of an evening: who comes, who is there, which tables are made of them, and what remains. No words, no discord.py."""

"""The record: results of finished games, players' parts in them, and ratings. Pure, but for the recorder."""

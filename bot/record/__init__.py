"""The record: results of finished games, players' parts in them, ratings and statistics."""

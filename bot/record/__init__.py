"""The record: what became of finished games, who played them how, and how strong people are. Pure, but for the recorder."""

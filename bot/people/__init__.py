"""People: their settings, their time, their data."""

"""The contract of a game: pure values, no Discord, no database, no clock, no files, no global luck."""

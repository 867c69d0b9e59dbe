"""Votes: the common decisions of a table's players. A motion is a file in `motions`."""

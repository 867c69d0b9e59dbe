"""The case of the day: a puzzle that is the same for everybody, answered in private."""

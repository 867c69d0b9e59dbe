"""The case of the day: one puzzle for all people, answered in private."""

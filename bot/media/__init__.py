"""Scenes and sounds become bytes here: in one pool, never on the loop."""

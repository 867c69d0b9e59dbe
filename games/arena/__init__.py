"""The arena: games between own rivals and foreign programs, which speak lines of JSON (`docs/arena.md`)."""

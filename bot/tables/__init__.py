"""The life of a table: lobby, actions, clock and delivery. Knows games by their contract, and Discord not at all."""

"""The life of a table: lobby, actions and clock. Knows games by their contract, and Discord not at all."""

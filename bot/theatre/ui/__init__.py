"""Theatre, film and inquest on Discord."""

"""Theatre, film and inquest in words."""

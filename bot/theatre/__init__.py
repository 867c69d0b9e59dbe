"""Games watched again: theatre, film and inquest."""

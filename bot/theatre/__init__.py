"""Games watched again, or while they run: theatre, film, gallery and inquest."""

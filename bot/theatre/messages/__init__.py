"""Theatre, film, gallery and inquest in words."""

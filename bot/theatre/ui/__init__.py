"""Theatre, film, gallery and inquest on Discord."""

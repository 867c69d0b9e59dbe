"""13 Indices: how the program plays it."""

"""Pages of the operator in words."""

"""Pages of the operator on Discord."""

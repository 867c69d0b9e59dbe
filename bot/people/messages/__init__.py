"""Settings and own pages in words."""

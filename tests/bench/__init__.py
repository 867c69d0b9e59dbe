"""`make bench`: every figure is a ratio against a yardstick measured in the same run, or a bound on what a player feels."""

"""The page in a real browser: a package, so that browser and tables end with its tests."""

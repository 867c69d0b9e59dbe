"""What follows from what a seat was told: its log, its sheet, exact findings, hints, inquests, puzzles and rivals.

The rules of a game need none of it; a game opens this package for the parts that it brings.
"""

"""Deduction: the log of a seat, its sheet, exact findings, hints, inquests, puzzles and rivals.

The rules of a game need none of it; a game opens this package for the parts that it brings.
"""

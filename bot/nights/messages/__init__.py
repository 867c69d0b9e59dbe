"""Evenings in words: their panels, answers, ceremonies and controls."""

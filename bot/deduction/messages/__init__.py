"""Sheets, reasons, checks and hints: words and controls."""

"""Deduction at a table: sheets, reasons, checks and hints."""

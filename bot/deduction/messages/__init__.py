"""Sheets, reasons, checks and hints in words."""

"""Sheets on Discord."""

"""Evenings on Discord."""

"""Texts of the southron cards."""

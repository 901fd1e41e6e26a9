"""Texts of the isengard cards."""

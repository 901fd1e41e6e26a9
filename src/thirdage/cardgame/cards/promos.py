"""Texts of the promos cards."""

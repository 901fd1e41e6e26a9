"""Texts of the mordor cards."""

"""Texts of the dunedain cards."""

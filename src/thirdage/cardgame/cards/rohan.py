"""Texts of the rohan cards."""

"""Texts of the wizard cards."""

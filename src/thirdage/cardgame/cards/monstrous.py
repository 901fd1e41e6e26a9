"""Texts of the monstrous cards."""

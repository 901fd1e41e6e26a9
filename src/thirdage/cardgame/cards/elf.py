"""Texts of the elf cards."""

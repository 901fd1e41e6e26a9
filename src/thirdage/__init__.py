"""Third Age: a free table and laboratory for two games about the War of the Ring."""

__version__ = "0.1.0"

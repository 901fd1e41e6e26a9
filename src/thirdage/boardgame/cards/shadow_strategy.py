"""The Shadow Strategy deck."""

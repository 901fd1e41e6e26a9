"""The Free Peoples Strategy deck."""

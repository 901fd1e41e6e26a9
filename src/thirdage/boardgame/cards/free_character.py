"""The Free Peoples Character deck."""

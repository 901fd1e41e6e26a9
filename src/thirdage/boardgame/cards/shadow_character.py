"""The Shadow Character deck."""

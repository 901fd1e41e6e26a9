"""Combat effects of Shadow cards."""

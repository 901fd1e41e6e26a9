"""Combat effects of Free Peoples cards."""

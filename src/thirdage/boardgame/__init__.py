"""The board game: War of the Ring, second edition, for two, three and four persons."""

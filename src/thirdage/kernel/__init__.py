"""What every game shares: frames, chance, events, records, undo and the contract. Knows no game."""

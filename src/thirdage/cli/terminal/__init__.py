"""A table at one terminal: who sits there, what each sees, and what they may type."""

"""The laboratory: many games, their statistics, their speed, and which rules the tests prove."""

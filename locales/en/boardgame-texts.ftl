# Collected from the docstrings of the card functions: `./thirdage words`. Do not edit.


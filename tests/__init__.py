"""Tests mirror src/thirdage. Helpers are imported as `from tests.citing import rule`."""

"""The activation texts of all locations: battlegrounds and paths. Importing them hangs the texts up (`hooks`)."""

from thirdage.cardgame.locations import battlegrounds, paths

__all__ = ["battlegrounds", "paths"]

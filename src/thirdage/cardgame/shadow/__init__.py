"""Against the Shadow: the bots that play the Shadow seats, and their cards. Importing it lets them answer (`answers`)."""

from thirdage.cardgame.shadow import answers, cards, locations, procedure

__all__ = ["answers", "cards", "locations", "procedure"]

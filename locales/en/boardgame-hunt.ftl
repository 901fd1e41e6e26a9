# The board game: more reasons of the Fellowship and the Hunt.

why-BG-18-15 = The casualty of a Hunt is the Guide, or a Companion at random.
why-BG-19-5 = On the Mordor Track nobody comes out of the Fellowship alive.

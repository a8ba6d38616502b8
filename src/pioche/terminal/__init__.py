"""The terminal: a match against bots, a record shown again, and how they look on a screen of text."""

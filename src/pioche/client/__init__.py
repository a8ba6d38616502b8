"""The guest's side of a served table, in the terminal."""

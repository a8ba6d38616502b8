"""The rules engine: actions in, events out, State between them."""

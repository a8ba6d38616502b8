"""Uno the way each table plays it."""

__version__ = "0.1.0"

"""The games, one room each. They share the rooms below and never import one another."""

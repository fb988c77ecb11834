"""The server: tables that people share over a network. Knows matches and sentences, no game."""

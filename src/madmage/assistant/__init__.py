"""A door for language models: matches played through tools, each from one seat's view."""

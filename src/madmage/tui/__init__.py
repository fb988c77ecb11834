"""The terminal: plain lines now, for people, pipes and screen readers alike."""

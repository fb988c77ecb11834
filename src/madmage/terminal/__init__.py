"""The terminal table: both games with keys and mouse, at this machine or at a server's table."""

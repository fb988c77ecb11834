"""The card workshop: begin a card, look at it, try it out and measure it, for both games."""

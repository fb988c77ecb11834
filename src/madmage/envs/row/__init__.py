"""What both games need to write a row of numbers."""

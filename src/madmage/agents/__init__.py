"""Companions: whoever answers an ask from a view. None of them ever sees a state."""

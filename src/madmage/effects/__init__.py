"""The effect language that all games share: order, choice, condition, repetition, and who.

Games add verbs of their own (`games/book/effects`); these nodes only steer them.
"""

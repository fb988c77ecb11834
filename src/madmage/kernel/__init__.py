"""The kernel: what every game here is made of, and nothing that knows a game.

State, agenda, ask, effect, chance, event, refusal, words and the rules contract.
Standard library only, so that it can be compiled, embedded and read in one sitting.
"""

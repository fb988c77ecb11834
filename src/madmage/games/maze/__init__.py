"""The Maze: Maze of the Rage Mage, its state, laying rules, cards and sentences."""

"""Packs: how cards come out of TOML files, with every fault named by file, line and path.

Knows files, structs and languages; knows no game. Each game brings its own card structs and verbs.
"""

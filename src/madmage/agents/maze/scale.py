"""The numbers by which positions of the Maze are weighed; `weights.toml` gives them."""

from __future__ import annotations


class Weights:
    """Numbers by name; they may be replaced one by one for tuning. Most are counted in turns."""

    level: float
    after: float
    next_exit: float
    room_exit: float
    stop: float
    brave: float
    share: float
    buried: float
    life: float
    life_scale: float
    wound: float
    death: float
    tough: float
    ability: float
    half: float
    point: float
    key: float
    potion: list[float]
    gear: float
    power: list[float]
    omen: float
    skip: float
    stay: float
    width: float
    width_turns: float
    hunt: float
    trust: float
    sure: float
    hunt_turn: float
    eager: float
    rivals: float
    odds: float
    prudence: float
    build: list[int]

    def __init__(self) -> None:
        self.potion = []
        self.power = []
        self.build = []

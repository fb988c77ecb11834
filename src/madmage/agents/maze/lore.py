"""What cards are likely to do to somebody: every card's tree in numbers, judged by the dice (M7, M8).

Everybody knows the pack, so a card that lies open is judged by its own tree, and a hidden one by
the mean of those that are left in the deck.
"""

from __future__ import annotations

from math import exp

from madmage.agents.maze.scale import Weights
from madmage.games.maze.effects.goods import EQUIPMENT, KEY, POTION, Draw, Lose, Steal
from madmage.games.maze.effects.harm import (
    Again,
    Damage,
    EveryoneHere,
    Heal,
    Omen,
    Point,
    Skip,
    Unpoint,
)
from madmage.games.maze.effects.moves import JUMP_STAIRS, Home, Jump, Stride, Throw
from madmage.games.maze.effects.table import Map, Peek, Quell, Wake
from madmage.games.maze.effects.tree import (
    GEAR_COST,
    KEY_COST,
    LIFE_COST,
    POTION_COST,
    Choice,
    Fate,
    Node,
    Test,
)
from madmage.games.maze.pack import Pack
from madmage.games.maze.state import START_LIFE, MazeState
from madmage.kernel.effect import Effect
from madmage.kernel.native import is_a

ENDS = 0
TESTS = 1
CHOOSES = 2
ROLLS = 3

MEAN_DIE = 3.5
THROWN_HOME = 6
"""Steps that a figure sent home has lost, about."""
AHEAD_BY_JUMP = 5
"""Steps that a jump before the stairs saves, about."""


class Scene:
    """One node of a card in numbers: what it does, and what follows."""

    def __init__(self) -> None:
        self.harms: list[list[float]] = []
        """Each damage: its number, and how often the level is added to it."""
        self.heals = 0.0
        self.points = 0
        self.keys = 0
        self.potions = 0
        self.gear = 0
        self.steps = 0.0
        """Steps won, or lost below 0."""
        self.jumps = 0
        """Jumps before the stairs, if there are any."""
        self.turns = 0.0
        self.omen = 0
        self.tiles = 0
        self.gone = False
        self.then = ENDS
        self.ability = 0
        self.number = 0
        self.branches: list[Scene] = []
        self.costs: list[int] = []
        self.amounts: list[int] = []


def scene_of(node: Node) -> Scene:
    """A node of a card, and everything below it, in numbers."""
    scene = Scene()
    scene.gone = node.gone
    for part in node.do:
        note(scene, part)
    then = node.then
    if is_a(then, Test):
        scene.then, scene.ability, scene.number = TESTS, then.ability, then.number
        scene.branches = [scene_of(then.success), scene_of(then.failure)]
    elif is_a(then, Choice):
        scene.then = CHOOSES
        scene.branches = [scene_of(side.node) for side in then.sides]
        scene.costs = [side.cost for side in then.sides]
        scene.amounts = [side.amount for side in then.sides]
    elif is_a(then, Fate):
        scene.then = ROLLS
        scene.branches = [scene_of(line) for line in then.lines]
    return scene


def note(scene: Scene, part: Effect[MazeState]) -> None:
    """One consequence."""
    if is_a(part, Damage):
        die = MEAN_DIE if part.amount.die else 0.0
        scene.harms.append([part.amount.number + die, float(part.amount.level)])
    elif is_a(part, Heal):
        scene.heals += part.amount.number + (MEAN_DIE if part.amount.die else 0.0)
    elif is_a(part, Draw):
        scene.potions += part.count if part.what == POTION else 0
        scene.gear += part.count if part.what == EQUIPMENT else 0
        scene.keys += part.count if part.what == KEY else 0
    elif is_a(part, EveryoneHere):
        if not part.others_only:
            for inner in part.parts:
                note(scene, inner)
    else:
        _note_rest(scene, part)


def _note_rest(scene: Scene, part: Effect[MazeState]) -> None:
    if is_a(part, Point):
        scene.points += 1
    elif is_a(part, Unpoint):
        scene.points -= 1
    elif is_a(part, Stride):
        # Whoever may come again and again for free steps must not live on them.
        scene.steps += part.steps if scene.gone else part.steps / 2
    elif is_a(part, Throw):
        scene.steps -= part.fields
    elif is_a(part, Home):
        scene.steps -= THROWN_HOME
    elif is_a(part, Jump):
        scene.jumps += 1 if part.what == JUMP_STAIRS else 0
    elif is_a(part, Skip):
        scene.turns -= 1
    elif is_a(part, Again):
        scene.turns += 1
    elif is_a(part, Omen):
        scene.omen += part.change
    elif is_a(part, Map):
        scene.tiles += part.count
    elif is_a(part, Peek):
        scene.tiles += 1
    elif is_a(part, Lose):
        scene.potions -= 1 if part.what == POTION else 0
        scene.keys -= 1 if part.what == KEY else 0
    elif is_a(part, Steal):
        scene.potions += 1 if part.what == POTION else 0
    elif is_a(part, Wake):
        scene.steps -= 1
    elif is_a(part, Quell):
        scene.steps += 1


class Hero:
    """Somebody who may meet a card: what counts for how it ends."""

    def __init__(
        self, abilities: list[int], tough: int, life: int, level: int, halves: int, omen: int
    ) -> None:
        self.abilities = abilities
        self.tough = tough
        self.life = life
        self.level = level
        self.rate = halves / 2
        """Steps a turn; they come in halves."""
        self.omen = omen
        self.keys = 0
        self.potions = 0
        self.wears = 0
        self.sees = 0
        """1 if stairs lie on the level."""
        self.key = (*abilities[:3], tough, life, level, halves, omen, 0, 0, 0, 0)
        """What two heroes must share to fare alike."""

    def carry(self, keys: int, potions: int, wears: int, sees: int) -> None:
        """What there is to pay with, and whether there are stairs to jump to."""
        self.keys, self.potions, self.wears = min(2, keys), min(2, potions), wears
        self.sees = sees
        self.key = (*self.key[:8], self.keys, self.potions, self.wears, sees)


class Lore:
    """Every card of a pack in numbers, and how each is likely to end for somebody."""

    def __init__(self, pack: Pack, weights: Weights) -> None:
        self.weights = weights
        self.scenes = [
            [scene_of(card.root) for card in pack.monsters if is_a(card.root, Node)],
            [scene_of(card.root) for card in pack.actions if is_a(card.root, Node)],
        ]
        scale, wound = weights.life_scale, weights.wound
        self.pains = [
            weights.life * exp(-life / scale) + wound * max(0, START_LIFE - life)
            for life in range(3 * START_LIFE)
        ]
        """By life: how many turns somebody fears to lose who has so much left."""
        self.memory: dict[tuple[int, ...], float] = {}
        self.means: dict[tuple[bytes, tuple[int, ...]], float] = {}

    def pain(self, life: float) -> float:
        """How many turns somebody fears to lose who has so much life left."""
        at = max(0, int(life))
        return self.pains[min(at, len(self.pains) - 1)]

    def of_card(self, deck: int, card: int, hero: Hero) -> float:
        """What meeting a card is worth, in turns."""
        key = (deck, card, *hero.key)
        found = self.memory.get(key)
        if found is None:
            if len(self.memory) > 200_000:
                self.memory.clear()
            found = self._worth(self.scenes[deck][card], hero, float(hero.life), hero.omen)
            self.memory[key] = found
        return found

    def of_deck(self, deck: int, cards: bytes, hero: Hero) -> float:
        """What meeting an unknown card is worth: the mean of those it may be."""
        if not cards:
            return 0.0
        key = (cards, (deck, *hero.key))
        found = self.means.get(key)
        if found is None:
            if len(self.means) > 20_000:
                self.means.clear()
            total = 0.0
            for card in cards:
                total += self.of_card(deck, card, hero)
            found = total / len(cards)
            self.means[key] = found
        return found

    def _worth(self, scene: Scene, hero: Hero, life: float, omen: int) -> float:
        w = self.weights
        worth = 0.0
        for harm in scene.harms:
            life -= max(0.0, harm[0] + harm[1] * hero.level - hero.tough)
            if life < 1:
                return worth - w.death
        life = min(max(life, START_LIFE), life + scene.heals)
        left = (6 - hero.level) / 5
        worth += w.point * scene.points * left + w.key * scene.keys * left
        worth += w.gear * scene.gear * left + w.potion[0] * scene.potions
        steps = scene.steps + (AHEAD_BY_JUMP * scene.jumps if hero.sees else 0)
        worth += steps / hero.rate + scene.turns * w.skip + w.omen * scene.omen
        worth += scene.tiles * 0.15
        if scene.then == ENDS:
            return worth + self.pain(hero.life) - self.pain(life)
        if scene.then == TESTS:
            adds = hero.abilities[scene.ability] + omen
            wins = min(6, max(0, 6 - (scene.number + hero.level - adds)))
            won, lost = scene.branches
            good = self._worth(won, hero, life, 0) if wins else 0.0
            bad = self._worth(lost, hero, life, 0) if wins < 6 else 0.0
            return worth + (good * wins + bad * (6 - wins)) / 6
        if scene.then == ROLLS:
            total = 0.0
            for line in scene.branches:
                total += self._worth(line, hero, life, omen)
            return worth + total / len(scene.branches)
        return worth + self._best_side(scene, hero, life, omen)

    def _best_side(self, scene: Scene, hero: Hero, life: float, omen: int) -> float:
        w = self.weights
        best = -1e9
        for side, branch in enumerate(scene.branches):
            cost, amount = scene.costs[side], scene.amounts[side]
            paid, rest = 0.0, life
            if cost == LIFE_COST:
                rest -= amount
                if rest < 1:
                    continue
            elif cost == KEY_COST:
                if hero.keys < amount:
                    continue
                paid = w.key * amount
            elif cost == POTION_COST:
                if hero.potions < amount:
                    continue
                paid = w.potion[0] * amount
            elif cost == GEAR_COST:
                if not hero.wears:
                    continue
                paid = w.gear
            best = max(best, self._worth(branch, hero, rest, omen) - paid)
        return best if best > -1e8 else 0.0

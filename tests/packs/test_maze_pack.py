"""The default pack of the Maze: its counts, its texts, its trees and its hash."""

from __future__ import annotations

import tomllib
from collections import Counter

import pytest
from jsonschema import Draft202012Validator

from madmage.games.maze import loading, looting, potions, spec
from madmage.games.maze.effects import goods, tree
from madmage.games.maze.effects.tree import NO_COST, Choice, Fate, Node
from madmage.games.maze.grid import CORNER, STRAIGHT, TEE
from madmage.games.maze.pack import (
    ACTION,
    CHEST,
    DEXTERITY,
    HASTE,
    HEAL,
    INTELLIGENCE,
    KEY,
    LIFT,
    LUCK,
    MIST,
    MONSTER,
    NO_POWER,
    PLAIN,
    POWERS,
    REWRITE,
    STONE,
    STRENGTH,
)
from madmage.games.maze.state import GEAR_THING
from madmage.games.maze.verbs import LANGUAGE
from madmage.kernel.words import LANGUAGES
from madmage.packs.schema import file_schema

PACK = loading.load_pack("default")
CARDS = [*PACK.monsters, *PACK.actions]
FOLDER = loading.folder_of("default")
FILES = {**spec.FILES, **spec.SHEETS}


def raw(name: str) -> dict:
    return tomllib.loads((FOLDER / f"{name}.toml").read_text())


def test_the_pack_has_the_counts_of_its_plan():
    assert [30, 30, 24] == [len(PACK.monsters), len(PACK.actions), len(PACK.gear)]
    assert 30 == len(PACK.potion_bag)
    assert 112 == len(PACK.tile_bag)


def test_every_monster_begins_with_a_test_ten_for_each_ability_and_equally_hard():
    numbers: dict[int, list[int]] = {STRENGTH: [], DEXTERITY: [], INTELLIGENCE: []}
    for card in PACK.monsters:
        assert isinstance(card.root.then, tree.Test)
        numbers[card.root.then.ability].append(card.root.then.number)

    for found in numbers.values():
        assert [1, 2, 2, 2, 3, 3, 3, 3, 4, 5] == sorted(found)


def test_a_third_of_the_monsters_have_a_second_test_or_a_choice_inside():
    def goes_on(card):
        return any(node.then for node in card.nodes if node is not card.root)

    assert 10 == sum(goes_on(card) for card in PACK.monsters)


def test_some_monsters_always_go_and_some_never_do():
    always = {card.key for card in PACK.monsters if card.root.gone}
    never = {card.key for card in CARDS if not any(node.gone for node in card.nodes)}

    assert {"spoons", "chandelier", "parrot"} == always
    assert {"armchair", "wall", "carpet", "sphinx", "pendulum", "vent"} == never


def test_the_actions_are_ten_tests_ten_choices_and_ten_fate_tables():
    kinds = Counter(type(card.root.then) for card in PACK.actions)

    assert {tree.Test: 10, Choice: 10, Fate: 10} == kinds


def test_the_potions_are_of_nine_kinds():
    kinds = {card.key: (card.does, card.amount, card.ability, card.copies) for card in PACK.potions}

    assert kinds == {
        "heal": (HEAL, 8, -1, 6),
        "luck": (LUCK, 0, -1, 5),
        "strength": (LIFT, 3, STRENGTH, 3),
        "dexterity": (LIFT, 3, DEXTERITY, 3),
        "intelligence": (LIFT, 3, INTELLIGENCE, 3),
        "speed": (HASTE, 4, -1, 3),
        "stone": (STONE, 4, -1, 3),
        "mist": (MIST, 0, -1, 2),
        "rewrite": (REWRITE, 0, -1, 2),
    }


def test_each_power_is_on_one_piece_of_equipment_and_has_its_text():
    worn = [card.power for card in PACK.gear if card.power != NO_POWER]

    assert list(range(1, len(POWERS))) == sorted(worn)
    assert set(POWERS[1:]) == set(PACK.power_texts)


def test_equipment_costs_what_it_gives():
    adds = {card.key: card.adds for card in PACK.gear}

    assert (3, -1, 0, 0, 0) == adds["pan"]
    assert (0, -1, 0, 5, -1) == adds["plate"]
    assert (1, 0, 0, 0, -1) == adds["horn"]
    for card in PACK.gear:
        assert sum(card.adds) <= (3 if card.power == NO_POWER else 1)


def test_the_tiles_have_their_shapes_and_marks():
    shapes: Counter[int] = Counter()
    marks: Counter[int] = Counter()
    for tile in PACK.tiles:
        shapes[tile.shape] += tile.copies
        marks[tile.mark] += tile.copies

    assert {STRAIGHT: 38, CORNER: 45, TEE: 29} == shapes
    assert {PLAIN: 47, MONSTER: 24, ACTION: 22, KEY: 11, CHEST: 8} == marks
    assert "straight_plain" == PACK.tiles[0].key


def test_every_text_is_there_in_three_languages():
    texts = [card.names for card in [*CARDS, *PACK.gear, *PACK.potions]]
    texts += [card.texts for card in [*PACK.gear, *PACK.potions]]
    texts += [card.flavours for card in PACK.potions]
    texts += list(PACK.power_texts.values())
    for card in CARDS:
        for node in card.nodes:
            texts.append(node.texts)
            if isinstance(node.then, Choice):
                texts += [side.labels for side in node.then.sides]

    assert 60 + 24 + 9 + 24 + 9 + 9 + 8 + (311 - 24 - 9) == len(texts)
    for text in texts:
        assert set(LANGUAGES) == set(text)
        assert len({*text.values()}) > 1 or text["en"] in ("Beige.", "Touché.")
        for words in text.values():
            assert words == words.strip()
            assert '"' not in words, "each language has quotation marks of its own"


def test_every_node_is_named_by_its_path_and_no_two_alike():
    paths: list[str] = []

    def walk(effect):
        paths.append(effect.path)
        for child in effect.children():
            walk(child)

    for card in CARDS:
        walk(card.root)
        assert card.key == card.root.path

    assert len(paths) == len(set(paths))
    assert "statue.success.green" in paths
    assert "statue.failure.do[0]" in paths
    assert "bad_mood.fate[5].do[0].everyone_here[0]" in paths


def test_nothing_in_a_tree_was_left_out():
    node = next(card for card in PACK.monsters if card.key == "troll").root.then.failure
    green, red = node.then.sides
    assert isinstance(green.node, Node)
    assert (1, NO_COST) == (green.amount, red.cost)
    hit = red.node.do[0].amount
    assert (6, False, True) == (hit.number, hit.die, hit.level)


def test_one_free_side_in_every_choice():
    for card in CARDS:
        for node in card.nodes:
            if isinstance(node.then, Choice):
                assert NO_COST in [side.cost for side in node.then.sides]


def test_the_hash_of_the_default_pack():
    """Records carry it: when it changes on purpose, old records no longer replay."""
    assert "4f0087eaf235031a" == PACK.hash


def test_the_numbers_of_cards_fit_into_the_answers_that_hold_them():
    assert loading.MOST_CARDS["potions"] <= potions.DRINKS_END - potions.DRINK
    assert loading.MOST_CARDS["potions"] <= goods.A_KEY
    assert loading.MOST_CARDS["potions"] <= GEAR_THING
    assert loading.MOST_CARDS["equipment"] <= looting.A_KEY - GEAR_THING


@pytest.mark.parametrize("name", FILES)
def test_the_default_pack_fits_its_schema(name):
    is_list = name in spec.FILES
    schema = file_schema(FILES[name], LANGUAGE, is_list=is_list, parts=spec.PARTS)

    assert [] == [error.message for error in Draft202012Validator(schema).iter_errors(raw(name))]


def test_a_wrong_step_deep_inside_a_tree_does_not_fit():
    schema = file_schema(spec.EncounterSpec, LANGUAGE, is_list=True, parts=spec.PARTS)
    cards = raw("actions")
    cards["apology"]["red"]["failure"]["do"][0] = {"damgae": 1}

    assert list(Draft202012Validator(schema).iter_errors(cards))


def test_every_verb_says_what_it_does():
    for verb in LANGUAGE.verbs.values():
        assert verb.__doc__
        assert verb.__doc__.endswith(".")

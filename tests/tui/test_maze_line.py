"""The Maze in the line mode: what a new player reads, and what happens to odd answers."""

from __future__ import annotations

from madmage import Match, new_match
from madmage.testing import table
from tui.sessions import entries, flat, session


def begun(seats: int = 3) -> Match:
    """A table whose characters are made; the first tile is to be laid."""
    match = new_match("maze", seats, seed=7)
    while match.ask.kind == "create":
        match.choose(1)
    return match


def test_any_place_of_the_table_may_be_asked_about_and_named() -> None:
    """M4: also one that nobody would think of; the game goes on."""
    text = session(begun(), "why c1r1 new", "c1r1 new", "why c1r1 ns", "quit", "quit")
    assert text.count("No open exit leads to c1r1. [M") == 2
    assert "The tile cannot be turned so." in flat(text)
    assert "is the code of no option" not in text


TILES = {
    "c3r3": "room e",
    "c4r3": "straight_key ew",
    "c5r3": "tee_key esw",
    "c6r3": "stairs ew",
}


def with_three_steps(*lines: str, level: int = 1, lang: str = "en", **facts) -> str:
    """What the first player reads in a corridor with two keys, an open exit and stairs."""
    told = {"die.p1": ["2"]}
    tiles = {f"L{level}": {**TILES, "c3r3": "room e" if level == 1 else "room nesw"}}
    match = table("maze", 3, tiles=tiles, told=told, **facts)
    return session(match, "move", *lines, "quit", "quit", lang=lang)


def test_a_walk_says_how_far_things_are_and_names_a_single_goal_at_once():
    text = with_three_steps("take")
    assert "Explore: c5r3 (a key), with 1 step left" in text
    assert "Climb the stairs: c6r3 (stairs), 3 steps" in text
    assert ["c4r3 (a key), 1 step", "c5r3 (a key), 2 steps"] == entries(text)


def test_walking_somewhere_says_that_nothing_is_taken_and_the_turn_ends():
    text = with_three_steps("walk")
    assert "Walk, and leave everything where it lies" in text
    assert "Where do you walk? Your turn ends there." in text


def test_on_the_last_level_one_leaves_by_a_portal():
    text = with_three_steps(level=5)
    assert "Leave by the portal: c6r3 (portal), 3 steps" in text
    assert "tairs" not in text[text.rindex("steps to go") :]
    text = with_three_steps(level=5, lang="de")
    assert "Durch das Portal hinausgehen: c6r3 (Portal), 3 Schritte" in text


def test_equipment_is_chosen_with_its_texts_at_hand():
    """M2.6a: what the new piece can do stands beside what the old one can."""
    told = {"gear": ["shovel"], "die.p1": ["2"]}
    tiles = {"L1": {"c3r3": "room e", "c4r3": "straight_chest ew"}}
    match = table("maze", 3, tiles=tiles, gear={"p1": "ring"}, keys={"p1": 1}, told=told)
    match.choose("move")
    match.choose("open")
    kept, taken = [option.sentence for option in match.options()]
    assert kept.startswith("Keep Signet Ring of Odius (Forgery) (intelligence +1): When damage")
    assert taken.startswith("Take Grave Robber's Shovel (strength +1): Taking a key")


def test_points_are_invested_by_those_who_know_what_they_are_for():
    text = flat(session(new_match("maze", 3, seed=7), "quit", "quit"))
    assert "toughness lowers damage and helps you regenerate" in text
    assert "1. strength (up to 5)" in text
    assert "a number twice, as in 1 1, means two of it" in text


def test_a_tile_is_drawn_as_it_would_lie():
    """M4: the options look like the map."""
    sentences = [option.sentence for option in begun().options()]
    assert "c10r8 ┻, exits north, east and west" in sentences


def two_levels(lower: int, lang: str = "en") -> str:
    """The table with two levels on it; somebody is still on the lower one."""
    rooms = {1: "e", 2: "ew", 3: "nes", 4: "nesw", 5: "nesw"}
    tiles = {
        f"L{lower}": {"c3r3": f"room {rooms[lower]}", "c4r3": "stairs ew"},
        f"L{lower + 1}": {"c9r8": f"room {rooms[lower + 1]}"},
    }
    figures = {"p1": "c3r3", "p2": "c9r8", "p3": "c9r8"}
    match = table("maze", 3, tiles=tiles, figures=figures)
    return flat("\n".join(match.screen(0, lang)))


def test_the_lowest_level_warns_of_its_collapse():
    """M9.3: a third level is the end of the lowest; above level 5 there is none."""
    assert "; collapses as soon as somebody enters level 4 " in two_levels(2)
    assert two_levels(2).count("collapses") == 1
    assert "; stürzt ein, sobald jemand Ebene 3 betritt " in two_levels(1, "de")
    assert "collapses" not in two_levels(4)


def test_a_card_says_who_faces_it_and_hides_the_steps_of_the_walk():
    """M6.1: a card ends the walk."""
    told = {"die.p1": ["2"]}
    tiles = {"L1": {"c3r3": "room e", "c4r3": "straight_monster ew"}}
    match = table("maze", 3, tiles=tiles, told=told, names=("Ann", "Ben", "Cleo"))
    text = session(match, "move", "face", "quit", "quit")
    fight = text[text.index("Fight on") - 200 :]
    assert "Fight on c4r3: a hidden card. Ann faces it; Ben reads it out." in flat(fight)
    assert "left" not in text[text.index("walks to c4r3") :]


def test_a_finished_game_ends_with_its_ranking():
    """M9.5a: the order of escape, and who was left."""
    tiles = {"L5": {**TILES, "c3r3": "room nesw"}}
    match = table("maze", 3, tiles=tiles, escaped="p3", told={"die.p1": ["2"]})
    text = session(match, "move", "climb", "quit", "quit")
    assert "Ranking: 1. Player 3, 2. Player 1, 3. Player 2\nThe game is over." in text


def test_a_minus_is_as_wide_as_a_plus():
    match = table("maze", 3, tiles={"L1": {"c3r3": "room e"}}, gear={"p1": "pan"}, omens={"p1": -1})
    text = "\n".join(match.screen(0))
    assert "Frying Pan of Retribution (strength +3, dexterity −1)" in text
    assert "omen −1 for the next test" in text


def test_a_field_alone_asks_how_the_tile_lies_or_is_refused():
    text = session(begun(), "c10r8", "c1r1", "quit", "quit")
    assert "Did you mean “c10r8 new / c10r8 nsw / c10r8 esw”?" in flat(text)
    assert "No open exit leads to c1r1. [M" in text


def test_a_field_alone_is_enough_where_the_tile_can_lie_only_one_way_there():
    match = begun()
    fields = [option.text.split()[0] for option in match.options()]
    while min(fields.count(field) for field in fields) > 1:
        match.choose(1)
        fields = [option.text.split()[0] for option in match.options()]
    field = min(fields, key=fields.count)
    match.choose(field)
    assert f" on {field} (exits" in flat(" ".join(match.tell(0, 0)))


def test_a_turn_that_comes_again_after_an_undo_is_shown_whole_again():
    lines = ("move", "walk", "c4r3", "undo", "c4r3", "quit", "quit")
    tiles = {"L1": TILES}
    match = table("maze", 3, tiles=tiles, told={"die.p1": ["2"]})
    assert session(match, *lines).count("Round 1, turn 2: Player 2's turn") == 2


def test_the_help_tells_how_the_map_is_read():
    for lang, word in (
        ("en", "column 10, row 8"),
        ("de", "Spalte 10, Reihe 8"),
        ("es", "columna 10"),
    ):
        assert word in flat(session(begun(), "help", "quit", "quit", lang=lang))

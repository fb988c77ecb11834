"""What the server tells about the Maze: where one may walk, what forbids a place, what is sealed."""

from random import Random

from madmage import new_match
from madmage.match.price import codes_for
from madmage.server import telling
from server.maze_positions import cellar, exploring, fight, walking


def texts(match, seat):
    return telling.view_data(match, seat, "en")["texts"]


def test_views_are_alike_where_the_rules_say_so():
    match, rng, alike = new_match("maze", 4, seed=8), Random(8), 0
    while match.ask is not None and len(match.moves) < 150:
        if match.rules.are_views_alike(match.state):
            alike += 1
            told = [telling.view_data(match, seat, "en") for seat in (-1, 0, 1, 2, 3)]
            for data in told:
                data.pop("seat")
            assert all(data == told[0] for data in told)
        match.choose(code=rng.choice(match.ask.options))
    assert alike > 50


def test_views_differ_while_characters_are_made_in_secret():
    match = new_match("maze", 3, seed=1)
    assert not match.rules.are_views_alike(match.state)


def test_the_way_to_every_field_in_reach_is_told_with_its_steps():
    match = walking()
    reach = texts(match, 1)["reach"]
    assert reach["c6r6"]["steps"] == 4
    assert reach["c6r6"]["deeds"] == ["walk", "open"]
    assert reach["c6r6"]["path"] == ["c8r8", "c8r7", "c7r7", "c6r7", "c6r6"]
    assert reach["c10r9"]["stops"]
    assert "c10r10" not in reach, "the monster on the way stops every walk"


def test_a_walk_and_its_goal_are_named_together():
    match = walking()
    bill = telling.price_data(match, "walk", ["c7r10"], "en")
    assert ["c7r10"] in bill["ways"]
    assert bill["verdict"]["ok"]
    match.choose_all(codes_for(match, "walk", ["c7r10"]))
    assert match.view(0).data.players[0].field == "c7r10"


def test_a_goal_out_of_reach_is_refused_with_its_rule():
    verdict = telling.price_data(walking(), "walk", ["c5r4"], "en")["verdict"]
    assert verdict["rule"] == "M6.1"
    assert "c5r4" in verdict["sentence"]


def test_a_place_that_is_refused_names_the_neighbour_that_forbids_it():
    """The south exit of the T would meet the wall of the stairs (M4.2)."""
    why = telling.why_data(exploring(), "c11r10 esw", "en")
    assert (why["rule"], why["at"]) == ("M4.2", ["c11r11"])


def test_a_wall_turned_to_the_exit_names_the_tile_behind_it():
    why = telling.why_data(exploring(), "c11r10 nes", "en")
    assert (why["rule"], why["at"]) == ("M6.2", ["c10r10"])


def test_dice_and_falls_are_told_as_data_for_pictures():
    entries = telling.log_entries(walking(), 0, "en", 0)
    sights = [sight for entry in entries for sight in entry.get("sights", [])]
    assert {"see": "die", "for": "move", "n": 4, "adds": 0, "seat": 0} in sights
    assert {"see": "steps", "n": 5, "seat": 0} in sights


def test_the_book_tells_no_sights():
    entries = telling.log_entries(new_match("book", 3, seed=1), 0, "en", 0)
    assert all("sights" not in entry for entry in entries)


def test_the_open_test_says_what_the_dice_must_make():
    match = fight()
    match.choose("p2")
    match.choose("yes")
    trial = texts(match, 3)["trial"]
    assert (trial["target"], trial["dice"], trial["need"]) == (8, 2, 7)
    assert [share["adds"] for share in trial["shares"]] == [1, 1]


def test_who_may_be_asked_to_fight_along_is_told_with_the_reason():
    group = {guest["seat"]: guest for guest in texts(fight(), 0)["group"]}
    assert group[1]["state"] == "free"
    assert (group[3]["state"], group[3]["rule"]) == ("far", "M7.4")


def test_branches_not_read_yet_are_told_to_the_reader_alone():
    """M7.1b: an action card is drawn for p1; p2 sits to the left."""
    match = cellar(figures={"p1": "c6r7", "p4": "c16r6"}, told={"die.p1": ["1"]})
    match.choose("move")
    while match.ask.kind != "walk":
        match.choose("keep")
    match.choose("face")
    mine, readers = (texts(match, seat)["card"]["tree"] for seat in (0, 1))
    assert has_seal(mine)
    assert not has_seal(readers)


def has_seal(node):
    """Whether something below a node is kept from the viewer."""
    if node is None:
        return True
    then = node["then"]
    if then is None:
        return False
    if then["kind"] == "choice":
        below = [then["green"]["node"], then["red"]["node"]]
    else:
        below = then["lines"] if then["kind"] == "fate" else [then["success"], then["failure"]]
    return any(has_seal(child) for child in below)


def test_open_cards_are_told_whole_in_the_readers_language():
    card = telling.view_data(cellar(), 2, "de")["texts"]["cards"]["c10r9"]
    assert card["name"] == "Der Chor der Gerippe"
    assert not has_seal(card["tree"])


def test_what_can_be_put_in_is_told_for_every_seat():
    puts = texts(cellar(), 2)["puts"]
    assert [put["text"] for put in puts[0]] == ["drink heal"]


def test_every_offered_ruling_can_be_played():
    """Rulings that take any value of a form offer some that are worth trying."""
    rules = new_match("maze", 3).rules
    for ruling in rules.offers("es")["rulings"]:
        assert ruling["editions"]["default"] == ruling["values"][0]["value"]
        for value in ruling["values"]:
            rules.check_setup(3, {"rulings": {ruling["name"]: value["value"]}})


def test_the_gallery_names_cards_and_keeps_their_branches():
    cards = telling.cards_data("maze", "default", "es")
    assert cards["monsters"]["choir"] == {"name": "El coro de huesos"}
    assert cards["tiles"]["tee_key"]["exits"] == "nes"
    assert cards["potions"]["heal"]["does"] == "heal"

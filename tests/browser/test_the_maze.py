"""The Maze's table: the map, walking, laying, fights in a group, and a game to its end by clicking."""

import re

import pytest
from playwright.sync_api import expect

from browser.axe import faults
from browser.maze_player import MazePlayer
from browser.maze_story import find_story
from browser.stage import DESK, PHONE
from server.maze_positions import cellar, exploring, fight, walking

BOTH = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


NOTE_NEWS = """(() => {
  window.newsSeen = "";
  const look = () => {
    for (const one of document.querySelectorAll(".news b")) {
      if (!window.newsSeen.includes(one.textContent)) window.newsSeen += ` ${one.textContent}`;
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
})()"""
"""News go away by themselves or at a touch: whatever was shown is remembered."""


def at_table(visit, tables, match, *people, size=None):
    """The first of these people, sitting at a table where this match stands."""
    person = visit(size).sit(tables.lay(match, *people), people[0])
    person.asked()
    return MazePlayer(person)


def test_a_table_is_set_on_the_first_page_and_played_for_some_rounds(visit):
    ada = visit().go("/")
    page = ada.page
    page.get_by_role("radio", name=re.compile("Rage Mage")).check(force=True)
    page.get_by_label("Your name").fill("Ada")
    ada.button("Add a seat").click()
    for seat in page.get_by_role("combobox").all():
        seat.select_option("random")
    ada.button("Play now").click()
    ada.slip.wait_for()
    player = MazePlayer(ada, seed=5)
    asked = [player.turn() for _ in range(24)]
    assert asked[0] == "create"
    assert {"turn", "walk"} <= set(asked)
    assert {"tile", "first_tile"} & set(asked)
    expect(page.get_by_role("region", name="Ada: character sheet")).to_be_visible()
    assert faults(page) == []


def test_a_game_is_played_to_its_end_by_three(visit, tables):
    """A group fight with a trade, a death, a collapse and two portals."""
    match, choices = find_story()
    laid = tables.lay(match, 0, 1, 2)
    people = [visit() for _ in range(3)]
    people[2].context.add_init_script(NOTE_NEWS)
    players = [MazePlayer(person.sit(laid, seat)) for seat, person in enumerate(people)]
    for number, choice in enumerate(choices):
        if choice.kind == "goal":
            continue  # Named together with the walk.
        after = choices[number + 1] if number + 1 < len(choices) else choice
        field = after.text if after.kind == "goal" else next(iter(choice.fields), "")
        players[choice.seat].choose(choice.kind, choice.text, field)
    for news in ("Level III collapses!", "dies", "as number 1!"):
        players[2].page.wait_for_function("(news) => window.newsSeen.includes(news)", arg=news)
    for player in players:
        ending = player.page.get_by_role("dialog", name="The game is over")
        expect(ending).to_be_visible()
        expect(ending.locator("p").first).not_to_be_empty()
    page = players[2].page
    ending.get_by_role("button", name="Watch the replay").click()
    page.wait_for_url("**/replay/*")
    expect(page.get_by_role("slider").first).to_be_visible()


@BOTH
def test_lit_fields_show_their_steps_and_the_second_touch_walks(visit, tables, size):
    player = at_table(visit, tables, walking(), 0, 1, size=size)
    player.see_all()
    chip = player.page.locator("[data-chip=c6r6]")
    expect(chip).to_have_text("4")
    before = player.person.now()["ask"]
    if size == PHONE:
        player.person.slip.get_by_role("button", name=re.compile("^F6 4 steps")).click()
    else:
        player.touch("c6r6")
    chest = player.person.slip.get_by_role("button", name=re.compile("^Open the chest on F6"))
    expect(chest).to_be_visible()
    expect(player.person.slip.get_by_role("button", name="Walk to F6")).to_be_visible()
    assert faults(player.page) == []
    chest.click()
    player.page.wait_for_function(
        "(ask) => document.querySelector('section[data-ask]')?.dataset.ask !== ask", arg=before
    )
    expect(player.page.locator("[data-chip]")).to_have_count(0)


def test_a_field_out_of_reach_says_why_and_its_rule_opens(visit, tables):
    player = at_table(visit, tables, walking(), 0, 1)
    player.touch("c5r4")
    why = player.page.locator(".balloon")
    expect(why).to_contain_text("E4 is more than 5 steps away")
    why.get_by_role("button", name="rule M6.1").click()
    expect(player.page.get_by_role("dialog").locator('[id="M6.1"]')).to_be_focused()


def test_what_cannot_be_done_is_dimmed_and_says_why(visit, tables):
    player = at_table(visit, tables, cellar(), 0, 1)
    loot = player.person.slip.get_by_role("button", name="Loot the grave here")
    expect(loot).to_be_disabled()
    loot.click(force=True)
    expect(player.person.slip.locator(".why")).to_contain_text(re.compile("rule M"))


@BOTH
def test_an_illegal_place_shows_the_edge_that_forbids_it(visit, tables, size):
    """The T would turn an exit to the wall of the stairs (M4.2): the bar lies on its south side."""
    player = at_table(visit, tables, exploring(), 0, 1, size=size)
    slip = player.person.slip
    slip.get_by_role("button", name=re.compile("^K10 ")).click()
    lay = slip.get_by_role("button", name=re.compile("^Lay it at K10"))
    expect(lay).to_be_enabled()
    for _ in range(2):
        slip.get_by_role("button", name="Turn right").click()
    why = player.page.locator(".balloon")
    expect(why).to_be_visible()
    expect(lay).to_be_disabled()
    expect(player.page.locator("[data-offence=c11r10] .bar")).to_have_count(1)
    expect(why.get_by_role("button", name=re.compile("^rule M"))).to_be_visible()
    expect(why).to_contain_text("Turn it: then it fits.")
    assert faults(player.page) == []


def test_the_map_is_dragged_and_zoomed_and_finds_my_figure(visit, tables):
    player = at_table(visit, tables, walking(), 0, 1)
    page, first = player.page, player.map.get_attribute("viewBox")
    x, y = player.where("c14r12")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 90, y - 60, steps=4)
    page.mouse.up()
    expect(player.map).not_to_have_attribute("viewBox", first)
    dragged = player.map.get_attribute("viewBox")
    assert player.person.now()["kind"] == "walk"
    page.mouse.wheel(0, -400)
    expect(player.map).not_to_have_attribute("viewBox", dragged)
    near = float(player.map.get_attribute("viewBox").split()[2])
    assert near < float(dragged.split()[2])
    player.person.button("Find my figure").click()
    box = player.map.bounding_box()
    x, y = player.where("c8r8")
    assert abs(x - box["x"] - box["width"] / 2) < 2
    assert abs(y - box["y"] - box["height"] / 2) < 2


def test_tiles_are_painted_once_and_drawn_where_one_looks_closely(visit, tables):
    player = at_table(visit, tables, walking(), 0, 1)
    tiles = player.map.locator("[data-field] > image")
    laid = tiles.count()
    painted = player.map.locator("[data-field] > image[href^='data:image/png']")
    expect(painted).to_have_count(laid)
    for _ in range(6):
        player.person.button("Nearer").click()
    expect(painted).to_have_count(0)
    assert faults(player.page) == []


def test_the_map_is_walked_by_keyboard_alone(visit, tables):
    player = at_table(visit, tables, walking(), 0, 1)
    page = player.page
    player.map.focus()
    live = page.locator(".map [aria-live=polite]")
    page.keyboard.press("ArrowDown")
    expect(live).to_have_text(re.compile("^H9, T, north, east and south. 1 step"))
    page.keyboard.press("ArrowLeft")
    expect(live).to_have_text("Wall")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowLeft")
    expect(live).to_have_text(re.compile("^G10.*A key.*3 steps: take the key"))
    page.keyboard.press("Enter")
    expect(player.person.slip_button(re.compile("^Take the key on G10"))).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Mirel: character sheet")).to_contain_text("3 keys")


def test_a_tile_is_laid_by_keyboard_alone(visit, tables):
    """N goes from place to place and says each; E turns the tile; Enter lays it."""
    player = at_table(visit, tables, exploring(), 0, 1)
    page, before = player.page, player.person.now()["ask"]
    player.map.focus()
    live = page.locator(".map [aria-live=polite]")
    page.keyboard.press("n")
    expect(live).to_have_text(re.compile("^E3, free field. fits as held"))
    held = player.person.slip.locator(".lay").get_attribute("data-held")
    page.keyboard.press("e")
    expect(player.person.slip.locator(".lay")).not_to_have_attribute("data-held", held)
    expect(live).to_have_text("east, south, west: fits")
    page.keyboard.press("Enter")
    assert player.person.asked(before)["kind"] == "tile"
    expect(page.locator("[data-field=c5r3]")).to_have_count(1)


def test_the_map_is_also_a_list_of_fields(visit, tables):
    player = at_table(visit, tables, walking(), 0, 1)
    player.person.button("Fields as a list").click()
    fields = player.page.get_by_role("dialog", name="Fields as a list")
    stairs = fields.get_by_role("button", name=re.compile("^K11, stairs"))
    expect(stairs).to_be_disabled()
    chest = fields.get_by_role("button", name=re.compile("^F6, straight.*A chest.*4 steps"))
    chest.click()
    expect(chest).to_have_attribute("aria-pressed", "true")
    assert faults(player.page) == []
    player.page.keyboard.press("Escape")
    expect(player.person.slip_button(re.compile("^Open the chest on F6"))).to_be_visible()


@BOTH
def test_a_group_gathers_and_the_test_shows_what_must_be_rolled(visit, tables, size):
    laid = tables.lay(fight(), 0, 1)
    mirel, tobruk = visit(size).sit(laid, 0), visit(size).sit(laid, 1)
    mirel.asked()
    far = mirel.page.get_by_role("region", name="Who fights along")
    expect(far).to_contain_text("Pim is neither on the field nor next to it. M7.4")
    far.get_by_role("button", name="Ask to join").click()
    tobruk.asked()
    tobruk.slip.locator("[data-pick=yes]").click()
    mirel.asked()
    sums = mirel.page.get_by_role("region", name="The sum and what it must beat")
    expect(sums).to_contain_text("2 dice must make 7 or more (58 %)")
    expect(sums).to_contain_text("To beat8", ignore_case=True)
    card = mirel.page.get_by_role("region", name="The Choir of Bones").first
    expect(card).to_contain_text("3 × 2 + level 2 = 8")
    expect(card).to_contain_text("9 or more")
    assert faults(mirel.page) == []
    mirel.slip.locator("[data-pick=go]").click()
    tobruk.asked()
    tobruk.slip.locator('[data-pick="drink intelligence"]').click()
    expect(sums).not_to_contain_text("58 %")
    before = tobruk.asked()["ask"]
    tobruk.slip.locator("[data-pick=go]").click()
    if tobruk.asked(before)["kind"] == "luck":
        expect(tobruk.page.locator(".fighter.now .die")).to_be_visible()
        tobruk.slip.locator("[data-pick=keep]").click()
    expect(mirel.page.locator(".news")).to_contain_text(
        re.compile("Test of intelligence: .* against 8")
    )


def test_a_card_read_for_the_first_time_is_sealed_for_all_but_its_reader(visit, tables):
    """M7.1b: the left neighbour reads and sees everything, the fighter what was read out."""
    match = cellar(figures={"p1": "c8r7", "p2": "c10r10", "p3": "c18r6", "p4": "c16r6"})
    match.choose("move")
    while match.ask.kind != "walk":
        match.choose(match.options()[0].text)
    laid = tables.lay(match, 0, 1)
    mirel, tobruk = MazePlayer(visit().sit(laid, 0)), visit().sit(laid, 1)
    mirel.person.asked()
    mirel.see_all()
    mirel.touch("c5r7")
    mirel.person.slip.locator("[data-deed=face]").click()
    card = mirel.page.locator("section.tree")
    expect(card).to_contain_text("Tobruk reads it out.")
    expect(card.locator(".sealed").first).to_be_visible()
    theirs = tobruk.page.locator("section.tree")
    expect(theirs).to_contain_text("You read this card out.")
    expect(theirs.locator(".sealed")).to_have_count(0)


@BOTH
def test_open_cards_are_looked_at_whenever_one_likes(visit, tables, size):
    laid = tables.lay(cellar(), 0, 1)
    player = MazePlayer(visit(size).sit(laid, 1))
    if size == PHONE:
        player.person.button("Fields").click()
    else:
        player.person.button("One open card").click()
    player.person.button("J9: The Choir of Bones").click()
    card = player.page.get_by_role("dialog", name="The Choir of Bones")
    expect(card).to_contain_text("Test: intelligence")
    expect(card.locator(".sealed")).to_have_count(0)
    assert faults(player.page) == []


def test_a_fault_is_reported_with_what_my_seat_has_seen(visit, tables):
    """Sealed branches and secret points make the record the seat's own."""
    player = at_table(visit, tables, fight(), 0)
    report = player.person.report("The die is gone")
    assert report.startswith("The die is gone\n")
    assert "maze, rules" in report
    assert "--- " in report


def test_a_potion_is_put_in_while_another_is_asked(visit, tables):
    match = cellar(active="p2", life={"p1": 3}, potions={"p1": "heal luck", "p2": "heal"})
    laid = tables.lay(match, 0, 1)
    mirel, tobruk = visit().sit(laid, 0), visit().sit(laid, 1)
    tobruk.asked()
    sheet = mirel.page.get_by_role("region", name="Mirel: character sheet")
    luck = sheet.get_by_role("button", name=re.compile("^Luck Potion"))
    expect(luck).to_be_disabled()
    luck.click(force=True)
    expect(mirel.slip.locator(".why")).to_contain_text("rule M6.5")
    sheet.get_by_role("button", name=re.compile("^Healing Potion")).click()
    expect(sheet).to_contain_text("11/20")
    assert tobruk.now()["kind"] == "turn"


@pytest.mark.parametrize("lang", ["de", "es"])
@BOTH
def test_every_question_fits_in_other_languages(visit, tables, lang, size):
    """Nothing sticks out sideways, whatever the language."""
    for match in (walking(), exploring(), fight()):
        laid = tables.lay(match, 0, 1)
        person = visit(size, locale=lang).sit(laid, 0)
        person.asked()
        wide = person.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0
        # Colours, names and landmarks are the same in any language: one of them is looked through.
        assert lang != "de" or faults(person.page) == []

"""A pack of the server's owner: tables play with it, the page gets its cards, records can be seen again."""

from __future__ import annotations

from shutil import copytree

from madmage import new_match
from madmage.workshop.draft import begin
from server.replayed import bring


def test_new_tables_play_with_the_owners_pack_and_it_can_be_looked_back_on(build, tmp_path):
    folder = tmp_path / "mine"
    begin("book", "spell", "Frost Kiss", folder, wanted={"element": "water", "level": 1})
    begin("book", "magician", "Ada Frost", folder)
    house = build(packs={"book": str(folder)})

    cards = house.get("/api/cards/book?pack=mine")
    assert "frost_kiss" in cards["spells"]
    games = {game["game"]: game for game in house.get("/api/games")["games"]}
    assert "ada_frost" in [magician["key"] for magician in games["book"]["magicians"]]
    made = house.make({"kind": "me", "magician": "ada_frost"}, "companion")
    table = house.hall.tables[made["code"]]
    assert table.head.options["pack"] == str(folder)

    seen = house.get(bring(house, new_match("book", 2, pack=str(folder), seed=1)) + "/at/0?seat=0")
    assert seen["view"]["table"]["pack"] == "mine"


def test_strangers_name_no_pack_and_bring_no_record_of_one(house, tmp_path):
    begin("book", "spell", "Frost Kiss", tmp_path / "mine")
    record = new_match("book", 2, pack=str(tmp_path / "mine"), seed=1).record()

    assert house.ask("GET", "/api/cards/book?pack=mine")[0] == 404
    assert house.ask("POST", "/api/replays", {"record": record})[0] == 422


def test_a_table_whose_cards_are_not_at_hand_says_so_until_they_are(build, tmp_path):
    old, new = tmp_path / "old", tmp_path / "new"
    begin("book", "spell", "Frost Kiss", old)
    copytree(old, new)
    house = build(packs={"book": str(old)})
    made = house.make({"kind": "me"}, "companion")
    path = f"/api/tables/{made['code']}?lang=en"
    house.stop()

    house = build(packs={"book": str(new)})
    status, _, told = house.ask("GET", path)
    house.stop()
    assert status >= 400
    assert b"does not have at hand" in told
    assert build(packs={"book": str(old)}).ask("GET", path)[0] == 200

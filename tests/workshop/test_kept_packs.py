"""A pack kept for a server: its author writes on, and nothing changes under a table."""

from __future__ import annotations

import pytest

from madmage.cli.serve import packs_of
from madmage.games.book.loading import folder_of, load_folder
from madmage.kernel.error import MadmageError
from madmage.workshop.draft import begin
from madmage.workshop.keep import kept


def test_a_kept_pack_stays_what_it_was_while_its_author_writes_on(tmp_path):
    mine, shelf = tmp_path / "mine", tmp_path / "data" / "packs"
    begin("book", "spell", "Frost Kiss", mine)
    before = load_folder(mine)
    first = packs_of([str(mine)], shelf)["book"]
    assert kept("book", mine, shelf) == tmp_path / "data" / "packs" / first.split("/")[-2] / "0"

    # Only a word: the rules see no difference, who reads the card does.
    spells = mine / "spells.toml"
    spells.write_text(spells.read_text().replace("Frost Kiss", "Ice Kiss"))
    second = kept("book", mine, shelf)
    spells.write_text("[")

    assert str(second) != first
    assert load_folder(second).hash == before.hash
    assert 'name = { en = "Frost Kiss"' in (tmp_path / first / "spells.toml").read_text()
    assert not list(shelf.glob(".new-*"))


def test_packs_that_build_on_each_other_are_kept_together(tmp_path):
    low, high = tmp_path / "low", tmp_path / "high"
    begin("book", "spell", "Frost Kiss", low)
    high.mkdir()
    (high / "pack.toml").write_text('game = "book"\nname = "high"\n  extends= "../low"  # mine\n')
    before = load_folder(high).hash
    top = kept("book", high, tmp_path / "packs")
    (low / "pack.toml").unlink()

    assert top != high
    assert load_folder(top).hash == before


def test_our_own_pack_needs_no_keeping_and_nobody_else_has_its_name(tmp_path):
    assert kept("book", folder_of("default"), tmp_path) == folder_of("default")
    assert not list(tmp_path.iterdir())
    with pytest.raises(MadmageError, match="as ours does"):
        packs_of([str(folder_of("default"))], tmp_path)

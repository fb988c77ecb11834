"""Records that somebody has tampered with: each is refused in a sentence, by load and by seal alike."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from madmage import Match, new_match
from madmage.cli import file
from madmage.cli.main import main
from madmage.kernel.error import MadmageError, RecordRefused
from madmage.match.record import chain, read_record

SUMS_PER_LINE = 16


def played(**options) -> Match:
    match = new_match("book", 2, seed=5, names=["Ada", "Bo"], **options)
    for _ in range(12):
        match.choose(len(match.options()))
    return match


def edited(match: Match, start: str, line: str) -> str:
    """The record with the first line that starts so replaced, or the line put before the moves."""
    lines = [line for line in match.record().splitlines() if not line.startswith("sum ")]
    at = next((i for i, old in enumerate(lines) if old.startswith(start)), None)
    if at is None:
        lines.insert(lines.index("moves"), line)
    else:
        lines[at] = line
    return "\n".join(lines) + "\n"


def sealed(text: str) -> str:
    """The text with check sums that fit it, as a clever forger would make them."""
    sums = chain(text.splitlines())
    rows = [sums[i : i + SUMS_PER_LINE] for i in range(0, len(sums), SUMS_PER_LINE)]
    return text + "".join("sum " + " ".join(row) + "\n" for row in rows)


HOSTILE = [
    ("set position", "set position " + "[" * 9000),
    ("set position", "set position " + "[" * 900 + "]" * 900),
    ("set position", 'set position {"hands": {"p1": 5}}'),
    ("set position", 'set position {"turn": 1e400}'),
    ("set position", 'set position {"out": ["p1", "p2"]}'),
    ("set difficulty", "set difficulty 1.0"),
    ("set difficulty", "set difficulty true"),
    ("set difficulty", "set difficulty NaN"),
    ("set difficulty", "set difficulty " + "9" * 5000),
    ("set rulings", "set rulings 5"),
    ("set rulings", 'set rulings.recast ["no"]'),
    ("set variants", "set variants 5"),
    ("set magicians", "set magicians [1, [2]]"),
    ("set pack", 'set pack "' + "a" * 5000 + '"'),
    ("set pack", 'set pack "\\u0000"'),
    ("set pack", 'set pack "\\ud800"'),
    ("set open_hands", 'set open_hands "no"'),
    ("set first", "set first true"),
    ("set colour", "set colour 5"),
    ("seats", "seats " + "9" * 5000),
    ("seats", "seats 2.0"),
    ("seats", "seats -1"),
    ("seed", "seed 1.5"),
    ("seed", "seed " + "9" * 4000),
    ("name", "name p1 " + "x" * 100),
    ("game", "game " + "x" * 5000),
    ("rules", "rules " + "x" * 5000),
    ("pack", "pack " + "x" * 5000),
]


@pytest.mark.parametrize(("start", "line"), HOSTILE, ids=range(len(HOSTILE)))
def test_a_hostile_value_is_refused_by_load_and_by_seal(start, line, tmp_path, capsys):
    text = edited(played(), start, line)
    for attempt in (lambda: read_record(text, sealed=False), lambda: Match.load(sealed(text))):
        with pytest.raises(RecordRefused) as refused:
            attempt()
        assert len(str(refused.value)) < 1000
    path = tmp_path / "game.txt"
    path.write_text(text)

    assert 2 == main(["record", "seal", str(path)])
    out, err = capsys.readouterr()
    assert ("", 1) == (out, len(err.splitlines()))
    assert text == path.read_text(), "what cannot be sealed stays as it was"


def test_line_separators_inside_a_value_do_not_break_a_line():
    match = new_match("book", 2, seed=1, position={"hands": {"p1": "fire1\u2028\x85 fire1"}})

    assert match.record() == Match.load(match.record()).record()
    assert match.record() == Match.load(match.record().replace("\n", "\r\n")).record()


def test_a_position_is_saved_in_its_plain_form_whatever_it_was_given_as():
    match = new_match("book", 2, seed=1, position={"hands": {"p1": ("fire1", "fire1")}, "turn": 2})

    assert {"hands": {"p1": ["fire1", "fire1"]}} == match.setup.options["position"]
    assert match.record() == Match.load(match.record()).record()


def test_a_setup_too_long_for_a_line_is_refused_before_it_is_played():
    with pytest.raises(MadmageError, match="longer than a line of a record"):
        new_match("book", 2, position={"hands": {"p1": "fire1" + " " * 20_000}})


def test_a_file_that_cannot_be_written_is_one_sentence_and_stays_as_it_was(
    tmp_path, capsys, monkeypatch
):
    path = tmp_path / "game.txt"
    text = edited(played(), "name p1", "name p1 Eve")
    path.write_text(text)
    monkeypatch.setattr(file.os, "access", lambda *_: False)
    assert 2 == main(["record", "seal", str(path)])
    assert "cannot write it: Permission denied" in capsys.readouterr().err
    monkeypatch.undo()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    assert 2 == main(["record", "seal", str(path)])
    assert "cannot write it: No space left on device" in capsys.readouterr().err
    assert (text, ["game.txt"]) == (path.read_text(), [child.name for child in tmp_path.iterdir()])


def test_a_file_of_monstrous_size_is_not_read(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(file, "MOST_BYTES", 100)
    path = tmp_path / "game.txt"
    path.write_text("x" * 101)

    assert 2 == main(["record", "check", str(path)])
    assert "no record has more than 100 bytes" in capsys.readouterr().err


@pytest.mark.parametrize("seed", range(8))
def test_random_damage_is_refused_in_a_sentence_or_does_no_harm(seed):
    r = Random(seed)
    text = edited(played(position={"hands": {"p1": "earth1 fire1"}}), "#", "# turn")
    for _ in range(40):
        marks = list(text)
        for _ in range(r.randrange(1, 4)):
            at = r.randrange(len(marks))
            marks[at] = r.choice(('"', "[", "{", "9", " ", "\n", "x", "", marks[at] * 3, "\ud800"))
        try:
            read_record("".join(marks), sealed=False)
        except MadmageError as error:
            told = str(error)
        else:
            told = "no harm"
        assert 0 < len(told) < 1500

"""The record: one readable text that is save, replay, bug report and fixture."""

from __future__ import annotations

import pytest

from madmage import Match, new_match
from madmage.kernel.error import RecordRefused
from madmage.match.record import read_record


@pytest.fixture
def match() -> Match:
    match = new_match("book", 3, seed=5, names=["Ada", "Bo", "Cy"], difficulty=2, edition="de")
    for _ in range(30):
        assert match.ask is not None
        match.choose(code=match.ask.options[len(match.moves) % len(match.ask.options)])
    return match


def refused(text: str) -> str:
    with pytest.raises(RecordRefused) as error:
        Match.load(text)
    return str(error.value)


def lines(match: Match) -> list[str]:
    return match.record().splitlines()


def first_move(text: list[str]) -> int:
    return next(i for i, line in enumerate(text) if line.startswith(("p1 ", "p2 ", "p3 ")))


def test_the_header_names_format_game_rules_pack_and_setup(match):
    head = lines(match)[: lines(match).index("moves")]

    assert ["madmage-record 1", "game book", "rules 1"] == head[:3]
    assert head[3].startswith("pack default ")
    assert {"seed 5", "seats 3", "name p2 Bo", "set difficulty 2", 'set edition "de"'} <= set(head)


def test_choices_and_outcomes_of_chance_are_lines_that_a_person_can_read(match):
    body = lines(match)

    assert "! first " not in "".join(body), "the German edition names the first player"
    assert any(line.startswith("! deck.p1 ") for line in body)
    assert any(line == "p1 stop" for line in body)
    assert "# turn 1" in body


def test_names_and_everything_else_come_back(match):
    loaded = Match.load(match.record())

    assert match.names == loaded.names
    assert match.seed == loaded.seed
    assert match.log(0) == loaded.log(0)


def test_undo_still_works_after_a_load(match):
    loaded = Match.load(match.record())
    for _ in range(10):
        match.undo(range(3))
        loaded.undo(range(3))
    option = match.options()[0]
    match.choose(option)
    loaded.choose(option)

    assert match.record() == loaded.record()


def test_a_record_that_is_cut_off_says_where(match):
    text = lines(match)
    for end in (3, text.index("moves"), len(text) // 2, len(text) - 1):
        told = refused("\n".join(text[:end]) + "\n")
        assert f"line {end}: the record is cut off here" in told, told


def test_an_empty_or_foreign_text_is_no_record():
    assert "a record starts with 'madmage-record 1'" in refused("")
    assert "not with '[Event \"?\"]'" in refused('[Event "?"]\n')


def test_a_changed_line_is_named(match):
    text = lines(match)
    number = first_move(text) + 4
    text[number] += "x"

    assert f"line {number + 1}: this line was changed" in refused("\n".join(text))


def test_a_removed_line_is_named(match):
    text = lines(match)
    number = first_move(text) + 4
    del text[number]

    assert f"line {number + 1}: this line was changed" in refused("\n".join(text))


def test_an_unsealed_record_may_be_read_by_those_who_ask_for_it(match):
    text = [line for line in lines(match) if not line.startswith("sum ")]

    assert match.record() == read_record("\n".join(text), sealed=False).record()


def unsealed(text: list[str]) -> str:
    """What reading an edited record without its sums says."""
    with pytest.raises(RecordRefused) as error:
        read_record("\n".join(line for line in text if not line.startswith("sum ")), sealed=False)
    return str(error.value)


def test_an_illegal_move_is_named_with_its_line_and_rule(match):
    text = lines(match)
    number = first_move(text)
    text[number] = text[number].split()[0] + " cast growth x3"

    told = unsealed(text)
    assert f"line {number + 1}: 'cast growth x3': " in told
    assert "[B6.3]" in told or "[B6.2]" in told or "is no answer" in told


def test_a_move_of_the_wrong_player_is_named(match):
    text = lines(match)
    number = first_move(text)
    text[number] = "p9" + text[number][2:]

    assert "is asked here, not 'p9'" in unsealed(text)


def test_an_outcome_that_cannot_be_is_named(match):
    text = lines(match)
    number = next(i for i, line in enumerate(text) if line.startswith("! deck"))
    text[number] = "! deck.p1 fire3"

    assert "not possible here" in unsealed(text)


def test_a_missing_or_superfluous_outcome_is_named(match):
    text = lines(match)
    number = max(i for i, line in enumerate(text) if line.startswith("! deck"))
    assert "lacks an outcome of chance" in unsealed([*text[:number], *text[number + 1 :]])

    more = [*text[: number + 1], text[number], *text[number + 1 :]]
    assert "were never asked for" in unsealed(more)


def test_another_pack_or_version_of_the_rules_is_refused(match):
    text = match.record()

    head = text.splitlines()
    pack = next(i for i, line in enumerate(head) if line.startswith("pack "))
    head[pack] = "pack default 0123456789abcdef"
    assert "was made with the pack default 0123456789abcdef" in unsealed(head)
    head = text.replace("rules 1", "rules 99", 1).splitlines()
    assert "was made with version 99 of the rules" in unsealed(head)


def test_nonsense_in_the_header_is_named(match):
    text = lines(match)

    assert "'colour' is no line of a record's header" in unsealed(
        [text[0], "colour red", *text[1:]]
    )
    broken = [line.replace("seed 5", "seed five") for line in text]
    assert "a number was expected, not 'five'" in unsealed(broken)
    broken = [line.replace("set difficulty 2", "set difficulty {") for line in text]
    assert "is not JSON" in unsealed(broken)


def test_a_wrong_end_is_named(match):
    text = [line.replace("end open", "end won B8.1") for line in lines(match)]

    assert "the record ends with 'end won B8.1', the replay with 'end open'" in unsealed(text)


def test_a_huge_record_is_refused_before_it_is_read():
    assert "at most" in refused("madmage-record 1\n" + "x\n" * 300_000)
    assert "longer than" in refused("madmage-record 1\n" + "x" * 20_000)

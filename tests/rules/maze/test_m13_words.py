"""M13 Words: one word per thing, in three languages, in the rulebooks and on the cards."""

from __future__ import annotations

import pytest

from madmage.games.maze.loading import DEFAULT, load_pack
from madmage.games.maze.rules import RULEBOOK
from madmage.games.shelf import rules_of

LANGUAGES = ("en", "de", "es")
WORDS = """
life: life | Leben | vida
strength: strength | Stärke | fuerza
dexterity: dexterity | Geschicklichkeit | destreza
intelligence: intelligence | Intelligenz | inteligencia
toughness: toughness | Zähigkeit | resistencia
speed: speed | Lauftempo | velocidad
level: level | Ebene | nivel
start_room: start room | Startraum | sala inicial
stairs: stairs | Treppe | escalera
portal: portal | Portal | portal
key: key | Schlüssel | llave
chest: chest | Schatztruhe | cofre
monster: monster | Monster | monstruo
action_field: action field | Aktionsfeld | casilla de acción
gravestone: gravestone | Grabstein | lápida
equipment: equipment | Ausrüstung | equipo
potion: potion | Trank | poción
healing_potion: healing potion | Heiltrank | poción de curación
luck_potion: luck potion | Glücks-Trank | poción de suerte
strength_potion: strength potion | Kraft-Trank | poción de fuerza
move: move | laufen | moverse
explore: explore | erkunden | explorar
regenerate: regenerate | regenerieren | regenerarse
fight: fight | kämpfen | luchar
group_fight: group fight | Gruppenkampf | lucha en grupo
tile: tile | Labyrinthkarte | loseta
laying_rules: laying rules | Legeregeln | reglas de colocación
exit: exit | Ausgang | salida
wall: wall | Mauer | muro
hollow: hollow | Hohlraum | hueco
dead_end: dead end | Sackgasse | callejón sin salida
table_edge: table edge | Tischkante | borde de la mesa
character_sheet: character sheet | Charakterbogen | hoja de personaje
marker: marker | Marker | marcador
test_symbol: test symbol | Knall-Symbol | símbolo de prueba
consequence: consequence | Konsequenz | consecuencia
fate: fate | Schicksal | destino
collapse: collapse | einstürzen | derrumbarse
loot_a_grave: loot a grave | Grab plündern | saquear una tumba
"""


def table_of_words():
    """M13's table: by key the words in the three languages."""
    found = {}
    for line in WORDS.strip().splitlines():
        key, _, words = line.partition(": ")
        found[key] = dict(zip(LANGUAGES, words.split(" | "), strict=True))
    return found


def shape(part):
    """The keys of a rulebook, down to the texts."""
    return {k: shape(v) for k, v in part.items()} if isinstance(part, dict) else None


def stem(word):
    """A word without its last letters, which change with case and number."""
    return word.lower()[: max(4, len(word) - 2)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_the_table_are_the_words_of_the_rulebook(lang):
    """M13: word by word."""
    words = RULEBOOK.book(lang)["words"]
    expected = table_of_words()
    assert set(expected) <= set(words)
    wrong = {
        key: words[key] for key in expected if expected[key][lang].lower() not in words[key].lower()
    }
    assert {} == wrong


@pytest.mark.parametrize("lang", ["de", "es"])
def test_the_three_rulebooks_have_the_same_keys(lang):
    """M13: chapters, rules, rulings and words, in the same order."""
    assert shape(RULEBOOK.book("en")) == shape(RULEBOOK.book(lang))
    for part in ("chapters", "rules", "rulings", "words"):
        assert list(RULEBOOK.book("en")[part]) == list(RULEBOOK.book(lang)[part])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_of_a_rulebook_says_something_in_its_own_language(lang):
    """M13: no rule is left empty or in English."""
    rules, english = RULEBOOK.book(lang)["rules"], RULEBOOK.book("en")["rules"]
    assert [] == [number for number, text in rules.items() if len(text) < 20]
    if lang != "en":
        assert [] == [number for number, text in rules.items() if text == english[number]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_use_these_words(lang):
    """M13: each of them stands somewhere in the rules themselves."""
    text = "\n".join([*RULEBOOK.book(lang)["rules"].values()]).lower()
    # Forms of verbs and compounds differ; these nouns must stand as they are.
    nouns = ("start_room", "portal", "gravestone", "equipment", "table_edge", "marker", "monster")
    own = table_of_words()
    assert [] == [key for key in nouns if stem(own[key][lang]) not in text]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_potions_the_rulebook_names_bear_their_names(lang):
    """M13: healing, luck and strength potion."""
    names = {potion.key: potion.names[lang].lower() for potion in load_pack(DEFAULT).potions}
    own = table_of_words()
    for key, word in (("heal", "healing"), ("luck", "luck"), ("strength", "strength")):
        assert own[f"{word}_potion"][lang].lower() == names[key]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_of_its_own_in_every_language(lang):
    """M13: no two cards of one kind are called the same."""
    pack = load_pack(DEFAULT)
    for cards in (pack.monsters, pack.actions, pack.gear, pack.potions):
        names = [card.names[lang] for card in cards]
        assert all(names)
        assert len(names) == len(set(names))


def test_a_rule_and_the_words_are_told_in_the_language_asked_for():
    """M13: by number, through the rules panel."""
    rules = rules_of("maze")
    assert "Grabstein" in rules.rule_text("M10.1", "de")
    assert "lápida" in rules.rule_text("M10.1", "es")
    for lang in LANGUAGES:
        assert rules.rule_text("M13", lang).count("\n") >= len(table_of_words())


def test_no_word_of_one_language_stands_in_the_rules_of_another():
    """M13: levels are Ebenen and niveles, throughout."""
    foreign = {
        "en": ("Ebene", "Treppe", "Trank", "llave", "cofre", "losetas"),
        "de": ("level", "stairs", "tile", "llave", "cofre", "nivel"),
        "es": ("level", "stairs", "tile", "Ebene", "Treppe", "Trank"),
    }
    for lang, words in foreign.items():
        text = "\n".join(RULEBOOK.book(lang)["rules"].values())
        assert [] == [word for word in words if f" {word} " in text]

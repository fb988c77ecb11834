"""B12: the words of the three languages, in the rulebooks, on the cards and on the screen."""

from __future__ import annotations

import pytest

from madmage.games.book.loading import DEFAULT, load_pack
from madmage.games.book.naming import (
    arrival_text,
    bonus_text,
    curse_text,
    penalty_text,
    spell_text,
)
from madmage.games.book.rulebook import RULEBOOK
from madmage.games.shelf import rules_of
from rules.book.tables import book, opened, play

LANGUAGES = ("en", "de", "es")

WORDS = """
madness: Madness | Wahnsinn | Locura
curse: Curse | Fluch | Maldición
multi_element_curse: multi-element curse | 4-Elemente-Fluch | Maldición Multi-Elemento
spell: Spell | Zauber | Hechizo
basic_spell: basic | Basiszauber | Básico
library_spell: library | Bibliothekszauber | de Biblioteca
air: air | Luft | aire
earth: earth | Erde | tierra
fire: fire | Feuer | fuego
water: water | Wasser | agua
magician: Magician | Zauberlehrling | Mago
support: support | Unterstützungszone | Área de Soporte
support_pool: support pool | Unterstützungszonen | Pozo de Soporte
grimoire: Grimoire | Grimoire | Grimorio
cover: cover | Buchdeckel | Tapa
interior_page: interior page | Buchseite | Página Interior
final_page: final page | Letzte Seite | Página Final
invocation_marker: invocation marker | Ritualmarker | Indicador de Invocación
invocation_space: Invocation space | Ritualfeld | casillero de Invocación
round_marker: round marker | Rundenmarker | Indicador de Ronda
concentration_phase: Concentration | Konzentrationsphase | Concentración
monster_phase: Monster | Monsterphase | Monstruo
action_phase: Action | Aktionsphase | Acción
recuperation_phase: Recuperation | Regenerationsphase | Recuperación
activate: activate | wirken | activar
augment: augment | verstärken | potenciar
exhaust: exhaust | erschöpfen | agotar
refresh: refresh | auffrischen | recargar
learn: learn | lernen | aprender
acquire: acquire | hinzugewinnen | conseguir
destroy: destroy | bannen | destruir
cure: cure | kurieren | curar
neutralise: neutralise | unwirksam machen | neutralizar
discard: discard | ablegen | descartar
draw: draw | nachziehen | robar
success_bonus: success bonus | Belohnung für Erfolg | Bonus
failure_penalty: failure penalty | Strafe für Misserfolg | Penalización
arrival_effect: arrival effect | Ankunftseffekt | efecto de aparición
normal: Normal | Normal | Normal
terror: Terror | Terror | Terror
nightmare: Nightmare | Albtraum | Pesadilla
combustion: Combustion | Verbrennung | Combustión
ice: Ice | Eis | Hielo
growth: Growth | Wachstum | Crecimiento
telepathy: Telepathy | Telepathie | Telepatía
arctic_circle: Arctic Circle | Arktischer Zirkel | Círculo ártico
eye_of_the_tornado: Eye of the Tornado | Auge des Sturms | El ojo de la tormenta
avatar: Avatar | Avatar | Avatar
sorcerer: Sorcerer | Hexenmeister | Hechicero
magician_sheet: magician sheet | Charakterbogen | hoja de Mago
ability: ability | Sonderfähigkeit | habilidad
starting_cards: starting cards | Startkarten | cartas iniciales
invocation_track: Invocation track | Ritualkreis | Contador de Invocación
round_track: round track | Rundentabelle | Contador de Rondas
lectern: lectern | Lesepult | atril
deck: deck | Nachziehstapel (Deck) | mazo
discard_pile: discard pile | Ablagestapel | pila de descarte
destroyed_pile: destroyed pile | Bannstapel | cartas destruidas
element_token: Element token | Elementmarker | ficha de Elemento
active_player_token: active-player token | Marker für den aktiven Spieler | ficha de Jugador Activo
easy: Easy | Leicht | Fácil
medium: Medium | Mittel | Medio
hard: Hard | Schwer | Difícil
turn: turn | Zug | turno
round: round | Runde | ronda
level: level | Stufe | nivel
variable: variable | Variable | Variable de Hechizo
power: power | Verstärkung | poder
higher_value: higher value | höherer Wert | mayor valor
exchange: exchange | Tauschen | intercambio
shuffle: shuffle | Mischen | mezclar
target: target | Ziel | objetivo
"""


TITLES = {
    "en": "The Big Book of Madness",
    "de": "Das Grimoire des Wahnsinns",
    "es": "El Gran Libro de la Locura",
}


def table_of_words():
    """B12's table: by key the words in the three languages."""
    found = {}
    for line in WORDS.strip().splitlines():
        key, _, words = line.partition(": ")
        found[key] = dict(zip(LANGUAGES, words.split(" | "), strict=True))
    found["the_big_book_of_madness"] = TITLES
    return found


def shape(part):
    """The keys of a rulebook, down to the texts."""
    return {k: shape(v) for k, v in part.items()} if isinstance(part, dict) else None


@pytest.mark.parametrize("lang", ["de", "es"])
def test_the_three_rulebooks_have_the_same_keys(lang):
    """B12: chapters, rules, rulings and words, in the same order."""
    assert shape(RULEBOOK.book("en")) == shape(RULEBOOK.book(lang))
    for part in ("chapters", "rules", "rulings", "words"):
        assert list(RULEBOOK.book("en")[part]) == list(RULEBOOK.book(lang)[part])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_of_a_rulebook_says_something(lang):
    """B12: no rule is left empty or in another language's wording."""
    rules, english = RULEBOOK.book(lang)["rules"], RULEBOOK.book("en")["rules"]
    assert [] == [number for number, text in rules.items() if len(text) < 20]
    if lang != "en":
        assert [] == [number for number, text in rules.items() if text == english[number]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_the_table_are_the_words_of_the_rulebook(lang):
    """B12: word by word."""
    words = RULEBOOK.book(lang)["words"]
    expected = table_of_words()
    assert set(expected) == set(words)
    wrong = {key: words[key] for key in expected if expected[key][lang] not in words[key]}
    assert {} == wrong


NAMED_CARDS = [
    "combustion",
    "ice",
    "growth",
    "telepathy",
    "arctic_circle",
    "eye_of_the_tornado",
    "avatar",
    "sorcerer",
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cards_that_the_sources_name_bear_their_names(lang):
    """B12: eight cards in three languages."""
    pack = load_pack(DEFAULT)
    cards = {card.key: card for card in (*pack.spells, *pack.monsters)}
    for key in NAMED_CARDS:
        assert table_of_words()[key][lang].lower() in cards[key].names[lang].lower()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_of_its_own_in_every_language(lang):
    """B12: no two cards of one kind are called the same."""
    pack = load_pack(DEFAULT)
    for cards in (pack.spells, pack.curses, pack.monsters, pack.pages, pack.magicians):
        names = [card.names[lang] for card in cards]
        assert all(names)
        assert len(names) == len(set(names))


FOREIGN = {
    "de": ("Madness", "Curse", "Spell", "Locura", "Hechizo", "Maldición", "support"),
    "es": ("Madness", "Curse", "Spell", "Wahnsinn", "Zauber", "Fluch", "support"),
    "en": ("Wahnsinn", "Zauber", "Fluch", "Locura", "Hechizo", "Maldición"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_rulebook_uses_its_own_words_and_no_foreign_ones(lang):
    """B12: Madness is Wahnsinn is Locura, throughout; rulings keep their names."""
    text = "\n".join(RULEBOOK.book(lang)["rules"].values())
    own = table_of_words()
    for key in ("madness", "curse", "spell", "magician", "support", "deck", "discard_pile"):
        assert own[key][lang].split(" (")[0].lower() in text.lower()
    assert [] == [word for word in FOREIGN[lang] if f" {word} " in text]


def test_a_rule_is_told_in_the_language_asked_for():
    """B12: by number, through the rules panel."""
    assert "Wahnsinn" in RULEBOOK.rule_text("B9.3", "de")
    assert "Locura" in RULEBOOK.rule_text("B9.3", "es")
    assert rules_of("book").rule_text("B12", "de").count("\n") >= len(table_of_words())


SCREEN_WORDS = {
    "en": ("Combustion", "Madness", "Earth 1", "Ashen Dreams", "support"),
    "de": ("Verbrennung", "Wahnsinn", "Erde", "Aschenträume", "Unterstützungszone"),
    "es": ("Combustión", "Locura", "Tierra", "Sueños de ceniza", "Soporte"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_screen_speaks_the_language_asked_for(lang):
    """B12: card names, Madness, elements and places in the words of the language."""
    match = book(hands={"p1": "earth1 madness"}, curses={"2": "ashen_dreams"})
    screen = "\n".join(match.screen(0, lang)).lower()
    assert [] == [word for word in SCREEN_WORDS[lang] if word.lower() not in screen]
    assert "«" not in screen


@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_options_refusals_and_log_speak_it_too(lang):
    """B12: the sentences of options, refusals and events name the card in its language."""
    match = book(hands={"p1": "earth1"}, decks={"p1": "fire1"})
    growth = table_of_words()["growth"][lang]
    assert any(growth in option.sentence for option in match.options(lang))
    assert growth in match.why_not("cast growth x2", lang).sentence
    assert "«" not in match.question(lang)
    play(match, "cast growth x1")
    assert any(growth in line for line in match.log(0, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("mode", "difficulty"), [("normal", 1), ("terror", 2), ("nightmare", 3)])
def test_the_screen_names_mode_difficulty_and_phase_in_the_words_of_the_language(
    lang, mode, difficulty
):
    """B12: Normal, Terror, Nightmare; Easy, Medium, Hard; the Action phase; but for the ending."""
    match = opened(2, {"cover": ["dust_moth"]}, mode=mode, difficulty=difficulty)
    screen = "\n".join(match.screen(0, lang)).lower()
    words = table_of_words()
    for key in (mode, ("easy", "medium", "hard")[difficulty - 1], "action_phase"):
        assert words[key][lang].lower()[:-1] in screen


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_text_can_be_said_in_every_language(lang):
    """B12: no text of any card lacks a word, and none speaks a foreign language's words."""
    words = rules_of("book").words(lang)
    pack = load_pack(DEFAULT)
    texts = [spell_text(words, card) for card in pack.spells]
    texts += [curse_text(words, card) for card in pack.curses]
    texts += [arrival_text(words, card) for card in pack.monsters]
    texts += [bonus_text(words, card) + penalty_text(words, card) for card in pack.pages]
    said = "\n".join(texts)
    assert "«" not in said
    assert table_of_words()["madness"][lang] in said
    assert [] == [word for word in FOREIGN[lang] if f" {word} " in said]

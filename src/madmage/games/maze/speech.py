"""Speaking about a game: questions, options and refusals in the reader's language."""

from __future__ import annotations

from collections.abc import Callable

from madmage.games.maze import drawing
from madmage.games.maze.character import ability
from madmage.games.maze.chronicle import Args, Chronicle
from madmage.games.maze.dying import DIE_NOW
from madmage.games.maze.effects.goods import A_KEY as STOLEN_KEY
from madmage.games.maze.effects.goods import STEAL_UNIT
from madmage.games.maze.effects.harm import ABILITY_FULL, SHIFT_UNIT
from madmage.games.maze.effects.tree import COSTS, Choice, Test
from madmage.games.maze.exploring import first_verdict
from madmage.games.maze.gaining import DISCARD, TAKE_NEW
from madmage.games.maze.grid import DIRECTIONS, STAIRS
from madmage.games.maze.laying import PLACE_UNIT, VERDICT_UNIT, judge
from madmage.games.maze.naming import (
    ability_name,
    below_zero,
    card_of,
    exits_name,
    gear_name,
    gear_with_text,
    potion_name,
    thing_name,
    tile_name,
    what_lies,
)
from madmage.games.maze.notation import TURN_WORDS, WALK_WORDS
from madmage.games.maze.pack import MONSTER
from madmage.games.maze.potions import DRINK
from madmage.games.maze.state import DECKS, LEVELS, NO_CARD, MazeState
from madmage.games.maze.trading import TRADE_WITH
from madmage.games.maze.walk import DEEDS, EXPLORING, fields_for, goals
from madmage.kernel.ask import DONE, Ask
from madmage.kernel.native import is_a
from madmage.kernel.words import Voice

_FIELDS = frozenset({"goal", "throw", "jump", "wake", "quell", "flee", "stride"})
_TILES = frozenset({"first_tile", "tile"})
_TWO = frozenset({"go_on", "luck", "slip", "join", "trade_agree"})
"""Asks with two fixed answers, whose sentences need no details."""


class Speech:
    """One open question, in one voice."""

    def __init__(self, st: MazeState, voice: Voice) -> None:
        assert st.ask is not None
        self.st = st
        self.voice = voice
        self.words = voice.words
        self.ask: Ask = st.ask
        self.kind = self.ask.kind

    # The question

    def question(self) -> str:
        """The open question."""
        return self.voice.say(f"ask-{self.kind}", self._question_args())

    def _question_args(self) -> Args:
        st, env = self.st, self.ask.env
        args: Args = {"name": self.voice.name(self.ask.seat), "steps": st.steps}
        if self.kind == "create":
            args["n"] = env[0]
        elif self.kind == "goal":
            args.update({"deed": WALK_WORDS[env[0]], "up": self._up()})
        elif self.kind in _TILES:
            kind = env[2] if self.kind == "first_tile" else env[3]
            args["tile"] = tile_name(self.words, st.table, kind)
            args["n"] = env[0]
        elif self.kind in ("throw", "lose_potion", "swap", "wake"):
            args["other"] = self.voice.name(env[0])
        elif self.kind in ("join", "trade_agree"):
            args["other"] = self.voice.name(env[0])
            args.update(self._deal(env) if self.kind == "trade_agree" else self._fight())
        elif self.kind in ("trade_give", "trade_for"):
            args["other"] = self.voice.name(env[0])
        elif self.kind == "luck":
            args["die"] = env[-1]
            args.update(self._stake())
        elif self.kind == "ready":
            args.update(self._stake())
        elif self.kind in ("gear", "leave_potion", "stride", "peek", "go_on", "room", "invite"):
            args.update(self._odd_args())
        return args

    def _odd_args(self) -> Args:
        st, env, table = self.st, self.ask.env, self.st.table
        if self.kind == "gear":
            worn = st.gear[self.ask.seat]
            return {
                "new": gear_name(self.words, table, env[0]),
                "old": gear_name(self.words, table, worn),
            }
        if self.kind == "leave_potion":
            return {"potion": potion_name(self.words, table, env[0])}
        if self.kind == "room":
            return {"level": st.levels[env[0]] + 1}
        if self.kind == "invite":
            return self._fight()
        return {"n": len(env) if self.kind == "peek" else env[0]}

    def _fight(self) -> Args:
        """Against what: a hidden monster, or one whose card lies open."""
        st = self.st
        number = st.reading
        if number == NO_CARD and st.card[st.arena]:
            number = st.card[st.arena] - 1
        level = st.levels[st.arena]
        if number == NO_CARD:
            return {"known": "no", "card": "", "level": level}
        card = card_of(st.table, st.reading_deck, number)
        return {"known": "yes", "card": card.names[self.words.lang], "level": level}

    def _deal(self, env: tuple[int, ...]) -> Args:
        chronicle = Chronicle(self.st.table, self.voice)
        return {"given": chronicle.good(env[2]), "wanted": chronicle.good(env[3])}

    def _stake(self) -> Args:
        """What the roll at hand is for: a test with its number to beat, or something else."""
        st = self.st
        effect = self.ask.effect
        test = effect if is_a(effect, Test) else None
        if self.kind == "ready":
            frames = [frame[0] for frame in st.agenda if is_a(frame[0], Test)]
            is_test = self.ask.env[0] >= 0 and frames
            test = frames[-1] if is_test and is_a(frames[-1], Test) else None
        if test is None:
            return {"stake": "other", "ability": "", "target": 0, "own": 0, "fighters": 0}
        own = ability(st, self.ask.seat, test.ability) + st.omen[self.ask.seat]
        if self.kind == "luck":
            own = self.ask.env[2]
        return {
            "stake": "test",
            "ability": ability_name(self.words, test.ability),
            "target": test.target(st),
            "own": below_zero(own),
            "fighters": len(st.fighters),
        }

    # Options

    def option(self, option: int) -> str:
        """An option, legal or not, as a person reads it."""
        if option == DONE:
            return self.voice.say(f"option-done-{self.kind}", {})
        if self.kind in _FIELDS:
            is_goal = self.kind == "goal"
            return self._goal(self.ask.env[0], option) if is_goal else self._field(option)
        if self.kind in _TWO:
            return self.voice.say(f"option-{self.kind}-{option}", {})
        makers: dict[str, Callable[[int], str]] = {
            "turn": self._turn,
            "walk": self._walk,
            "ready": self._ready,
            "exit": self._exit,
            "first_tile": self._place,
            "tile": self._place,
            "room": self._place,
            "create": self._ability,
            "point": self._ability,
            "unpoint": self._ability,
            "shift": self._shift,
            "choice": self._side,
            "too_many": self._too_many,
            "gear": self._gear,
            "loot": lambda o: thing_name(self.words, self.st.table, o),
            "steal": self._steal,
            "trade_give": lambda o: Chronicle(self.st.table, self.voice).good(o),
            "trade_for": lambda o: Chronicle(self.st.table, self.voice).good(o),
            "last_gasp": self._last_gasp,
            "peek": lambda o: tile_name(self.words, self.st.table, o),
            "swap": self.voice.name,
            "invite": self.voice.name,
        }
        maker = makers.get(self.kind)
        return maker(option) if maker else potion_name(self.words, self.st.table, option)

    def _turn(self, option: int) -> str:
        if option >= DRINK:
            return self._shared(option)
        what = what_lies(self.words, self.st, self.st.place[self.ask.seat])
        return self.voice.say(f"option-turn-{TURN_WORDS[option]}", {"what": what})

    def _walk(self, option: int) -> str:
        if option >= DRINK:
            return self._shared(option)
        deed = self.voice.say(f"option-walk-{WALK_WORDS[option]}", {"up": self._up()})
        fields = fields_for(self.st, self.ask.seat, option) if option in DEEDS else []
        # With a single goal nothing more is asked, so it is named at once.
        if len(fields) != 1:
            return deed
        args: Args = {"deed": deed, "goal": self._goal(option, fields[0])}
        return self.voice.say("option-walk-to", args)

    def _up(self) -> str:
        """What leads up from here: stairs, or on the last level a portal (M9.5)."""
        return "portal" if self.st.level_of(self.ask.seat) == LEVELS else "stairs"

    def _goal(self, deed: int, field: int) -> str:
        """A field to walk to, with the steps to it, or the steps left to explore with."""
        st, here = self.st, self.st.place[self.ask.seat]
        spent = dict(goals(st, here, st.steps)).get(field, -1)
        if deed == EXPLORING and field == here:
            spent = 0
        goal = self._field(field)
        if spent < 0:
            return goal
        if deed == EXPLORING:
            return self.voice.say("option-goal-explore", {"goal": goal, "left": st.steps - spent})
        return self.voice.say("option-goal", {"goal": goal, "steps": spent})

    def _ready(self, option: int) -> str:
        return self._shared(option) if option else self.voice.say("option-ready-go", {})

    def _shared(self, option: int) -> str:
        """Drinking and trading, wherever they are offered."""
        if option >= TRADE_WITH:
            return self.voice.say("option-trade", {"other": self.voice.name(option - TRADE_WITH)})
        potion = self.st.table.pack.potions[option - DRINK]
        lang = self.words.lang
        args: Args = {"potion": potion.names[lang], "text": potion.texts[lang]}
        return self.voice.say("option-drink", args)

    def _field(self, option: int) -> str:
        st = self.st
        args: Args = {"field": st.table.plan.name(option)}
        if st.grid[option] & STAIRS:
            return self.voice.say("option-field-stairs", {**args, "up": self._up()})
        lies = what_lies(self.words, st, option)
        others = [self.voice.name(s) for s in range(st.table.seats) if st.place[s] == option]
        if others:
            figures = self.voice.say("field-figures", {"names": ", ".join(others)})
            lies = f"{lies}, {figures}" if lies else figures
        if not lies:
            return self.voice.say("option-field", args)
        return self.voice.say("option-field-with", {**args, "what": lies})

    def _exit(self, option: int) -> str:
        return self.voice.say(f"direction-{DIRECTIONS[option % 4]}", {})

    def _place(self, option: int) -> str:
        field, mask = option // PLACE_UNIT, option % PLACE_UNIT
        args: Args = {
            "field": self.st.table.plan.name(field),
            "exits": exits_name(self.words, mask),
            "shape": "",
        }
        if self.kind in _TILES:
            level = self.ask.env[1] if self.kind == "tile" else self.st.level_of(self.ask.seat)
            args["shape"] = f" {drawing.lines_of(level)[mask]}"
        return self.voice.say("option-place", args)

    def _ability(self, option: int) -> str:
        return ability_name(self.words, option)

    def _shift(self, option: int) -> str:
        args: Args = {
            "old": ability_name(self.words, option // SHIFT_UNIT),
            "new": ability_name(self.words, option % SHIFT_UNIT),
        }
        return self.voice.say("option-shift", args)

    def _side(self, option: int) -> str:
        effect = self.ask.effect
        assert is_a(effect, Choice)
        side = effect.sides[option]
        args: Args = {
            "label": side.labels[self.words.lang],
            "cost": COSTS[side.cost],
            "n": side.amount,
        }
        return self.voice.say("option-side", args)

    def _too_many(self, option: int) -> str:
        if option < DISCARD:
            return self._shared(option)
        potion = potion_name(self.words, self.st.table, option - DISCARD)
        return self.voice.say("option-discard", {"potion": potion})

    def _gear(self, option: int) -> str:
        number = self.ask.env[0] if option == TAKE_NEW else self.st.gear[self.ask.seat]
        gear = gear_with_text(self.words, self.st.table, number)
        return self.voice.say(f"option-gear-{option}", {"gear": gear})

    def _steal(self, option: int) -> str:
        victim, good = option // STEAL_UNIT, option % STEAL_UNIT
        if good == STOLEN_KEY:
            thing = self.voice.say("thing-key", {})
        else:
            thing = potion_name(self.words, self.st.table, good)
        return self.voice.say("option-steal", {"other": self.voice.name(victim), "thing": thing})

    def _last_gasp(self, option: int) -> str:
        return self.voice.say("option-die", {}) if option == DIE_NOW else self._shared(option)

    # Refusals

    def refusal(self, option: int, key: str) -> str:
        """Why an option is refused, details filled in."""
        return self.voice.say(key, self._refusal_args(option, key))

    def _refusal_args(self, option: int, key: str) -> Args:
        st, ask = self.st, self.ask
        args: Args = {"steps": st.steps, "other": "", "field": "", "culprit": "", "potion": ""}
        args["ground"] = st.table.law.open_ground
        if self.kind in _TILES:
            args.update(self._verdict(option))
        elif self.kind in _FIELDS or self.kind == "room":
            field = option // PLACE_UNIT if self.kind == "room" else option
            args["field"] = st.table.plan.name(field)
        elif self.kind in ("swap", "invite"):
            args["other"] = self.voice.name(option)
        elif self.kind == "choice":
            args["label"] = self._side(option)
        elif self.kind in ("create", "point", "unpoint"):
            args["ability"] = ability_name(self.words, option)
        elif self.kind == "shift":
            is_full = key == ABILITY_FULL.key
            number = option % SHIFT_UNIT if is_full else option // SHIFT_UNIT
            args["ability"] = ability_name(self.words, number)
        if option >= TRADE_WITH and self.kind in ("turn", "ready"):
            args["other"] = self.voice.name(option - TRADE_WITH)
        elif DRINK <= option < DRINK + len(st.table.pack.potions) and not self._is_place():
            args["potion"] = potion_name(self.words, st.table, option - DRINK)
        elif self.kind == "walk" and option in DEEDS:
            args["deed"] = WALK_WORDS[option]
        args["deck"] = DECKS[0 if st.marker[st.place[ask.seat]] == MONSTER else 1]
        return args

    def _is_place(self) -> bool:
        return self.kind in _FIELDS or self.kind in _TILES or self.kind == "room"

    def _verdict(self, option: int) -> Args:
        """The field a tile should lie on, and the field that forbids it."""
        st = self.st
        verdict = verdict_on(st, self.ask, option)
        plan = st.table.plan
        return {
            "field": plan.name(option // PLACE_UNIT),
            "culprit": plan.name(verdict // VERDICT_UNIT),
            "exits": exits_name(self.words, option % PLACE_UNIT),
        }


def verdict_on(st: MazeState, ask: Ask, option: int) -> int:
    """The verdict on a place for the tile that is about to be laid."""
    if ask.kind == "first_tile":
        return first_verdict(st, ask.seat, ask.env, option)
    return judge(st, ask.env[1], st.table.shapes[ask.env[3]], option)

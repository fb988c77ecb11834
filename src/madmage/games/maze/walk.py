"""The walk: the movement roll, what it is for, and where it ends (M6.1, M5, M6.2)."""

from __future__ import annotations

from typing import Final

from madmage.games.maze.character import DIE, power, roll, walking_steps
from madmage.games.maze.climbing import CLIMB
from madmage.games.maze.encounter import ENCOUNTER, deck_of
from madmage.games.maze.exploring import EXPLORE
from madmage.games.maze.gaining import GAIN_GEAR
from madmage.games.maze.goods import grave_at
from madmage.games.maze.grid import STAIRS
from madmage.games.maze.looting import (
    LOOT,
    pick_up_key,
    unlock,
    why_not_loot,
    why_not_open,
    why_not_take,
)
from madmage.games.maze.pack import GRAB_AND_GO, MONSTER, UNREMARKABLE
from madmage.games.maze.potions import (
    DRINK,
    KEEP_DIE,
    ON_WALK,
    TURN_DIE,
    after_roll,
    drink,
    drinks,
    luck_held,
    turn_die,
    why_not_drink,
)
from madmage.games.maze.state import NOWHERE, STREAM_DIE, MazeState
from madmage.games.maze.walking import passages, reach, stops
from madmage.kernel.chance import Chance
from madmage.kernel.effect import Effect
from madmage.kernel.refusal import Refusal

# What a walk is for; above them lies DRINK + kind.
END: Final = 0
STROLL: Final = 1
EXPLORING: Final = 2
TAKE: Final = 3
OPEN: Final = 4
LOOTING: Final = 5
FACE: Final = 6
CLIMBING: Final = 7
DEEDS: Final = (STROLL, EXPLORING, TAKE, OPEN, LOOTING, FACE, CLIMBING)

FACE_IT: Final = 0
SLIP_PAST: Final = 1
SLIPS_FROM: Final = 4

NOTHING_TO_FACE: Final = Refusal("M6.4", "refused-nothing-to-face")
NO_STEPS: Final = Refusal("M6.2", "refused-no-steps-to-explore")
NO_EXIT_HERE: Final = Refusal("M6.2b", "refused-no-open-exit-here")
NO_PEACE: Final = Refusal("M6.4", "refused-no-peace")
TOO_FAR: Final = Refusal("M6.1", "refused-too-far")
STOPS_THERE: Final = Refusal("M6.1", "refused-stops-there")
NO_STAIRS_THERE: Final = Refusal("M9.2", "refused-no-stairs-there")
ALREADY_THERE: Final = Refusal("M6.1", "refused-already-there")
NOWHERE_IN_REACH: Final = (
    None,
    Refusal("M6.1", "refused-nowhere-to-walk"),
    Refusal("M6.2", "refused-nowhere-to-explore"),
    Refusal("M5.2", "refused-no-key-in-reach"),
    Refusal("M5.3", "refused-no-chest-in-reach"),
    Refusal("M5.5", "refused-no-grave-in-reach"),
    Refusal("M5.4", "refused-no-card-in-reach"),
    Refusal("M9.2", "refused-no-stairs-in-reach"),
)


def why_not_grab(
    st: MazeState, seat: int, option: int, field: int, standing: bool
) -> Refusal | None:
    """Why the key, the chest or the grave of a field is out of reach."""
    if option == TAKE:
        return why_not_take(st, seat, field)
    if option == OPEN:
        return why_not_open(st, seat, field)
    return why_not_loot(st, field, standing)


def grab(st: MazeState, seat: int, option: int, standing: int) -> None:
    """Take the key, open the chest or loot the grave of the field; then see whether the turn ends."""
    GRAB.push(st, 1, seat, (standing, int(power(st, seat) == GRAB_AND_GO)))
    if option == TAKE:
        pick_up_key(st, seat)
    elif option == OPEN:
        unlock(st, seat)
        GAIN_GEAR.push(st, 0, seat, ())
    else:
        LOOT.push(st, 0, seat, ())


class Grab(Effect[MazeState]):
    """After taking something: the turn ends, unless what one wears says otherwise.

    `env` is (1 if it was taken instead of rolling, 1 if that was worn before): in the first case it
    costs a step of the roll to come.
    """

    path = "grab"

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if not env[1] or power(st, seat) != GRAB_AND_GO:
            return
        if env[0]:
            MOVING.push(st, 0, seat, (1,))
        else:
            WALK.push(st, 0, seat, ())


class Moving(Effect[MazeState]):
    """M6.1: the movement roll; `env` is (steps it costs beforehand,), then the die as well."""

    path = "move"

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        face = env[1] if step == 1 else roll(st, ch, seat)
        if step == 0:
            st.tell("MoveRolled", seat, (face,))
            if luck_held(st, seat) >= 0:
                self.ask(st, seat, "luck", (KEEP_DIE, TURN_DIE), 1, (env[0], face))
                return
        elif st.answer == TURN_DIE:
            face = turn_die(st, seat, face)
        st.steps = max(0, walking_steps(st, seat, face) - env[0])
        after_roll(st, seat)
        st.tell("StepsToGo", seat, (st.steps,))
        WALK.push(st, 0, seat, ())

    def candidates(self, st: MazeState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        return (KEEP_DIE, TURN_DIE)


class Walk(Effect[MazeState]):
    """M6.1: first what the walk is for, then where it ends; `env` is (the deed,) for the second ask."""

    path = "walk"

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        if step == 0:
            options = self._deeds(st, seat)
            if len(options) > 1:
                self.ask(st, seat, "walk", tuple(options), 1, ())
        elif step == 2:
            self._go(st, seat, env[0], st.answer)
        elif st.answer >= DRINK:
            self.push(st, 0, seat, ())
            drink(st, seat, st.answer - DRINK)
        elif st.answer != END:
            deed = st.answer
            fields = fields_for(st, seat, deed)
            if len(fields) > 1:
                self.ask(st, seat, "goal", tuple(fields), 2, (deed,))
            else:
                self._go(st, seat, deed, fields[0])

    def _deeds(self, st: MazeState, seat: int) -> list[int]:
        options = [END]
        if st.steps > 0:
            found = deeds_in_reach(st, seat)
            options.extend([deed for deed in DEEDS if found >> deed & 1])
        if st.potions[seat]:
            options.extend(drinks(st, seat, ON_WALK, -1))
        return options

    def _go(self, st: MazeState, seat: int, deed: int, field: int) -> None:
        if field != st.place[seat] or deed != EXPLORING:
            st.steps -= dict(goals(st, st.place[seat], st.steps))[field]
            st.tell("Walked", seat, (field,))
            st.waits[seat] = NOWHERE
        if deed == CLIMBING:
            CLIMB.push(st, 0, seat, (field,))
            return
        st.place[seat] = field
        if deed == FACE:
            if is_slippery(st, seat, field):
                SLIP.ask(st, seat, "slip", (FACE_IT, SLIP_PAST), 0, ())
            else:
                ENCOUNTER.push(st, 0, seat, (deck_of(st.marker[field]),))
        elif deed == EXPLORING:
            EXPLORE.push(st, 0, seat, ())
        elif deed != STROLL:
            grab(st, seat, deed, 0)

    def candidates(self, st: MazeState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        if env:
            level = st.level_of(seat)
            return tuple([field for field in range(len(st.grid)) if st.levels[field] == level])
        kinds = [DRINK + kind for kind in range(len(st.table.pack.potions))]
        return (END, *DEEDS, *kinds)

    def why_not_option(
        self, st: MazeState, seat: int, env: tuple[int, ...], option: int
    ) -> Refusal | None:
        if env:
            far = dict(goals(st, st.place[seat], st.steps))
            return why_not_deed(st, seat, env[0], option, far.get(option, -1))
        if option == END:
            return None
        if option >= DRINK:
            return why_not_drink(st, seat, option - DRINK, ON_WALK, -1)
        if fields_for(st, seat, option):
            return None
        here = st.place[seat]
        if option == EXPLORING and why_not_deed(st, seat, option, here, 0) is NO_PEACE:
            return NO_PEACE
        return NOWHERE_IN_REACH[option]


def goals(st: MazeState, start: int, steps: int) -> list[tuple[int, int]]:
    """Where a walk can end, with the steps it takes.

    The field one stands on is among them only where its marker makes stepping off and on again an
    entering (M6.1a).
    """
    found = reach(st, start, steps)
    if steps > 1 and _is_entered(st, start):
        for near in passages(st, start):
            if not stops(st, near):
                found.append((start, 2))
                break
    return found


def _is_entered(st: MazeState, field: int) -> bool:
    """Whether getting to a field is something else than standing on it."""
    if st.marker[field] >= MONSTER:
        return not st.mist
    # Ruling `take_standing`: where nothing is taken standing, one may step off and on again for it.
    return st.table.law.no_taking_standing and (st.marker[field] > 0 or grave_at(st, field) >= 0)


def deeds_in_reach(st: MazeState, seat: int) -> int:
    """What a walk can be for, as bits.

    Every walk asks this, so it goes over the fields once; the proof in tests/properties compares
    the result with `why_not_deed` throughout.
    """
    here, steps, marker = st.place[seat], st.steps, st.marker
    ends = {exit // 4 for exit in st.exits[st.levels[here]]}
    found = 0
    if here in ends and _why_not_explore(st, here, 0) is None:
        found = 1 << EXPLORING
    graves = {grave[0] for grave in st.graves}
    for field, spent in goals(st, here, steps):
        if st.grid[field] & STAIRS:
            found |= 1 << CLIMBING
            continue
        mark = marker[field]
        if mark >= MONSTER and not st.mist:
            found |= 1 << FACE
            continue
        if field != here:
            found |= 1 << STROLL
        if spent < steps and field in ends:
            found |= 1 << EXPLORING
        if mark or field in graves:
            for deed in (TAKE, OPEN, LOOTING):
                if why_not_grab(st, seat, deed, field, False) is None:
                    found |= 1 << deed
    return found


def fields_for(st: MazeState, seat: int, deed: int) -> list[int]:
    """The fields on which a walk can end for a deed."""
    here = st.place[seat]
    found = [
        field
        for field, spent in goals(st, here, st.steps)
        if why_not_deed(st, seat, deed, field, spent) is None
    ]
    if deed == EXPLORING and why_not_deed(st, seat, deed, here, 0) is None and here not in found:
        found.append(here)
    found.sort()
    return found


def why_not_deed(st: MazeState, seat: int, deed: int, field: int, spent: int) -> Refusal | None:
    """Why a walk cannot end so; `spent` are the steps to the field, -1 if it is out of reach."""
    if deed == EXPLORING and field == st.place[seat]:
        spent = 0
    if spent < 0:
        return ALREADY_THERE if field == st.place[seat] else TOO_FAR
    is_stairs = st.grid[field] & STAIRS != 0
    if deed == CLIMBING:
        return None if is_stairs else NO_STAIRS_THERE
    if is_stairs:
        return STOPS_THERE
    if deed == EXPLORING:
        return _why_not_explore(st, field, spent)
    halts = st.marker[field] >= MONSTER and not st.mist
    if deed == FACE:
        return None if halts else NOTHING_TO_FACE
    if halts:
        return STOPS_THERE
    if deed == STROLL and field == st.place[seat]:
        return ALREADY_THERE
    return None if deed == STROLL else why_not_grab(st, seat, deed, field, False)


def _why_not_explore(st: MazeState, field: int, spent: int) -> Refusal | None:
    """M6.2, M6.2b: an open exit there, and a step left for it; a marker on the way stops the walk."""
    if spent > 0 and stops(st, field):
        return STOPS_THERE
    is_begun_here = spent == 0 and field not in st.slipped
    if is_begun_here and st.table.law.no_peace and st.marker[field] >= MONSTER:
        return NO_PEACE
    for exit in st.exits[st.levels[field]]:
        if exit // 4 == field:
            return None if spent < st.steps else NO_STEPS
    return NO_EXIT_HERE


def is_slippery(st: MazeState, seat: int, field: int) -> bool:
    """Whether a cloak may hide its wearer from the monster of a field: once per marker and turn."""
    if power(st, seat) != UNREMARKABLE or field in st.slipped:
        return False
    return st.marker[field] == MONSTER


class Slip(Effect[MazeState]):
    """A cloak of unremarkability: on 4 to 6 the monster does not notice its wearer."""

    path = "slip"

    def run(self, st: MazeState, ch: Chance, step: int, seat: int, env: tuple[int, ...]) -> None:
        field = st.place[seat]
        st.slipped = (*st.slipped, field)
        if st.answer == SLIP_PAST:
            face = ch.pick(STREAM_DIE + seat, DIE)
            st.tell("SlipRolled", seat, (face, int(face >= SLIPS_FROM)))
            if face >= SLIPS_FROM:
                WALK.push(st, 0, seat, ())
                return
        ENCOUNTER.push(st, 0, seat, (deck_of(st.marker[field]),))

    def candidates(self, st: MazeState, seat: int, env: tuple[int, ...]) -> tuple[int, ...]:
        return (FACE_IT, SLIP_PAST)


GRAB: Final = Grab()
MOVING: Final = Moving()
WALK: Final = Walk()
SLIP: Final = Slip()

"""`madmage cards`: the card workshop, from a first card to what it does to winning."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from madmage.cli.main import print_json
from madmage.cli.streams import is_unicode, is_watched
from madmage.kernel.error import MadmageError
from madmage.workshop.kind import game_of, room
from madmage.workshop.schema import schema_of


def run(args: argparse.Namespace) -> int:
    """One of the benches of the workshop."""
    benches: dict[str, Callable[[argparse.Namespace], None]] = {
        "new": _new,
        "check": _check,
        "show": _show,
        "test": _test,
        "balance": _balance,
        "schema": _schema,
    }
    benches[args.what](args)
    return 0


def _new(args: argparse.Namespace) -> None:
    from madmage.workshop.draft import begin

    asked = {
        "element": args.element,
        "level": args.level,
        "type": args.type,
        "kind": args.of_kind,
    }
    draft = begin(
        args.game,
        args.kind,
        args.name,
        Path(args.pack or f"my_{args.game}"),
        key=args.key,
        replaces=args.replaces,
        wanted={name: value for name, value in asked.items() if value is not None},
    )
    if draft.is_new_pack:
        print(f"{draft.folder}: a new pack that builds on the default one")
    place = f", in the place of '{draft.replaces}'" if draft.replaces else ""
    print(f"{draft.file}:{draft.line}: '{draft.key}'{place}; open the file and change it, then:")
    pack = f"--pack {draft.folder}"
    for command in (
        f"check {draft.folder}",
        f"show {args.game} {draft.key} {pack}",
        f"test {args.game} {draft.key} {pack}",
        f"balance {args.game} {draft.key} {pack}",
    ):
        print(f"  madmage cards {command}")


def _check(args: argparse.Namespace) -> None:
    name, game = args.folder, args.game
    folder = Path(name) if Path(name).is_dir() else room(game or "book", "loading").folder_of(name)
    game = game or game_of(folder)
    pack = room(game, "loading").load_folder(folder)
    summary = room(game, "catalogue").summary(pack)
    print(f"{folder}: a good pack, {summary}, hash {pack.hash}")
    from madmage.workshop.advice import advice_on

    for line in advice_on(game, folder):
        print(line)


def _show(args: argparse.Namespace) -> None:
    pack = room(args.game, "loading").load_pack(args.pack)
    if not args.keys:
        if args.svg:
            raise MadmageError("--svg draws one card; name it")
        print("\n".join(room(args.game, "catalogue").lines(pack, args.lang, [])))
        return
    from madmage.workshop.face import face_of
    from madmage.workshop.frame import framed

    faces = [face_of(args.game, pack, key, args.lang) for key in args.keys]
    if args.svg:
        from madmage.workshop.picture import picture

        if len(faces) > 1:
            raise MadmageError("--svg draws one card; name only one")
        Path(args.svg).write_text(picture(faces[0]), encoding="utf-8")
        print(f"{args.svg}: {faces[0].name}")
        return
    for face in faces:
        print("\n".join(framed(face, is_plain=not is_unicode())))


def _test(args: argparse.Namespace) -> None:
    from madmage.workshop.bench import Bench
    from madmage.workshop.finding import sentences

    bench = Bench(args.game, args.pack, args.card, args.players, args.seed)
    data, record = bench.test(args.situations, wants_record=bool(args.record))
    if args.json:
        print_json(data)
    else:
        print("\n".join(sentences(data)))
    if args.record and record:
        Path(args.record).write_text(record, encoding="utf-8")
        if not args.json:
            print(
                f"{args.record}: this example as a record; madmage play --load {args.record} --line"
            )


def _balance(args: argparse.Namespace) -> None:
    from madmage.cli.lab import bar
    from madmage.workshop.measure import Measurement, sentences

    if args.jobs is not None and args.jobs < 1:
        raise MadmageError("--jobs takes a number from 1 on")
    measurement = Measurement(args.game, args.pack, args.card, args.out)
    plan = measurement.plan(args.games, args.agent, args.players, args.seed, args.difficulty)
    found = measurement.run(plan, args.jobs, bar() if is_watched() else None)
    if args.json:
        print_json(found)
    else:
        print("\n".join(sentences(found)))


def _schema(args: argparse.Namespace) -> None:
    print_json(schema_of(args.game, args.file))

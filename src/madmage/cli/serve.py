"""`madmage serve`: a server for this machine, or for everybody in the same network."""

from __future__ import annotations

import argparse
import logging
import os
import socket
import sys
import webbrowser
from pathlib import Path

from madmage.kernel.error import MadmageError

LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"  # noqa: S104
BACKLOG = 2048


def run(args: argparse.Namespace) -> int:
    """Serve until somebody stops it."""
    import uvicorn

    from madmage.server.app import make_app
    from madmage.server.config import TRUSTING, Config, Limits
    from madmage.server.run import look_for_rubbish_gently, settings
    from madmage.server.telling import learn_by_heart

    logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s", stream=sys.stderr)
    logging.getLogger("madmage.server").setLevel(logging.INFO)
    listener = _listen(args)
    lan = _lan_links(args)
    pace = {} if args.pace is None else {"pace": args.pace, "watch_pace": 2 * args.pace}
    config = Config(
        data=data_folder(args.data),
        lan=tuple(lan),
        domains=tuple(args.domain),
        workers=args.workers,
        is_careful=args.careful,
        limits=TRUSTING if args.trust else Limits(),
        packs=packs_of(args.pack, data_folder(args.data) / "packs"),
        **pace,
    )
    app = make_app(config)
    _greet(args, config.page, lan)
    if args.open:
        webbrowser.open(f"http://{LOOPBACK}:{args.port}/")
    learn_by_heart()
    look_for_rubbish_gently()
    uvicorn.Server(settings(app)).run(sockets=[listener])
    return 0


def packs_of(folders: list[str], shelf: Path) -> dict[str, str]:
    """The packs with which new tables play, by game; each is checked before anybody comes.

    Tables play with a copy: what its author changes meanwhile is there when the server starts again.
    """
    from madmage.server.reader import OUR_PACKS
    from madmage.server.telling import pack_name
    from madmage.workshop.keep import kept
    from madmage.workshop.kind import game_of, room

    packs: dict[str, str] = {}
    for folder in folders:
        if not Path(folder).is_dir():
            raise MadmageError(f"--pack takes the folder of a pack, and {folder} is none")
        game = game_of(Path(folder))
        if game in packs:
            raise MadmageError(f"{folder} is a second pack of {game}; name one")
        packs[game] = str(kept(game, Path(folder), shelf).resolve())
        room(game, "loading").load_pack(packs[game])
        name = pack_name(game, packs[game])
        if name in OUR_PACKS:
            # A page asks for cards by the name of their pack.
            raise MadmageError(f"{folder} calls itself '{name}', as ours does; name it otherwise")
    return packs


def data_folder(wanted: str | None) -> Path:
    """Where tables are kept: where one was told, or where such things belong."""
    if wanted:
        return Path(wanted)
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "madmage"


def _host(args: argparse.Namespace) -> str:
    return args.host or (EVERYWHERE if args.lan else LOOPBACK)


def _listen(args: argparse.Namespace) -> socket.socket:
    """The open door, before anything else is done: it may be taken."""
    if not 0 < args.port < 65536:
        raise MadmageError(f"a port is a number from 1 to 65535, not {args.port}")
    host = _host(args)
    try:
        found = socket.getaddrinfo(host, args.port, type=socket.SOCK_STREAM)
        family, kind, protocol, _, address = found[0]
        # Unless its protocol is named, asyncio lets every second part of an answer wait 40 ms.
        listener = socket.socket(family, kind, protocol)
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(BACKLOG)
    except OSError as error:
        raise MadmageError(_why_not(host, args.port, error)) from error
    return listener


def _why_not(host: str, port: int, error: OSError) -> str:
    import errno

    if error.errno == errno.EADDRINUSE:
        return f"port {port} is taken; stop what uses it, or choose another with --port"
    if error.errno == errno.EACCES:
        return f"port {port} is not allowed here; choose one above 1023 with --port"
    return f"cannot listen on {host}, port {port}: {error.strerror or error}"


def _lan_links(args: argparse.Namespace) -> list[str]:
    """Where others in the network find this server; nothing if it is for this machine alone."""
    if _host(args) != EVERYWHERE:
        return []
    return [f"http://{address}:{args.port}" for address in lan_addresses()]


def _greet(args: argparse.Namespace, page: Path, lan: list[str]) -> None:
    """Where to find it, a line each; for phones also as a picture."""
    host = _host(args)
    print(f"madmage is served at http://{LOOPBACK if host == EVERYWHERE else host}:{args.port}/")
    for link in lan:
        print(f"in this network: {link}/")
    if lan and sys.stdout.isatty():
        import segno

        segno.make(f"{lan[0]}/", micro=False).terminal(out=sys.stdout, border=2, compact=True)
    if not (page / "index.html").is_file():
        print("the page is not built yet: run make page")
    print("Ctrl-C stops it", flush=True)


def lan_addresses() -> list[str]:
    """The addresses by which others in the network reach this machine."""
    found: list[str] = []
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            # Nothing is sent: this only asks which way a packet would go.
            probe.connect(("192.0.2.1", 9))
            found.append(probe.getsockname()[0])
    except OSError:
        pass
    try:
        infos = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        found += [str(info[4][0]) for info in infos]
    except OSError:
        pass
    return [a for a in dict.fromkeys(found) if not a.startswith("127.") and a != EVERYWHERE]

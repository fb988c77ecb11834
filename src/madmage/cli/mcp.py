"""`madmage mcp`: the games as tools for a language model."""

from __future__ import annotations

import argparse


def run(args: argparse.Namespace) -> int:
    """Serve over standard input and output, or over HTTP on this machine."""
    from madmage.assistant.door import make_server

    server = make_server()
    if args.http is None:
        server.run("stdio")
    else:
        server.run("streamable-http", host="127.0.0.1", port=args.http)
    return 0

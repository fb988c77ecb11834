"""An answer in two parts is not held back until the first one is acknowledged."""

import argparse
import asyncio
import socket

from madmage.cli.serve import _listen


def test_what_the_server_sends_does_not_wait_for_the_other_side():
    """Otherwise every request after a line's first takes 40 ms longer."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]

    async def nodelay() -> int:
        met: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def meet(_reader, writer):
            line = writer.get_extra_info("socket")
            met.set_result(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        door = _listen(argparse.Namespace(host="", lan=False, port=port))
        async with await asyncio.start_server(meet, sock=door):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            found = await met
            writer.close()
            return found

    assert asyncio.run(nodelay())

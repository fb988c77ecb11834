"""A crew on a Ray cluster: the same work on many machines.

Ray is loaded only here, and only when somebody asks for it. Nothing is fetched from or told to
anybody outside: no usage statistics, no dashboard.
"""

from __future__ import annotations

import logging
import os
import secrets
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Generic, Self, TypeVar

from madmage.kernel.error import MadmageError

R = TypeVar("R")

LOCAL = "local"
STORE_BYTES = 100_000_000
"""Memory for results on their way; rows of games are small."""


def load_ray() -> Any:
    """The module, or what to install."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        return import_module("ray")
    except ImportError as error:
        raise MadmageError(
            "--ray needs Ray, which is not installed here; pip install 'madmage[lab]' brings it, "
            "or leave --ray away to play on processes of this machine"
        ) from error


class Cluster(Generic[R]):
    """One kind of work on the processors of a cluster, in whatever order."""

    def __init__(self, address: str, jobs: int, work: Callable[..., R]) -> None:
        self._ray = load_ray()
        try:
            _connect(self._ray, address, jobs)
        except (ConnectionError, ValueError, RuntimeError, TimeoutError) as error:
            sentence = str(error).strip().partition("\n")[0]
            raise MadmageError(f"no Ray cluster answers at '{address}': {sentence}") from error
        self.jobs = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self._work = self._ray.remote(num_cpus=1, max_retries=3)(work)
        self._waiting: list[Any] = []

    def put(self, *piece: Any) -> None:
        """Have a piece worked on as soon as a processor is free."""
        self._waiting.append(self._work.remote(*piece))

    def get(self) -> R:
        """The result of one of the pieces, the first that is ready; waits for it."""
        ready, self._waiting = self._ray.wait(self._waiting, num_returns=1)
        try:
            result: R = self._ray.get(ready[0])
        except self._ray.exceptions.RayTaskError as error:
            cause = error.cause
            raise (cause if isinstance(cause, MadmageError) else error) from error
        except self._ray.exceptions.RayError as error:
            raise MadmageError(f"the cluster lost a piece of work: {error}") from error
        return result

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for reference in self._waiting:
            self._ray.cancel(reference, force=True)
        self._ray.shutdown()


def _connect(ray: Any, address: str, jobs: int) -> None:
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR, "configure_logging": True}
    if address == LOCAL:
        # A secret of its own for a cluster that lives as long as this process, left nowhere on disk.
        os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex(32))
        ray.init(
            address=LOCAL,
            num_cpus=jobs,
            include_dashboard=False,
            object_store_memory=STORE_BYTES,
            _node_ip_address="127.0.0.1",
            **quiet,
        )
        return
    # Machines of a cluster need Ray and our requirements, but not this very copy of the program.
    package = Path(__file__).resolve().parent.parent
    ray.init(
        address=address,
        runtime_env={"py_modules": [str(package)], "excludes": ["server/page", "__pycache__"]},
        **quiet,
    )

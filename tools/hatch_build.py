"""Build hook: the browser's page, and compiled extensions if a C compiler is there, into the wheel.

MADMAGE_COMPILE=0 asks for a wheel of plain Python, MADMAGE_COMPILE=1 insists on a compiled one.
Where the machine has no Node, the one from PyPI builds the page.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface):
    """Builds the page and compiles before the wheel is packed."""

    def dependencies(self) -> list[str]:
        page = self._page()
        is_ready = page.is_fresh() or page.node_folder() is not None
        return [] if is_ready else [page.NODE_WHEEL]

    def _page(self) -> Any:
        tools = str(Path(self.root) / "tools")
        if tools not in sys.path:
            sys.path.insert(0, tools)
        import page

        return page

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        page = self._page()
        if not page.is_fresh():
            page.build()
        build_data["force_include"][str(page.PAGE)] = "madmage/server/page"
        self._compile(build_data, os.environ.get("MADMAGE_COMPILE", ""))

    def _compile(self, build_data: dict[str, Any], wish: str) -> None:
        if wish == "0":
            return
        from compile import compile_into

        target = Path(tempfile.mkdtemp()) / "compiled"
        try:
            extensions = compile_into(target)
        except BaseException as error:  # the compiler's way out is SystemExit
            if wish == "1":
                raise
            self.app.display_warning(f"no compiled rules in this wheel: {error}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for extension in extensions:
            build_data["force_include"][str(extension)] = str(extension.relative_to(target))

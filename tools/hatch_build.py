"""Build hook: put compiled extensions into the wheel if a C compiler is there, else a plain wheel.

MADMAGE_COMPILE=0 asks for a plain wheel, MADMAGE_COMPILE=1 insists on a compiled one.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface):
    """Compiles before the wheel is packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        wish = os.environ.get("MADMAGE_COMPILE", "")
        if self.target_name != "wheel" or version == "editable" or wish == "0":
            return
        sys.path.insert(0, str(Path(self.root) / "tools"))
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

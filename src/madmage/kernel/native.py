"""The one seam between plain and compiled Python.

mypyc recognises its class decorator by name. This module gives the decorator a meaning for
the type checker and none at run time, so the kernel needs nothing but the standard library.
It is the only kernel module that is never compiled.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_flags):
        return lambda cls: cls


def is_compiled() -> bool:
    """Whether the kernel runs as a compiled extension (True) or as plain Python (False)."""
    from madmage.kernel import agenda

    return not (agenda.__file__ or "").endswith(".py")

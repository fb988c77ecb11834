"""The one seam between plain and compiled Python.

mypyc recognises its class decorator by name. This module gives the decorator a meaning for
the type checker and none at run time, so the kernel needs nothing but the standard library.
It is the only kernel module that is never compiled.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeGuard, TypeVar

T = TypeVar("T")

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_flags):
        return lambda cls: cls


def is_a(thing: object, kind: Callable[..., T]) -> TypeGuard[T]:
    """Whether a thing is of a class or of one derived from it, asked from plain code.

    Compiled abstract classes share one memory of what is an instance of what, so that plain code
    must not ask `isinstance` of them: the answer for one class would be taken for another's.
    """
    return kind in type(thing).__mro__


def is_compiled() -> bool:
    """Whether the kernel runs as a compiled extension (True) or as plain Python (False)."""
    from madmage.kernel import agenda

    return not (agenda.__file__ or "").endswith(".py")

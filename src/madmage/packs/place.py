"""Where in a TOML file a value stands.

The standard library reads TOML but forgets the lines. This walks over text that is already known
to be valid and notes the line of every key and array item, so that a fault can name its line.
"""

from __future__ import annotations

Path = tuple[str | int, ...]


class Places:
    """Line numbers by path, for one valid TOML text."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._line = 1
        self.lines: dict[Path, int] = {}
        self._items: dict[Path, int] = {}
        self._walk()

    def line(self, path: Path) -> int:
        """The line of a path, or of the nearest thing around it; 1 for the whole file."""
        while path:
            if path in self.lines:
                return self.lines[path]
            path = path[:-1]
        return 1

    def _walk(self) -> None:
        table: Path = ()
        while self._skip(" \t\r\n"):
            if self._peek() == "[":
                table = self._header()
            else:
                self._pair(table)

    def _header(self) -> Path:
        line = self._line
        brackets = 0
        while self._peek() == "[":
            self._next()
            brackets += 1
        keys = self._keys()
        while self._peek() == "]":
            self._next()
        path = self._table(keys, is_item=brackets == 2)
        self._note(path, line)
        return path

    def _table(self, keys: Path, *, is_item: bool) -> Path:
        """The table under a header: where the keys lead through `[[…]]`, its latest item is meant."""
        path: Path = ()
        for key in keys[:-1]:
            path = (*path, key)
            if path in self._items:
                path = (*path, self._items[path])
        path = (*path, keys[-1])
        if not is_item:
            return path
        self._items[path] = self._items.get(path, -1) + 1
        return (*path, self._items[path])

    def _pair(self, table: Path) -> None:
        line = self._line
        path = table + self._keys()
        self._next()  # the equals sign
        self._note(path, line)
        self._skip(" \t")
        self._value(path)

    def _note(self, path: Path, line: int) -> None:
        for end in range(1, len(path) + 1):
            self.lines.setdefault(path[:end], line)

    def _keys(self) -> Path:
        keys: list[str] = []
        while True:
            self._skip(" \t")
            keys.append(self._string() if self._peek() in "\"'" else self._bare())
            self._skip(" \t")
            if self._peek() != ".":
                return tuple(keys)
            self._next()

    def _bare(self) -> str:
        start = self._at
        while self._peek().isalnum() or self._peek() in "-_":
            self._next()
        return self._text[start : self._at]

    def _value(self, path: Path) -> None:
        mark = self._peek()
        if mark == "[":
            self._array(path)
        elif mark == "{":
            self._inline_table(path)
        elif mark in "\"'":
            self._string()
        else:
            while self._peek() and self._peek() not in ",]}\n#":
                self._next()

    def _array(self, path: Path) -> None:
        self._next()
        index = 0
        while self._skip(" \t\r\n,") and self._peek() != "]":
            self.lines[(*path, index)] = self._line
            self._value((*path, index))
            index += 1
        self._next()

    def _inline_table(self, path: Path) -> None:
        self._next()
        while self._skip(" \t\r\n,") and self._peek() != "}":
            self._pair(path)
        self._next()

    def _string(self) -> str:
        quote = self._peek()
        if self._text.startswith(quote * 3, self._at):
            return self._long_string(quote * 3)
        start = self._at + 1
        self._next()
        while self._peek() != quote:
            if self._peek() == "\\" and quote == '"':
                self._next()
            self._next()
        self._next()
        return self._text[start : self._at - 1]

    def _long_string(self, fence: str) -> str:
        start = self._at + 3
        for _ in range(3):
            self._next()
        while not self._text.startswith(fence, self._at):
            self._next()
        for _ in range(3):
            self._next()
        return self._text[start : self._at - 3]

    def _skip(self, blanks: str) -> bool:
        """Skip blanks and comments; whether anything is left."""
        while self._at < len(self._text):
            if self._peek() == "#":
                while self._peek() not in ("", "\n"):
                    self._next()
            elif self._peek() in blanks:
                self._next()
            else:
                return True
        return False

    def _peek(self) -> str:
        return self._text[self._at] if self._at < len(self._text) else ""

    def _next(self) -> None:
        if self._peek() == "\n":
            self._line += 1
        self._at += 1

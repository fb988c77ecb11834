"""A smaller PNG: 256 colours chosen by median cut, in plain Python."""

from __future__ import annotations

import struct
import zlib
from collections import Counter

SIGN = b"\x89PNG\r\n\x1a\n"
MOST = 256
Colour = tuple[int, int, int]


def with_palette(png: bytes) -> bytes:
    """The same picture with a palette; takes what Chromium writes: 8 bits, RGB or RGBA, no interlace."""
    width, height, pixels = _read(png)
    counts = Counter(pixels)
    palette = _median_cut(counts)
    place = _nearest(counts, palette)
    rows = b"".join(
        b"\0" + bytes(place[pixel] for pixel in pixels[at : at + width])
        for at in range(0, width * height, width)
    )
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    colours = bytes(part for colour in palette for part in colour)
    chunks = [
        (b"IHDR", head),
        (b"PLTE", colours),
        (b"IDAT", zlib.compress(rows, 9)),
        (b"IEND", b""),
    ]
    return SIGN + b"".join(_chunk(name, body) for name, body in chunks)


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def _read(png: bytes) -> tuple[int, int, list[Colour]]:
    at, packed, width, height, depth = len(SIGN), b"", 0, 0, 3
    while at < len(png):
        size, name = struct.unpack(">I4s", png[at : at + 8])
        body = png[at + 8 : at + 8 + size]
        if name == b"IHDR":
            width, height, _, kind = struct.unpack(">IIBB", body[:10])
            depth = 4 if kind == 6 else 3
        elif name == b"IDAT":
            packed += body
        at += size + 12
    pixels: list[Colour] = []
    for row in _rows(zlib.decompress(packed), width * depth, depth):
        # The last two bits of a colour are not worth a place of their own.
        parts = [part & 0xFC for part in row]
        pixels.extend(zip(parts[0::depth], parts[1::depth], parts[2::depth], strict=True))
    return width, height, pixels


def _rows(raw: bytes, stride: int, step: int) -> list[bytearray]:
    """The rows without their filters (PNG, chapter 9)."""
    rows: list[bytearray] = []
    above = bytearray(stride)
    for at in range(0, len(raw), stride + 1):
        kind, row = raw[at], bytearray(raw[at + 1 : at + 1 + stride])
        for i in range(stride):
            left = row[i - step] if i >= step else 0
            corner = above[i - step] if i >= step else 0
            row[i] = (row[i] + _guess(kind, left, above[i], corner)) & 0xFF
        rows.append(row)
        above = row
    return rows


def _guess(kind: int, left: int, up: int, corner: int) -> int:
    if kind == 4:
        total = left + up - corner
        far = (abs(total - left), abs(total - up), abs(total - corner))
        return (left, up, corner)[far.index(min(far))]
    return (0, left, up, (left + up) // 2)[kind]


def _median_cut(counts: Counter[Colour]) -> list[Colour]:
    boxes = [list(counts)]
    while len(boxes) < MOST:
        boxes.sort(key=lambda box: _spread(box)[0] * sum(counts[c] for c in box) ** 0.5)
        box = boxes.pop()
        wide, part = _spread(box)
        if not wide:
            boxes.append(box)
            break
        box.sort(key=lambda colour: colour[part])
        half, seen, at = sum(counts[c] for c in box) / 2, 0, 0
        while at < len(box) - 2 and seen < half:
            seen += counts[box[at]]
            at += 1
        boxes += [box[: max(at, 1)], box[max(at, 1) :]]
    return [_mean(box, counts) for box in boxes]


def _spread(box: list[Colour]) -> tuple[int, int]:
    """How wide a box is, and along which part of the colour."""
    wide = [max(part) - min(part) for part in zip(*box, strict=True)]
    return max(wide), wide.index(max(wide))


def _mean(box: list[Colour], counts: Counter[Colour]) -> Colour:
    total = sum(counts[colour] for colour in box)
    red, green, blue = (sum(c[part] * counts[c] for c in box) // total for part in range(3))
    return red, green, blue


def _nearest(counts: Counter[Colour], palette: list[Colour]) -> dict[Colour, int]:
    def of(colour: Colour) -> int:
        red, green, blue = colour
        far = [(red - r) ** 2 + (green - g) ** 2 + (blue - b) ** 2 for r, g, b in palette]
        return far.index(min(far))

    return {colour: of(colour) for colour in counts}

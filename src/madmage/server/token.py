"""Tokens: a seat at a table as a sealed text. Whoever shows it sits there."""

from __future__ import annotations

from itsdangerous import BadSignature, URLSafeSerializer

from madmage.server.problem import BAD_TOKEN, Problem


class Sealer:
    """Makes and reads tokens with the store's secret."""

    def __init__(self, secret: str) -> None:
        self._serializer = URLSafeSerializer(secret, salt="madmage seat")

    def token(self, code: str, seat: int, key: str) -> str:
        """The token of a seat; `key` is known to the table alone."""
        sealed = self._serializer.dumps([code, seat, key])
        return sealed if isinstance(sealed, str) else sealed.decode()

    def seat_of(self, token: str, code: str, keys: list[str]) -> int:
        """The seat behind a token of this very table, by the keys of its seats."""
        try:
            sealed = self._serializer.loads(token)
        except BadSignature:
            sealed = None
        for seat, key in enumerate(keys):
            if key and sealed == [code, seat, key]:
                return seat
        raise Problem(BAD_TOKEN, "problem-bad-token")

"""One server for all tests of a process that do not need one of their own."""

import pytest

from server.guest import House, trusting

SEED = 3
"""Of every table, so that no test depends on luck."""


@pytest.fixture(scope="session", autouse=True)
def same_luck():
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("madmage.server.hall.fresh_seed", lambda: SEED)
        yield


@pytest.fixture(scope="session")
def house(tmp_path_factory):
    house = House(trusting(tmp_path_factory.mktemp("house")))
    yield house
    house.stop()


@pytest.fixture
def build(tmp_path):
    """Makes servers with settings of their own."""
    houses = []

    def make(folder="own", **more):
        house = House(trusting(tmp_path / folder, **more))
        houses.append(house)
        return house

    yield make
    for house in houses:
        house.stop()

"""One browser and one server for all browser tests of a process."""

import pytest

from browser.person import Person
from browser.stage import PATIENCE, Tables, chromium, is_required, serving, why_not_here


@pytest.fixture(scope="session")
def browser():
    reason = why_not_here()
    if reason and is_required():
        pytest.fail(reason)
    if reason:
        pytest.skip(reason)
    with chromium() as browser:
        from playwright.sync_api import expect

        expect.set_options(timeout=PATIENCE)
        yield browser


@pytest.fixture(scope="session")
def stage(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("stage")) as house:
        yield house


@pytest.fixture(scope="session")
def tables(stage):
    return Tables(stage)


@pytest.fixture
def visit(browser, stage):
    """Opens windows; nothing may go wrong in any of them."""
    people = []

    def come(size=None, base=f"http://127.0.0.1:{stage.port}", **more):
        people.append(Person(browser, base, size, **more))
        return people[-1]

    yield come
    faults = [fault for person in people for fault in person.leave()]
    assert faults == []

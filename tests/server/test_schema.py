"""schemathesis against the OpenAPI document: whatever is sent, the server has an answer."""

from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from server.serving import Seat, Server, set_table
from support.patience import PATIENCE

THOROUGH = settings(
    max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None
)


def attack(operation: Any, ada: Seat) -> list[int]:
    """Send what the document allows, and what it does not quite; the statuses answered."""
    answered: list[int] = []

    @given(data=st.data())
    @THOROUGH
    def send(data: st.DataObject) -> None:
        case = data.draw(operation.as_strategy())
        if data.draw(st.booleans()):  # a real table, for half of the attempts
            case.path_parameters = {**(case.path_parameters or {}), "table": ada.table}
        answer = case.call(base_url=ada.server.url, headers={"authorization": f"Bearer {ada.token}"}, timeout=PATIENCE)
        assert answer.status_code != 500, (operation.path, answer.text)
        if answer.status_code != 503:  # a bot that is late, or a page that is not built, is no fault
            case.validate_response(answer, checks=[not_a_server_error])
        answered.append(answer.status_code)

    send()
    return answered


def test_no_request_makes_the_server_fail(server: Server) -> None:
    ada, _ = set_table(server, "hn")
    schema = schemathesis.openapi.from_url(f"{server.url}/schema")
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) > 20
    statuses = {status for operation in operations for status in attack(operation, ada)}
    assert {200, 400, 404} <= statuses

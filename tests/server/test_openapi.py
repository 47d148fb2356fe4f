"""The REST side is as its OpenAPI page says, whatever is sent."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings

from ludoteca.server.rest import WAYS, Way, openapi
from tests.server.house import House

CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
)


def test_every_way_is_on_the_page_with_its_types(house: House) -> None:
    page = house.http.get("/openapi.json").json()
    assert page == openapi("")
    told = {(method.upper(), path) for path, ways in page["paths"].items() for method in ways}
    assert told == {(way.method, way.path.replace(":int", "")) for way in WAYS}
    for way in WAYS:
        said = page["paths"][way.path.replace(":int", "")][way.method.lower()]
        assert said["summary"]
        assert f"{way.status}" in said["responses"]
        assert ("requestBody" in said) == (way.body is not None)
    names = [ways[method]["operationId"] for ways in page["paths"].values() for method in ways]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("way", WAYS, ids=lambda way: f"{way.method} {way.path}")
def test_answers_are_as_promised_whatever_is_sent(house: House, way: Way) -> None:
    links = house.create("patrician", ["me", "open"], public=True)
    schema = schemathesis.openapi.from_dict(openapi(house.address))
    operation = schema[way.path.replace(":int", "")][way.method]
    checks = [getattr(schemathesis.checks, name) for name in CHECKS]

    @given(case=operation.as_strategy())
    @settings(
        max_examples=12,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def holds(case: Any) -> None:
        for table in (None, links.table):
            if table is not None and case.path_parameters and "table" in case.path_parameters:
                case.path_parameters["table"] = table
                case.headers = {**(case.headers or {}), "authorization": f"Bearer {links.host}"}
            elif table is not None:
                continue
            answer = case.call(base_url=house.address)
            case.validate_response(answer, checks=checks)

    holds()

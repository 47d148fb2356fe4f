"""The REST side behaves as its OpenAPI page says, whatever is sent."""

from __future__ import annotations

import json
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings

from ludoteca.server.transport.endpoints import ENDPOINTS, Endpoint
from ludoteca.server.transport.openapi import openapi
from tests.server.running import RunningServer

CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
)


def test_every_endpoint_is_on_the_page_with_its_types(server: RunningServer) -> None:
    page = server.http.get("/openapi.json").json()
    assert page == json.loads(openapi(""))
    described = {(method.upper(), path) for path, operations in page["paths"].items() for method in operations}
    assert described == {(endpoint.method, endpoint.path.replace(":int", "")) for endpoint in ENDPOINTS}
    for endpoint in ENDPOINTS:
        operation = page["paths"][endpoint.path.replace(":int", "")][endpoint.method.lower()]
        assert operation["summary"]
        assert f"{endpoint.status}" in operation["responses"]
        assert ("requestBody" in operation) == (endpoint.body is not None)
    names = [operations[method]["operationId"] for operations in page["paths"].values() for method in operations]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda endpoint: f"{endpoint.method} {endpoint.path}")
def test_responses_match_the_page_whatever_is_sent(server: RunningServer, endpoint: Endpoint) -> None:
    links = server.create("patrician", ["me", "open"], public=True)
    schema = schemathesis.openapi.from_dict(json.loads(openapi(server.address)))
    operation = schema[endpoint.path.replace(":int", "")][endpoint.method]
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
            answer = case.call(base_url=server.address)
            case.validate_response(answer, checks=checks)

    holds()

"""The OpenAPI page of the REST side, made from the list of endpoints."""

from __future__ import annotations

import inspect
from functools import lru_cache
from typing import Any, Final

import msgspec

import ludoteca
from ludoteca.core.text import LANGUAGES
from ludoteca.games import keys
from ludoteca.server.messages import wire
from ludoteca.server.transport.endpoints import ENDPOINTS, Endpoint

PATH_PARAMETERS: Final[dict[str, dict[str, Any]]] = {
    "table": {"type": "string", "pattern": "^[0-9a-z]{12}$"},
    "game": {"type": "string"},
    "seat": {"type": "integer", "minimum": 0, "maximum": 7},
}
QUERY_PARAMETERS: Final = {
    "seat": {"type": "integer", "minimum": -1, "maximum": 7, "default": -1},
    "open": {"type": "string", "enum": ["true", "false"], "default": "false"},
    "words": {"type": "string", "enum": ["true", "false"], "default": "false"},
}
ERROR_STATUSES: Final = (400, 403, 404, 409, 413, 429, 503)


@lru_cache
def openapi(base_url: str) -> bytes:
    """The page as JSON."""
    types = [endpoint.returns for endpoint in ENDPOINTS if endpoint.returns not in (None, bytes)]
    types += [endpoint.body for endpoint in ENDPOINTS if endpoint.body not in (None, bytes)]
    types.append(wire.ErrorResponse)
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    by_type = dict(zip(map(repr, types), schemas, strict=True))
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, by_type)
    page = {
        "openapi": "3.1.0",
        "info": {"title": "Ludoteca", "version": ludoteca.__version__},
        "servers": [{"url": base_url or "/"}],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"link": {"type": "http", "scheme": "bearer"}},
        },
    }
    return msgspec.json.encode(page)


def operation(endpoint: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    """The description of one endpoint; `schemas` are those of all types."""
    described: dict[str, Any] = {
        "summary": inspect.getdoc(endpoint.handler),
        "operationId": endpoint.handler.__name__,
        "parameters": parameters(endpoint),
        "responses": responses(endpoint, schemas),
        "security": [{}, {"link": []}],
    }
    if endpoint.body is bytes:
        described["requestBody"] = {
            "content": {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}}
        }
    elif endpoint.body is not None:
        described["requestBody"] = {"required": True, "content": content(schemas[repr(endpoint.body)])}
    return described


def parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    in_path = {name: schema for name, schema in PATH_PARAMETERS.items() if f"{{{name}}}" in endpoint.path}
    if "game" in in_path:
        in_path["game"] = {"type": "string", "enum": list(keys())}
    return [
        *({"name": name, "in": "path", "required": True, "schema": schema} for name, schema in in_path.items()),
        {"name": "lang", "in": "query", "schema": {"type": "string", "enum": list(LANGUAGES)}},
        *({"name": name, "in": "query", "schema": QUERY_PARAMETERS[name]} for name in endpoint.query),
    ]


def responses(endpoint: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    error = {"description": "Trouble", "content": content(schemas[repr(wire.ErrorResponse)])}
    described: dict[str, Any] = {f"{status}": error for status in ERROR_STATUSES}
    success: dict[str, Any] = {"description": "Done"}
    if endpoint.returns is bytes:
        success["content"] = content({})
    elif endpoint.returns is not None:
        success["content"] = content(schemas[repr(endpoint.returns)])
    described[f"{endpoint.status}"] = success
    return described


def content(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}

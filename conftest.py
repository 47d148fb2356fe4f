"""Settings for all tests: doctests run on the imported modules, compiled ones included, and CI skips no test."""

import ast
import contextlib
import importlib
import os
from collections.abc import Generator
from pathlib import Path

import pytest

BY_DESIGN = "by design"
"""The beginning of a reason for a skip that is correct on every machine; CI allows only such skips."""


class ProjectPlugin:
    """Registered as a plugin, since the hooks of a conftest.py do not reach the doctests in src/."""

    def __init__(self, src: Path) -> None:
        self.src = src
        self.strict = os.environ.get("CI") == "true"

    def pytest_collect_file(self, file_path: Path) -> None:
        """Import a module in the usual way before pytest looks for its doctests.

        Pytest would load the file that it found, which is the source even where the module is compiled.
        """
        if file_path.suffix == ".py" and file_path.is_relative_to(self.src) and file_path.stem != "__main__":
            parts = file_path.relative_to(self.src).with_suffix("").parts
            # If the import fails, pytest fails in the same way next and reports it.
            with contextlib.suppress(Exception):
                module = importlib.import_module(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
                if module.__file__ != str(file_path):
                    vars(module)["__test__"] = examples(file_path)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        if not hasattr(report, "wasxfail"):
            self.fail_skipped_in_ci(report)
        return report

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(self) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
        report = yield
        self.fail_skipped_in_ci(report)
        return report

    def fail_skipped_in_ci(self, report: pytest.TestReport | pytest.CollectReport) -> None:
        if self.strict and report.skipped:
            where = report.longrepr
            reason = str(where[2] if isinstance(where, tuple) else where).removeprefix("Skipped: ")
            if not reason.startswith(BY_DESIGN):
                report.outcome, report.longrepr = "failed", f"skipped, and CI skips nothing: {reason}"


def examples(source: Path) -> dict[str, str]:
    """The docstrings of a source file by name: mypyc drops them, but their examples must run compiled too."""
    found: dict[str, str] = {}

    def visit(node: ast.Module | ast.ClassDef | ast.FunctionDef, name: str) -> None:
        found[name] = ast.get_docstring(node) or ""
        for child in node.body:
            if isinstance(child, ast.ClassDef | ast.FunctionDef):
                visit(child, f"{name}.{child.name}")

    visit(ast.parse(source.read_text("utf-8")), source.stem)
    return found


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(ProjectPlugin(config.rootpath / "src"))

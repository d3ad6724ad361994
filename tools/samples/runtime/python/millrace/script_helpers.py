"""The older form of Python steps: `from millrace.script_helpers import steps, export`."""

from . import export, sample_context

steps = {"trigger": {"event": sample_context["event"], "context": sample_context["context"]}, **sample_context["steps"]}

__all__ = ["steps", "export"]

"""The older form of Python steps: `from millrace.script_helpers import steps, export`."""

from . import export, world

steps = {"trigger": {"event": world["event"], "context": world["context"]}, **world["steps"]}

__all__ = ["steps", "export"]

"""Runs one Python step: `run_step.py JOB`, where JOB is a JSON file with `entry`, `output` and `sampleContext`."""

import builtins
import json
import os
import random
import re
import runpy
import sys
import traceback

from millrace import EXIT, Step, result, serialise, sample_context

with open(sys.argv[1], encoding="utf-8") as file:
    job = json.load(file)
sample_context.update(job["sampleContext"])
sys.argv = [job["entry"]]


def record_print(*values, sep=" ", end="\n", file=None, flush=False):
    if file not in (None, sys.stdout, sys.stderr):
        real_print(*values, sep=sep, end=end, file=file)
        return
    result["logs"].append(sep.join(str(value) for value in values))


def find_callback(outcome):
    resume = outcome.get("resume")
    return resume and {"method": "POST", "path": "/", "query": {}, "headers": {}, **resume}


def find_next_run(run):
    outcomes = sample_context["runs"]
    pause = result.get("pause") or {}
    done = run["runs"] > len(outcomes) or run["runs"] > pause.get("maxRetries", 0)
    if pause.get("type") != "rerun" or done:
        return None
    callback = find_callback(outcomes[run["runs"] - 1])
    extra = {"callback_request": callback} if callback else {}
    return {"runs": run["runs"] + 1, "context": pause["context"], **extra}


def run_handler(handler):
    run = {"runs": 1}
    while run:
        result.pop("pause", None)
        value = handler(Step(run))
        if value is not EXIT and value is not None:
            result["returnValue"] = result["exports"]["$return_value"] = serialise(value)
        run = find_next_run(run)
    resumed = sample_context["runs"][0].get("resume") if sample_context["runs"] else None
    if resumed and (result.get("pause") or {}).get("type") == "suspend":
        result["exports"]["$resume_data"] = resumed.get("body", {})


def find_line(error):
    frames = traceback.extract_tb(error.__traceback__)
    lines = [frame.lineno for frame in frames if frame.filename == job["entry"]]
    return getattr(error, "lineno", None) or (lines[-1] if lines else None)


if "random" in sample_context:
    random.random = lambda: sample_context["random"]
real_print = builtins.print
builtins.print = record_print
try:
    handler = runpy.run_path(job["entry"], run_name="__step__").get("handler")
    if handler:
        run_handler(handler)
except BaseException as error:  # any exit produces a result, including sys.exit
    message = str(error)
    stack = "".join(traceback.format_exception(type(error), error, error.__traceback__))
    result["error"] = {"name": type(error).__name__, "message": message, "stack": stack, "line": find_line(error)}

stores = {name: value for name, value in sample_context["inputs"].items() if "$auth" not in (value or {})}
result["db"] = next(iter(stores.values())) if len(stores) == 1 else stores
if os.path.exists("/proc/self/status"):
    with open("/proc/self/status", encoding="utf-8") as status:
        result["peakMemory"] = int(re.search(r"VmHWM:\s+(\d+)", status.read()).group(1)) * 1024
with open(job["output"], "w", encoding="utf-8") as file:
    json.dump(result, file)

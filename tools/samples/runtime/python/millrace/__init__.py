"""Test double of the platform's Python package: what a step can call, recorded for the comparison."""

import json

YEAR_MS = 365 * 24 * 60 * 60 * 1000
DAY_MS = 24 * 60 * 60 * 1000
MAX_KEYS = 1024

result = {"logs": [], "exports": {}, "sends": []}
sample_context = {}


class _ExitMarker:
    pass


EXIT = _ExitMarker()


def serialise(value):
    """What is left of a value once it has been stored as JSON."""
    return json.loads(json.dumps(value, allow_nan=False))


def export(name, value):
    result["exports"][name] = serialise(value)


class DataStore:
    def __init__(self, records):
        self._records = records

    def _assert_bulk(self):
        if len(self._records) > MAX_KEYS:
            raise RuntimeError("426 Client Error: Upgrade Required")

    def __getitem__(self, key):
        if key not in self._records:
            raise TypeError(f"the data store has no key {key!r}")
        return serialise(self._records[key])

    def __setitem__(self, key, value):
        self._records[str(key)] = None if value == "" else serialise(value)

    def __delitem__(self, key):
        self._records.pop(key, None)

    def __contains__(self, key):
        return key in self._records

    def get(self, key, default=None):
        return serialise(self._records.get(key, default))

    def keys(self):
        self._assert_bulk()
        return iter(list(self._records))

    def items(self):
        self._assert_bulk()
        return iter([(key, serialise(value)) for key, value in self._records.items()])

    def clear(self):
        self._records.clear()


class Flow:
    def _pause(self, **asked):
        base = "https://api.millrace.example/executions/" + sample_context["context"]["id"]
        urls = {"resume_url": base + "/resume", "cancel_url": base + "/cancel"}
        result["pause"] = {**asked, **urls}
        return urls

    def exit(self, reason=None):
        result["exit"] = {} if reason is None else {"reason": reason}
        return EXIT

    def delay(self, ms):
        if not 1 <= ms <= YEAR_MS:
            raise ValueError(f"A delay lasts from 1 millisecond to 1 year, not {ms} ms")
        return self._pause(type="delay", ms=ms)

    def suspend(self, timeout_ms=DAY_MS):
        return self._pause(type="suspend", ms=timeout_ms)

    def rerun(self, delay_ms, context=None, max_retries=10):
        return self._pause(type="rerun", ms=delay_ms, context=serialise(context), maxRetries=max_retries)


class Send:
    def _queue(self, destination, options):
        result["sends"].append({"destination": destination, **serialise(options)})

    def http(self, *, method, url, data=None, headers=None, params=None, auth=None):
        given = {"method": method, "url": url, "data": data, "headers": headers, "params": params, "auth": auth}
        self._queue("http", {name: value for name, value in given.items() if value is not None})

    def email(self, *, subject, text=None, html=None, include_collaborators=None):
        given = {"subject": subject, "text": text, "html": html, "include_collaborators": include_collaborators}
        self._queue("email", {name: value for name, value in given.items() if value is not None})

    def s3(self, *, bucket, prefix, payload):
        self._queue("s3", {"bucket": bucket, "prefix": prefix, "payload": payload})

    def emit(self, *, raw_event):
        self._queue("emit", {"raw_event": raw_event})

    def sse(self, *, channel, payload):
        self._queue("sse", {"channel": channel, "payload": payload})


class Step:
    """The `mr` of a handler."""

    def __init__(self, run):
        self.steps = {"trigger": {"event": sample_context["event"], "context": sample_context["context"]}, **sample_context["steps"]}
        self.context = {**sample_context["context"], "run": run}
        self.inputs = {name: _create_input(value) for name, value in sample_context["inputs"].items()}
        self.flow = Flow()
        self.send = Send()

    def export(self, name, value):
        export(name, value)

    def respond(self, response):
        if "status" not in response or "body" not in response:
            raise ValueError("a response needs status and body")
        result.setdefault("response", serialise(response))


def _create_input(value):
    return value if isinstance(value, dict) and "$auth" in value else DataStore(value)

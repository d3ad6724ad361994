"""Stops the clock of a sample at SAMPLE_NOW, so that what it prints can be compared."""

import datetime
import os
import time

if "SAMPLE_NOW" in os.environ:
    MOMENT = datetime.datetime.fromisoformat(os.environ.pop("SAMPLE_NOW").replace("Z", "+00:00"))

    class FrozenDatetime(datetime.datetime):
        @classmethod
        def now(cls, tz=None):
            moment = MOMENT.astimezone(tz) if tz else MOMENT.replace(tzinfo=None)
            return cls(*moment.timetuple()[:6], moment.microsecond, tzinfo=tz)

        @classmethod
        def utcnow(cls):
            return cls.now()

        @classmethod
        def today(cls):
            return cls.now()

    datetime.datetime = FrozenDatetime
    time.time = MOMENT.timestamp

import {expect, it} from '@jest/globals';
import {findSignificantLine} from './findSignificantLine';

it.each([
  [
    "TypeError: Cannot read properties of undefined (reading 'id')\n    at run (/srv/app/step.mjs:12:3)",
    'TypeError: Cannot read properties of undefined reading id',
  ],
  [
    'Traceback (most recent call last):\n  File "/tmp/step.py", line 3, in <module>\nKeyError: \'total\'',
    'KeyError: total',
  ],
  [
    '2023-06-01T12:00:00.123Z INFO started\n2023-06-01T12:00:01Z connect ECONNREFUSED 10.0.0.12:5432',
    'connect ECONNREFUSED',
  ],
  ['панель\nОшибка: нет доступа', 'панель'],
  ['request 9f86d081884c7d65 failed for https://api.example/v1/users/12', 'request failed for'],
  ['panic: open C:\\Users\\me\\a.txt: permission denied', 'panic: open : permission denied'],
  ['   \n 42 \n', ''],
])('returns for %j: %j', (text, line) => {
  expect(findSignificantLine(text)).toBe(line);
});

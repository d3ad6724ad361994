import {expect, it} from '@jest/globals';
import {formatIssues} from './formatIssues';

it.each([
  ['[\n  {"path": ["params", 0], "message": "Expected string"}\n]', 'Invalid request: params.0: Expected string'],
  ['Bad: [{"path": [], "message": "A"}, {"message": "A"}, {"path": ["x"]}]', 'Bad: A; x: Invalid input'],
  ['Nothing is [wrong] here', 'Nothing is [wrong] here'],
  ['It ends [{"a"', 'It ends [{"a"'],
])('formats %j as one line', (message, line) => {
  expect(formatIssues(message)).toBe(line);
});

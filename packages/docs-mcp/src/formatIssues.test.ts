import {expect, it} from '@jest/globals';
import {formatErrorResponse, formatIssues} from './formatIssues';

it.each([
  ['[\n  {"path": ["params", 0], "message": "Expected string"}\n]', 'Invalid request: params.0: Expected string'],
  ['Bad: [{"path": [], "message": "A"}, {"message": "A"}, {"path": ["x"]}]', 'Bad: A; x: Invalid input'],
  ['Nothing is [wrong] here', 'Nothing is [wrong] here'],
  ['It ends [{"a"', 'It ends [{"a"'],
])('formats %j as one line', (message, line) => {
  expect(formatIssues(message)).toBe(line);
});

it.each([
  [
    -32603,
    '[{"path":["params","uri"],"message":"Invalid input"}]',
    -32602,
    'Invalid request: params.uri: Invalid input',
  ],
  [-32603, 'The disk is full', -32603, 'The disk is full'],
  [-32600, '[{"message":"Invalid input"}]', -32600, 'Invalid request: Invalid input'],
])('returns the error %i %j with the code %i', (code, message, newCode, newMessage) => {
  const answer = {jsonrpc: '2.0', id: 1, error: {code, message}} as const;
  expect(formatErrorResponse(answer)).toEqual({...answer, error: {code: newCode, message: newMessage}});
});

import {describe, expect, it} from '@jest/globals';
import {compareShown, formatJson} from './compare';

describe('compareShown', () => {
  it.each([
    ['return', '{ "b": 1, "a": [2] }', {returnValue: {a: [2], b: 1}}],
    ['exports', '{ "a": 1, "$return_value": 2 }', {exports: {$return_value: 2, a: 1}}],
    ['logs', 'one\ntwo\n', {logs: ['one', 'two']}],
    ['stdout', 'one', {stdout: 'one\n'}],
    ['error', 'Error: no email', {error: {name: 'Error', message: 'no email', stack: ''}}],
    ['exit', 'no email', {exit: {reason: 'no email'}}],
    ['emits', '[{ "event": 1 }]', {emits: [{event: 1, name: 'default'}]}],
    [
      'pause',
      '{ "type": "delay", "ms": 1 }',
      {pause: {type: 'delay' as const, ms: 1, resume_url: 'https://a.example'}},
    ],
    ['sends', '[]', {}],
  ])('takes a right %s', (kind, shown, outcome) => expect(compareShown(kind, shown, outcome)).toBeUndefined());

  it.each([
    ['return', '1', {returnValue: 2}, '2'],
    ['exports', '{}', {exports: {a: 1}}, '{ "a": 1 }'],
    ['logs', 'one', {logs: ['two']}, 'two'],
    ['emits', '[{ "event": 1 }]', {emits: [{event: 1, name: 'orders'}]}, '[{ "event": 1, "name": "orders" }]'],
    ['pause', '{ "type": "delay", "ms": 1 }', {pause: {type: 'delay' as const, ms: 2}}, '{ "type": "delay", "ms": 2 }'],
    ['response', '{ "status": 200 }', {}, 'nothing'],
  ])('shows what came out instead of a wrong %s', (kind, shown, outcome, actual) => {
    expect(compareShown(kind, shown, outcome)).toMatchObject({actual});
  });
});

describe('formatJson', () => {
  it('breaks what is too long for a line', () => {
    expect(formatJson({a: ['x'.repeat(60), 'y'.repeat(60)]})).toBe(
      `{\n  "a": [\n    "${'x'.repeat(60)}",\n    "${'y'.repeat(60)}"\n  ]\n}`,
    );
  });
});

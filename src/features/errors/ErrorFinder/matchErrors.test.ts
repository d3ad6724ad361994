import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {parse} from 'yaml';
import {resolveErrors, resolveMessages} from '../../../facts/resolveErrors';
import {matchErrors} from './matchErrors';

const errors = resolveErrors();
const mistaken = resolveMessages();

const cases = parse(readFileSync(join(import.meta.dirname, 'matchErrors.cases.yaml'), 'utf8')) as {
  readonly found: Readonly<Record<string, string>>;
  readonly none: readonly string[];
};

const find = (text: string) => matchErrors(text, errors, mistaken);
const idsIn = (text: string): string[] => find(text).map(({message: {id}}) => id);

describe('matchErrors', () => {
  it.each(errors.map(({id, name}) => [name, id]))('finds %s by its name in any case and spacing', (name, id) => {
    expect(idsIn(name)).toEqual([id]);
    expect(idsIn(`Error: ${name}`)).toEqual([id]);
    expect(idsIn(name.toUpperCase().replaceAll(' ', '\n   '))).toEqual([id]);
    expect(idsIn(`  ${name.toLowerCase()}  `)).toEqual([id]);
    expect(idsIn(`{"error":{"code":"${name.toUpperCase().replaceAll(' ', '_')}"}}`)).toEqual([id]);
  });

  it.each(Object.entries(cases.found))('matches %j with %s', (message, id) => expect(idsIn(message)).toEqual([id]));

  it.each(cases.none)('finds nothing in %j', (message) => expect(idsIn(message)).toEqual([]));

  it('finds several errors in a log in order, each once with its line', () => {
    const log = [
      '12:00:01 start',
      '12:00:02 Error: Rate Limit Exceeded',
      '12:00:03 Error: Rate Limit Exceeded',
      '12:00:30 ERROR Out of Memory',
      '12:00:31 Code was still running when the step ended',
    ].join('\r\n');
    expect(find(log).map(({message: {id}, line}) => [id, line])).toEqual([
      ['rate-limit-exceeded', '12:00:02 Error: Rate Limit Exceeded'],
      ['out-of-memory', '12:00:30 ERROR Out of Memory'],
      ['still-running', '12:00:31 Code was still running when the step ended'],
    ]);
  });
});

it('finds the printed error instead of code quoted in a stack trace', () => {
  const trace = [
    'step.mjs:4',
    "    throw new Error('Rate Limit Exceeded')",
    '    ^',
    '',
    'Error: Out of Memory',
    '    at run',
  ];
  expect(idsIn(trace.join('\n'))).toEqual(['out-of-memory']);
});

describe('the line of a match', () => {
  const linesIn = (text: string): string[] => find(text).map(({line}) => line);

  it('is the first one with any wording of the message', () => {
    const [one, other] = ['Task timed out after 30.03 seconds', '2023-06-01T12:00:31.004Z ERROR Timeout'];
    expect(linesIn(`${one}\n${other}`)).toEqual([one]);
    expect(linesIn(`${other}\n${one}`)).toEqual([other]);
  });

  it('is trimmed and can contain non-breaking spaces', () => {
    expect(linesIn('start\n\u001b[31m   Error: Timeout\u001b[39m')).toEqual(['Error: Timeout']);
    expect(linesIn('start\n   Error: Rate\u00a0Limit Exceeded  \nend')).toEqual(['Error: Rate Limit Exceeded']);
  });
});

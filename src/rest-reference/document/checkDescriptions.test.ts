import {describe, expect, it} from '@jest/globals';
import {parse} from 'yaml';
import {checkDescriptions, saysOnlyType} from './checkDescriptions';

const GOOD_FIELD =
  '{type: integer, description: "When the boat was launched, in Unix seconds.", examples: [1690198800]}';

/** A document with one property, one parameter and one response, any of which a test replaces. */
function problemsOf({
  field = GOOD_FIELD,
  parameter = '{name: pier, in: query, description: Where to look., schema: {type: string}, example: North 4}',
  response = '{description: The boats at that pier.}',
}): string[] {
  return checkDescriptions(
    parse(`
paths:
  /boats:
    get:
      parameters: [${parameter}]
      responses: {'200': ${response}}
components:
  schemas:
    Boat: {type: object, properties: {launched_at: ${field}}}
`) as object,
  ).map(({message}) => message);
}

describe('checkDescriptions', () => {
  it('accepts parts that say what they mean', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it.each([
    ['a property without a description', {field: '{type: string, examples: [x]}'}, 'has no description'],
    [
      'a property that repeats its name',
      {field: '{type: string, description: Launched at time of the boat., examples: [x]}'},
      'says only its name and type',
    ],
    [
      'a time without a unit',
      {field: '{type: integer, description: When the boat first swam., examples: [1]}'},
      'is a time without a unit',
    ],
    [
      'a value without an example',
      {field: '{type: integer, description: "When the boat was launched, in Unix seconds."}'},
      'has no example',
    ],
    ['a property that only refers', {field: "{$ref: '#/components/schemas/Time'}"}, 'has no description'],
    ['a parameter without a description', {parameter: '{name: pier, in: query, example: x}'}, 'has no description'],
    [
      'a parameter that says its type',
      {parameter: '{name: pier, in: query, description: A string., schema: {type: string}, example: x}'},
      'says only its name and type',
    ],
    ['a response without a description', {response: '{content: {}}'}, 'has no description'],
  ])('refuses %s', (_what, parts, problem) => {
    const problems = problemsOf(parts);
    expect(problems.join('\n')).toContain(problem);
    expect(problems.length).toBeGreaterThan(0);
  });

  it('does not take an example for a schema', () => {
    expect(
      problemsOf({response: '{description: The boats there., content: {example: {properties: {a: {}}}}}'}),
    ).toEqual([]);
  });
});

it.each([
  ['ID of the source.', 'Source.id', true],
  ['Name of the source.', 'Source.name', true],
  ['The timestamp.', 'Source.created_at', true],
  ['What lists call the source.', 'Source.name', false],
])('"%s" at %s says only its type: %s', (description, place, expected) => {
  expect(saysOnlyType(description, place)).toBe(expected);
});

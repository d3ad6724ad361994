import {expect, it} from '@jest/globals';
import {getField as field} from '../tests/testDocument';
import {formatTarget, type EndpointSpec, type FieldSpec, createRequest} from './endpointSpec';
import {sampleLanguages, formatJavaScriptValue, formatPythonValue} from './languages';

const specWith = (fields: readonly FieldSpec[]): EndpointSpec => ({
  method: 'POST',
  path: '/boats/{id}',
  fields,
  isPaged: false,
  hasAnswer: true,
});

it('encodes path and query', () => {
  const spec = specWith([field('id', 'path'), field('url', 'query')]);
  const request = createRequest(
    spec,
    {'path.id': 'a b', 'query.url': 'https://x.example/?a&b'},
    'https://api.example/v1/',
  );
  expect(request.base + formatTarget(request)).toBe(
    'https://api.example/v1/boats/a%20b?url=https%3A%2F%2Fx.example%2F%3Fa%26b',
  );
});

it('omits empty values, unless the endpoint requires them', () => {
  const spec = specWith([field('a', 'query'), field('b', 'query', {keepsEmpty: true}), field('c', 'body')]);
  expect(createRequest(spec, {}, '')).toMatchObject({path: '/boats/%7Bid%7D', query: [['b', '']], body: {}});
});

it('converts body fields to their type', () => {
  const spec = specWith([
    field('on', 'body', {kind: 'boolean'}),
    field('n', 'body', {kind: 'integer'}),
    field('t', 'body'),
  ]);
  expect(createRequest(spec, {'body.on': 'false', 'body.n': '3', 'body.t': '3'}, '').body).toEqual({
    on: false,
    n: 3,
    t: '3',
  });
});

it("formats values in each language's syntax", () => {
  const value = {name: null, 'is-on': true, list: [], text: 'a"b'};
  expect(formatJavaScriptValue(value)).toBe('{\n  name: null,\n  "is-on": true,\n  list: [],\n  text: "a\\"b",\n}');
  expect(formatPythonValue(value)).toContain('"name": None,\n    "is-on": True,');
});

it('escapes quotes in values for the shell', () => {
  const [curl] = sampleLanguages;
  const request = {method: 'POST', base: 'https://api.example', path: '/a', query: [], isPaged: false, hasAnswer: true};
  expect(curl?.createSample({...request, body: {name: "it's"}})).toContain("it'\\''s");
});

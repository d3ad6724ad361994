import {expect, it} from '@jest/globals';
import {stringify} from 'yaml';
import {lintDocument} from './lintDocument';

const ANSWER = {content: {'application/json': {schema: {type: 'object'}, example: {}}}};
const OPERATION = {
  tags: ['Boats'],
  summary: 'Update a boat',
  description: 'Changes it.',
  'x-permission': 'You own the boat.',
  responses: {200: {description: 'The boat.', ...ANSWER}, 404: {description: 'No such boat.', ...ANSWER}},
};

const mistakes: readonly [what: string, change: object, message: RegExp][] = [
  ['no summary', {summary: undefined}, /summary/],
  ['no anchor', {'x-anchor': undefined}, /has no x-anchor/],
  ['no permission', {'x-permission': undefined}, /has no x-permission/],
  ['no success', {responses: {404: OPERATION.responses[404]}}, /2XX/i],
  ['no error', {responses: {200: OPERATION.responses[200]}}, /4XX/i],
  ['an undefined tag', {tags: ['Ships']}, /should be defined in global tags/],
  ['no example', {requestBody: {content: {'application/json': {schema: {type: 'object'}}}}}, /has no example/],
  [
    'a cookie',
    {parameters: [{name: 'a', in: 'cookie', description: 'A.', schema: {}}]},
    /of the path and of the query/,
  ],
  ['callbacks', {callbacks: {}}, /cannot show this of an operation \("callbacks"/],
  [
    'links of a response',
    {responses: {...OPERATION.responses, 200: {description: 'The boat.', ...ANSWER, links: {}}}},
    /cannot show this of a response \("links"/,
  ],
  [
    'a header that is deprecated',
    {
      responses: {
        ...OPERATION.responses,
        200: {
          description: 'The boat.',
          ...ANSWER,
          headers: {'X-Boat': {description: 'It floats.', deprecated: true, schema: {type: 'string'}}},
        },
      },
    },
    /cannot show this of a header \("deprecated"/,
  ],
  [
    'variables',
    {servers: [{url: 'https://{a}.test', variables: {a: {default: 'a'}}}]},
    /cannot show this of a server \("variables"/,
  ],
];

const paths = mistakes.map(([, change], at) => {
  const [operationId, anchor] = [`operation${at}`, `operation-${at}`];
  return [`/boats${at}`, {put: {operationId, 'x-anchor': anchor, ...OPERATION, ...change}}];
});
const source = stringify(
  {
    openapi: '3.1.0',
    security: [{key: []}],
    components: {securitySchemes: {key: {type: 'http', scheme: 'bearer'}}},
    tags: [{name: 'Boats', description: 'They float.'}],
    paths: Object.fromEntries(paths),
  },
  {aliasDuplicateObjects: false},
);
const lines = source.split('\n');
/** The messages for each mistake, by the lines of the operation's path. */
const found = lintDocument(source).map((problem) => {
  const [, line = '', message = ''] = /^src\/facts\/openapi\.yaml:(\d+): (.*)$/.exec(problem) ?? [];
  return {
    path: lines
      .slice(0, Number(line))
      .findLast((text) => /^ {2}\/boats\d+:/.test(text))
      ?.trim(),
    message,
  };
});

it.each(mistakes.map((mistake, at) => [...mistake, at] as const))(
  'reports the line of %s',
  (_what, _change, message, at) => {
    const told = found.filter(({path}) => path === `/boats${at}:`).map((problem) => problem.message);
    expect(told).toEqual([expect.stringMatching(message)]);
  },
);

it('reports the line of invalid YAML', () => {
  expect(lintDocument('a: 1\na: 2\n')).toEqual([
    expect.stringMatching(/^src\/facts\/openapi\.yaml:2: duplicated mapping key/),
  ]);
});

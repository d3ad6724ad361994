import {describe, expect, it} from '@jest/globals';
import {makeReference, restReferenceOptions} from '../remarkRestReference';
import {makeTestDocument, PLAIN_SCHEMAS} from '../tests/testDocument';
import {checkTags, checkOperations} from './checkOperations';
import {collectOperations} from './collectOperations';
import type {ApiDocument, OperationObject} from './readApiDocument';

const document = makeTestDocument(PLAIN_SCHEMAS);
const operations = collectOperations(document);

describe('checkTags', () => {
  it('accepts a tag that is printed, and one that is left out for a reason', () => {
    expect(() => checkTags(operations, {tags: ['Boats'], omitted: {}})).not.toThrow();
    expect(() => checkTags(operations, {tags: ['Ships'], omitted: {Boats: 'They have a page.'}})).not.toThrow();
  });

  it.each([
    [
      'an operation that would be dropped',
      {tags: ['Ships'], omitted: {}},
      /PUT \/boats\/\{boat_id\} .*neither in "tags"/,
    ],
    ['an omission without a reason', {tags: [], omitted: {Boats: ' '}}, /"Boats" is omitted without a reason/],
    ['an omission of nothing', {tags: ['Boats'], omitted: {Ships: 'Gone.'}}, /"Ships" .*no operation has it/],
    ['a tag that is both', {tags: ['Boats'], omitted: {Boats: 'They have a page.'}}, /"Boats" .*printed too/],
  ])('refuses %s', (_, choice, message) => {
    expect(() => checkTags(operations, choice)).toThrow(message);
  });

  it('stops the build of a reference that would drop an operation', () => {
    expect(() => makeReference(document, {...restReferenceOptions, tags: [], omitted: {}})).toThrow(/Boats/);
  });
});

type Draft = {-readonly [Key in keyof OperationObject]: OperationObject[Key]};

function checkWith(change: (operation: Draft) => void): () => void {
  const document = structuredClone(makeTestDocument(PLAIN_SCHEMAS)) as ApiDocument;
  const operation = document.paths['/boats/{boat_id}']?.put;
  if (operation) change(operation as Draft);
  return () => checkOperations(document, collectOperations(document));
}

describe('checkOperations', () => {
  it('accepts an operation that has everything', () => {
    expect(checkWith(() => undefined)).not.toThrow();
  });

  const lacks: [string, (operation: Draft) => void, RegExp][] = [
    ['summary', (operation) => delete operation.summary, /PUT \/boats\/\{boat_id\} has no summary/],
    ['operationId', (operation) => delete operation.operationId, /has no operationId/],
    ['x-anchor', (operation) => delete operation['x-anchor'], /has no x-anchor/],
    ['anchor in form', (operation) => (operation['x-anchor'] = 'Update A Boat'), /has no x-anchor/],
    ['permission', (operation) => delete operation['x-permission'], /has no x-permission/],
    ...['callbacks', 'security', 'externalDocs'].map((name): [string, (operation: Draft) => void, RegExp] => [
      `${name} in the reference`,
      (operation) => Object.assign(operation, {[name]: {}}),
      new RegExp(`^PUT /boats/\\{boat_id\\} of the OpenAPI document has "${name}", which the reference cannot show`),
    ]),
    [
      'a place for cookies',
      (operation) => (operation.parameters = [{name: 'crew', in: 'cookie', required: false}]),
      /has a parameter "crew" in "cookie", which the reference cannot show/,
    ],
    [
      'the style of a parameter',
      (operation) => (operation.parameters = [Object.assign({name: 'a', in: 'query'}, {style: 'deepObject'})]),
      /^The parameter "a" of PUT .* has "style", which/,
    ],
    [
      'the variables of a server',
      (operation) => (operation.servers = [Object.assign({url: 'https://{a}.example'}, {variables: {}})]),
      /^The server of PUT .* has "variables", which/,
    ],
    ['error', (operation) => (operation.responses = {'204': {description: 'Done.'}}), /has no 4xx or 5xx response/],
    ['success', (operation) => (operation.responses = {}), /has no 2xx response/],
    [
      'response example',
      (operation) =>
        (operation.responses = {
          ...operation.responses,
          '200': {content: {'application/json': {schema: {type: 'object'}}}},
        }),
      /has a response 200 without an example/,
    ],
    [
      'request example',
      (operation) => (operation.requestBody = {content: {'application/json': {schema: {type: 'object'}}}}),
      /has a request body without an example/,
    ],
    [
      'parameter example',
      (operation) => (operation.parameters = [{name: 'notify', in: 'query', required: true}]),
      /has a required parameter "notify" without an example/,
    ],
    [
      'the parameter that a sample sends',
      (operation) => (operation['x-sample-query'] = {nofity: true}),
      /has no query parameter "nofity", which x-sample-query sets/,
    ],
  ];

  it.each(['head', 'options', 'trace', '$ref'])('stops the build at a path with %s', (name) => {
    const paths = {'/boats': {[name]: {}}};
    expect(() => collectOperations({...document, paths})).toThrow(
      `/boats of the OpenAPI document has "${name}", which`,
    );
  });

  it.each(lacks)('stops the build without %s', (_what, change, message) => {
    expect(checkWith(change)).toThrow(message);
  });

  it('lists every problem at once and says where to fix them', () => {
    const check = checkWith((operation) => {
      delete operation.summary;
      delete operation['x-permission'];
    });
    expect(check).toThrow(/Fix src\/facts\/openapi\.yaml:\n- .*no summary\n- .*x-permission/);
  });

  it('refuses an anchor that is used twice', () => {
    const document = makeTestDocument(
      PLAIN_SCHEMAS,
      `    delete:
      operationId: deleteBoat
      tags: [Boats]
      summary: Delete a boat
      x-anchor: update-a-boat
      x-permission: You own the boat.
      responses:
        '204': {description: Gone.}
        '404': {description: No such boat.}`,
    );
    expect(() => checkOperations(document, collectOperations(document))).toThrow(
      /x-anchor "update-a-boat" is used twice/,
    );
  });
});

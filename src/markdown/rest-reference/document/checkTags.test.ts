import {describe, expect, it} from '@jest/globals';
import {makeReference} from '../makeReference';
import {restReferenceOptions, resolveOptions} from '../options';
import {makeTestDocument, PLAIN_SCHEMAS} from '../testDocument';
import {checkTags} from './checkTags';
import {collectOperations} from './collectOperations';
import {readApiDocument} from './readApiDocument';

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
      /PUT \/boats\/\{boat_id\} .*neither printed/,
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

  it('holds for the document of this site', () => {
    const {document: file} = resolveOptions(process.cwd(), restReferenceOptions);
    expect(() => checkTags(collectOperations(readApiDocument(file).document), restReferenceOptions)).not.toThrow();
  });
});

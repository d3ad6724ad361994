import {describe, expect, it} from '@jest/globals';
import {parse} from 'yaml';
import {readApiDocument} from './document/readApiDocument';
import {restReferenceOptions} from './remarkRestReference';
import {documentFiles} from '.';

describe('documentFiles', () => {
  const loaded = readApiDocument(restReferenceOptions.document);
  const files = documentFiles(loaded);

  it('serves the same document in both formats', () => {
    expect(Object.keys(files)).toEqual(['openapi.yaml', 'openapi.json']);
    expect(parse(files['openapi.yaml'] ?? '')).toEqual(JSON.parse(files['openapi.json'] ?? ''));
  });

  it('serves values, not the names of facts', () => {
    expect(files['openapi.json']).not.toMatch(/%\w+\.\w+(?:\.raw)?%/);
  });
});

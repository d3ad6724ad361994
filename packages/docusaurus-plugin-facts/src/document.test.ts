import {describe, expect, it} from '@jest/globals';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {createFactsDocument, listFiles} from './document';
import {validateOptions, type Options} from './options';
import {facts} from '../tests/facts';

const complete = (options: Partial<Options> = {}) =>
  validateOptions({validate: normalizePluginOptions as never, options: {facts, ...options}});

describe('createFactsDocument', () => {
  it('holds numbers in base units beside what pages print', () => {
    const {versions, latest} = createFactsDocument(complete());
    expect(latest).toBe('new');
    expect(versions.new?.facts['limits.hold']).toEqual({
      display: '512KB',
      raw: 524_288,
      unit: 'bytes',
      meaning: 'the hold of a boat',
    });
    expect(versions.new?.facts['limits.delay']).toMatchObject({raw: null, min: 1, max: 31_536_000_000});
    expect(versions.old?.facts['limits.hold']).toMatchObject({display: '64KB'});
  });

  it('has the versions of the site, and what the site adds to each and to the whole', () => {
    const document = createFactsDocument(
      complete({
        versions: {third: 'new', second: 'old'},
        addToVersion: (version) => ({seen: version}),
        addToDocument: () => ({errors: []}),
      }),
    );
    expect(document.versions).toMatchObject({third: {seen: 'new'}, second: {seen: 'old'}});
    expect(document).toMatchObject({latest: 'third', errors: []});
  });

  it('gets the same stamp from the same facts, and another from others', () => {
    const {stamp} = createFactsDocument(complete());
    expect(stamp).toMatch(/^[0-9a-f]{12}$/);
    expect(createFactsDocument(complete()).stamp).toBe(stamp);
    expect(createFactsDocument(complete({addToDocument: () => ({more: 1})})).stamp).not.toBe(stamp);
  });
});

describe('listFiles', () => {
  const schema = JSON.stringify({properties: {latest: {type: 'string'}, versions: {}}});

  it('serves the document under its name, and a schema that allows its versions and no others', () => {
    const files = listFiles(complete({file: 'data/figures.json'}), schema);
    expect(Object.keys(files)).toEqual(['data/figures.json', 'data/figures.schema.json']);
    expect(JSON.parse(files['data/figures.json'] ?? '')).toMatchObject({$schema: 'figures.schema.json'});
    expect(JSON.parse(files['data/figures.schema.json'] ?? '').properties).toMatchObject({
      latest: {const: 'new'},
      versions: {required: ['new', 'old'], additionalProperties: false},
    });
  });

  it('names no schema if there is none', () => {
    expect(listFiles(complete())['facts.json']).not.toContain('$schema');
  });
});

describe('validateOptions', () => {
  it.each([
    [{facts: undefined}, /"facts" is missing; allowed: what createFacts/],
    [{file: '/facts.txt'}, /"file" must be a file below the base path.*given: '\/facts\.txt'/],
    [{versions: {third: 'newest'}}, /"versions\.third" must be one of \[new, old\] \(given: 'newest'/],
    [{formatVersion: 0}, /"formatVersion" must be greater than or equal to 1 \(given: 0\)/],
  ])('refuses %p, and says what is allowed and where', (options, message) => {
    expect(() => complete(options as never)).toThrow(message);
    expect(() => complete(options as never)).toThrow(/docusaurus\.config\.ts, options of docusaurus-plugin-facts/);
  });
});

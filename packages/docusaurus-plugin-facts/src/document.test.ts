import {expect, it} from '@jest/globals';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {facts} from '../tests/facts';
import {createFactsDocument} from './document';
import {validateOptions, type Options} from './options';

const complete = (options: Partial<Options> = {}) =>
  validateOptions({validate: normalizePluginOptions as never, options: {facts, ...options}});

it('contains numbers in base units and their displayed text', () => {
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

it('contains the versions, custom data and the schema', () => {
  const document = createFactsDocument(
    complete({
      versions: {third: 'new', second: 'old'},
      schema: 'facts.schema.json',
      addToVersion: (version) => ({seen: version}),
      addToDocument: () => ({errors: []}),
    }),
  );
  expect(document.versions).toMatchObject({third: {seen: 'new'}, second: {seen: 'old'}});
  expect(document).toMatchObject({$schema: 'facts.schema.json', latest: 'third', errors: []});
});

it('the stamp only changes with the facts', () => {
  const {stamp} = createFactsDocument(complete());
  expect(stamp).toMatch(/^[0-9a-f]{12}$/);
  expect(createFactsDocument(complete()).stamp).toBe(stamp);
  expect(createFactsDocument(complete({addToDocument: () => ({more: 1})})).stamp).not.toBe(stamp);
});

it.each([
  [
    {facts: undefined},
    /^docusaurus\.config\.ts, options of .*-facts: "facts" is missing; write facts: createFacts\(\{…\}\)/,
  ],
  [{versions: {third: 'newest'}}, /"versions\.third" must be one of \[new, old\] \(given: 'newest'/],
])('rejects the options %p', (options, message) => {
  expect(() => complete(options as never)).toThrow(message);
});

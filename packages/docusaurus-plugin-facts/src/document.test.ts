import {expect, it} from '@jest/globals';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {facts} from '../tests/facts';
import {createFactsDocument} from './document';
import {validateOptions, type Options} from './options';

const complete = (options: Partial<Options> = {}) =>
  validateOptions({validate: normalizePluginOptions as never, options: {facts, ...options}});

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

it('has the versions of the site, what the site adds to each and to the whole, and its schema', () => {
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

it('gets the same stamp from the same facts, and another from others', () => {
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
])('refuses the options %p, and says what is allowed and where', (options, message) => {
  expect(() => complete(options as never)).toThrow(message);
});

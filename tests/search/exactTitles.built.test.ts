import {createEngine} from 'docusaurus-theme-search/engine';
import {expect, it} from '@jest/globals';
import {readIndex} from './judge/openBuild';

/** What a newcomer types, and the section or page that has to be the first result. */
it.each([
  ['Out of Memory', '/docs/troubleshooting/#out-of-memory'],
  ['cost', '/docs/pricing/'],
  ['pricing', '/docs/pricing/'],
])('%s leads to %s', (query, url) => {
  const engine = createEngine(readIndex('latest'));
  expect(engine.search({query, limit: 1, perPage: 1, snippetLength: 0}).hits[0]?.url).toBe(url);
});

import {expect, it} from '@jest/globals';
import {getReplacement, REPLACED_REQUESTS} from './replacedModules';

const CORE = '/site/node_modules/@docusaurus/core/lib/client/';
const CODE_BLOCK = '/site/node_modules/@docusaurus/theme-classic/lib/theme/CodeBlock/Content/index.js';

it.each([
  ["the core's preloading", './preload', `${CORE}clientEntry.js`, 'page-load/preloadForFirstPage.ts'],
  ['the highlighter of the classic theme', 'prism-react-renderer', CODE_BLOCK, 'emptyModule.ts'],
  ["the highlighter of the site's own page", 'prism-react-renderer', '/site/src/pages/index.js', undefined],
  [
    'the highlighter of a live editor',
    'prism-react-renderer',
    '/site/node_modules/react-live/dist/index.mjs',
    undefined,
  ],
  ["a module of the site with the core's name", './preload', '/site/src/clientEntry.js', undefined],
])('getReplacement only replaces modules for their importer: %s', (_, request, issuer, replacement) => {
  expect(REPLACED_REQUESTS.test(request)).toBe(true);
  expect(getReplacement(request, issuer, true)).toBe(replacement);
});

it('getReplacement leaves the highlighter alone where the browser highlights code', () => {
  expect(getReplacement('prism-react-renderer', CODE_BLOCK, false)).toBeUndefined();
});

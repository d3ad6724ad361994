import {expect, it} from '@jest/globals';
import {HTML_PAGES} from './addresses';
import {getRoute} from './getRoute';

/** The one page whose address is a file name. */
const [HTML_PAGE] = HTML_PAGES;

it.each([
  ['docs/index.mdx', '/'],
  ['docs/limits/index.mdx', '/limits/'],
  [`docs${HTML_PAGE}/index.mdx`, HTML_PAGE],
  ['versioned_docs/version-v1/index.mdx', '/v1/'],
  ['versioned_docs/version-v1/workflows/steps/index.mdx', '/v1/workflows/steps/'],
  ['i18n/fr/docusaurus-plugin-content-docs/current/limits/index.mdx', '/limits/'],
  ['i18n/fr/docusaurus-plugin-content-docs/version-v1/index.mdx', '/v1/'],
  ['README.md', null],
])('%s is %s', (source, route) => {
  expect(getRoute(source)).toBe(route);
});

import {expect, it} from '@jest/globals';
import {HTML_PAGES} from './addresses';
import {getRoute} from './getRoute';
import {versions} from './versions';

/** The one page whose address is a file name. */
const [HTML_PAGE] = HTML_PAGES;

const pages = versions.flatMap(({folder, docusaurusName, prefix}): [string, string][] => {
  const translated = docusaurusName === 'current' ? 'current' : `version-${docusaurusName}`;
  return [
    [`${folder}/index.mdx`, prefix],
    [`${folder}/workflows/steps/index.mdx`, `${prefix}workflows/steps/`],
    [`${folder}${HTML_PAGE}/index.mdx`, prefix.slice(0, -1) + HTML_PAGE],
    [`i18n/fr/docusaurus-plugin-content-docs/${translated}/limits/index.mdx`, `${prefix}limits/`],
  ];
});

it.each([...pages, ['README.md', null]])('%s is %s', (source, route) => {
  expect(getRoute(source)).toBe(route);
});

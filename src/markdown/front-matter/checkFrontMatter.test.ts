import {describe, expect, it} from '@jest/globals';
import {checkFrontMatter} from './checkFrontMatter';
import {routeOfSource} from './routeOfSource';
import {HTML_PAGES} from '../../config/addresses';

/** The one page whose address is a file name. */
const [HTML_PAGE] = HTML_PAGES;

const GOOD = {title: 'Limits', description: 'Every limit.'};
const FILE = '---\ntitle: Limits\ndescription:\n---\n';

describe('checkFrontMatter', () => {
  it('takes a complete page', () => {
    expect(() => checkFrontMatter('docs/limits/index.mdx', FILE, GOOD)).not.toThrow();
  });

  it('names file, line and what is allowed for a field that is empty', () => {
    expect(() => checkFrontMatter('docs/limits/index.mdx', FILE, {...GOOD, description: null})).toThrow(
      /docs\/limits\/index\.mdx:3 front matter "description" is null; allowed: one sentence/,
    );
  });

  it('points to the first line for a field that is missing', () => {
    expect(() => checkFrontMatter('docs/limits/index.mdx', '---\n---\n', {})).toThrow(
      /index\.mdx:1 front matter "title" is missing/,
    );
  });

  it('names every wrong field at once', () => {
    expect(() => checkFrontMatter('docs/a/index.mdx', FILE, {outline: 'yes'})).toThrow(
      /title[\s\S]*description[\s\S]*outline/,
    );
  });

  it('takes an older page that names its counterpart or has it under the same route', () => {
    const source = 'versioned_docs/version-v1/orgs/index.mdx';
    expect(() => checkFrontMatter(source, FILE, GOOD)).not.toThrow();
    expect(() => checkFrontMatter(source, FILE, {...GOOD, v2: 5})).toThrow(/"v2" is 5; allowed: the route/);
  });

  it('wants a reason where there is no counterpart', () => {
    const source = 'versioned_docs/version-v1/orgs/index.mdx';
    expect(() => checkFrontMatter(source, FILE, {...GOOD, v2: 'none'})).toThrow(/v2_reason/);
    expect(() =>
      checkFrontMatter(source, FILE, {...GOOD, v2: 'none', v2_reason: 'Organisations became workspaces.'}),
    ).not.toThrow();
    expect(() => checkFrontMatter(source, FILE, {...GOOD, v2: '/workspaces/'})).not.toThrow();
  });

  it('refuses a counterpart on a v2 page', () => {
    expect(() => checkFrontMatter('docs/a/index.mdx', FILE, {...GOOD, v2: '/a/'})).toThrow(/older versions only/);
  });
});

describe('routeOfSource', () => {
  it.each([
    ['docs/index.mdx', '/'],
    ['docs/limits/index.mdx', '/limits/'],
    [`docs${HTML_PAGE}/index.mdx`, HTML_PAGE],
    ['versioned_docs/version-v1/index.mdx', '/v1/'],
    ['versioned_docs/version-v1/workflows/steps/index.mdx', '/v1/workflows/steps/'],
    ['README.md', null],
  ])('%s is %s', (source, route) => {
    expect(routeOfSource(source)).toBe(route);
  });
});

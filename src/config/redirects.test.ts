import {expect, it} from '@jest/globals';
import {isPageRedirect, redirects, resolveRedirectChains} from './redirects';
import {getRouteSourceFile, versions} from './versions';
import {HTML_PAGES} from './addresses';

/** The one page whose address is a file name. */
const [HTML_PAGE] = HTML_PAGES;

const getTarget = (from: string): string | undefined => redirects.find((redirect) => redirect.from === from)?.to;

it.each([
  ['/cron', '/workflows/steps/triggers/'],
  ['/notebook', '/workflows/steps/'],
  ['/workflows/fork', '/workflows/copy/'],
  ['/notebook/fork', '/workflows/copy/'],
  ['/notebook/inspector', '/workflows/events/inspect/'],
  ['/notebook/observability', '/workflows/events/inspect/'],
  ['/notebook/destinations', '/destinations/'],
  ['/notebook/destinations/s3', '/destinations/s3/'],
  ['/notebook/destinations/sse', '/destinations/sse/'],
  ['/notebook/destinations/snowflake', '/destinations/snowflake/'],
  ['/notebook/destinations/http', '/destinations/http/'],
  ['/notebook/destinations/email', '/destinations/email/'],
  ['/notebook/code', '/code/nodejs/'],
  ['/workflows/steps/code', '/code/nodejs/'],
  ['/notebook/actions', '/workflows/steps/actions/'],
  ['/notebook/sources', '/workflows/steps/triggers/'],
  ['/notebook/sql', '/destinations/triggers/'],
  ['/what-is-millrace', '/'],
  ['/changes/v1-v2', '/migrate-from-v1/pages/'],
  // Without v1, the table doesn't have any rows.
  ['/changes/v1-v2/limits', `/migrate-from-v1/pages/${versions.some(({id}) => id === 'v1') ? '#limits' : ''}`],
  ['/apps/all-apps', 'https://millrace.example/apps'],
])('%s leads to %s', (from, to) => {
  expect(getTarget(from)).toBe(to);
});

it.each([
  ['a page that moved twice', '/b/', '/c/'],
  ['its heading', '/b/#x', '/c/#x'],
  ['a heading in the next redirect', '/d/#x', '/c/#y'],
  ['a page that never moved', '/e/#x', '/e/#x'],
  ['a circle', '/f/', '/f/'],
] as const)('resolves %s', (_, to, target) => {
  const moved = [
    {from: '/b', to: '/b2/'},
    {from: '/b2/', to: '/c/'},
    {from: '/d', to: '/c/#y'},
    {from: '/f', to: '/g/'},
    {from: '/g', to: '/f/'},
  ] as const;
  expect(resolveRedirectChains([{from: '/a', to}, ...moved])[0]).toEqual({from: '/a', to: target});
});

it.each([
  ['/', true],
  ['/limits/', true],
  ['/limits/?a=/b#c', true],
  ['/quickstart/new.html', false],
  ['/quickstart/new.html#a/', false],
  ['/a/feed.xml', false],
  ['https://example.com/a/', false],
] as const)('Docusaurus creates the redirect page to %s: %s', (to, isPage) => {
  expect(isPageRedirect({from: '/old', to})).toBe(isPage);
});

it.each(
  versions.flatMap(({folder, prefix}) => [
    [prefix, `${folder}/index.mdx`],
    [`${prefix}limits/`, `${folder}/limits/index.mdx`],
    [`${prefix}limits/#memory`, `${folder}/limits/index.mdx`],
    [prefix.slice(0, -1) + HTML_PAGE, `${folder}${HTML_PAGE}/index.mdx`],
  ]),
)('returns the source file of %s: %s', (route, source) => {
  expect(getRouteSourceFile(route)).toBe(source);
});

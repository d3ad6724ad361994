import {expect, it} from '@jest/globals';
import {redirects} from './redirects';
import {getSourceFile} from './versions';
import {HTML_PAGES} from './addresses';

/** The one page whose address is a file name. */
const [HTML_PAGE] = HTML_PAGES;

const targetOf = (from: string): string | undefined => redirects.find((redirect) => redirect.from === from)?.to;

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
  ['/changes/v1-v2/limits', '/migrate-from-v1/pages/#limits'],
  ['/apps/all-apps', 'https://millrace.example/apps'],
])('%s leads to %s', (from, to) => {
  expect(targetOf(from)).toBe(to);
});

it.each([
  ['/', 'docs/index.mdx'],
  ['/limits/', 'docs/limits/index.mdx'],
  ['/limits/#memory', 'docs/limits/index.mdx'],
  ['/v1/', 'versioned_docs/version-v1/index.mdx'],
  ['/v1/limits/', 'versioned_docs/version-v1/limits/index.mdx'],
  [HTML_PAGE, `docs${HTML_PAGE}/index.mdx`],
])('the page %s is written in %s', (route, source) => {
  expect(getSourceFile(route)).toBe(source);
});

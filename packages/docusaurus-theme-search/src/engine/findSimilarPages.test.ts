import {expect, it} from '@jest/globals';
import {findSimilarPages, type GuessablePage} from './findSimilarPages';

const page = (path: string, title: string, more: Partial<GuessablePage> = {}): GuessablePage => ({
  path,
  title,
  description: '',
  version: path.startsWith('/v1/') ? 'v1' : 'v2',
  unlisted: false,
  ...more,
});

const PAGES = [
  page('/workflows/steps/triggers/', 'Triggers'),
  page('/v1/workflows/steps/triggers/', 'Triggers'),
  page('/limits/', 'Limits'),
  page('/migrate-from-v1/pages/', 'What changed from v1, page by page'),
  page('/code/nodejs/http-requests/', 'HTTP requests in Node.js'),
  page('/destinations/triggers/', 'Triggers destination (retired)', {unlisted: true}),
];
const guess = (pathname: string): GuessablePage[] =>
  findSimilarPages(pathname, PAGES, {version: pathname.includes('/v1/') ? 'v1' : 'v2', ignored: ['docs', 'v1', 'v2']});
const firstPath = (pathname: string): string | undefined => guess(pathname)[0]?.path;

it.each([
  ['/docs/workflow/triggers', '/workflows/steps/triggers/'],
  ['/docs/trigers/', '/workflows/steps/triggers/'],
  ['/docs/v1/triggers', '/v1/workflows/steps/triggers/'],
  ['/docs/limit.php', '/limits/'],
  ['/docs/v2/reference/platform/limits', '/limits/'],
  ['/docs/nodejs/http-request/', '/code/nodejs/http-requests/'],
])('suggests for %s the page %s', (pathname, expected) => {
  expect(firstPath(pathname)).toBe(expected);
});

it.each(['/docs/zzz', '/docs/', '/docs/%E0%A4%A', `/docs/${'x'.repeat(10_000)}`, '/docs/<script>'])(
  'suggests nothing for %.40s',
  (pathname) => {
    expect(guess(pathname)).toEqual([]);
  },
);

it.each(['/docs/no-such-page/', '/docs/how-to-add-triggers-for-the-moon/'])(
  "doesn't suggest unrelated pages for %s",
  (pathname) => {
    expect(guess(pathname)).toEqual([]);
  },
);

it('never suggests an unlisted page', () => {
  expect(guess('/docs/destinations/triggers').map(({path}) => path)).not.toContain('/destinations/triggers/');
});

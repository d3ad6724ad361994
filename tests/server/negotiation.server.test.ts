import {describe, expect, it} from '@jest/globals';
import {load} from 'cheerio';
import {parse} from 'yaml';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {HTML_PAGES} from '../../src/config/addresses';
import {readRecords} from '../builtPages';
import {sendGet, serveBuild} from './request';

const PORT = await serveBuild();
const MARKDOWN = 'text/markdown; charset=utf-8';
const HTML = 'text/html; charset=utf-8';
const ASK = ['Accept: text/markdown'];

/** Values of the header, by the expected format. */
const accepted = parse(readFileSync(join(import.meta.dirname, 'accept.yaml'), 'utf8')) as Record<string, string[]>;

/** Equivalent forms of a header, with optional spaces and tabs around commas and semicolons. */
const SEPARATORS = ['$1', '$1 ', ' $1 ', '\t$1 \t'];
const respace = (value: string): string[] => [
  ...new Set([value, ...SEPARATORS.map((separator) => value.replace(/ ?([,;])[ \t]*/g, separator))]),
];

describe.each(Object.entries(accepted))('%s is returned for', (type, values) => {
  it.each(values.flatMap(respace))('Accept: %s', async (value) => {
    const {status, headers} = await sendGet(PORT, '/docs/limits/', [`Accept: ${value}`]);
    expect([status, headers['content-type']]).toEqual([200, `${type}; charset=utf-8`]);
  });
});

it.each(readRecords().filter(({unlisted}) => !unlisted))('$path is available as HTML and Markdown', async ({path}) => {
  const [html, markdown] = [await sendGet(PORT, `/docs${path}`), await sendGet(PORT, `/docs${path}`, ASK)];
  expect([html.headers['content-type'], markdown.headers['content-type']]).toEqual([HTML, MARKDOWN]);
  // Read the bodies as bytes.
  const [page, text] = [html, markdown].map(({body}) => Buffer.from(body, 'latin1').toString());
  expect(text).toContain(
    `# ${load(page ?? '')('h1')
      .first()
      .text()}\n`,
  );
  for (const {headers} of [html, markdown]) expect(headers.vary).toMatch(/(?:^|, )Accept$/);
});

describe('caches', () => {
  it('use different ETags for HTML and Markdown', async () => {
    const html = (await sendGet(PORT, '/docs/limits/')).headers.etag;
    const markdown = (await sendGet(PORT, '/docs/limits/', ASK)).headers.etag;
    expect(html).not.toBe(markdown);
    const fresh = await sendGet(PORT, '/docs/limits/', [...ASK, `If-None-Match: ${markdown}`]);
    expect([fresh.status, fresh.headers.vary]).toEqual([304, expect.stringMatching(/\bAccept$/)]);
    const other = await sendGet(PORT, '/docs/limits/', [...ASK, `If-None-Match: ${html}`]);
    expect([other.status, other.headers['content-type']]).toEqual([200, MARKDOWN]);
  });

  it("don't vary files with a single format", async () => {
    const {headers} = await sendGet(PORT, '/docs/sitemap.xml', ASK);
    expect([headers['content-type'], headers.vary]).toEqual(['text/xml; charset=utf-8', 'Accept-Encoding']);
  });
});

describe('a request for Markdown', () => {
  it.each([
    ['/docs/nope/', 404, undefined],
    ['/docs/limits', 301, '/docs/limits/'],
    ['/docs/cron/', 301, expect.stringMatching(/^\/docs\//)],
    ['/docs/.server/redirects', 404, undefined],
  ])('for %s gets the usual response: %i', async (address, status, location) => {
    const answer = await sendGet(PORT, address, ASK);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });

  it('gets HTML if a page has no Markdown', async () => {
    const {status, headers} = await sendGet(PORT, '/docs/search/', ASK);
    expect([status, headers['content-type']]).toEqual([200, HTML]);
  });

  it('supports compression, HEAD and the page whose URL is a file name', async () => {
    const {headers} = await sendGet(PORT, '/docs/limits/', [...ASK, 'Accept-Encoding: br']);
    expect([headers['content-encoding'], headers['content-type']]).toEqual(['br', MARKDOWN]);
    const head = await sendGet(PORT, `/docs${HTML_PAGES[0]}`, ASK, 'HEAD');
    expect([head.status, head.headers['content-type'], head.body]).toEqual([200, MARKDOWN, '']);
  });
});

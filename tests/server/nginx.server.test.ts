import {readdirSync, readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {BASE_URL, HTML_PAGES} from '../../src/config/addresses';
import {redirects} from '../../src/config/redirects';
import {readRecords} from '../builtPages';
import {addresses, expectSafe, sendGet, serveBuild} from './request';

const {found, moved, hidden, unknown} = addresses;
/** The one page whose address is a file name. */
const [HTML_PAGE] = HTML_PAGES;
const WITHOUT_ENDING = HTML_PAGE.replace('.html', '');

const PORT = await serveBuild();
const BUILD = resolve('build');
const pages = readRecords();
const folders = pages.filter(({path}) => path.endsWith('/') && path !== '/').map(({path}) => path);

describe('pages', () => {
  it.each(pages.map(({path}) => path))('%s returns 200', async (path) => {
    const answer = await sendGet(PORT, `/docs${path}`);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(answer.headers.etag).toBeDefined();
    expectSafe(answer);
  });

  it.each(folders)('%s without its slash or with index.html redirects', async (path) => {
    for (const address of [path.slice(0, -1), `${path}index.html`]) {
      const answer = await sendGet(PORT, `/docs${address}?q=a%20b`);
      expect([answer.status, answer.headers.location]).toEqual([301, `/docs${path}?q=a%20b`]);
    }
  });
});

/** Returns the target of a redirect for an address with a query. The query comes before the anchor. */
function withQuery(target: string, query: string): string {
  const [page = '', anchor] = (target.startsWith('/') ? BASE_URL + target.slice(1) : target).split('#');
  return page + query + (anchor === undefined ? '' : `#${anchor}`);
}

it.each(redirects.map(({from, to}) => [from, to]))('%s redirects to %s with and without a slash', async (from, to) => {
  for (const address of [from, `${from}/`]) {
    const answer = await sendGet(PORT, `/docs${address}?a=1&b=2`);
    expect([answer.status, answer.headers.location]).toEqual([301, withQuery(to, '?a=1&b=2')]);
  }
});

/** A file with a content hash in its name. */
const findAsset = (): string =>
  /assets\/js\/main\.[0-9a-f]+\.js/.exec(readFileSync(resolve(BUILD, 'application.json'), 'utf8'))?.[0] ?? '';

describe('rules', () => {
  it.each([
    ...found.map((address) => [address, 200, undefined] as const),
    ...Object.entries(moved).map(([address, target]) => [address, 301, target] as const),
    [`/docs${HTML_PAGE}`, 200, undefined],
    ...[WITHOUT_ENDING, `${WITHOUT_ENDING}/`, `${HTML_PAGE}/`, `/${HTML_PAGE}//`, `/${HTML_PAGE}`].map(
      (path) => [`/docs${path}`, 301, `/docs${HTML_PAGE}`] as const,
    ),
    [`/docs${HTML_PAGE.toUpperCase()}`, 301, `/docs${HTML_PAGE}`],
  ])('%s returns %i %s', async (address, status, location) => {
    const answer = await sendGet(PORT, address);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });

  it('HEAD returns no body', async () => {
    const head = await sendGet(PORT, '/docs/limits/', [], 'HEAD');
    expect([head.status, head.body]).toEqual([200, '']);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])(
    '%s returns 405 with the allowed methods',
    async (method) => {
      for (const address of ['/docs/limits/', '/docs/x.js', '/docs/%20/docs/mcp']) {
        const answer = await sendGet(PORT, address, [], method);
        const {allow, 'content-type': type} = answer.headers;
        expect([answer.status, allow, type]).toEqual([405, 'GET, HEAD', 'text/plain; charset=utf-8']);
        expectSafe(answer);
      }
    },
  );

  it("returns 304 if the page hasn't changed", async () => {
    const {headers} = await sendGet(PORT, '/docs/limits/');
    const again = await sendGet(PORT, '/docs/limits/', [`If-None-Match: ${headers.etag}`]);
    expect(again.status).toBe(304);
  });

  it.each(['bytes=0-0', 'bytes=5-2', 'bytes=999999999-', `bytes=${'0-1,'.repeat(1500)}0-1`, 'lines=1-2'])(
    'answers Range: %.16s with the whole file, and each header once',
    async (range) => {
      for (const address of ['/docs/sitemap.xml', '/docs/limits/']) {
        const [whole, answer] = [await sendGet(PORT, address), await sendGet(PORT, address, [`Range: ${range}`])];
        expect([answer.status, answer.body.length]).toEqual([200, whole.body.length]);
        expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
        expectSafe(answer);
      }
    },
  );

  it('sends each header of an asset once for an unknown Expect', async () => {
    const answer = await sendGet(PORT, `/docs/${findAsset()}`, ['Expect: 200-maybe']);
    expect(answer.status).toBe(200);
    expectSafe(answer);
  });

  it.each(['br', 'gzip'])('sends the precompressed %s file', async (encoding) => {
    const answer = await sendGet(PORT, '/docs/limits/', [`Accept-Encoding: ${encoding}`]);
    expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([encoding, 'Accept-Encoding, Accept']);
  });

  it('only hashed assets are immutable', async () => {
    const asset = findAsset();
    const answer = await sendGet(PORT, `/docs/${asset}`);
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(answer.headers['content-type']).toBe('application/javascript; charset=utf-8');
    const [part = ''] = readdirSync(resolve(BUILD, 'search-data')).filter((name) => /^part\..*\.json$/.test(name));
    const kept = await Promise.all([part, 'latest.json'].map((name) => sendGet(PORT, `/docs/search-data/${name}`)));
    expect(kept.map(({headers}) => headers['cache-control'])).toEqual([
      'public, max-age=31536000, immutable',
      'public, max-age=0, must-revalidate',
    ]);
    const missing = await sendGet(PORT, '/docs/assets/js/main.00000000.js');
    expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'public, max-age=0, must-revalidate']);
  });
});

describe('the unknown', () => {
  it.each([...hidden, ...unknown, `/docs/${'a'.repeat(4000)}`, `/docs/nope?${'a='.repeat(100)}`])(
    '%.60s answers 404 with the not-found page',
    async (address) => {
      const answer = await sendGet(PORT, address);
      expect(answer.status).toBe(404);
      for (const name of ['location', 'set-cookie', 'x-injected']) expect(answer.headers[name]).toBeUndefined();
      expect(answer.body).toContain('Page not found');
      expect(answer.body).not.toContain('root:x:');
      expectSafe(answer);
    },
  );

  it('never redirects to another host because of the Host header or URL', async () => {
    const answer = await sendGet(PORT, '/docs/limits', ['X-Forwarded-Host: evil.example']);
    expect(answer.headers.location).toBe('/docs/limits/');
  });
});

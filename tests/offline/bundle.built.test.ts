import {resolve} from 'node:path';
import {beforeAll, describe, expect, it} from '@jest/globals';
import {load} from 'cheerio';
import {offlineArchiveOf, OFFLINE_FOLDER} from '../../src/config/offlineFiles';
import {versions} from '../../src/config/versions';
import {bundleFile} from '../../tools/offline/bundle/bundleFile';
import {makeBundle, type Bundle} from '../../tools/offline/bundle/makeBundle';
import {readSite} from '../../tools/offline/readSite';
import {readPageHtml, readRecords} from '../builtPages';

const ELSEWHERE = /^(https:|mailto:|data:)/;
/** Elements whose address the browser fetches by itself. */
const FETCHED = 'link:not([rel=canonical])[href], script[src], img[src], source[src], iframe[src]';

/** What is checked of a page: its ids, every address on it, and those among them that the browser fetches. */
type Page = {
  readonly ids: ReadonlySet<string>;
  readonly addresses: readonly string[];
  readonly fetched: readonly string[];
};

function readPage(html: string): Page {
  const $ = load(html, {scriptingEnabled: false});
  const list = (selector: string): string[] => [
    ...new Set(
      $(selector)
        .toArray()
        .map((element) => $(element).attr('href') ?? $(element).attr('src') ?? ''),
    ),
  ];
  const ids = $('[id]')
    .toArray()
    .map((element) => $(element).attr('id') ?? '');
  return {ids: new Set(ids), addresses: list('[href], [src]'), fetched: list(FETCHED)};
}

/**
 * Lists the addresses in the pages of a bundle that lead to no file of it, or to no anchor of that file, and what the
 * browser would fetch from the network.
 */
function findBrokenLinks(bundle: Bundle): string[] {
  const html = [...bundle].filter(([file]) => file.endsWith('.html'));
  const pages = new Map(html.map(([file, content]) => [file, readPage(String(content))]));
  const isBroken = (address: string, file: string): boolean => {
    if (ELSEWHERE.test(address)) return false;
    const {pathname, hash} = new URL(address, `file:///${file}`);
    const target = decodeURIComponent(pathname.slice(1));
    if (!bundle.has(target)) return true;
    return hash !== '' && !pages.get(target)?.ids.has(decodeURIComponent(hash.slice(1)));
  };
  return [...pages].flatMap(([file, {addresses, fetched}]) => {
    const broken = addresses.filter((address) => isBroken(address, file));
    const online = fetched.filter((address) => /^https?:/.test(address));
    return [...broken, ...online].map((address) => `${file}: ${address}`);
  });
}

/** The bundles of the finished build, without a browser: every link leads to a file, and nothing leads to a server. */

const BUILD = resolve('build');

describe.each(versions)('the bundle of $id', (version) => {
  const records = readRecords().filter((record) => record.version === version.id);
  let bundle: Bundle;
  beforeAll(async () => {
    bundle = await makeBundle(readSite(BUILD, version));
  });

  it('has every page of the version, and a search page', () => {
    const files = [...records.map(({path}) => bundleFile(path, version)), 'search.html', 'README.txt'];
    expect(files.filter((file) => !bundle.has(file))).toEqual([]);
  });

  it('has no link that leads nowhere, and fetches nothing', () => {
    expect(findBrokenLinks(bundle)).toEqual([]);
  });

  it('names no address of the server in its style sheets', () => {
    const sheets = [...bundle].filter(([file]) => file.endsWith('.css'));
    expect(sheets.length).toBeGreaterThan(2);
    for (const [, css] of sheets) expect(String(css)).not.toMatch(/url\(["']?(\/|https?:)/);
  });

  it('searches every page that the site searches', () => {
    const index = String(bundle.get('assets/search-index.js'));
    const missing = records.filter(
      ({unlisted, frontmatter, path}) =>
        !unlisted && frontmatter.search !== false && !index.includes(`"path":"${path}"`),
    );
    expect(missing.map(({path}) => path)).toEqual([]);
  });
});

it('pages link only to files that `npm run offline` makes', () => {
  const known = new Set(versions.map((version) => `/docs/${OFFLINE_FOLDER}/${offlineArchiveOf(version).file}`));
  const links = new RegExp(`href="?(/docs/${OFFLINE_FOLDER}/[^"\\s>]*)`, 'g');
  const linked = readRecords().flatMap(({path}) =>
    [...readPageHtml(path).matchAll(links)].map(([, href = '']) => href),
  );
  // Without `OFFLINE_FILES`, the page names the command in place of links.
  if (linked.length === 0) expect(readPageHtml('/agents/')).toContain('npm run offline');
  expect(linked.filter((href) => !known.has(href) && !/\/$/.test(href))).toEqual([]);
});

import {resolve} from 'node:path';
import {beforeAll, describe, expect, it} from '@jest/globals';
import {getOfflineArchive, OFFLINE_FOLDER} from '../../src/config/offlineFiles';
import {versions} from '../../src/config/versions';
import {getBundleFile} from '../../tools/offline/bundle/getBundleFile';
import {createBundle, type Bundle} from '../../tools/offline/bundle/createBundle';
import {readSite} from '../../tools/offline/readSite';
import {readPageHtml, readRecords} from '../builtPages';
import {crawl} from '../links/crawl';

/** An element that makes the browser request a file from a server. */
const FETCHED = /<(?:(?:script|img|source|iframe)\b[^>]*\ssrc|link(?![^>]*canonical)[^>]*\shref)="?https?:/;

/** Checks the links of all pages in a bundle against its files. */
async function findBrokenLinks(bundle: Bundle): Promise<readonly string[]> {
  const pages = [...bundle.keys()].filter((file) => file.endsWith('.html'));
  const list = pages.map((file) => `<a href="/${file}">${file}</a>`).join('');
  const {problems} = await crawl('https://bundle.example/', async (address) => {
    const file = decodeURIComponent(new URL(address).pathname.slice(1));
    const content = file === '' ? list : bundle.get(file);
    if (content === undefined) return {status: 404};
    return {status: 200, ...((file === '' || file.endsWith('.html')) && {html: String(content)})};
  });
  return problems;
}

/** Checks the bundles of the finished build without a browser: all links lead to files, and none to a server. */

const BUILD = resolve('build');

describe.each(versions)('the bundle of $id', (version) => {
  const records = readRecords().filter((record) => record.version === version.id);
  let bundle: Bundle;
  beforeAll(async () => {
    bundle = await createBundle(readSite(BUILD, version));
  });

  it('contains every page of the version and a search page', () => {
    const files = [...records.map(({path}) => getBundleFile(path, version)), 'search.html', 'README.txt'];
    expect(files.filter((file) => !bundle.has(file))).toEqual([]);
  });

  it('has no broken links or external resources', async () => {
    expect(await findBrokenLinks(bundle)).toEqual([]);
    const fetching = [...bundle].filter(([file, content]) => file.endsWith('.html') && FETCHED.test(String(content)));
    expect(fetching.map(([file]) => file)).toEqual([]);
  });

  it('has no absolute URLs in its style sheets', () => {
    const sheets = [...bundle].filter(([file]) => file.endsWith('.css'));
    expect(sheets.length).toBeGreaterThan(2);
    for (const [, css] of sheets) expect(String(css)).not.toMatch(/url\(["']?(\/|https?:)/);
  });

  it('indexes the same pages as the site', () => {
    const index = String(bundle.get('assets/search-index.js'));
    const missing = records.filter(
      ({unlisted, frontmatter, path}) =>
        !unlisted && frontmatter.search !== false && !index.includes(`"path":"${path}"`),
    );
    expect(missing.map(({path}) => path)).toEqual([]);
  });
});

it('pages only link to files created by `npm run offline`', () => {
  const known = new Set(versions.map((version) => `/docs/${OFFLINE_FOLDER}/${getOfflineArchive(version).file}`));
  const links = new RegExp(`href="?(/docs/${OFFLINE_FOLDER}/[^"\\s>]*)`, 'g');
  const linked = readRecords().flatMap(({path}) =>
    [...readPageHtml(path).matchAll(links)].map(([, href = '']) => href),
  );
  // Without `OFFLINE_FILES`, the page shows the command instead of links.
  if (linked.length === 0) expect(readPageHtml('/agents/')).toContain('npm run offline');
  expect(linked.filter((href) => !known.has(href) && !/\/$/.test(href))).toEqual([]);
});

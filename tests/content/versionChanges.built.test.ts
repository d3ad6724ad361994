import {describe, expect, it} from '@jest/globals';
import {load, type CheerioAPI} from 'cheerio';
import {BASE_URL, SITE_URL} from '../../src/config/addresses';
import {findCounterpartRoute} from '../../src/config/counterparts';
import {changesRoot, changesRoute} from '../../src/config/versionChanges';
import {latestVersion, versionById} from '../../src/config/versions';
import {readPageHtml, readRecords} from '../builtPages';

const LIST = changesRoot(versionById('v1'));
const listed = readRecords().filter(({unlisted}) => !unlisted);
const paired = listed.filter(({path, frontmatter}) => findCounterpartRoute(path, frontmatter) !== null);
const routes = paired.map(({path}) => changesRoute(path));
const read = (path: string): CheerioAPI => load(readPageHtml(path));

/** What became of each section: its heading as the page shows it. */
const outcomesOf = ($: CheerioAPI): string[] =>
  $('.changes-section h2:has(.changes-outcome)')
    .toArray()
    .map((heading) => $(heading).text());

describe('comparisons of real pages', () => {
  it.each([
    [
      '/limits/',
      ['SQL service Gone', 'Data stores New', 'Usage notifications Included credits usage notifications Renamed'],
    ],
    ['/workflows/events/', ['HTTP Different', 'The raw event Gone', 'How long events are kept New']],
    ['/workflows/steps/triggers/', ['CORS Different', 'Check who calls Validate requests Renamed', 'RSS New']],
  ])('%s', (path, expected) => {
    expect(outcomesOf(read(changesRoute(`/v1${path}`)))).toEqual(expect.arrayContaining(expected));
  });

  it('shows the limits of both versions as a table', () => {
    const $ = read(changesRoute('/v1/limits/'));
    const row = $('.changes-figures tr').filter((_, element) => $(element).find('th').text() === 'Attachments');
    expect(row.find('del').text()).toContain('10MB');
    expect(row.find('ins').text()).toContain('25MB');
  });

  it('compares code line by line somewhere', () => {
    const marked = routes.filter((route) => read(route)('.changes-side pre :is(del, ins)').length > 0);
    expect(marked.length).toBeGreaterThan(5);
  });
});

describe('every comparison', () => {
  const anchors = new Map(
    listed.map(({path}) => [
      path,
      new Set(
        read(path)('[id]')
          .toArray()
          .map(({attribs}) => attribs.id),
      ),
    ]),
  );

  it.each(routes)('%s is complete without script, and each link leads somewhere', (route) => {
    const $ = read(route);
    expect($('h1')).toHaveLength(1);
    expect(outcomesOf($).length).toBeGreaterThan(0);
    expect($('link[rel=canonical]').attr('href')).toBe(SITE_URL + BASE_URL + route.slice(1));
    expect($('meta[name=robots]').attr('content')).toContain('noindex');
    const ids = $('main [id]')
      .toArray()
      .map(({attribs}) => attribs.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const {attribs} of $('[data-version-changes] a').toArray()) {
      const [path = '', anchor] = String(attribs.href).split('#');
      const targets = path === '' ? new Set(ids) : anchors.get(path.replace(BASE_URL, '/'));
      expect([attribs.href, targets !== undefined && (anchor === undefined || targets.has(anchor))]).toEqual([
        attribs.href,
        true,
      ]);
    }
  });
});

describe('the list of comparisons', () => {
  const $ = read(LIST);

  it('has each page that both versions have, in the order of the sidebar, with how much changed', () => {
    const links = $('.changes-list a')
      .toArray()
      .map(({attribs}) => String(attribs.href).replace(BASE_URL, '/'));
    expect([...links].sort()).toEqual([...routes].sort());
    const at = ['/v1/', '/v1/quickstart/', '/v1/workflows/', '/v1/limits/'].map((path) =>
      links.indexOf(changesRoute(path)),
    );
    expect(at).toEqual([...at].sort((a, b) => a - b));
    const words = $('.changes-list li')
      .toArray()
      .map((item) => $(item).find('span').text());
    expect(words.filter((text) => !/^\d+ % gone, \d+ % in both, \d+ % new\. Sections: \d/.test(text))).toEqual([]);
  });

  it('has the pages that one version alone has', () => {
    const pathsBelow = (id: string): string[] =>
      $(`#only-${id} + dl a`)
        .toArray()
        .map(({attribs}) => String(attribs.href).replace(BASE_URL, '/'));
    const leadTo = new Set(paired.map(({path, frontmatter}) => findCounterpartRoute(path, frontmatter)));
    const onlyV1 = listed.filter(({version, path}) => version === 'v1' && !paired.some((page) => page.path === path));
    const onlyV2 = listed.filter(({version, path}) => version === latestVersion.id && !leadTo.has(path));
    expect(pathsBelow('v1').sort()).toEqual(onlyV1.map(({path}) => path).sort());
    expect(pathsBelow('v2').sort()).toEqual(onlyV2.map(({path}) => path).sort());
  });
});

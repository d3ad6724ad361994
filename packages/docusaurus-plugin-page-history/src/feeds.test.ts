import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {load, type CheerioAPI} from 'cheerio';
import {RelaxNGValidator, XmlDocument} from 'libxml2-wasm';
import {pageFeed} from './client/changeList';
import {createFeeds} from './feeds';
import type {ChangedPage} from './createChangeList';
import {ENGLISH} from './words';

const schema = RelaxNGValidator.fromDoc(
  XmlDocument.fromString(readFileSync(join(import.meta.dirname, 'atom.rng'), 'utf8')),
);

function validate(xml: string): void {
  const document = XmlDocument.fromString(xml);
  try {
    schema.validate(document);
  } finally {
    document.dispose();
  }
}

const SITE = 'https://docs.example/docs/';

type Made = Partial<ChangedPage> & {readonly entries?: readonly string[]; readonly on?: readonly string[]};

const page = (route: string, {entries = ['Edited'], on = ['2026-11-20'], ...more}: Made = {}): ChangedPage => ({
  title: `Page ${route}`,
  route,
  section: null,
  days: on.map((day) => ({day, entries})) as unknown as ChangedPage['days'],
  ...more,
});

const list = (pages: readonly ChangedPage[], more: Partial<Parameters<typeof createFeeds>[0]> = {}) =>
  createFeeds({sections: [], name: 'Docs', title: 'Changes', words: ENGLISH, siteUrl: SITE, pages, ...more});

const read = (feeds: ReadonlyMap<string, string>, file = 'changes/atom.xml'): CheerioAPI =>
  load(feeds.get(file) ?? '', {xml: true});

const getTexts = (document: CheerioAPI, selector: string): string[] =>
  document(selector)
    .toArray()
    .map((element) => document(element).text());

describe('the feeds of a site', () => {
  const pages = [
    page('/limits/', {section: 'account', on: ['2026-11-23']}),
    page('/1.x/', {section: '1.x', on: ['2026-11-24', '2026-11-20']}),
  ];
  const sections = [
    {id: 'account', label: 'Account'},
    {id: 'api', label: 'API'},
    {id: '1.x', label: 'Version 1'},
  ];
  const feeds = list(pages, {sections});

  it('are valid Atom feeds for the site, each section and each changed page', () => {
    expect([...feeds.keys()].map((path) => [path, read(feeds, path)('feed > title').text()])).toEqual([
      ['changes/atom.xml', 'Changes'],
      ['changes/account/atom.xml', 'Changes: Account'],
      ['changes/1.x/atom.xml', 'Changes: Version 1'],
      ['changes/pages/limits.xml', 'Page /limits/: Docs'],
      ['changes/pages/1.x.xml', 'Page /1.x/: Docs'],
    ]);
    feeds.forEach(validate);
    expect(list([]).size).toBe(0);
  });

  it('contain an author, links and the date of the newest entry', () => {
    const $ = read(feeds, 'changes/pages/1.x.xml');
    expect($('feed > author > name').text()).toBe('Docs');
    expect($('feed > link[rel=self]').attr('href')).toBe(`${SITE}changes/pages/1.x.xml`);
    expect($('feed > link[rel=alternate]').attr('href')).toBe(`${SITE}1.x/`);
    expect($('feed > updated').text()).toBe('2026-11-24T00:00:00.000Z');
  });

  it('use the same id for an entry in all feeds', () => {
    expect(getTexts(read(feeds), 'entry > id')).toEqual([
      `${SITE}1.x/#changed-2026-11-24`,
      `${SITE}limits/#changed-2026-11-23`,
      `${SITE}1.x/#changed-2026-11-20`,
    ]);
    expect(getTexts(read(feeds, 'changes/pages/limits.xml'), 'entry > id')).toEqual([
      `${SITE}limits/#changed-2026-11-23`,
    ]);
  });

  it('limit their length', () => {
    expect(read(list(Array.from({length: 90}, (_, at) => page(`/${at}/`))))('entry')).toHaveLength(50);
  });

  it.each([
    ['/', 'changes/pages/index.xml'],
    ['/limits/', 'changes/pages/limits.xml'],
    ['/quickstart/a.html', 'changes/pages/quickstart/a.html.xml'],
  ])('returns the feed of the page %s', (route, path) => expect(pageFeed(route)).toBe(path));
});

it('escapes HTML and XML, and converts code', () => {
  const entries = ['256KB → `<Limit>` & more ]]> here', 'x\u0001'];
  const feeds = list([page('/a/', {title: 'The `<video>` & ]]> "element"', entries})], {
    title: 'A & <b>\u0008',
    name: 'B & C',
  });
  feeds.forEach(validate);
  const feed = read(feeds);
  const title = feed('entry > title');
  expect(title.attr('type')).toBe('html');
  expect(title.text()).toBe('The <code>&lt;video&gt;</code> &amp; ]]&gt; &quot;element&quot;');
  expect(feed('feed > title').text()).toBe('A & <b>');
  const content = load(feed('entry > content').text());
  expect(getTexts(content, 'li')).toEqual(['256KB → <Limit> & more ]]> here', 'x']);
  expect(content('code').text()).toBe('<Limit>');
});

it.each([
  ['/my page/ä&[b]/', 'my%20page/%C3%A4%26[b]/', 'my page/ä&[b]'],
  ['/100%25%20%231%3F/', '100%25%20%231%3F/', '100% #1?'],
  ['/50% (off)', '50%25%20(off)', '50% (off)'],
  ['/std::map/', 'std::map/', 'std::map'],
  [`/it's "C++; c"/`, `it's%20%22C++;%20c%22/`, `it's "C++; c"`],
])('%s has encoded URLs and a decoded file name', (route, address, file) => {
  for (const siteUrl of [SITE, 'https://docs.example/', 'https://docs.example/größe/']) {
    const feeds = list([page(route)], {siteUrl});
    feeds.forEach(validate);
    expect(read(feeds)('entry > link').attr('href')).toBe(new URL(siteUrl).href + address);
    expect([...feeds.keys()]).toContain(`changes/pages/${file}.xml`);
  }
});

it('only links to the list of changes if it exists', () => {
  const link = (listPath?: string) => read(list([page('/a/')], {listPath}))('feed > link[rel=alternate]').attr('href');
  expect([link(), link('changes')]).toEqual([SITE, `${SITE}changes`]);
});

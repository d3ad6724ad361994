import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {load, type CheerioAPI} from 'cheerio';
import {RelaxNGValidator, XmlDocument} from 'libxml2-wasm';
import {pageFeed} from './client/changeList';
import {listFeeds, makeFeed, type FeedEntry} from './feeds';
import type {ChangedPage} from './makeChangeList';
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
const LINK = `${SITE}limits/`;
const TOPIC = {title: 'Limits', link: LINK, address: `${SITE}changes/pages/limits.xml`, author: 'Example Docs'};
const entry = (day: string, ...words: string[]): FeedEntry => ({day, title: 'Limits & more', link: LINK, words});
const xml = makeFeed(TOPIC, [
  entry('2026-11-20', 'Payload: 256KB → 512KB', 'New `<Limit>` & more ]]> here'),
  entry('2026-11-18', 'New page'),
]);
const $ = load(xml, {xml: true});

const textsOf = (document: CheerioAPI, selector: string): string[] =>
  document(selector)
    .toArray()
    .map((element) => document(element).text());

describe('makeFeed', () => {
  it('is valid by the schema of RFC 4287, and names an author once, itself, and the page', () => {
    expect(() => validate(xml)).not.toThrow();
    expect($('feed > author > name').text()).toBe('Example Docs');
    expect($('feed > link[rel=self]').attr('href')).toBe(TOPIC.address);
    expect($('feed > link[rel=alternate]').attr('href')).toBe(LINK);
  });

  it('has the date of its newest entry, and an id for each entry that stays', () => {
    expect($('feed > updated').text()).toBe('2026-11-20T00:00:00.000Z');
    expect(textsOf($, 'id')).toEqual([TOPIC.address, `${LINK}#changed-2026-11-20`, `${LINK}#changed-2026-11-18`]);
  });

  it('writes words as text, code as code', () => {
    const content = load($('entry > content').first().text());
    expect(textsOf(content, 'li')).toEqual(['Payload: 256KB → 512KB', 'New <Limit> & more ]]> here']);
    expect(content('code').text()).toBe('<Limit>');
    expect(load($('entry > title').first().text()).text()).toBe('Limits & more');
  });

  it('stays short', () => {
    const many = Array.from({length: 90}, () => entry('2026-11-20', 'Edited'));
    expect(load(makeFeed(TOPIC, [entry('2026-11-20'), ...many]), {xml: true})('entry')).toHaveLength(50);
  });
});

describe('listFeeds', () => {
  const page = (route: string, section: string | null, ...days: string[]): ChangedPage => ({
    title: `Page ${route}`,
    route,
    section,
    days: days.map((day) => ({day, entries: ['Edited']})) as unknown as ChangedPage['days'],
  });
  const input = {
    sections: [
      {id: 'account', label: 'Account'},
      {id: 'api', label: 'API'},
      {id: '1.x', label: 'Version 1'},
    ],
    name: 'Example Docs',
    title: 'Changes in the Example Docs',
    words: ENGLISH,
    siteUrl: SITE,
  };
  const pages = [page('/limits/', 'account', '2026-11-23'), page('/1.x/', '1.x', '2026-11-24', '2026-11-20')];
  const feeds = listFeeds({...input, pages});

  it('makes one for the site, and for each part and page that changed', () => {
    expect([...feeds].map(([path, feed]) => [path, load(feed, {xml: true})('feed > title').text()])).toEqual([
      ['changes/atom.xml', 'Changes in the Example Docs'],
      ['changes/account/atom.xml', 'Changes in the Example Docs: Account'],
      ['changes/1.x/atom.xml', 'Changes in the Example Docs: Version 1'],
      ['changes/pages/limits.xml', 'Page /limits/: Example Docs'],
      ['changes/pages/1.x.xml', 'Page /1.x/: Example Docs'],
    ]);
    expect(listFeeds({...input, pages: []}).size).toBe(0);
  });

  it('gives an entry the same id in each feed that holds it', () => {
    const idsOf = (file: string): string[] => textsOf(load(feeds.get(file) ?? '', {xml: true}), 'entry > id');
    expect(idsOf('changes/atom.xml')).toEqual([
      `${SITE}1.x/#changed-2026-11-24`,
      `${SITE}limits/#changed-2026-11-23`,
      `${SITE}1.x/#changed-2026-11-20`,
    ]);
    expect(idsOf('changes/pages/limits.xml')).toEqual([`${SITE}limits/#changed-2026-11-23`]);
  });

  it.each([
    ['/', 'changes/pages/index.xml'],
    ['/limits/', 'changes/pages/limits.xml'],
    ['/quickstart/a.html', 'changes/pages/quickstart/a.html.xml'],
  ])('has a file for the page %s', (route, path) => expect(pageFeed(route)).toBe(path));
});

describe('text and addresses of any page', () => {
  const odd = makeFeed({...TOPIC, title: 'A & <b>\u0008', author: 'B & C'}, [
    {day: '2026-11-20', title: 'The `<video>` & ]]> "element"', link: `${SITE}a/`, words: ['x\u0001']},
  ]);

  it('is escaped, in HTML and in XML', () => {
    expect(() => validate(odd)).not.toThrow();
    const feed = load(odd, {xml: true});
    const title = feed('entry > title');
    expect(title.attr('type')).toBe('html');
    expect(title.text()).toBe('The <code>&lt;video&gt;</code> &amp; ]]&gt; &quot;element&quot;');
    expect(feed('feed > title').text()).toBe('A & <b>');
  });

  const list = (route: string, siteUrl = SITE, listPath?: string): ReadonlyMap<string, string> => {
    const days: ChangedPage['days'] = [{day: '2026-11-20', entries: ['New page']}];
    const input = {sections: [], name: 'N', title: 'T', siteUrl, words: ENGLISH};
    return listFeeds({...input, pages: [{title: 'A', route, section: null, days}], ...(listPath && {listPath})});
  };

  it.each([
    ['/my page/ä&[b]/', 'my%20page/%C3%A4%26[b]/', 'my page/ä&[b]'],
    ['/100%25%20%231%3F/', '100%25%20%231%3F/', '100% #1?'],
    ['/50% (off)', '50%25%20(off)', '50% (off)'],
    ['/std::map/', 'std::map/', 'std::map'],
    [`/it's "C++; c"/`, `it's%20%22C++;%20c%22/`, `it's "C++; c"`],
  ])('%s has encoded addresses, and a file as servers look for it', (route, address, file) => {
    for (const site of [SITE, 'https://docs.example/', 'https://docs.example/größe/']) {
      const feeds = list(route, site);
      feeds.forEach(validate);
      const feed = load(feeds.get('changes/atom.xml') ?? '', {xml: true});
      expect(feed('entry > link').attr('href')).toBe(new URL(site).href + address);
      expect([...feeds.keys()]).toContain(`changes/pages/${file}.xml`);
    }
  });

  it('leads to the list of changes only where there is one', () => {
    const link = (...of: Parameters<typeof list>) =>
      load(list(...of).get('changes/atom.xml') ?? '', {xml: true})('feed > link[rel=alternate]').attr('href');
    expect([link('/a/'), link('/a/', SITE, 'changes')]).toEqual([SITE, `${SITE}changes`]);
  });
});

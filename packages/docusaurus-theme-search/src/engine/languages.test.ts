import {describe, expect, it} from '@jest/globals';
import cases from '../../tests/languages.json' with {type: 'json'};
import {searchEngine, findPageUrls, createPage, createSection, createTestEngine} from '../../tests/pages';
import type {SearchEngine} from './createEngine';
import {normalizeText} from './normalizeText';
import type {SearchPage} from './records';

const open = (locale: string, ...pages: SearchPage[]): SearchEngine =>
  createTestEngine([...pages, createPage('/other/', 'Other', 'Nothing of interest.')], {locale});

const graphemes = (text: string): string[] => [...new Intl.Segmenter('en').segment(text)].map(({segment}) => segment);

describe.each(Object.entries(cases.texts))('in %s', (locale, text) => {
  const words = [...new Intl.Segmenter(locale, {granularity: 'word'}).segment(text)]
    .filter(({isWordLike, segment}) => isWordLike && graphemes(segment).length > 2)
    .map(({segment}) => graphemes(segment));

  it.each([locale, 'en'])(
    'finds every word of a text by its first three letters, with and without a space (%s)',
    async (own) => {
      const engine = open(own, createPage('/a/', 'Page', text));
      const typed = words.flatMap((letters) => letters.slice(2).map((_, at) => letters.slice(0, at + 3).join('')));
      const queries = typed.flatMap((word) => [word, `${word} `, word.normalize('NFD'), word.toUpperCase()]);
      const found = await Promise.all(queries.map((query) => findPageUrls(engine, query)));
      expect(queries.filter((_, at) => !found[at]?.includes('/a/'))).toEqual([]);
    },
  );
});

it.each(cases.pairs)(
  "finds a two-letter word that isn't in the dictionary (%s, %s)",
  async (locale = '', word = '', whole, apart) => {
    const engine = open(locale, createPage('/apart/', 'Page', apart), createPage('/whole/', 'Page', whole));
    expect(await findPageUrls(engine, word)).toEqual(['/whole/']);
    expect(await findPageUrls(engine, word.slice(0, 1))).toContain('/apart/');
  },
);

describe('letters', () => {
  it.each(cases.same)('of %s can also be written %s', (text = '', written = '') => {
    expect(normalizeText(text)).toBe(normalizeText(written));
    expect(normalizeText(text.normalize('NFD'))).toBe(normalizeText(written));
  });

  it.each(cases.other)('of %s differ from those of %s', (text = '', other = '') => {
    expect(normalizeText(text)).not.toBe(normalizeText(other));
    expect(normalizeText(text.normalize('NFD'))).toBe(normalizeText(text));
  });
});

describe('words', () => {
  it.each(cases.unspaced)(
    'of a script without spaces are found and highlighted on a site in %s',
    async (locale = '', query = '', text = '') => {
      const {hits} = await searchEngine(open(locale, createPage('/a/', 'Page', text)), query);
      expect(hits[0]).toMatchObject({pageUrl: '/a/', snippetHtml: text.replace(query, `<mark>${query}</mark>`)});
    },
  );

  it.each(cases.far)(
    'at the end of a long text without spaces are in its snippet: %s',
    async (query = '', filler = '') => {
      const text = `Linux ${filler.repeat(30)}${query}${filler.repeat(30)}`;
      const {hits} = await searchEngine(open('en', createPage('/a/', 'Page', text)), query, {snippetLength: 60});
      expect(hits[0]?.snippetHtml).toContain(`<mark>${query}</mark>`);
      expect(hits[0]?.snippetHtml.replace(/<\/?mark>/g, '').length).toBeLessThanOrEqual(62);
    },
  );

  it.each(['WITH', 'this', 'How to', 'The Who'])('that are stop words match a title or heading: %s', async (name) => {
    const other = createPage('/b/', 'Page', 'How to do this with those who have the time.');
    for (const own of [createPage('/a/', name), createPage('/a/', 'Page', '', createSection(name))])
      expect((await findPageUrls(open('en', other, own), name.toLowerCase()))[0]).toBe('/a/');
  });
});

it.each(Object.entries(cases.counted))('counts the pages with all words in %s', async (locale, {query, texts}) => {
  const engine = open(locale, ...texts.map((text, at) => createPage(`/${at}/`, 'Page', text)));
  const {hits, pageCount} = await searchEngine(engine, query);
  expect(pageCount).toBe(1);
  expect(hits.length).toBeGreaterThan(1);
});

describe('finds', () => {
  it.each(cases.found)('in %s: %s by %s', async (locale = '', text, query = '') => {
    expect(await findPageUrls(open(locale, createPage('/a/', 'Page', text)), query)).toContain('/a/');
  });

  it.each(['데', '데이', '데잍', '데이텁', '데이터베', '데이터벳', '데이터베잇', '데이터베이스'])(
    'Korean syllables that are being composed: %s',
    async (query) => {
      const engine = open('ko', createPage('/a/', '데이터베이스', '데이터를 데이 때 데일리 데이터베이스'));
      expect(await findPageUrls(engine, query)).toContain('/a/');
    },
  );

  it.each(cases.names)('names with special characters: %s, but not %s', async (name = '', other = '') => {
    const engine = open('en', createPage('/b/', other, `${other} and ${other}`), createPage('/a/', name));
    expect((await findPageUrls(engine, name))[0]).toBe('/a/');
    expect((await findPageUrls(engine, other))[0]).toBe('/b/');
  });

  it.each(Object.entries(cases.synonyms))('synonyms of any length in %s', async (locale, synonyms) => {
    const engine = createTestEngine([createPage('/a/', 'Page', 'SSO.'), createPage('/b/', 'Page', 'More.')], {
      locale,
      synonyms: [synonyms],
    });
    expect(await findPageUrls(engine, synonyms[0] ?? '')).toEqual(['/a/']);
  });

  it.each(['größe', '設定', 'ρυθμίσεις'])('URLs in other scripts: %s', async (name) => {
    expect(await findPageUrls(open('en', createPage(`/${encodeURIComponent(name)}/`, 'Page')), name)).toHaveLength(1);
  });
});

describe('numbers with dots', () => {
  const versions = ['1.2.3', '2.1.3', '3.2.1', '3.20.1', '10.3.2'];
  const engine = open('en', ...versions.map((version) => createPage(`/${version}/`, `Release ${version}`)));

  it.each([
    ['v3.2.1', '/3.2.1/'],
    ['3.2', '/3.2.1/'],
    ['release 2.1', '/2.1.3/'],
    ['10.3.2', '/10.3.2/'],
  ])('are one term with its prefixes: %s', async (query, path) => {
    expect((await findPageUrls(engine, query))[0]).toBe(path);
  });
});

it.each(['\uD83C', 'half \uDF89 an emoji', '🎉', '\u0301', '\u200B', '𝒳'.slice(0, 1), 'a\u0000b', '٣٫٢', '．．'])(
  'responds to unusual input: %j',
  async (query) => {
    const engine = open('en', createPage('/a/', 'Page', `🎉${'ab 🎉'.repeat(50)}\uD83C end`));
    await expect(searchEngine(engine, query, {snippetLength: 10})).resolves.toBeDefined();
  },
);

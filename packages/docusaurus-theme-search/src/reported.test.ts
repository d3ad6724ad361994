import {expect, it} from '@jest/globals';
import {load, type CheerioAPI} from 'cheerio';
import languages from '../tests/reported.json' with {type: 'json'};
import {createDocsPlugin, createSite, findFirstPage, searchEngine} from '../tests/pages';
import {createFullEngine, readIndexFile, type SearchEngine} from './engine';
import {resolveOptions} from './options';
import {createSearchFiles} from './output';

/** Texts of a page in one language, each in a different place. */
type Words = (typeof languages)['en'];

function open(locale: string, words: Words): SearchEngine {
  const html = `<article><div class="theme-doc-markdown markdown"><h1>${words.heading}</h1><p>${words.said}</p>
    <ul role="tablist"><li role="tab">${words.tab}</li></ul><div role="tabpanel"><p>Text.</p></div>
    <div class="language-js"><div>${words.codeTitle}</div><pre><code>new ${words.name}()</code></pre></div>
    <details><summary>${words.summary}</summary><p>Text.</p></details></div></article>`;
  const frontMatter = {keywords: [words.keyword, 2024], tags: [{label: words.tag}], sidebar_label: words.label};
  const docs = [
    {permalink: '/a/', title: words.title, description: words.said, frontMatter},
    {permalink: '/more/', title: words.more, frontMatter: {search: 'title'}},
  ];
  const article = () => load(html);
  const findArticle = () => ({article, derive: <T>(_: object, make: ($: CheerioAPI) => T) => make(article())});
  const site = createSite(createDocsPlugin('default', {versionName: 'current', label: '', path: '/', docs}));
  const i18n = {...site.i18n, currentLocale: locale, defaultLocale: locale};
  const files = createSearchFiles({findArticle}, {...site, baseUrl: '/', i18n}, resolveOptions());
  return createFullEngine(readIndexFile((name) => files.get(name) ?? '', 'latest'));
}

it.each(Object.entries(languages))('finds a page by all of its visible text, in %s', async (locale, words) => {
  const engine = open(locale, words);
  const {more, ...own} = words;
  for (const query of ['2024', ...Object.values(own), ...Object.values(own).map((text) => text.toUpperCase())])
    expect([query, await findFirstPage(engine, query)]).toEqual([query, '/a/']);
  expect(await findFirstPage(engine, more)).toBe('/more/');
});

it.each(Object.entries(languages))(
  "includes a description once if it's the first sentence, in %s",
  async (locale, words) => {
    const {hits} = await searchEngine(open(locale, words), words.title);
    const snippet = hits[0]?.snippetHtml.replace(/<\/?mark>/g, '') ?? '';
    expect(snippet.split(words.said)).toHaveLength(2);
  },
);

import {expect, it} from '@jest/globals';
import {load} from 'cheerio';
import {createWholeEngine, readIndexFile, type SearchEngine} from './engine';
import {searchOutput} from './output';
import type {OutputPage} from './readDocs';

/** What a page says in one language, each in a place of its own. */
type Words = Readonly<
  Record<
    'title' | 'heading' | 'keyword' | 'tag' | 'label' | 'codeTitle' | 'tab' | 'name' | 'summary' | 'said' | 'more',
    string
  >
>;

const LANGUAGES: Readonly<Record<string, Words>> = {
  en: {
    title: 'Quick start',
    heading: 'Getting the ocelot to run',
    keyword: 'oncilla',
    tag: 'margay',
    label: 'Kodkod',
    codeTitle: 'serval.config.js',
    tab: 'Caracal',
    name: 'JaguarundiPool',
    summary: 'Where pumas live',
    said: 'Cats that nobody counts.',
    more: 'Further animals',
  },
  de: {
    title: 'Schnellstart',
    heading: 'Straßenkatzen füttern',
    keyword: 'Größenwahn',
    tag: 'Käfige',
    label: 'Übersicht',
    codeTitle: 'schlüssel.yaml',
    tab: 'Dänisch',
    name: 'ZähePfote',
    summary: 'Wofür Füße gut sind',
    said: 'Niemand zählt die Mäuse.',
    more: 'Weitere Tiere',
  },
  ja: {
    title: '始めましょう',
    heading: '山猫を動かす',
    keyword: '認証情報',
    tag: '暗号化',
    label: '一覧表',
    codeTitle: '設定ファイル.yaml',
    tab: '日本語版',
    name: '接続プール',
    summary: '動物園の場所',
    said: '誰も数えない猫です。',
    more: 'その他の動物',
  },
  ru: {
    title: 'Быстрый старт',
    heading: 'Как запустить рысь',
    keyword: 'аутентификация',
    tag: 'шифрование',
    label: 'Обзор',
    codeTitle: 'настройка.yaml',
    tab: 'Питон',
    name: 'ПулСоединений',
    summary: 'Где живут пумы',
    said: 'Кошки, которых никто не считает.',
    more: 'Другие звери',
  },
};

function open(locale: string, words: Words): SearchEngine {
  const html = `<article><div class="theme-doc-markdown markdown"><h1>${words.heading}</h1><p>${words.said}</p>
    <ul role="tablist"><li role="tab">${words.tab}</li></ul><div role="tabpanel"><p>Text.</p></div>
    <div class="language-js"><div>${words.codeTitle}</div><pre><code>new ${words.name}()</code></pre></div>
    <details><summary>${words.summary}</summary><p>Text.</p></details></div></article>`;
  const version = {versionName: 'current', label: '', path: '/', isLast: true, sidebars: {}, docs: []};
  const plugin = {
    name: 'docusaurus-plugin-content-docs',
    options: {id: 'default'},
    content: {loadedVersions: [version]},
  };
  const frontmatter = {keywords: [words.keyword], tags: [words.tag], sidebar_label: words.label};
  const record = {path: '/a/', title: words.title, description: words.said, frontmatter, unlisted: false};
  const more = {path: '/more/', title: words.more, description: '', frontmatter: {search: 'title'}, unlisted: false};
  const pages: OutputPage[] = [record, more].map((own) => ({record: own, article: () => load(html)}));
  const files = searchOutput()(
    {pages},
    {
      siteConfig: {url: 'https://acme.example'},
      baseUrl: '/',
      i18n: {currentLocale: locale, defaultLocale: locale},
      plugins: [plugin],
    },
  );
  return createWholeEngine(readIndexFile((name) => files.get(name) ?? '', 'latest'));
}

const ask = (engine: SearchEngine, query: string): ReturnType<SearchEngine['search']> =>
  engine.search({query, limit: 5, perPage: 1, snippetLength: 160});

it.each(Object.entries(LANGUAGES))('finds a page by all that readers see of it, in %s', async (locale, words) => {
  const engine = open(locale, words);
  const {more, ...own} = words;
  const lost: string[] = [];
  for (const query of [...Object.values(own), ...Object.values(own).map((text) => text.toUpperCase())])
    if ((await ask(engine, query)).hits[0]?.pageUrl !== '/a/') lost.push(query);
  expect(lost).toEqual([]);
  expect((await ask(engine, more)).hits[0]?.pageUrl).toBe('/more/');
});

it.each(Object.entries(LANGUAGES))(
  'tells a description once that is the first sentence, in %s',
  async (locale, words) => {
    const {hits} = await ask(open(locale, words), words.title);
    const snippet = hits[0]?.snippetHtml.replace(/<\/?mark>/g, '') ?? '';
    expect(snippet.split(words.said)).toHaveLength(2);
  },
);

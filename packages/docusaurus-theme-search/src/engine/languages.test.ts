import {describe, expect, it} from '@jest/globals';
import {createWholeEngine, type SearchEngine} from './createEngine';
import {normalise} from './normalise';
import {makeIndex} from './makeIndex';
import type {SearchPage} from './records';

type Given = {readonly title?: string; readonly text?: string; readonly heading?: string; readonly names?: string[]};

/** A page by what it says; beside it, search always has a page about something else. */
const page = (path: string, {title = 'Page', text = '', heading = 'More', names = []}: Given): SearchPage => ({
  path,
  title,
  names,
  description: '',
  category: '',
  rank: 90,
  sections: [
    {level: 1, title, slug: null, text, identifiers: []},
    {level: 2, title: heading, slug: 'more', text: '', identifiers: []},
  ],
});

const open = (locale: string, ...pages: SearchPage[]): SearchEngine =>
  createWholeEngine(
    makeIndex([...pages, page('/other/', {title: 'Other', text: 'Nothing of interest.'})], {
      version: 'latest',
      siteUrl: 'https://docs.example/',
      locale,
      synonyms: [],
    }),
  );

const find = async (engine: SearchEngine, query: string): Promise<string[]> =>
  (await engine.search({query, limit: 10, perPage: 1, snippetLength: 60})).hits.map(({pageUrl}) => pageUrl);

const FILLER: Readonly<Record<string, string>> = {
  en: 'Scheduling many servers begins after plain settings.',
  de: 'Die Straßenverwaltung öffnet täglich neue Größenordnungen.',
  ru: 'Быстрая настройка сервера начинается с файла.',
  ko: '여러 서버를 설정하고 데이터베이스에 연결합니다.',
  ja: 'Docusaurus では、データベースの設定を変更して再起動します。',
  'zh-Hans': 'Docker 里可以使用数据库保存用户设置，然后重新启动服务器。',
  th: 'Docker ใช้ฐานข้อมูลเพื่อเก็บการตั้งค่าของผู้ใช้',
  km: 'ប្រព័ន្ធប្រតិបត្តិការថ្មី',
  hi: 'यह काम आसान है और सर्वर चलता है।',
  tr: 'İstanbul sunucuları için ayarlar dosyası gerekir.',
  el: 'Οι ρυθμίσεις του διακομιστή αλλάζουν εύκολα.',
  pl: 'Łódź używa serwerów i własnych ustawień.',
};

const graphemes = (text: string): string[] => [...new Intl.Segmenter('en').segment(text)].map(({segment}) => segment);

describe.each(Object.entries(FILLER))('in %s', (locale, text) => {
  const words = [...new Intl.Segmenter(locale, {granularity: 'word'}).segment(text)]
    .filter(({isWordLike, segment}) => isWordLike && graphemes(segment).length > 2)
    .map(({segment}) => segment);

  it.each([locale, 'en'])(
    'every word of a text is found from its third letter on, with a space or without (%s)',
    async (own) => {
      const engine = open(own, page('/a/', {text}));
      const lost: string[] = [];
      for (const word of words) {
        const letters = graphemes(word);
        for (let end = 3; end <= letters.length; end += 1) {
          const typed = letters.slice(0, end).join('');
          for (const query of [typed, `${typed} `, typed.normalize('NFD'), typed.toUpperCase()])
            if (!(await find(engine, query)).includes('/a/')) lost.push(query);
        }
      }
      expect(lost).toEqual([]);
    },
  );
});

describe('a word of two letters that the dictionary has not', () => {
  it.each([
    ['zh-Hans', '组件', '自定义组件的参数', '用户组可以安装插件'],
    ['zh-Hans', '插件', '安装插件后重启', '插入一个文件，每件都有编号'],
    ['ja', '枠組', '新しい枠組を作る', '枠と組の設定'],
  ])('is found as one (%s, %s)', async (locale, word, whole, apart) => {
    const engine = open(locale, page('/apart/', {text: apart}), page('/whole/', {text: whole}));
    expect(await find(engine, word)).toEqual(['/whole/']);
    expect(await find(engine, word.slice(0, 1))).toContain('/apart/');
  });
});

describe('letters', () => {
  it.each([
    ['Straße', 'strasse'],
    ['Größe', 'grosse'],
    ['Ærø', 'aero'],
    ['Łódź', 'lodz'],
    ['crème', 'creme'],
    ['Ελλάς', 'ελλασ'],
    ['İzmir', 'izmir'],
    ['ещё', 'еще'],
    ['שָׁלוֹם', 'שלום'],
    ['ｶﾞｲﾄﾞ', 'ガイド'],
    ['ＡＰＩ＿ＫＥＹ', 'api_key'],
    ['الخـــادِم', 'الخادم'],
    ['إعدادات', 'اعدادات'],
    ['پايگاه', 'پایگاه'],
    ['٤٠٤', '404'],
    ['४०४', '404'],
    ['real‑time', 'real-time'],
  ])('of %s are also written %s', (text, written) => {
    expect(normalise(text)).toBe(normalise(written));
    expect(normalise(text.normalize('NFD'))).toBe(normalise(written));
  });

  it.each([
    ['काम', 'कम'],
    ['мой', 'мои'],
    ['ガス', 'カス'],
    ['서버', '서바'],
    ['ใหม่', 'ใหม'],
  ])('of %s are others than those of %s', (text, other) => {
    expect(normalise(text)).not.toBe(normalise(other));
    expect(normalise(text.normalize('NFD'))).toBe(normalise(text));
  });
});

describe('words', () => {
  it.each([
    ['en', '数据库', 'In this page, 用户的数据库设置 comes last.'],
    ['de', 'データベース', 'Hier steht データベースの設定 am Ende.'],
    ['fr', 'ฐานข้อมูล', 'Ici ใช้ฐานข้อมูลเพื่อเก็บ à la fin.'],
  ])('of a script without spaces are found in a site in %s, and marked', async (locale, query, text) => {
    const engine = open(locale, page('/a/', {text}));
    const {hits} = await engine.search({query, limit: 1, perPage: 1, snippetLength: 160});
    expect(hits[0]).toMatchObject({pageUrl: '/a/', snippetHtml: text.replace(query, `<mark>${query}</mark>`)});
  });

  it.each([
    ['数据库', '用户可以在这里修改设置。'],
    ['データベース', 'ここで設定を変更することができます。'],
    ['ฐานข้อมูล', 'คุณสามารถเปลี่ยนการตั้งค่าได้ที่นี่'],
  ])('far behind in a text without spaces are in its snippet: %s', async (query, filler) => {
    const engine = open('en', page('/a/', {text: `Linux ${filler.repeat(30)}${query}${filler.repeat(30)}`}));
    const {hits} = await engine.search({query, limit: 1, perPage: 1, snippetLength: 60});
    expect(hits[0]?.snippetHtml).toContain(`<mark>${query}</mark>`);
    expect(hits[0]?.snippetHtml.replace(/<\/?mark>/g, '').length).toBeLessThanOrEqual(62);
  });

  it.each([
    ['WITH', 'with'],
    ['this', 'this'],
    ['How to', 'how to'],
    ['The Who', 'the who'],
  ])('that say little count where they are a title or a heading: %s', async (name, query) => {
    const other = page('/b/', {text: 'How to do this with those who have the time.'});
    expect((await find(open('en', other, page('/a/', {title: name})), query))[0]).toBe('/a/');
    expect((await find(open('en', other, page('/a/', {heading: name})), query))[0]).toBe('/a/');
  });
});

describe('pages are counted that have all words', () => {
  it.each([
    ['en', 'signed webhooks', ['signed webhooks', 'webhooks', 'signed letters']],
    ['de', 'Größe ändern', ['Die Größe ändern', 'Größe', 'Namen ändern']],
    ['ja', '設定 変更', ['設定を変更します', '設定', '変更']],
    ['ru', 'файл сервера', ['файл сервера', 'файл', 'сервера']],
  ])('in %s: %s', async (locale, query, texts) => {
    const engine = open(locale, ...texts.map((text, at) => page(`/${at}/`, {text})));
    expect(await engine.search({query, limit: 10, perPage: 1, snippetLength: 60})).toMatchObject({pageCount: 1});
    expect((await find(engine, query)).length).toBeGreaterThan(1);
  });
});

describe('what is searched is found', () => {
  it.each([
    ['de', 'Die Datenbankverbindung wird geprüft.', 'verbindung'],
    ['ar', 'يعمل الخادم الآن.', 'خادم'],
    ['he', 'התחברות לשרת.', 'שרת'],
    ['uk', 'Увімкніть комп’ютер.', 'компʼютер'],
    ['ja', 'バージョン3.2で追加されました。', '3.2'],
    ['zh-Hans', '从v3.2.1版本开始支持。', 'v3.2.1'],
    ['ko', '3.2.1부터 지원합니다.', '3.2.1'],
    ['ru', 'Только с версии 3.2.1-beta.', '3.2.1'],
    ['ja', 'バージョン３．２を使う。', '3.2'],
    ['fa', 'نسخهٔ ۳٫۲ آماده است.', '3.2'],
    ['en', 'Needs Node.js v20.11.1.', 'v20'],
  ])('in %s: %s by %s', async (locale, text, query) => {
    expect(await find(open(locale, page('/a/', {text})), query)).toContain('/a/');
  });

  it.each(['데', '데이', '데잍', '데이텁', '데이터베', '데이터벳', '데이터베잇', '데이터베이스'])(
    'while an input method puts Korean syllables together: %s',
    async (query) => {
      const engine = open('ko', page('/a/', {title: '데이터베이스', text: '데이터를 데이 때 데일리 데이터베이스'}));
      expect(await find(engine, query)).toContain('/a/');
    },
  );

  it.each([
    ['C++', 'C'],
    ['C#', 'C'],
    ['.NET', 'Net'],
  ])('by the signs of a name: %s, and not %s', async (name, other) => {
    const engine = open('en', page('/b/', {title: other, text: `${other} and ${other}`}), page('/a/', {title: name}));
    expect((await find(engine, name))[0]).toBe('/a/');
    expect((await find(engine, other))[0]).toBe('/b/');
  });

  it.each([
    ['en', ['single sign-on with every identity provider', 'sso']],
    ['ja', ['シングルサインオンの設定方法', 'sso']],
    ['ko', ['한 번에 모두 로그인 하는 방법', 'sso']],
  ])('by a synonym of any length, in %s', async (locale, synonyms) => {
    const pages = [page('/a/', {text: 'SSO.'}), page('/b/', {text: 'More.'})];
    const site = {version: 'latest', siteUrl: 'https://docs.example/', locale, synonyms: [synonyms]};
    const engine = createWholeEngine(makeIndex(pages, site));
    expect(await find(engine, synonyms[0] ?? '')).toEqual(['/a/']);
  });

  it.each(['größe', '設定', 'ρυθμίσεις'])('by an address in other letters: %s', async (name) => {
    expect(await find(open('en', page(`/${encodeURIComponent(name)}/`, {})), name)).toHaveLength(1);
  });
});

describe('numbers with dots', () => {
  const versions = ['1.2.3', '2.1.3', '3.2.1', '3.20.1', '10.3.2'];
  const engine = open('en', ...versions.map((version) => page(`/${version}/`, {title: `Release ${version}`})));

  it.each([
    ['v3.2.1', '/3.2.1/'],
    ['3.2', '/3.2.1/'],
    ['release 2.1', '/2.1.3/'],
    ['10.3.2', '/10.3.2/'],
  ])('are one term, with its beginnings: %s', async (query, path) => {
    expect((await find(engine, query))[0]).toBe(path);
  });
});

describe('odd input', () => {
  it.each(['\uD83C', 'half \uDF89 an emoji', '🎉', '\u0301', '\u200B', '𝒳'.slice(0, 1), 'a\u0000b', '٣٫٢', '．．'])(
    '%j is answered',
    async (query) => {
      const engine = open('en', page('/a/', {text: `🎉${'ab 🎉'.repeat(50)}\uD83C end`}));
      await expect(engine.search({query, limit: 5, perPage: 1, snippetLength: 10})).resolves.toBeDefined();
    },
  );
});

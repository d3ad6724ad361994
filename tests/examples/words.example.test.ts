import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from '@jest/globals';
import {BASE_URL} from '../../src/config/addresses';
import {getRoute} from '../../src/config/getRoute';
import {writeInterfaceMessages} from '../../tools/authors/translations';
import {DOCUSAURUS} from '../../tools/findPrograms';
import {readSourcePages} from '../../tools/getPageFiles';
import {getTranslationPath} from '../../src/config/versions';
import {createFolder, openSite, removeFolder, type OpenSite} from './site';

const LOCALE = 'fr';

/** Replaces ASCII letters with full-width ones: `Ｒａｎ ｏｎ {date}` for `Ran on {date}`. */
const mark = (message: string): string =>
  message.replaceAll(/\{\w+\}|[a-z]/gi, (part) =>
    part.length > 1 ? part : String.fromCodePoint(part.charCodeAt(0) + 0xfee0),
  );

/** Adds headings for all ids of a page, because other pages link to them. */
const markHeadings = (page: string): string =>
  [...readFileSync(page, 'utf8').matchAll(/^##+ .*\{\/\* #([\w-]+) \*\/\}$/gm)]
    .map(([, id]) => `## ${mark('Heading')} {/* #${id} */}`)
    .join('\n\n');

/** Pages with marked text, by the page that they translate. */
const PAGES: Readonly<Record<string, string>> = {
  'docs/status/index.mdx': `
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import DataTable from '@site/src/components/DataTable';

${mark('About')}

## ${mark('Code')} {/* #code */}

<Tabs groupId="language">
<TabItem value="nodejs" label="Node.js">

\`\`\`js title="${mark('Send')}" norun="${mark('why')}"
send(1);
\`\`\`

</TabItem>
</Tabs>

:::warning

${mark('Text')}

:::

:::tip

${mark('Text')}

:::

## ${mark('Table')} {/* #table */}

<DataTable
  caption="${mark('Table')}"
  columns={["${mark('One')}", "${mark('Two')}"]}
  rows={[{id: "a", cells: ["${mark('One')}", "1"]}, {id: "b", cells: ["${mark('Two')}", "2"]}]}
  filterLabel="${mark('Filter')}"
/>

| ${mark('One')} | ${mark('Two')} |
| -------------- | -------------- |
| 1              | 2              |

### ${mark('More')} {/* #more */}

\`\`\`mermaid
flowchart LR
accTitle: ${mark('Title')}
accDescr: ${mark('Title')}
a[${mark('One')}] --> b[${mark('Two')}]
\`\`\`

${markHeadings('docs/status/index.mdx')}
`,
  'versioned_docs/version-v1/orgs/index.mdx': mark('About'),
};

/** Product names, which aren't translated. */
const NAMES = /Millrace Docs|ChatGPT|Claude(?: Code)?|Perplexity|Cursor|VS Code/g;

/** Titles and descriptions in lists of pages, which aren't translated here. */
const ofPages = new Set(
  readSourcePages().flatMap(({source}) =>
    [...source.matchAll(/^(?:title|sidebar_label|description): (.*)$/gm)].map(([, text = '']) => text),
  ),
);

/** Returns the visible and accessible text of the open page that's still in ASCII letters. */
async function findUnmarked({page}: OpenSite): Promise<string[]> {
  const texts = await page.evaluate((): string[] => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, style, noscript, code, pre, kbd, time, p[hidden]'))
        found.push(node.textContent ?? '');
    for (const element of document.querySelectorAll('*'))
      for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'data-label'])
        found.push(element.getAttribute(name) ?? '');
    return found.map((text) => text.trim());
  });
  return texts.filter((text) => /[a-z]{2}/i.test(text.replaceAll(NAMES, '')) && !ofPages.has(text));
}

describe('a language with marked translations', () => {
  let folder: string;
  let site: OpenSite;

  beforeAll(async () => {
    folder = await createFolder('words');
    const words = join(folder, 'i18n');
    await writeInterfaceMessages(LOCALE, words);
    for (const file of await readdir(words, {recursive: true})) {
      if (!file.endsWith('.json')) continue;
      const messages = JSON.parse(await readFile(join(words, file), 'utf8')) as Record<string, {message: string}>;
      for (const each of Object.values(messages)) each.message = mark(each.message);
      await writeFile(join(words, file), JSON.stringify(messages));
    }
    for (const [page, text] of Object.entries(PAGES)) {
      const file = join(folder, getTranslationPath(page, LOCALE) ?? '');
      const older = page.startsWith('docs/') ? [] : ['latest: none', `latest_changes: ${mark('So')}.`];
      await mkdir(dirname(file), {recursive: true});
      await writeFile(
        file,
        ['---', `title: ${mark('Title')}`, `description: ${mark('Text')}.`, ...older, '---', '', text].join('\n'),
      );
    }
    const env = {...process.env, NODE_OPTIONS: '', NODE_ENV: 'production', I18N_LOCALE: LOCALE, I18N_PATH: words};
    const args = [DOCUSAURUS, 'build', '--locale', LOCALE, '--out-dir', join(folder, 'build')];
    await promisify(execFile)(process.execPath, args, {env, maxBuffer: 2 ** 26});
    site = await openSite(folder, BASE_URL);
  });

  afterAll(async () => {
    await site?.close();
    await removeFolder(folder);
  });

  it.each([...Object.keys(PAGES).map((page) => getRoute(page) ?? ''), '/search/', '/no-such-page/'])(
    'has no untranslated text on %s',
    async (route) => {
      await site.visit(BASE_URL + route.slice(1));
      expect(await findUnmarked(site)).toEqual([]);
    },
  );

  it('has no untranslated text in search, menus, shortcuts and the mobile menu', async () => {
    const {page, visit} = site;
    const route = getRoute(Object.keys(PAGES)[0] ?? '') ?? '';
    const unmarked: string[] = [];
    const note = async (): Promise<unknown> => unmarked.push(...(await findUnmarked(site)));
    // A query without two adjacent letters, so that it doesn't count as untranslated text.
    for (const keys of [['?'], ['/', 'q', '7', 'q', '7']]) {
      await visit(BASE_URL + route.slice(1));
      for (const key of keys) await page.keyboard.press(key);
      await page.getByRole('dialog').waitFor();
      await note();
    }
    await page.setViewportSize({width: 390, height: 844});
    await visit(BASE_URL + route.slice(1));
    await page.locator('.navbar__toggle').click();
    await page.locator('dialog[open]').waitFor();
    await note();
    await page.setViewportSize({width: 1280, height: 800});
    // The mobile menu closes and goes back in the history, which would abort the next visit.
    await page.waitForFunction('navigation.canGoForward');
    await visit(BASE_URL + route.slice(1));
    for (const button of await page.locator('main button:visible, main summary:visible').all()) {
      await button.click();
      await note();
      await page.keyboard.press('Escape');
    }
    expect([...new Set(unmarked)]).toEqual([]);
  });
});

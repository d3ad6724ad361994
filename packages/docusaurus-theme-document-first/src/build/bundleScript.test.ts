import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from '@jest/globals';
import type {BrowserSettings} from '../settings';
import {bundleScript, type ScriptSettings} from './bundleScript';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bundle-'));
});

afterEach(() => rm(folder, {recursive: true}));

async function bundle(files: Readonly<Record<string, string>>, given?: ScriptSettings): Promise<string> {
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return bundleScript([join(folder, 'index.ts')], given);
}

it('bundleScript includes imported styles before the code', async () => {
  const code = await bundle({
    'index.ts': "import './a.css'; alert(1);",
    'a.css': '.a::after { content: "</style>"; }',
  });
  expect(code).toMatch(/^document\.head\.append\(.*createElement\("style"\).*\);.*alert\(1\)/s);
  const added: string[] = [];
  const head = {append: ({textContent}: {textContent: string}) => added.push(textContent)};
  new Function('document', 'alert', code)({head, createElement: () => ({})}, () => undefined);
  expect(added).toHaveLength(1);
  expect(added[0]).toMatch(/^\.a:+after\{content:/);
});

it("runs a callable script with its styles when it's called", async () => {
  const code = await bundle({'index.ts': "import './a.css'; alert(1);", 'a.css': 'a {color: red}'}, {isCalled: true});
  const ran: string[] = [];
  const document = {head: {append: () => ran.push('styles')}, createElement: () => ({})};
  const made = code.replace(/^export default/, 'return ');
  const run = new Function('document', 'alert', made)(document, () => ran.push('script')) as () => void;
  expect(ran).toEqual([]);
  run();
  expect(ran).toEqual(['styles', 'script']);
});

it("inlines messages in the page's language, or the default one", async () => {
  const files = {
    'index.ts': "import {copy, copied} from './words'; alert(copy, copied);",
    'words.ts': `import {translate} from '@docusaurus/Translate';
      export const copy = translate({id: 'a.copy', message: 'Copy', description: 'On a button'});
      export const copied = translate({id: 'a.copied', message: 'Copied', description: 'On a button'});`,
  };
  const code = await bundle(files, {translations: {'a.copy': 'Kopieren'}});
  expect(code).toContain('"Kopieren"');
  expect(code).toContain('"Copied"');
  expect(code).not.toMatch(/a\.copy|On a button/);
});

it('inlines durations and omits unused ones', async () => {
  const settings = {timings: {copyConfirmation: 500, headingUpdate: 300}} as unknown as BrowserSettings;
  const files = {
    'index.ts': "import {timings} from './settings'; alert(timings.copyConfirmation);",
    'settings.ts': "export * from '@generated/docusaurus-theme-document-first/default/settings.js';",
  };
  expect(await bundle(files, {settings})).toMatch(/^\(\(\)=>\{alert\(500\);?\}\)\(\);$/m);
});

it('includes the messages in the inline script that detects failures', async () => {
  const code = await bundleScript([join(import.meta.dirname, '../document/showScriptFailure.ts')], {
    settings: {timings: {documentScriptTimeout: 5000}} as BrowserSettings,
  });
  expect(code).toContain('Part of this page could not be loaded');
});

it('rejects React in a script that must work without it', async () => {
  const files = {
    'index.ts': "import {read} from './read'; import type {ReactNode} from 'react'; alert(read() as ReactNode);",
    'read.ts': "import {createElement} from 'react'; export const read = () => createElement('p');",
  };
  await expect(bundle(files, {isWithoutReact: true})).rejects.toThrow(/read\.ts imports react, but .*without React/);
  const own = {...files, 'read.ts': "export const read = () => 'react';"};
  expect(await bundle(own, {isWithoutReact: true})).toContain('alert(');
});

import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {parsePage} from '../prose/readBlocks';
import {checkIncoming, checkLinks} from './checkLinks';
import {checkNames, describeOutdated, findUntranslated, readMessages} from './translations';

const FRENCH = 'i18n/fr/docusaurus-plugin-content-docs/current';
const PAGE = `${FRENCH}/status/index.mdx`;

const files: Readonly<Record<string, string>> = {
  'docs/status/index.mdx': '## States {/* #states */}',
  [PAGE]: '## États {/* #etats */}',
  'docs/limits/index.mdx': '## Memory {/* #memory */}',
  'docs/status/run.png': '',
};
const sources = {
  isFile: (path: string) => path in files,
  readTree: (path: string) => parsePage(files[path] ?? ''),
  listFiles: () => Object.keys(files),
};
const check = (source: string): string[] => checkLinks(parsePage(source), PAGE, sources);

describe('links of a translated page', () => {
  it.each(['[a](../limits/index.mdx#memory)', '[a](/limits/#memory)', '[a](../status/index.mdx#etats)', '[a](#etats)'])(
    'lead to the page in its language, else to that of the site: %s',
    (source) => expect(check(source)).toEqual([]),
  );

  it.each([
    ['[a](../status/index.mdx#states)', `leads to no place in ${PAGE}`],
    ['[a](/limits/#memry)', 'did you mean #memory?'],
    ['[a](../limit/index.mdx)', 'did you mean "../limits/index.mdx"?'],
    ['![a](./run.png)', 'did you mean "@site/docs/status/run.png"?'],
  ])('are refused as on any page: %s', (source, said) =>
    expect(check(source)).toEqual([expect.stringContaining(said)]),
  );

  it('are sought on the pages that its readers see', () => {
    const source = '[a](../status/index.mdx#states)';
    const others = [{path: 'docs/limits/index.mdx', source}];
    expect(checkIncoming([PAGE], others, sources)).toEqual([expect.stringContaining('which i18n/fr')]);
    expect(checkIncoming(['docs/status/index.mdx'], others, sources)).toEqual([]);
  });
});

describe('describeOutdated', () => {
  const outputs: Record<string, string> = {'-1': 'abc1', '--porcelain': '', '--format=%h "%s"': 'def2 "Name states"'};
  const run = (...args: readonly string[]): string => outputs[args[1] ?? ''] ?? '';

  it('names the page and what changed it since', () =>
    expect(describeOutdated(PAGE, run)).toEqual([
      `${PAGE}:1:1 warning older than docs/status/index.mdx, which changed in def2 "Name states"; git diff abc1 -- docs/status/index.mdx shows what`,
    ]));

  it('says nothing of a translation that is being edited', () =>
    expect(describeOutdated(PAGE, (...args) => (args[0] === 'status' ? ' M' : run(...args)))).toEqual([]));
});

it('findUntranslated lists words that are missing or as they were, but not those that a theme brings', () => {
  const words = new Map([
    ['code.json: a', 'Copy'],
    ['code.json: b', 'Wrap'],
    ['code.json: c', 'Menu'],
    ['code.json: d', '404'],
  ]);
  const brought = new Map([...words, ['code.json: a', 'Copier']]);
  const own = new Map([['code.json: c', 'Menu']]);
  expect(findUntranslated(own, brought, words)).toEqual(['code.json: b: "Wrap"', 'code.json: c: "Menu"']);
});

it('checkNames refuses names in braces that the word does not have, or that it lacks', () => {
  const words = new Map([
    ['code.json: a', 'Line {line} of {page}'],
    ['code.json: b', 'Copy'],
  ]);
  const own = (a: string, b: string) => new Map([...words].map(([id], at) => [id, [a, b][at] ?? '']));
  expect(checkNames(own('{page}, ligne {line}', 'Copier'), words)).toEqual([]);
  expect(checkNames(own('Ligne {ligne} de {page}', '{x}'), words)).toEqual([
    'code.json: a: "Ligne {ligne} de {page}" has the names {ligne} {page}; allowed: {line} {page}',
    'code.json: b: "{x}" has the names {x}; allowed: none',
  ]);
});

it('readMessages names the file and the line of what is no JSON', () => {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'));
  writeFileSync(join(folder, 'footer.json'), '{\n  "a": {"message": "A"}\n  "b": {"message": "B"}\n}');
  expect(() => readMessages(folder)).toThrow(/footer\.json:3: no JSON: SyntaxError/);
  rmSync(folder, {recursive: true});
});

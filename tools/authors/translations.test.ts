import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {createTemporaryFolder} from '../../tests/temporaryFolder';
import {parsePage} from '../prose/readBlocks';
import {findLinkProblems} from './checks/findLinkProblems';
import {compareTranslation, findOutdatedTranslation, readOriginal} from './compareTranslation';
import {
  findUnknownLanguages,
  findPlaceholderProblems,
  getUntranslatedWords,
  formatRemaining,
  readMessages,
} from './translations';

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
const check = (source: string): string[] => findLinkProblems(parsePage(source), PAGE, sources);

describe('links of a translated page', () => {
  it.each(['[a](../limits/index.mdx#memory)', '[a](/limits/#memory)', '[a](../status/index.mdx#etats)', '[a](#etats)'])(
    "lead to the page in the same language, or else the site's: %s",
    (source) => expect(check(source)).toEqual([]),
  );

  it.each([
    ['[a](../status/index.mdx#states)', `leads to no place in ${PAGE}`],
    ['![a](./run.png)', 'did you mean "@site/docs/status/run.png"?'],
  ])('are checked like on any page: %s', (source, problem) =>
    expect(check(source)).toEqual([expect.stringContaining(problem)]),
  );
});

describe('findOutdatedTranslation', () => {
  const outputs: Record<string, string> = {'-1': 'abc1', '--porcelain': '', '--format=%h "%s"': 'def2 "Name states"'};
  const run = (...args: readonly string[]): string => outputs[args[1] ?? ''] ?? '';

  it('names the page and later commits', () =>
    expect(findOutdatedTranslation(PAGE, run)).toEqual([
      `${PAGE}:1:1 warning older than docs/status/index.mdx, which changed in def2 "Name states"; git diff abc1 -- docs/status/index.mdx shows what`,
    ]));

  it('ignores a translation with uncommitted changes', () =>
    expect(findOutdatedTranslation(PAGE, (...args) => (args[0] === 'status' ? ' M' : run(...args)))).toEqual([]));
});

describe('code and structure of a translation', () => {
  const ORIGINAL = `---
title: States
hide_title: true
---

import Tabs from '@theme/Tabs';

A run takes %limits.payloadSize%, see [memory](../limits/index.mdx#memory) and [MDN](https://developer.mozilla.org/en-US/docs/Web).

## States {/* #states */}

Write \`--dry\`, or [^1].

\`\`\`js title="Send" run
send(1); // Sends it.
\`\`\`

<TabItem value="nodejs" label="Node">

:::tip[So]

1. One
2. Two

| A | B |
| - | - |
| 1 | 2 |

:::

</TabItem>

## Ends

[^1]: Later.
`;
  const compare = (from: string | RegExp, to: string): string[] => {
    const translated = ORIGINAL.replace(from, to);
    expect(translated === ORIGINAL).toBe(from === '');
    return compareTranslation(PAGE, translated, ORIGINAL);
  };

  it.each<[string | RegExp, string]>([
    ['', ''],
    ['States\nhide', 'États\nhide'],
    ['A run takes %limits.payloadSize%', 'Au plus %limits.payloadSize%'],
    ['title="Send"', 'title="Envoyer"'],
    ['// Sends it.', "// L'envoie."],
    ['label="Node"', 'label="Nœud"'],
    ['## Ends', '## Fins {/* #ends */}'],
    ['en-US', 'fr'],
    ['../limits/index.mdx', '/limits/'],
    ['tip[So]', 'tip[Ainsi]'],
    ['`--dry`, or [^1]', '[^1], `--dry` ou `--dry`'],
  ])('can be translated: %s', (from, to) => expect(compare(from, to)).toEqual([]));

  it.each<[string | RegExp, string, number, string]>([
    [
      '#states',
      '#etats',
      10,
      'docs/status/index.mdx has no section #etats; allowed: the same in every language; write {/* #states */}',
    ],
    ['## Ends', '## Fins', 33, 'docs/status/index.mdx has no section #fins'],
    ['## Ends', '', 10, 'the section #ends of docs/status/index.mdx:33 is missing'],
    [/$/, '\n## Plus', 37, 'docs/status/index.mdx has no section #plus'],
    ['payloadSize', 'memory', 8, 'the figure has %limits.memory%'],
    ['%limits.payloadSize%', '6 Mo', 1, 'the figure %limits.payloadSize% of docs/status/index.mdx:8 is missing'],
    ['#memory', '', 8, 'the link has docs/limits/index.mdx, and that'],
    ['mozilla', 'example', 8, 'the link has https://developer.example.org/docs/Web'],
    ['`--dry`', '`--sec`', 12, 'the code in the text has `--sec`'],
    ['[^1]', 'a', 10, 'the footnote [^1] of'],
    ['send(1)', 'envoyer(1)', 15, 'the sample has envoyer(1);, and that of docs/status/index.mdx:14 has send(1);'],
    ['" run', '"', 14, 'the sample has js, and that of docs/status/index.mdx:14 has js run'],
    ['"nodejs"', '"noeud"', 18, 'the element has <TabItem value="noeud">'],
    [':::tip', ':::astuce', 20, 'the admonition has :::astuce'],
    ['2. Two\n', '', 22, 'the list has 1 steps'],
    ['| 1 | 2 |\n', '', 25, 'the table has 1 rows of 2 cells'],
    ['hide_title: true', 'hide_title: false', 3, 'the field has hide_title: false'],
  ])("can't change: %s", (from, to, line, problem) =>
    expect(compare(from, to)).toEqual([expect.stringContaining(`${PAGE}:${line}: ${problem}`)]),
  );

  it('is compared with the page at the time of the translation', () => {
    const run =
      (status: string) =>
      (...args: readonly string[]): string =>
        ({log: 'abc1', status, show: `${args[1]} as it was`})[args[0] ?? ''] ?? '';
    const read = (path: string): string => `${path} as it is`;
    expect(readOriginal(PAGE, read, run(''))).toBe('abc1:docs/status/index.mdx as it was');
    expect(readOriginal(PAGE, read, run(' M'))).toBe('docs/status/index.mdx as it is');
  });
});

describe('findUnknownLanguages', () => {
  it.each([
    ['i18n/fr', "i18n/fr has translations that are not built; allowed: en, pt-BR; add 'fr' to LOCALES"],
    ['i18n/fr/code.json', "add 'fr' to LOCALES"],
    ['i18n/fr/docusaurus-plugin-content-docs/version-v1/limits/index.mdx', "add 'fr' to LOCALES"],
    ['i18n/pt', "add 'pt' to LOCALES"],
    ['i18n/pt-br/footer.json', 'rename the folder to i18n/pt-BR'],
  ])('names the language of %s', (file, fix) => {
    expect(findUnknownLanguages([file, file], ['en', 'pt-BR'])).toEqual([
      expect.stringMatching(/^src\/config\/languages\.ts:\d+: /),
    ]);
    expect(findUnknownLanguages([file], ['en', 'pt-BR'])[0]).toContain(fix);
  });

  it("accepts the site's languages and files without a language", () => {
    expect(findUnknownLanguages(['i18n/pt-BR', 'i18n/en/code.json', 'docs/limits'], ['en', 'pt-BR'])).toEqual([]);
  });
});

it("counts what isn't translated, and lists it on request", () => {
  expect(formatRemaining('left', ['a.mdx', 'b.mdx'], false)).toEqual(['2 left; --all lists them']);
  expect(formatRemaining('left', ['a.mdx', 'b.mdx'], true)).toEqual(['2 left:', '  a.mdx', '  b.mdx']);
});

it('findUntranslated returns missing and untranslated messages, except those of a theme', () => {
  const words = new Map([
    ['code.json: a', 'Copy'],
    ['code.json: b', 'Wrap'],
    ['code.json: c', 'Menu'],
    ['code.json: d', '404'],
  ]);
  const brought = new Map([...words, ['code.json: a', 'Copier']]);
  const own = new Map([['code.json: c', 'Menu']]);
  expect(getUntranslatedWords(own, brought, words)).toEqual(['code.json: b: "Wrap"', 'code.json: c: "Menu"']);
});

it('findPlaceholderProblems finds unknown and missing placeholders', () => {
  const words = new Map([
    ['code.json: a', 'Line {line} of {page}'],
    ['code.json: b', 'Copy'],
  ]);
  const own = (a: string, b: string) => new Map([...words].map(([id], at) => [id, [a, b][at] ?? '']));
  expect(findPlaceholderProblems(own('{page}, ligne {line}', 'Copier'), words)).toEqual([]);
  expect(findPlaceholderProblems(own('Ligne {ligne} de {page}', '{x}'), words)).toEqual([
    'code.json: a: "Ligne {ligne} de {page}" has the names {ligne} {page}; allowed: {line} {page}',
    'code.json: b: "{x}" has the names {x}; allowed: none',
  ]);
});

it('readMessages names file and line of invalid JSON', () => {
  const folder = createTemporaryFolder('messages-');
  writeFileSync(join(folder, 'footer.json'), '{\n  "a": {"message": "A"}\n  "b": {"message": "B"}\n}');
  expect(() => readMessages(folder)).toThrow(/footer\.json:3: no JSON: SyntaxError/);
});

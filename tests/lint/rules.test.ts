import {describe, expect, it} from '@jest/globals';
import {ESLint} from 'eslint';
import tseslint from 'typescript-eslint';

/** Code that breaks one rule, as if it stood in a file of the project: the rules on imports look at where it stands. */
interface Fixture {
  readonly rule: string;
  readonly file: string;
  readonly code: string;
}

const BOUNDARY = 'import-x/no-restricted-paths';
const CYCLE = 'import-x/no-cycle';

const boundaries: readonly (readonly [file: string, imported: string])[] = [
  ['src/facts/hosts.ts', '../config/addresses'],
  ['src/facts/hosts.ts', '../theme/Tabs'],
  ['src/facts/hosts.ts', '@site/src/components/Tick'],
  ['src/timings.ts', './config/addresses'],
  ['src/config/addresses.ts', '../plugins/search'],
  ['src/config/addresses.ts', '../markdown'],
  ['src/config/addresses.ts', '../client/storage'],
  ['src/markdown/index.ts', '../components/Tick'],
  ['src/plugins/timings/index.ts', '../../components/Tick'],
  ['src/plugins/search/client/searchClient.ts', '@site/src/theme/SearchBar'],
  ['src/client/storage.ts', '../components/Tick'],
  ['src/client/storage.ts', '../plugins/search'],
  ['src/client/storage.ts', '../plugins/search/options'],
  ['src/client/announce.ts', '../plugins/search/records/section'],
  ['src/client/announce.ts', '../theme/Tabs'],
  ['src/components/Tick/index.tsx', '../../plugins/search/records/searchRecord'],
  ['src/components/Tick/index.tsx', '../../markdown/placeholders/nodes'],
  ['src/components/Tick/index.tsx', '../../theme/Tabs'],
  ['src/theme/Tabs/index.tsx', '@site/src/plugins/search/records/searchRecord'],
  ['src/theme/Tabs/index.tsx', '@site/src/plugins/timings'],
  ['src/theme/Tabs/index.tsx', '../../../tests/command/steps'],
  ['src/theme/Tabs/index.tsx', '../../page-tools/createElement'],
  ['src/page-tools/index.ts', '../plugins/search/records/searchRecord'],
  ['src/plugins/timings/index.ts', '../../../tools/facts/knownFacts'],
  ['src/config/addresses.ts', '../../deploy/nginx/renderConfig'],
  ['src/config/mcp.ts', '../../packages/mcp/src/data/docsData'],
  ['src/config/mcp.ts', '../../packages/docusaurus-plugin-page-history/src/words'],
  ['src/config/mcp.ts', '../../packages/docusaurus-plugin-page-history/src/page/readPage'],
  ['src/config/mcp.ts', '../../packages/docusaurus-plugin-page-history/src/client/FeedList'],
  ['packages/docusaurus-plugin-page-history/src/words.ts', '../../../src/config/addresses'],
  ['packages/docusaurus-plugin-page-history/src/page/readPage.ts', '@site/src/config/addresses'],
  ['packages/mcp/src/createDocsServer.ts', '../../../src/theme/Tabs'],
  ['packages/mcp/src/createDocsServer.ts', '../../../src/components/Tick'],
  ['packages/mcp/src/createDocsServer.ts', '../../../src/components/PageGuesses/usePageGuesses'],
  ['packages/mcp/src/createDocsServer.ts', '../../../src/plugins/built-site/pageRecord'],
  ['packages/mcp/src/createDocsServer.ts', '../../../src/plugins/search/client/protocol'],
  ['packages/mcp/src/createDocsServer.ts', '../build/collectData'],
  ['packages/mcp/build/collectData.ts', '../../../deploy/nginx/renderConfig'],
];

const fixtures: readonly Fixture[] = [
  ...boundaries.map(([file, imported]) => ({rule: BOUNDARY, file, code: `import '${imported}';`})),
  {rule: CYCLE, file: 'src/facts/fact.ts', code: "import {lookupFact} from './lookupFact';\nlookupFact('a');\n"},
  {
    rule: 'jsx-a11y/alt-text',
    file: 'src/components/Tick/index.tsx',
    code: 'export const picture = <img src="a.png" />;\n',
  },
  {rule: 'max-lines', file: 'src/client/storage.ts', code: 'export {};\n'.repeat(161)},
  {rule: 'no-restricted-properties', file: 'src/client/storage.ts', code: 'export const home = process.env.HOME;\n'},
];

/** Code that breaks a rule that needs types, in a small TypeScript project, so that the whole one is not loaded. */
const typedFixtures: readonly Fixture[] = [
  {
    rule: '@typescript-eslint/no-floating-promises',
    file: 'tests/lint/typed/file.ts',
    code: 'async function save(): Promise<void> {}\nsave();\n',
  },
  {
    rule: '@typescript-eslint/no-misused-promises',
    file: 'tests/lint/typed/file.ts',
    code: "addEventListener('load', async () => {});\n",
  },
];

const typed = new ESLint();
const untyped = new ESLint({overrideConfig: [tseslint.configs.disableTypeChecked]});

async function listBrokenRules(eslint: ESLint, {file, code}: Omit<Fixture, 'rule'>): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, {filePath: file});
  return (result?.messages ?? []).map(({ruleId}) => ruleId);
}

describe('the linter', () => {
  it.each(fixtures)('$rule refuses $code in $file', async ({rule, file, code}) => {
    expect(await listBrokenRules(untyped, {file, code})).toContain(rule);
  });

  it.each(typedFixtures)('$rule refuses $code in $file', async ({rule, file, code}) => {
    expect(await listBrokenRules(typed, {file, code})).toContain(rule);
    expect(await typed.calculateConfigForFile('src/client/storage.ts')).toMatchObject({rules: {[rule]: [2]}});
  });

  it.each([
    ['src/theme/Tabs/index.tsx', "import '@site/src/plugins/search/client/protocol';"],
    ['src/config/addresses.ts', "import '../facts/hosts';"],
    ['src/plugins/timings/index.ts', "import '../../config/addresses';"],
    ['src/components/Tick/index.tsx', "import '../InlineText';"],
    ['src/theme/Tabs/index.tsx', "import 'docusaurus-plugin-page-history/client';"],
    ['src/config/mcp.ts', "import 'docusaurus-plugin-page-history';"],
    ['packages/mcp/src/createDocsServer.ts', "import '../../../src/components/PageGuesses/guessPages';"],
    ['packages/mcp/build/collectData.ts', "import '../../../src/plugins/built-site/pageRecord';"],
  ])('%s may have %s', async (file, code) => {
    expect(await listBrokenRules(untyped, {file, code})).toEqual([]);
  });
});

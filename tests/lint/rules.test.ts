import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {ESLint} from 'eslint';
import postcss from 'postcss';
import tseslint from 'typescript-eslint';

/** Code that violates a rule, with the file that contains it, because import rules depend on the path. */
interface Fixture {
  readonly rule: string;
  readonly file: string;
  readonly code: string;
}

const BOUNDARY = 'import-x/no-restricted-paths';
const CYCLE = 'import-x/no-cycle';

const boundaries: readonly (readonly [file: string, imported: string])[] = [
  ['src/facts/hosts.ts', '../config/addresses'],
  ['src/config/addresses.ts', '../plugins/docs'],
  ['src/markdown/index.ts', '../components/Tick'],
  ['src/features/rest-reference/request/endpointSpec.ts', '../../../components/Tick'],
  ['src/features/rest-reference/request/endpointSpec.ts', '../remarkRestReference'],
  ['src/features/rest-reference/remarkRestReference.ts', './RequestBuilder'],
  ['src/features/rest-reference/RequestBuilder/index.tsx', '../render/parts'],
  ['src/features/rest-reference/remarkRestReference.ts', '../../../tools/samples/check/shell'],
  ['src/components/Tick/index.tsx', '../../plugins/docs'],
  ['src/features/limits/Limit/index.tsx', '../../../theme/NotFound'],
  ['src/features/glossary/remarkTerms.ts', './Term'],
  ['src/features/limits/Limit/index.tsx', '../remarkLimits'],
  ['packages/docusaurus-plugin-facts/src/document.ts', '../../../src/facts'],
  ['src/theme/NotFound/index.tsx', '@site/src/plugins/docs'],
  ['src/theme/NotFound/index.tsx', '../../features/page-tools/createElement'],
  ['src/features/page-tools/index.ts', '../../plugins/docs'],
  ['src/plugins/docs/index.ts', '../../../tools/facts/hints'],
  ['src/config/addresses.ts', '../../deploy/nginx/renderConfig'],
  ['src/config/mcp.ts', '../../packages/docusaurus-plugin-page-history/src/words'],
  ['packages/docusaurus-theme-document-first/src/options.ts', '@site/src/config/addresses'],
  ['packages/docs-mcp/src/createDocsServer.ts', '../../../src/theme/NotFound'],
  ['packages/docs-mcp/src/createDocsServer.ts', '../../docusaurus-theme-search/src/readDocs'],
];

const fixtures: readonly Fixture[] = [
  ...boundaries.map(([file, imported]) => ({rule: BOUNDARY, file, code: `import '${imported}';`})),
  ...[
    ['src/config/mcp.ts', '../../packages/docs-mcp/src/data/docsData'],
    ['src/theme/NotFound/index.tsx', '../../../packages/docusaurus-theme-document-first/src/settings'],
  ].map(([file = '', imported]) => ({rule: 'no-restricted-imports', file, code: `import '${imported}';`})),
  {rule: CYCLE, file: 'src/facts/hosts.ts', code: "import {lookupFact} from '.';\nlookupFact('a');\n"},
  {
    rule: 'import-x/no-extraneous-dependencies',
    file: 'packages/docusaurus-plugin-facts/src/document.ts',
    code: "import 'cspell';\n",
  },
  {
    rule: 'jsx-a11y/alt-text',
    file: 'src/components/Tick/index.tsx',
    code: 'export const picture = <img src="a.png" />;\n',
  },
  {
    rule: 'i18next/no-literal-string',
    file: 'src/components/Tick/index.tsx',
    code: 'export const label = <p>Done</p>;\n',
  },
  ...["document.title = 'Done';", "document.body.setAttribute('aria-label', 'Done');"].map((code) => ({
    rule: 'no-restricted-syntax',
    file: 'src/features/rest-reference/request/endpointSpec.ts',
    code: `${code}\nexport {};\n`,
  })),
  {rule: 'max-lines', file: 'src/features/rest-reference/request/endpointSpec.ts', code: 'export {};\n'.repeat(251)},
  ...[
    'src/features/glossary/remarkTerms.ts',
    'tools/samples/extractBlocks.ts',
    'packages/docs-mcp/src/sections.ts',
  ].map((file) => ({
    rule: 'regexp/no-super-linear-move',
    file,
    code: 'export const isClosed = /a+b/.test(String(Date.now()));\n',
  })),
  {
    rule: 'no-restricted-properties',
    file: 'src/features/rest-reference/request/endpointSpec.ts',
    code: 'export const home = process.env.HOME;\n',
  },
];

/** Without type-aware rules, because they'd load the whole project. */
const linter = new ESLint({overrideConfig: [tseslint.configs.disableTypeChecked]});

async function getBrokenRules({file, code}: Omit<Fixture, 'rule'>): Promise<(string | null)[]> {
  const [result] = await linter.lintText(code, {filePath: file});
  return (result?.messages ?? []).map(({ruleId}) => ruleId);
}

describe('the linter', () => {
  it.each(fixtures)('$rule reports $code in $file', async ({rule, file, code}) => {
    expect(await getBrokenRules({file, code})).toContain(rule);
  });

  it.each(['no-floating-promises', 'no-misused-promises'])('enables the type-aware rule %s', async (rule) => {
    const config: unknown = await new ESLint().calculateConfigForFile(
      'src/features/rest-reference/request/endpointSpec.ts',
    );
    expect(config).toMatchObject({rules: {[`@typescript-eslint/${rule}`]: [2]}});
  });

  it.each([
    ['src/features/limits/Limit/index.tsx', "import '../../../components/HoverCard';"],
    ['src/config/addresses.ts', "import 'docusaurus-theme-document-first/addresses';"],
    ['src/plugins/docs/index.ts', "import '../../config/addresses';"],
    ['src/features/rest-reference/RequestBuilder/index.tsx', "import '../request/endpointSpec';"],
    ['tools/samples/stub/server.ts', "import '../../../src/features/rest-reference/mock/apiHosts';"],
  ])('allows in %s: %s', async (file, code) => {
    expect(await getBrokenRules({file, code})).toEqual([]);
  });
});

/** The media features that all supported browsers implement (`browserslist` in package.json). */
const KNOWN =
  /^(?:(?:min|max)-(?:width|height)|width|height|hover|pointer|forced-colors|prefers-(?:color-scheme|reduced-motion|contrast))$/;

/**
 * Returns the features in a style sheet that a supported browser doesn't implement, so that it would ignore these
 * styles.
 */
function findUnknownFeatures(css: string): string[] {
  const asked: string[] = [];
  postcss.parse(css).walkAtRules('media', ({params}) => {
    for (const [, feature = ''] of params.matchAll(/\(([a-z-]+)/g)) asked.push(feature);
  });
  return asked.filter((feature) => !KNOWN.test(feature));
}

it("finds media features that some supported browsers don't know", () => {
  expect(findUnknownFeatures('@media (scripting: enabled) and (max-width: 40rem) {a {color: red}}')).toEqual([
    'scripting',
  ]);
});

it.each(['src', 'packages'])('style sheets in %s only use supported media features', (folder) => {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(
    (name) => name.endsWith('.css') && !name.includes('node_modules'),
  );
  const found = files.flatMap((name) => findUnknownFeatures(readFileSync(join(folder, name), 'utf8')));
  expect(found).toEqual([]);
});

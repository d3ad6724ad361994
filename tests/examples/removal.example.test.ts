import {cp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from '@jest/globals';
import {buildSite, commitAll, DOCUMENT_SCRIPT, installPackages, createFolder, removeFolder, runProgram} from './site';

const PACKAGES = [
  'docusaurus-theme-document-first',
  'docusaurus-theme-search',
  'docusaurus-plugin-built-site',
  'docusaurus-plugin-page-history',
  'docusaurus-plugin-facts',
];

/** Lines of the example's configuration that mention a package. */
const OWN_LINES = /^.*(?:DOCUMENT_FIRST|docusaurus-plugin-built-site).*\n/gm;

const FACTS = `import {createFacts} from 'docusaurus-plugin-facts/facts';

export const facts = createFacts({
  locale: 'en',
  groups: {limits: {payloadSize: {value: 512, unit: 'KB', meaning: 'body of one request'}}},
  versions: {current: {}},
  source: 'facts.ts',
});
`;

const CHANGES = `import {ChangeList} from 'docusaurus-plugin-page-history/client';
import changes from '@generated/docusaurus-plugin-page-history/default/changes.json';

# Changes

<ChangeList {...changes} />
`;

/** Adds all packages to the example's configuration. */
const addPackages = (config: string): string =>
  config
    .replace(
      /^/,
      `import {hosting, markdown} from 'docusaurus-plugin-built-site';
import {createParseFrontMatter, remarkFacts} from 'docusaurus-plugin-facts';
import {createVcs} from 'docusaurus-plugin-page-history';
import {facts} from './facts';
`,
    )
    .replace('const math = {', 'const math = {beforeDefaultRemarkPlugins: [[remarkFacts, {facts}] as never], ')
    .replace('markdown: {', 'markdown: {parseFrontMatter: createParseFrontMatter({facts}), ')
    .replace('future: {', 'future: {experimental_vcs: createVcs(), ')
    .replace('themes: [\n', "themes: [\n    'docusaurus-theme-document-first',\n    'docusaurus-theme-search',\n")
    .replace(
      'plugins: [\n',
      `plugins: [
    ['docusaurus-plugin-built-site', {outputs: [markdown(), hosting({onBlocked: 'ignore'})]}],
    'docusaurus-plugin-page-history',
    ['docusaurus-plugin-facts', {facts}],
`,
    );

/** Runs the first command in a README that starts with `grep`, in a site whose docs are outside its folder. */
async function runSearch(name: string, folder: string): Promise<string> {
  const readme = await readFile(join('packages', name, 'README.md'), 'utf8');
  const [, command = ''] = /(?:`|^ *)(grep -rn[^`\n]*)/m.exec(readme) ?? [];
  return runProgram(folder, 'sh', '-c', `${command.replace(' docs', ' ../docs')} 2>/dev/null || true`);
}

describe('a site that had all packages', () => {
  let folder = '';
  let output = '';
  const site = (...parts: string[]): string => join(folder, 'website', ...parts);
  const intro = (): string => join(folder, 'docs/intro.md');
  const stock: Record<string, string> = {};

  beforeAll(async () => {
    folder = await createFolder('removal');
    await cp('examples/classic', folder, {recursive: true});
    const config = (await readFile(site('docusaurus.config.ts'), 'utf8')).replaceAll(OWN_LINES, '');
    await writeFile(site('docusaurus.config.ts'), config);
    stock.manifest = await readFile(site('package.json'), 'utf8');
    stock.intro = await readFile(intro(), 'utf8');
    await runProgram(folder, 'git', 'init', '--quiet');
    await runProgram(folder, 'git', 'add', '.');
    await commitAll(folder, '2026-01-05', 'Write the site');

    await installPackages(site(), PACKAGES);
    await writeFile(site('docusaurus.config.ts'), addPackages(config));
    await writeFile(site('facts.ts'), FACTS);
    await writeFile(join(folder, 'docs/changes.mdx'), CHANGES);
    await writeFile(intro(), `${stock.intro}\nUp to %limits.payloadSize%.\n`);
    await buildSite(site());
    stock.built = (await readdir(site('build'))).join();

    // The steps of the READMEs, in order.
    stock.figures = await runSearch('docusaurus-plugin-facts', site());
    stock.imports = await runSearch('docusaurus-plugin-page-history', site());
    await writeFile(site('docusaurus.config.ts'), config);
    await rm(site('facts.ts'));
    await rm(join(folder, 'docs/changes.mdx'));
    await writeFile(intro(), stock.intro);
    await runProgram(site(), 'npm', 'uninstall', '--no-audit', '--no-fund', ...PACKAGES);
    await runProgram(site(), 'npx', '--no-install', 'docusaurus', 'clear');
    output = await buildSite(site());
  });

  afterAll(() => removeFolder(folder));

  it('had our packages', () => {
    for (const file of ['llms.txt', 'facts.json', 'search-records.json', 'changes', 'application.json'])
      expect(stock.built).toContain(file);
  });

  it('finds leftovers in its pages using the commands in the READMEs', () => {
    expect(stock.figures).toMatch(/docs\/intro\.md:\d+:Up to %limits\.payloadSize%/);
    expect(stock.imports).toMatch(/docs\/changes\.mdx:1:/);
  });

  it('builds without a warning', () => {
    expect(output).toContain('SUCCESS');
    expect(output).not.toMatch(/warn/i);
  });

  it('has the same files and dependencies as before', async () => {
    const status = await runProgram(folder, 'git', 'status', '--porcelain');
    expect(
      status
        .trim()
        .split('\n')
        .map((line) => line.trim()),
    ).toEqual(['M website/package.json', '?? website/package-lock.json']);
    const {dependencies} = JSON.parse(await readFile(site('package.json'), 'utf8')) as {dependencies: object};
    expect({dependencies}).toEqual({dependencies: (JSON.parse(stock.manifest ?? '') as typeof stock).dependencies});
    const lock = await readFile(site('package-lock.json'), 'utf8');
    for (const name of PACKAGES) expect(lock).not.toContain(name);
  });

  it("is Docusaurus's own again", async () => {
    const files = (await readdir(site('build'), {recursive: true})).map((file) => `/${file}`);
    expect(files.filter((file) => /\.md$|llms|facts|search-|application\.json|_headers|atom/.test(file))).toEqual(
      files.filter((file) => /^\/(?:de\/)?blog\/atom\.xml$/.test(file)),
    );
    expect(files.filter((file) => DOCUMENT_SCRIPT.test(file))).toEqual([]);
    const page = await readFile(site('build/docs/next/intro/index.html'), 'utf8');
    expect(page).toMatch(/<script src="?\/assets\/js\/main\.[0-9a-f]+\.js"? defer>/);
  });
});

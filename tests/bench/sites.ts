import {mkdir, readdir, readFile, symlink, writeFile} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import {createSyntheticSite} from '../search/scale/syntheticSite';

/** Kind of generated site. */
export type Kind = 'stock' | 'themes' | 'packages';

/** Description of each kind of site for the report. */
export const KINDS: Readonly<Record<Kind, string>> = {
  stock: 'Docusaurus with its classic preset and Docusaurus Faster',
  themes: 'the same with the two themes of this repository',
  packages: 'the same with the themes, and with every page as Markdown and files for servers',
};

/** Whether a name is a kind of site. */
export const isKind = (name: string): name is Kind => name in KINDS;

const PER_CATEGORY = 20;
/** The page that's opened and edited, and the page that it links to. */
export const GENERATED_PAGE = {path: '/docs/made-0/', next: '/docs/made-1/'};

const CODE =
  '```js title="retry.js"\nconst wait = (ms) => new Promise((done) => setTimeout(done, ms));\n\nexport async function retry(run, times) {\n  for (let at = 1; at < times; at += 1) {\n    try {\n      return await run();\n    } catch {\n      await wait(2 ** at * 100);\n    }\n  }\n  return run();\n}\n```';
const TABS = `import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

<Tabs groupId="made">
<TabItem value="npm" label="npm">

\`\`\`bash
npm install made
\`\`\`

</TabItem>
<TabItem value="yarn" label="Yarn">

\`\`\`bash
yarn add made
\`\`\`

</TabItem>
</Tabs>`;
const TABLE =
  '| Name | Default | What it does |\n| - | - | - |\n| `retries` | 3 | How often a step is tried again |\n| `timeout` | 30 | Seconds until a step is stopped |';
const NOTE = ':::note\n\nMade text, as long as that of a page.\n\n:::';

/** Creates pages with about 1,000 words in eleven sections, a code block, tabs, a table and a note. */
function createTexts(count: number): string[] {
  return createSyntheticSite(count).map(({title, sections}, at) => {
    const parts = sections.map(({level, title: heading, text}, index) => {
      const more = {1: CODE, 3: TABS, 5: TABLE, 7: NOTE}[index];
      return [level === 1 ? '' : `## ${heading}`, text, more].filter(Boolean).join('\n\n');
    });
    const link = `See [the page before](../made-${Math.max(0, at - 1)}/index.mdx).`;
    return `---\ntitle: Made ${title} ${at}\ndescription: Page ${at} of a made site.\n---\n\n${parts.join('\n\n')}\n\n${link}\n`;
  });
}

/** Links the packages of this repository, without the caches of earlier builds. */
async function linkPackages(folder: string): Promise<void> {
  const packages = join(folder, 'node_modules');
  await mkdir(packages);
  const names = (await readdir('node_modules')).filter((name) => name !== '.cache');
  await Promise.all(names.map((name) => symlink(resolve('node_modules', name), join(packages, name), 'junction')));
}

const THEMES = `['docusaurus-theme-document-first', 'docusaurus-theme-search']`;
const CONFIG_OF: Readonly<Record<Kind, string>> = {
  stock: '',
  themes: `themes: ${THEMES},`,
  packages: `themes: ${THEMES},
  plugins: [
    ['docusaurus-plugin-built-site', {outputs: [markdown(), hosting()]}],
  ],`,
};

const createConfig = (kind: Kind): string => `import {hosting, markdown} from 'docusaurus-plugin-built-site';
export default {
  title: 'Made',
  url: 'https://made.example',
  baseUrl: '/docs/',
  trailingSlash: true,
  future: {v4: true, faster: true},
  presets: [['classic', {docs: {routeBasePath: '/', sidebarPath: './sidebars.ts'}, blog: false, pages: false}]],
  ${CONFIG_OF[kind]}
  themeConfig: {navbar: {title: 'Made', items: [{type: 'docSidebar', sidebarId: 'docs', label: 'Docs'}]}},
};
`;

/** Creates a site with generated pages in an empty folder. */
export async function createSite(folder: string, kind: Kind, count: number): Promise<void> {
  await mkdir(join(folder, 'docs'), {recursive: true});
  await linkPackages(folder);
  const pages = Array.from({length: count}, (_, at) => `made-${at}/index`);
  const categories = Array.from({length: Math.ceil(count / PER_CATEGORY)}, (_, at) => ({
    type: 'category',
    label: `Made ${at}`,
    items: pages.slice(at * PER_CATEGORY, (at + 1) * PER_CATEGORY),
  }));
  // Without a lock file, the packages cache nothing.
  await writeFile(join(folder, 'package-lock.json'), '{}');
  await writeFile(join(folder, 'package.json'), JSON.stringify({name: 'made', private: true}));
  await writeFile(join(folder, 'docusaurus.config.ts'), createConfig(kind));
  await writeFile(join(folder, 'sidebars.ts'), `export default ${JSON.stringify({docs: ['index', ...categories]})};\n`);
  await writeFile(join(folder, 'docs/index.md'), '# Made\n\nA made site.\n');
  for (const [at, text] of createTexts(count).entries()) {
    await mkdir(join(folder, `docs/made-${at}`));
    await writeFile(join(folder, `docs/made-${at}/index.mdx`), text);
  }
}

/** Adds a sentence to a page. */
export async function editPage(folder: string): Promise<void> {
  const file = join(folder, GENERATED_PAGE.path, 'index.mdx');
  await writeFile(file, `${await readFile(file, 'utf8')}\nOne more sentence.\n`);
}

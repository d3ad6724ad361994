import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, expect, it} from '@jest/globals';
import type {PluginRouteConfig} from '@docusaurus/types';
import type {PluginOptions} from '../options';
import {readPageModes, toBarePath} from './pageModes';

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'modes-'));
});
afterEach(() => rmSync(siteDir, {recursive: true}));

const DOCS = 'docusaurus-plugin-content-docs';
const PAGES = 'docusaurus-plugin-content-pages';

type HydratePatterns = PluginOptions['hydrate'];

function write(file: string, text: string): void {
  mkdirSync(dirname(join(siteDir, file)), {recursive: true});
  writeFileSync(join(siteDir, file), text);
}

it.each([
  ['/site/guides/start/', '/site/', '/guides/start'],
  ['/guides/start', '/', '/guides/start'],
  ['guides/start.html', '/', '/guides/start'],
  ['guides/start/index.html', '/', '/guides/start'],
  ['/docs/first-step.html/', '/', '/docs/first-step'],
  ['/site/', '/site/', '/'],
])('removes the base path: %s below %s is %s', (address, baseUrl, path) => {
  expect(toBarePath(address, baseUrl)).toBe(path);
});

async function readModes(pages: readonly (readonly [string, string, string])[], hydrate: HydratePatterns = {}) {
  const routes = pages.map(([path, plugin, text]): PluginRouteConfig => {
    const sourceFilePath = `docs/${path.replaceAll('/', '-')}.mdx`;
    write(sourceFilePath, text);
    const page = {path, component: '', metadata: {sourceFilePath}};
    return {path: '/', component: '', plugin: {name: plugin, id: 'default'}, routes: [page]};
  });
  return readPageModes({routes, siteDir, baseUrl: '/site/', hydrate});
}

it.each<[string, string, string, string, HydratePatterns, string]>([
  ['a document', '/guides/start', DOCS, '', {}, 'interaction'],
  ['a post', '/blog/first', 'docusaurus-plugin-content-blog', '', {}, 'interaction'],
  ['a page of the site', '/', PAGES, '', {}, 'load'],
  ['a page that matches a pattern', '/demo', PAGES, '', {'/demo': 'visible'}, 'visible'],
  ['pages below a path', '/play/ground', DOCS, '', {'/play/**': 'idle'}, 'idle'],
  ['the first of two patterns', '/play/ground', DOCS, '', {'/play/**': 'load', '/**': 'interaction'}, 'load'],
  ['a page that matches no pattern', '/guides/start', DOCS, '', {'/play/**': 'load'}, 'interaction'],
  ['front matter', '/play/own', DOCS, '---\nhydrate: load\n---\n', {'/play/**': 'idle'}, 'load'],
])('returns the mode of %s', async (_, path, plugin, text, hydrate, mode) => {
  const {getMode} = await readModes([[`/site${path}/`, plugin, text]], hydrate);
  expect([getMode(path), getMode('/404')]).toEqual([mode, '/**' in hydrate ? 'interaction' : 'load']);
});

it('reports patterns without a page', async () => {
  const hydrate = {'/guides/**': 'load', '/404': 'load', '/guide/**': 'idle', '/guides': 'idle'} as const;
  const {unusedPatterns} = await readModes([['/site/guides/start/', DOCS, '']], hydrate);
  expect(unusedPatterns).toEqual(['/guide/**', '/guides']);
});

it('names the file of an invalid mode and the allowed ones', async () => {
  await expect(readModes([['/a', DOCS, '---\nhydrate: now\n---\n']])).rejects.toThrow(
    'docs/-a.mdx: front matter "hydrate: now" must be one of load, visible, idle, interaction',
  );
});

it('reports pages with effects and no configured mode', async () => {
  write('src/components/Chart/index.tsx', 'useEffect(() => draw());');
  write('src/components/Note.jsx', 'export default () => <p>Note</p>;');
  const chart = "import Chart from '@site/src/components/Chart';\n";
  const {withEffects} = await readModes(
    [
      ['/site/chart', DOCS, chart],
      ['/site/near', DOCS, "import {Chart} from '../src/components/Chart';\n"],
      ['/site/quoted', DOCS, 'import Chart, {title} from "@site/src/components/Chart" // drawn\n'],
      ['/site/shown', DOCS, `\`\`\`mdx\n${chart}\`\`\`\n`],
      ['/site/note', DOCS, "import Note from '@site/src/components/Note';\nimport Part from './_part.mdx';\n"],
      ['/site/own', DOCS, `---\nhydrate: interaction\n---\n${chart}`],
      ['/site/tools/ruler', DOCS, chart],
      ['/site/page', PAGES, chart],
    ],
    {'/tools/**': 'interaction'},
  );
  expect(withEffects).toEqual([
    'docs/-site-chart.mdx: @site/src/components/Chart',
    'docs/-site-near.mdx: ../src/components/Chart',
    'docs/-site-quoted.mdx: @site/src/components/Chart',
  ]);
});

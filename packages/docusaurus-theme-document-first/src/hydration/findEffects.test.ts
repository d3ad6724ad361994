import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, expect, it} from '@jest/globals';
import type {AllContent} from '@docusaurus/types';
import {listPagesWithEffects} from './findEffects';

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'effects-'));
});
afterEach(() => rmSync(siteDir, {recursive: true}));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(siteDir, file)), {recursive: true});
  writeFileSync(join(siteDir, file), text);
}

it('names pages whose components have effects, unless somebody has said when they start', async () => {
  write('src/components/Chart/index.tsx', 'useEffect(() => draw());');
  write('src/components/Note.jsx', 'export default () => <p>Note</p>;');
  const chart = "import Chart from '@site/src/components/Chart';\n";
  const pages = {
    'docs/chart.mdx': chart,
    'docs/near.mdx': "import {Chart} from '../src/components/Chart';\n",
    'docs/note.mdx': "import Note from '@site/src/components/Note';\nimport Part from './_part.mdx';\n",
    'docs/own.mdx': `---\nhydrate: interaction\n---\n${chart}`,
    'docs/live.mdx': `---\nhydrate: visible\n---\n${chart}`,
    'docs/play/ground.mdx': chart,
  };
  for (const [file, text] of Object.entries(pages)) write(file, text);
  const docs = Object.keys(pages).map((file) => ({
    permalink: `/site/${file.replace('.mdx', '')}`,
    source: `@site/${file}`,
  }));
  const allContent = {
    'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs}]}},
    'docusaurus-plugin-content-blog': {default: undefined},
  } as unknown as AllContent;
  const site = {siteDir, baseUrl: '/site/', hydrate: {'/docs/play/**': 'load'}} as const;
  expect(await listPagesWithEffects(allContent, site)).toEqual([
    'docs/chart.mdx: @site/src/components/Chart',
    'docs/near.mdx: ../src/components/Chart',
  ]);
});

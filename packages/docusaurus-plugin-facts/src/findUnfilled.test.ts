import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, expect, it} from '@jest/globals';
import {facts} from '../tests/facts';
import {findUnfilled} from './findUnfilled';

let siteDir = '';

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'unfilled-'));
});

afterEach(() => rmSync(siteDir, {recursive: true}));

const plugins = [
  {
    name: 'docusaurus-plugin-content-docs',
    options: {id: 'tutorial', path: 'tutorial'},
    content: {loadedVersions: [{docs: [{permalink: '/site/tutorial/a', source: '@site/tutorial/a.md'}]}]},
  },
];

const find = (files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(siteDir, name)), {recursive: true});
    writeFileSync(join(siteDir, name), text);
  }
  return findUnfilled({siteDir, outDir: join(siteDir, 'build'), baseUrl: '/site/', plugins}, facts);
};

it('finds the source of a name that no plugin filled, and the plugin', async () => {
  const html = {'build/tutorial/a/index.html': '<p>up to %limits.hold%</p>'};
  expect(await find({...html, 'tutorial/a.md': '# A\n\nup to %limits.hold%'})).toEqual([
    expect.stringMatching(
      /tutorial\/a\/index\.html prints %limits\.hold%, written in .*tutorial\/a\.md:3; add \[remarkFacts.*tutorial$/,
    ),
  ]);
});

it('finds names in sidebars, categories and components', async () => {
  const pages = {
    'build/index.html': '%limits.hold% %limits.tow% %names.port% %names.prt%',
    'tutorial/a.md': '%limits.hold%',
  };
  const found = await find({
    ...pages,
    'tutorial/_category_.json': '{\n"label": "Up to %limits.hold%"}',
    'sidebars.ts': 'export default {label: "%limits.tow%"};',
    'node_modules/a.json': '%limits.hold%',
  });
  expect(found).toEqual([
    expect.stringMatching(
      /build\/index\.html prints %limits\.hold%, written in .*_category_\.json:2; .*facts\.text\('limits\.hold'\)/,
    ),
    expect.stringMatching(/%limits\.tow%, written in .*sidebars\.ts:1;/),
    expect.stringMatching(/prints %names\.port%, no plugin/),
  ]);
});

it('takes no notice of escaped names and of other percent signs', async () => {
  const html = {'build/tutorial/a.html': '%limits.hold% and %PATH% and 100%'};
  expect(await find({...html, 'tutorial/a.md': 'write %%limits.hold%'})).toEqual([]);
});

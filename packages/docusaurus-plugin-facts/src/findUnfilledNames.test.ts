import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, expect, it} from '@jest/globals';
import {facts} from '../tests/facts';
import {findUnfilledNames} from './findUnfilledNames';

let siteDir = '';

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'unfilled-'));
});

afterEach(() => rmSync(siteDir, {recursive: true}));

const plugins = [
  {
    name: 'docusaurus-plugin-content-docs',
    options: {id: 'tutorial', path: 'tutorial'},
    content: {
      loadedVersions: [
        {
          docs: [
            {permalink: '/site/tutorial/a', source: '@site/tutorial/a.md'},
            {permalink: '/site/tutorial/100%25%20%231', source: '@site/tutorial/100.md'},
          ],
        },
      ],
    },
  },
];

const find = (files: Readonly<Record<string, string>>) => {
  const isPage = (name: string): boolean => name.startsWith('public/');
  const names = Object.keys(files);
  for (const name of names.filter((file) => !isPage(file))) {
    mkdirSync(dirname(join(siteDir, name)), {recursive: true});
    writeFileSync(join(siteDir, name), files[name] ?? '');
  }
  const pages = names.filter(isPage).map((name) => [name.slice('public/'.length), files[name] ?? ''] as const);
  return findUnfilledNames(
    new Map(pages),
    {siteDir, outDir: join(siteDir, 'public'), baseUrl: '/site/', plugins},
    facts,
  );
};

it('finds the source of an unreplaced name and the plugin to configure', async () => {
  const html = {'public/tutorial/a/index.html': '<p>up to %limits.hold%</p>'};
  expect(await find({...html, 'tutorial/a.md': '# A\n\nup to %limits.hold%'})).toEqual([
    expect.stringMatching(
      /tutorial\/a\/index\.html prints %limits\.hold%, written in .*tutorial\/a\.md:3; add .*\[remarkFacts.*tutorial$/,
    ),
  ]);
});

it('finds names in sidebars, categories and components', async () => {
  const pages = {
    'public/index.html': '%limits.hold% %limits.tow% %names.port% %names.prt%',
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
      /public\/index\.html prints %limits\.hold%, written in .*_category_\.json:2; .*facts\.text\('limits\.hold'\)/,
    ),
    expect.stringMatching(/%limits\.tow%, written in .*sidebars\.ts:1;/),
    expect.stringMatching(/prints %names\.port%, no plugin/),
    expect.stringMatching(/prints %names\.prt%, wrong token .*Nearest: %names\.port%/),
  ]);
});

it.each([
  [
    'a fence',
    'tutorial/a/index.html',
    '<span>%limits</span><span>.</span><span>hold%</span>',
    {'tutorial/a.md': '`%limits.hold%`'},
  ],
  [
    'a file with signs in its name',
    'tutorial/100% #1/index.html',
    '%limits.hold%',
    {'tutorial/100.md': 'b\n\n%limits.hold%'},
  ],
  [
    'a list of pages',
    'tutorial/a.html',
    '%limits.hold%',
    {'public/list.html': '%limits.hold%', 'tutorial/a.md': '%limits.hold%'},
  ],
  ['a text beside the pages', 'index.html', '%limits.hold%', {'src/a.mdx': 'b\n\n%limits.hold%'}],
  ['a static file', 'a.html', '%limits.hold%', {'static/a.html': '%limits.hold%'}],
  ['words of a locale', 'a.html', '%limits.hold%', {'i18n/de/code.json': '{"a": {"message": "%limits.hold%"}}'}],
])('finds %s', async (_, page, html, files) => {
  const [place = ''] = Object.keys(files).filter((file) => !file.startsWith('public'));
  const found = await find({...files, [`public/${page}`]: html});
  expect(found).toEqual([expect.stringMatching(`prints %limits\\.hold%, written in [^,]*${place}:`)]);
});

it('ignores escaped names and other percent signs', async () => {
  const html = {'public/tutorial/a.html': '%limits.hold% and %PATH% and 100%'};
  expect(await find({...html, 'tutorial/a.md': 'write %%limits.hold%'})).toEqual([]);
  expect(await find({'public/index.html': '%limits.sail%', 'src/pages/index.tsx': '// %%limits.sail%'})).toEqual([]);
});

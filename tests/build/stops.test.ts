import {execFile} from 'node:child_process';
import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import {DOCUSAURUS} from '../../tools/findPrograms';
import {locateFailures} from '../../tools/authors/locateFailures';

const ROOT = join(import.meta.dirname, '..', '..');
const CONFIG = join(ROOT, 'tests/build/docusaurus.config.ts');
const PATIENCE = 240_000;

/** Builds the site in the given folder. */
async function build(site: string, outDir: string, mode: 'production' | 'development'): Promise<void> {
  const args = [DOCUSAURUS, 'build', '--no-minify', `tests/build/${site}`, '--config', CONFIG, '--out-dir', outDir];
  const env = {...process.env, NODE_OPTIONS: '', NODE_ENV: mode, SITE: site};
  const options = mode === 'development' ? ['--dev'] : [];
  try {
    await promisify(execFile)(process.execPath, [...args, ...options], {cwd: ROOT, env});
  } finally {
    await rm(join(ROOT, `tests/build/${site}/.docusaurus`), {recursive: true, force: true});
  }
}

/** What the build of a site prints before it fails. */
const failToBuild = (site: string, outDir: string): Promise<string> =>
  build(site, outDir, 'production').then(
    () => Promise.reject(new Error('The build went through')),
    ({stdout, stderr}: {stdout: string; stderr: string}) => `${stdout}${stderr}`,
  );

let outDir: string;

beforeEach(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'stopped-build-'));
});

afterEach(async () => {
  await rm(outDir, {recursive: true, force: true});
});

describe('a build stops', () => {
  const cases: readonly (readonly [mistake: string, site: string, said: readonly string[], located: string])[] = [
    [
      'a wrong token, with file, line, column and the nearest names',
      'wrongToken',
      [
        'tests/build/wrongToken/docs/index.mdx:10:24',
        'there is no fact "limits.payloadSzie"',
        'Nearest: %limits.payloadSize%',
      ],
      'tests/build/wrongToken/docs/index.mdx:10:24: ',
    ],
    [
      'a link to no file, with file, line and column',
      'brokenLink',
      ['`./no-such-page.mdx`', '"tests/build/brokenLink/docs/index.mdx" (6:25)'],
      'tests/build/brokenLink/docs/index.mdx:6:25: ',
    ],
    ['a link to no heading, with the page', 'brokenAnchor', ['#no-such-heading'], 'docs/index.mdx:'],
    [
      'a sidebar entry without a page, with the ids there are',
      'unknownSidebarEntry',
      ['sidebars.ts', 'workflows/no-such-page', '- index'],
      'tests/build/unknownSidebarEntry/sidebars.ts:3: ',
    ],
    [
      'an admonition that is not closed, with the line where it opens',
      'notClosed',
      ['tests/build/notClosed/docs/index.mdx:6: ":::tip[Try it]" is not closed'],
      'tests/build/notClosed/docs/index.mdx:6: ":::tip[Try it]" is not closed',
    ],
    [
      'a page that is still an outline',
      'draft',
      ['docs/index.mdx:4: front matter "outline" is true'],
      'docs/index.mdx:4: front matter "outline" is true',
    ],
    ['two pages at one address', 'sameAddress', ['/limits/'], 'docs/limits/index.mdx:1: '],
    [
      'a component that fails, with its page',
      'failingComponent',
      ['window is not defined'],
      'docs/index.mdx:1: the page cannot be printed: ReferenceError: window is not defined',
    ],
  ];

  it.each(cases)(
    'at %s',
    async (_, site, said, located) => {
      const output = await failToBuild(site, outDir);
      for (const words of said) expect(output).toContain(words);
      // What `npm run build` ends with; Docusaurus names pages by their address, which is one of the real site here.
      expect(locateFailures(output)).toContainEqual(expect.stringContaining(located));
    },
    PATIENCE,
  );
});

it(
  'a page that is still an outline is shown as a draft while it is written',
  async () => {
    await build('draft', outDir, 'development');
    const page = await readFile(join(outDir, 'index.html'), 'utf8');
    expect(page).toMatch(/<div[^>]*theme-draft-banner[^]*Draft page/);
  },
  PATIENCE,
);

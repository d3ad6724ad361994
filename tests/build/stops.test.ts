import {execFile} from 'node:child_process';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import {DOCUSAURUS} from '../../tools/findPrograms';
import {locateFailures} from '../../tools/authors/locateFailures';

const ROOT = join(import.meta.dirname, '..', '..');
const CONFIG = join(ROOT, 'tests/build/docusaurus.config.ts');
const PATIENCE = 240_000;

/** Builds the site in the given folder and returns what the build printed before it failed. */
async function failToBuild(site: string, outDir: string): Promise<string> {
  const args = [DOCUSAURUS, 'build', '--no-minify', `tests/build/${site}`, '--config', CONFIG, '--out-dir', outDir];
  try {
    await promisify(execFile)(process.execPath, args, {
      cwd: ROOT,
      env: {...process.env, NODE_OPTIONS: '', NODE_ENV: 'production', SITE: site},
    });
  } catch (error) {
    const {stdout, stderr} = error as {stdout: string; stderr: string};
    return `${stdout}${stderr}`;
  }
  throw new Error('The build went through');
}

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
    ['two pages at one address', 'sameAddress', ['/limits/'], 'docs/limits/index.mdx:1: '],
    [
      'a component that fails, with its page',
      'failingComponent',
      ['window is not defined'],
      'docs/index.mdx:1: the page cannot be printed: ReferenceError: window is not defined',
    ],
  ];
  let outDir: string;

  beforeEach(async () => {
    outDir = await mkdtemp(join(tmpdir(), 'stopped-build-'));
  });

  afterEach(async () => {
    await rm(outDir, {recursive: true, force: true});
  });

  it.each(cases)(
    'at %s',
    async (_, site, said, located) => {
      const output = await failToBuild(site, outDir);
      await rm(join(ROOT, `tests/build/${site}/.docusaurus`), {recursive: true, force: true});
      for (const words of said) expect(output).toContain(words);
      // What `npm run build` ends with; Docusaurus names pages by their address, which is one of the real site here.
      expect(locateFailures(output)).toContainEqual(expect.stringContaining(located));
    },
    PATIENCE,
  );
});

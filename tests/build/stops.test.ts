import {execFile} from 'node:child_process';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';

const ROOT = join(import.meta.dirname, '..', '..');
const DOCUSAURUS = join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
const PATIENCE = 240_000;

/** Builds the site in the given folder and returns what the build printed before it failed. */
async function failToBuild(site: string, outDir: string): Promise<string> {
  const args = [DOCUSAURUS, 'build', '--no-minify', `tests/build/${site}`, '--out-dir', outDir];
  try {
    await promisify(execFile)(process.execPath, args, {
      cwd: ROOT,
      env: {...process.env, NODE_OPTIONS: '', NODE_ENV: 'production'},
    });
  } catch (error) {
    const {stdout, stderr} = error as {stdout: string; stderr: string};
    return `${stdout}${stderr}`;
  }
  throw new Error('The build went through');
}

describe('a build stops', () => {
  const cases: readonly (readonly [mistake: string, site: string, said: readonly string[]])[] = [
    [
      'a wrong token, with file, line, column and the nearest names',
      'wrongToken',
      [
        'tests/build/wrongToken/docs/index.mdx:10:24',
        'there is no fact "limits.payloadSzie"',
        'Nearest: %limits.payloadSize%',
      ],
    ],
    [
      'a link to no file, with file, line and column',
      'brokenLink',
      ['`./no-such-page.mdx`', '"tests/build/brokenLink/docs/index.mdx" (6:25)'],
    ],
    ['a link to no heading, with the page', 'brokenAnchor', ['#no-such-heading']],
    [
      'a sidebar entry without a page, with the ids there are',
      'unknownSidebarEntry',
      ['sidebars.ts', 'workflows/no-such-page', '- index'],
    ],
    ['two pages at one address', 'sameAddress', ['/limits/']],
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
    async (_, site, said) => {
      const output = await failToBuild(site, outDir);
      await rm(join(ROOT, `tests/build/${site}/.docusaurus`), {recursive: true, force: true});
      for (const words of said) expect(output).toContain(words);
    },
    PATIENCE,
  );
});

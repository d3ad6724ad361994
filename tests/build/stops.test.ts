import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {readFile, rm} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {beforeEach, expect, it} from '@jest/globals';
import {parse} from 'yaml';
import {createTemporaryFolder} from '../temporaryFolder';
import {DOCUSAURUS} from '../../tools/findPrograms';
import {formatFailures} from '../../tools/authors/formatFailures';

const ROOT = join(import.meta.dirname, '..', '..');
const CONFIG = join(ROOT, 'tests/build/docusaurus.config.ts');
const TIMEOUT_MS = 240_000;

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

/** Returns the output of a failing build. */
const getBuildFailure = (site: string, outDir: string): Promise<string> =>
  build(site, outDir, 'production').then(
    () => Promise.reject(new Error('The build went through')),
    ({stdout, stderr}: {stdout: string; stderr: string}) => `${stdout}${stderr}`,
  );

let outDir: string;
beforeEach(() => {
  outDir = createTemporaryFolder('stopped-build-');
});

type Mistake = {readonly site: string; readonly messages: readonly string[]; readonly located: string};
const mistakes = parse(readFileSync(join(import.meta.dirname, 'stops.yaml'), 'utf8')) as readonly Mistake[];

it.each(mistakes)(
  'a build stops at $mistake',
  async ({site, messages, located}) => {
    const output = await getBuildFailure(site, outDir);
    for (const words of messages) expect(output).toContain(words);
    // The error summary of `npm run build`. It locates a page in the real site, because Docusaurus only prints the
    // address.
    expect(formatFailures(output)).toContainEqual(expect.stringContaining(located));
  },
  TIMEOUT_MS,
);

it(
  'shows an unfinished page as a draft in development',
  async () => {
    await build('draft', outDir, 'development');
    const page = await readFile(join(outDir, 'index.html'), 'utf8');
    expect(page).toMatch(/<div[^>]*theme-draft-banner[^]*Draft page/);
  },
  TIMEOUT_MS,
);

import {execFile} from 'node:child_process';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';

const ROOT = join(import.meta.dirname, '..', '..');
const DOCUSAURUS = join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
const PATIENCE = 240_000;

/** Builds the site of one page and returns what the build printed before it failed. */
async function failToBuild(outDir: string): Promise<string> {
  const args = [DOCUSAURUS, 'build', 'tests/build/site', '--out-dir', outDir];
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

describe('a build', () => {
  let outDir: string;

  beforeEach(async () => {
    outDir = await mkdtemp(join(tmpdir(), 'facts-build-'));
  });

  afterEach(async () => {
    await rm(outDir, {recursive: true, force: true});
    await rm(join(ROOT, 'tests/build/site/.docusaurus'), {recursive: true, force: true});
  });

  it(
    'stops at a wrong token with file, line, column and the nearest names',
    async () => {
      const output = await failToBuild(outDir);
      expect(output).toContain('tests/build/site/docs/index.mdx:10:24');
      expect(output).toContain('there is no fact "limits.payloadSzie"');
      expect(output).toContain('Nearest: %limits.payloadSize%');
    },
    PATIENCE,
  );
});

import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from '@jest/globals';
import {writeFileWithFolder} from '../writeFileWithFolder';
import {createTemporaryFolder} from '../../tests/temporaryFolder';
import {findTarballProblems} from './findTarballProblems';

const ROOT = '/home/somebody/millrace-docs';

/** Packs a package with npm, as the command does, and checks it. */
async function packAndCheck(files: Readonly<Record<string, string | null>>): Promise<string[]> {
  const folder = createTemporaryFolder('packed-');
  for (const [name, text] of Object.entries(files)) if (text !== null) writeFileWithFolder(join(folder, name), text);
  execFileSync('npm', ['pack', '--silent'], {cwd: folder, stdio: 'ignore'});
  return findTarballProblems(readFileSync(join(folder, 'example-1.0.0.tgz')), ROOT);
}

const whole = {
  'package.json': JSON.stringify({
    name: 'example',
    version: '1.0.0',
    license: 'MIT',
    type: 'module',
    files: ['dist', 'i18n', 'src', 'CHANGELOG.md'],
    exports: {'.': {types: './dist/index.d.ts', default: './dist/index.js'}},
  }),
  'README.md': 'Read me',
  'CHANGELOG.md': '# example',
  'dist/index.js': 'export const a = 1;\n',
  'dist/index.d.ts': 'export declare const a: number;\n',
  'dist/theme/Part/styles.module.css': '.a {}',
  'i18n/de/words.json': '{}',
  LICENSE: 'MIT',
};

const manifest = JSON.parse(whole['package.json']) as {exports: object};
const exports = {...manifest.exports, './other': './dist/other.js'};

it.each([
  ['no problems in a complete package', {}, /^$/],
  [
    'that the change log is missing',
    {'CHANGELOG.md': null},
    /^CHANGELOG\.md: is missing; npx changeset version writes it$/,
  ],
  ['a source', {'src/index.ts': ''}, /^src\/index\.ts: only compiled code/],
  ['a source among the compiled files', {'dist/index.ts': ''}, /^dist\/index\.ts: only compiled code/],
  ['a test', {'dist/index.test.js': ''}, /^dist\/index\.test\.js: only compiled code/],
  ['the files of a test', {'dist/fixtures/a.json': ''}, /^dist\/fixtures\/a\.json: only compiled code/],
  ['a path of this repository', {'dist/words.json': `"${ROOT}/docs"`}, /^dist\/words\.json: contains the path/],
  ['an entry without its file (publint)', {'dist/index.js': null}, /publint: .*dist\/index\.js/],
  [
    'an entry without types (@arethetypeswrong)',
    {'package.json': JSON.stringify({...manifest, exports}), 'dist/other.js': 'export const b = 2;\n'},
    /types: .*UntypedResolution.*\.\/other/,
  ],
])('finds %s', async (_, change, problems) => {
  expect((await packAndCheck({...whole, ...change})).join()).toMatch(problems);
});

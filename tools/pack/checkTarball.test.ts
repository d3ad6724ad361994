import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {Package} from '@arethetypeswrong/core';
import {describe, expect, it} from '@jest/globals';
import {checkTarball, findForeignParts} from './checkTarball';

const ROOT = '/home/somebody/millrace-docs';

const check = (files: Readonly<Record<string, string>>): string[] => {
  const placed = Object.entries(files).map(([name, text]) => [`/node_modules/example/${name}`, text]);
  return findForeignParts(new Package(Object.fromEntries(placed), 'example', '1.0.0'), ROOT);
};

describe('findForeignParts', () => {
  it('accepts compiled code, its types, styles and words', () => {
    const files = {
      'package.json': '{}',
      'README.md': 'Read me',
      LICENSE: 'MIT',
      'dist/index.js': 'import clsx from "clsx";',
      'dist/index.d.ts': "export * from './part.js';",
      'dist/part.d.ts': 'export {};',
      'dist/theme/Part/styles.module.css': '.a {}',
      'i18n/de/words.json': '{}',
    };
    expect(check(files)).toEqual([]);
  });

  it.each([
    ['a source', 'src/index.ts', ''],
    ['a source among the compiled files', 'dist/index.ts', ''],
    ['a test', 'dist/index.test.js', ''],
    ['the files of a test', 'dist/fixtures/a.json', ''],
    ['a path of this repository', 'dist/index.js', `const from = "${ROOT}/docs";`],
  ])('refuses %s', (_, name, text) => {
    expect(check({[name]: text})).toEqual([expect.stringMatching(new RegExp(`^${name}: `))]);
  });
});

describe('checkTarball', () => {
  /** Packs a package with npm, as the command does, and checks it. */
  async function packAndCheck(files: Readonly<Record<string, string | null>>): Promise<string[]> {
    const folder = mkdtempSync(join(tmpdir(), 'packed-'));
    try {
      for (const [name, text] of Object.entries(files)) {
        if (text === null) continue;
        mkdirSync(dirname(join(folder, name)), {recursive: true});
        writeFileSync(join(folder, name), text);
      }
      execFileSync('npm', ['pack', '--silent'], {cwd: folder, stdio: 'ignore'});
      return await checkTarball(readFileSync(join(folder, 'example-1.0.0.tgz')), ROOT);
    } finally {
      rmSync(folder, {recursive: true, force: true});
    }
  }

  const whole = {
    'package.json': JSON.stringify({
      name: 'example',
      version: '1.0.0',
      license: 'MIT',
      type: 'module',
      files: ['dist', 'CHANGELOG.md'],
      exports: {'.': {types: './dist/index.d.ts', default: './dist/index.js'}},
    }),
    'README.md': 'Read me',
    'CHANGELOG.md': '# example',
    'dist/index.js': 'export const a = 1;\n',
    'dist/index.d.ts': 'export declare const a: number;\n',
  };

  const manifest = JSON.parse(whole['package.json']) as {exports: object};
  const exports = {...manifest.exports, './other': './dist/other.js'};

  it.each([
    ['nothing wrong with a package that is whole', {}, /^$/],
    [
      'that the change log is missing',
      {'CHANGELOG.md': null},
      /^CHANGELOG\.md: is missing; npx changeset version writes it$/,
    ],
    ['what publint finds: an entry without its file', {'dist/index.js': null}, /publint: .*dist\/index\.js/],
    [
      'what @arethetypeswrong finds: an entry without types',
      {'package.json': JSON.stringify({...manifest, exports}), 'dist/other.js': 'export const b = 2;\n'},
      /types: .*UntypedResolution.*\.\/other/,
    ],
  ])('finds %s', async (_, change, problems) => {
    expect((await packAndCheck({...whole, ...change})).join()).toMatch(problems);
  });
});

/** The options of a package: what its type says with a default and an example. */
const listOptions = (source: string): string[] =>
  [...source.matchAll(/@(?:default|example)[^]*?\*\/\s+readonly (\w+)/g)].map(([, name = '']) => name);

const optionFiles = readdirSync('packages')
  .map((name) => `packages/${name}/src/options.ts`)
  .filter((file) => existsSync(file));

it.each(optionFiles)('has a line for each option of %s in the README', (file) => {
  const readme = readFileSync(join(dirname(file), '../README.md'), 'utf8');
  expect(listOptions(readFileSync(file, 'utf8')).filter((name) => !new RegExp(`\\b${name}\\b`).test(readme))).toEqual(
    [],
  );
});

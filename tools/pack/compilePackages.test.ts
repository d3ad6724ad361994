import {expect, it} from '@jest/globals';
import {addImportExtensions, toPackedManifest} from './compilePackages';

const hasFile = (path: string): boolean => ['./options.js', '../client/index.js'].includes(path);

it.each([
  ['import {a} from "./options";', 'import {a} from "./options.js";'],
  ["export * from '../client';", "export * from '../client/index.js';"],
  ['const part = import("./options");', 'const part = import("./options.js");'],
  ["type A = import('./options').A;", "type A = import('./options.js').A;"],
  ['import "./styles.css";', 'import "./styles.css";'],
  ['import {join} from "node:path";', 'import {join} from "node:path";'],
  ['const text = "from ./options";', 'const text = "from ./options";'],
])('%s becomes %s', (given, expected) => {
  expect(addImportExtensions(given, hasFile)).toBe(expected);
});

const MANIFEST = {
  name: 'docusaurus-theme-example',
  version: '0.1.0',
  license: 'MIT',
  exports: {'.': './src/index.ts', './client': './src/client/index.tsx', './words.json': './i18n/words.json'},
  sideEffects: ['**/*.css', './src/client/start.ts'],
  files: ['dist', 'i18n'],
};

it('replaces sources with compiled files in the manifest', () => {
  expect(toPackedManifest(MANIFEST)).toEqual({
    ...MANIFEST,
    exports: {
      '.': {types: './dist/index.d.ts', default: './dist/index.js'},
      './client': {types: './dist/client/index.d.ts', default: './dist/client/index.js'},
      './words.json': './i18n/words.json',
      './package.json': './package.json',
    },
    sideEffects: ['**/*.css', './dist/client/start.js'],
    files: ['dist', 'i18n', 'CHANGELOG.md'],
  });
});

it('throws for a package without exports', () => {
  expect(() => toPackedManifest({name: 'empty', version: '1.0.0'})).toThrow(
    /packages\/empty\/package.json has no "exports"/,
  );
});

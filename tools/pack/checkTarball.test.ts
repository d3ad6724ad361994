import {Package} from '@arethetypeswrong/core';
import {describe, expect, it} from '@jest/globals';
import {findForeignParts} from './checkTarball';

const MANIFEST = {
  name: 'example',
  version: '1.0.0',
  dependencies: {clsx: '2.1.1'},
  peerDependencies: {react: '^19.0.0'},
};
const ROOT = '/home/somebody/millrace-docs';

const check = (files: Readonly<Record<string, string>>): string[] => {
  const placed = Object.entries(files).map(([name, text]) => [`/node_modules/example/${name}`, text]);
  return findForeignParts(new Package(Object.fromEntries(placed), 'example', '1.0.0'), MANIFEST, ROOT);
};

describe('findForeignParts', () => {
  it('accepts compiled code, its types, styles and words', () => {
    const files = {
      'package.json': '{}',
      'README.md': 'Read me',
      LICENSE: 'MIT',
      'dist/index.js': 'import clsx from "clsx";import {join} from "node:path";import Link from "@docusaurus/Link";',
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
    ['an import of a file that is not there', 'dist/index.js', 'import {a} from "./options.js";'],
    ['an import out of the package', 'dist/index.js', 'import {a} from "../../../src/config/a.js";'],
    ['an import that no dependency brings', 'dist/index.js', 'import yaml from "yaml";'],
    ['a type that no dependency brings', 'dist/index.d.ts', "import type {Root} from 'hast';"],
  ])('refuses %s', (_, name, text) => {
    expect(check({[name]: text})).toEqual([expect.stringMatching(new RegExp(`^${name}: `))]);
  });
});

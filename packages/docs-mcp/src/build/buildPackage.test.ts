import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it} from '@jest/globals';
import {collectLicences} from './buildPackage';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'licences-'));
  const files = {'zed/LICENSE.md': 'Do as you like.\n', '@scope/one/licence': 'Keep this.\n', 'bare/index.js': ''};
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, 'node_modules', name);
    mkdirSync(join(file, '..'), {recursive: true});
    writeFileSync(file, content);
  }
});
afterAll(() => rmSync(folder, {recursive: true, force: true}));

const inputs = (...names: readonly string[]): string[] => names.map((name) => join(folder, 'node_modules', name));

it('hands on the licence of each package once, and none of our own files', () => {
  const text = collectLicences([...inputs('zed/a.js', 'zed/b.js', '@scope/one/lib/c.js'), 'packages/mcp/src/main.ts']);
  expect(text).toBe(`@scope/one\n\nKeep this.\n\n${'-'.repeat(80)}\n\nzed\n\nDo as you like.\n`);
});

it('refuses a package without one', () => {
  expect(() => collectLicences(inputs('bare/index.js'))).toThrow(/^bare has no file with its licence/);
});

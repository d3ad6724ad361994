import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, it} from '@jest/globals';
import {listChangedFiles, type UpstreamFile} from './upstream';

const FOLDER = dirname(fileURLToPath(import.meta.url));

/** Every file of Docusaurus that a part of this package was made from or replaces, its hash, and the part that follows it. */
const LEDGER = JSON.parse(readFileSync(join(FOLDER, 'upstream.json'), 'utf8')) as Record<string, UpstreamFile[]>;

it.each(Object.entries(LEDGER))('follows %s', (name, files) => {
  expect(listChangedFiles(name, files, FOLDER)).toEqual([]);
});

it('names a file that has changed or gone, and the part that follows it', () => {
  const files: readonly UpstreamFile[] = [
    ['package.json', '000000000000', 'options.ts'],
    ['lib/gone.js', '000000000000', 'index.ts'],
  ];
  const [changed, gone] = listChangedFiles('@docusaurus/core', files, FOLDER);
  expect(changed).toMatch(/core\/package\.json has changed: .* options\.ts .* 0{12} with [0-9a-f]{12}/);
  expect(gone).toMatch(/core\/lib\/gone\.js is gone: .* index\.ts/);
});

import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, it} from '@jest/globals';
import {
  findResolvedPackage,
  formatUpstreamWarnings,
  getBehavior,
  getUpstreamChanges,
  readUpstreamFiles,
  type UpstreamFile,
} from './upstreamFiles';

const FOLDER = dirname(fileURLToPath(import.meta.url));

const LEDGER = readUpstreamFiles();

it.each(Object.entries(LEDGER))('the hashes of %s match the installed files', (name, files) => {
  expect(getUpstreamChanges(name, files, FOLDER)).toEqual([]);
});

it('names changed and missing files with the part based on them', () => {
  const files: readonly UpstreamFile[] = [
    ['package.json', '000000000000', 'options.ts'],
    ['lib/gone.js', '000000000000', 'index.ts'],
  ];
  const [changed, gone] = getUpstreamChanges('@docusaurus/core', files, FOLDER);
  expect(changed).toMatch(/core\/package\.json has changed: .* options\.ts .* 0{12} with [0-9a-f]{12}/);
  expect(gone).toMatch(/core\/lib\/gone\.js no longer exists: .* index\.ts/);
});

it.each(Object.values(LEDGER).flat())('names the part to check after a change of %s', (_file, _hash, part) => {
  expect(getBehavior(part)).toEqual(expect.any(String));
});

it("doesn't warn about the supported files", () => {
  expect(formatUpstreamWarnings(FOLDER)).toEqual([]);
});

it.each([['core'], ['theme-common', 'utils-common'], []])(
  'finds its peers if a site can only resolve its own dependencies: %j',
  (...names) => {
    const site = mkdtempSync(join(tmpdir(), 'upstream-'));
    const scope = join(site, 'node_modules/@docusaurus');
    mkdirSync(scope, {recursive: true});
    for (const name of names) symlinkSync(join(FOLDER, '../../../node_modules/@docusaurus', name), join(scope, name));
    expect(formatUpstreamWarnings(site)).toEqual([]);
    rmSync(site, {recursive: true});
  },
);

// Jest mocks the entry of theme-common.
const RESOLVED = Object.keys(LEDGER).filter((name) => name !== '@docusaurus/theme-common');

it.each(RESOLVED)('finds %s without node_modules', (name) => {
  const folder = findResolvedPackage(name, createRequire(import.meta.url));
  expect(JSON.parse(readFileSync(join(String(folder), 'package.json'), 'utf8'))).toMatchObject({name});
});

it('explains what to install if a package is missing', () => {
  expect(() => getUpstreamChanges('@docusaurus/theme-gone', [], FOLDER)).toThrow(
    'needs @docusaurus/theme-gone: install @docusaurus/preset-classic',
  );
});

it('warns about changed and missing files of an installed package in one line', () => {
  const site = mkdtempSync(join(tmpdir(), 'upstream-'));
  const installed = join(FOLDER, '../../../node_modules/@docusaurus');
  const scope = join(site, 'node_modules/@docusaurus');
  mkdirSync(scope, {recursive: true});
  for (const name of ['core', 'theme-common', 'utils-common']) symlinkSync(join(installed, name), join(scope, name));
  // A copy, because installed files may be shared with other folders.
  for (const [file] of LEDGER['@docusaurus/theme-classic'] ?? [])
    cpSync(join(installed, 'theme-classic', file), join(scope, 'theme-classic', file));
  writeFileSync(join(scope, 'theme-classic/src/theme/Tabs/index.tsx'), 'export default null;');
  rmSync(join(scope, 'theme-classic/src/theme/Details/index.tsx'));
  expect(formatUpstreamWarnings(site)).toEqual([
    '@docusaurus/theme-classic/src/theme/Details/index.tsx differs from the file that this theme was made for: check collapsible sections',
    '@docusaurus/theme-classic/src/theme/Tabs/index.tsx differs from the file that this theme was made for: check tabs',
  ]);
  rmSync(site, {recursive: true});
});

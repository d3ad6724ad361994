import {readFileSync} from 'node:fs';
import {expect, it} from '@jest/globals';

/** Packages in npm's lock file, by folder. */
type Packages = Readonly<Record<string, {readonly dev?: boolean; readonly link?: boolean; readonly license?: string}>>;

/** Allowed licences. For those that require it, the build contains the licence text (`src/outputs/index.ts`). */
const ALLOWED: readonly string[] = [
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0', 'Zlib'],
  // Only used to build the site, and not distributed with it: browser data, and programs.
  ...['CC-BY-4.0', 'EPL-2.0', 'MPL-2.0', 'Python-2.0'],
  // The font's licence is part of the build.
  'OFL-1.1',
];

/** Licences of packages for which the lock file has none, from the packages' own files. */
const NAMED_ELSEWHERE: Readonly<Record<string, string>> = {eval: 'MIT', format: 'MIT', 'require-like': 'MIT'};

/** Whether an SPDX expression (https://spdx.org) is allowed: one part of `OR`, all parts of `AND`. */
function isAllowed(expression: string): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  if (bare.includes(' OR ')) return bare.split(' OR ').some(isAllowed);
  return bare.split(' AND ').every((license) => ALLOWED.includes(license));
}

/** Returns the packages needed to build and serve the site whose licence is unknown or not allowed. */
const findForbidden = (packages: Packages): string[] =>
  Object.entries(packages).flatMap(([folder, {dev, link, license}]) => {
    if (!folder.includes('node_modules/') || dev || link) return [];
    const name = folder.replace(/^.*node_modules\//, '');
    const expression = license ?? (Object.hasOwn(NAMED_ELSEWHERE, name) ? NAMED_ELSEWHERE[name] : undefined) ?? '';
    return isAllowed(expression) ? [] : `${name}: ${expression}`;
  });

it('all dependencies of the site have an allowed licence', () => {
  const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {packages: Packages};
  expect(findForbidden(packages)).toEqual([]);
});

it('finds other and missing licences', () => {
  const packages = {
    '': {license: 'UNLICENSED'},
    'node_modules/good': {license: 'MIT'},
    'node_modules/either': {license: '(MIT OR GPL-3.0)'},
    'node_modules/both': {license: 'Apache-2.0 AND MIT'},
    'node_modules/mixed': {license: 'MIT AND GPL-3.0'},
    'node_modules/good/node_modules/@scope/bad': {license: 'AGPL-3.0'},
    'node_modules/constructor': {},
    'node_modules/tool': {license: 'GPL-3.0', dev: true},
  };
  expect(findForbidden(packages)).toEqual(['mixed: MIT AND GPL-3.0', '@scope/bad: AGPL-3.0', 'constructor: ']);
});

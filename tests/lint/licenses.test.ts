import {readFileSync} from 'node:fs';
import {expect, it} from '@jest/globals';

/** What the lock file of npm says of packages, by their folder. */
type Packages = Readonly<Record<string, {readonly dev?: boolean; readonly link?: boolean; readonly license?: string}>>;

/** Licences that a package may have; the texts of those that ask for it are in the build (`src/outputs/index.ts`). */
const ALLOWED: readonly string[] = [
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0', 'Zlib'],
  // Used while the site is built, as they are, and not part of it: data of browsers, and programs.
  ...['CC-BY-4.0', 'EPL-2.0', 'MPL-2.0', 'Python-2.0'],
  // The font, whose licence is in the build.
  'OFL-1.1',
];

/** Packages whose licence the lock file does not name, with the one that their own files give. */
const NAMED_ELSEWHERE: Readonly<Record<string, string>> = {eval: 'MIT', format: 'MIT', 'require-like': 'MIT'};

/** Whether an expression of https://spdx.org is allowed: any part of `OR`, every part of `AND`. */
function isAllowed(expression: string): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  if (bare.includes(' OR ')) return bare.split(' OR ').some(isAllowed);
  return bare.split(' AND ').every((license) => ALLOWED.includes(license));
}

/** The packages that the site needs to be built and served whose licence is unknown or not allowed. */
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

/** What the lock file of npm says of one package, as far as it is read here. */
type LockedPackage = {readonly dev?: boolean; readonly link?: boolean; readonly license?: string};

/** The lock file of npm: packages by their folder. */
export type LockFile = {readonly packages: Readonly<Record<string, LockedPackage>>};

/** Licences that a package may have; the texts of those that ask for it are in the build (`src/outputs.ts`). */
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
export function isAllowed(expression: string): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  if (bare.includes(' OR ')) return bare.split(' OR ').some(isAllowed);
  return bare.split(' AND ').every((licence) => ALLOWED.includes(licence));
}

/** The packages that the site needs to be built and served whose licence is unknown or not allowed, with what to do. */
export function findForbidden({packages}: LockFile): string[] {
  return Object.entries(packages).flatMap(([folder, {dev, link, license}]) => {
    if (!folder.includes('node_modules/') || dev || link) return [];
    const name = folder.replace(/^.*node_modules\//, '');
    const licence = license ?? (Object.hasOwn(NAMED_ELSEWHERE, name) ? NAMED_ELSEWHERE[name] : undefined);
    if (licence !== undefined && isAllowed(licence)) return [];
    return `${name}: ${licence ?? 'none is named'}; allowed: ${ALLOWED.join(', ')}; read the licence, and add it in tools/licences/findForbidden.ts`;
  });
}

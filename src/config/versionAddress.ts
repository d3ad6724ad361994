import {existsSync, readFileSync} from 'node:fs';
import {getRouteSourceFile, getRouteVersion, latestVersion, type Version} from './versions';

const readSource = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null);

const hasAnchor = (source: string, anchor: string): boolean =>
  source.includes(`#${anchor} `) || source.includes(`"${anchor}"`);

/**
 * Returns the address of a shared link in one version: the same page of this version, or the latest one if the version
 * doesn't have this page or heading.
 *
 * @param address in the latest version, below the base path, with its heading. Other addresses don't change
 * @param read returns the source of a page, or `null` if there's none
 */
export function getVersionAddress(address: string, {prefix}: Pick<Version, 'prefix'>, read = readSource): string {
  if (prefix === '/' || !address.startsWith('/') || getRouteVersion(address) !== latestVersion) return address;
  const [, anchor] = address.split('#');
  const own = prefix + address.slice(1);
  const source = read(getRouteSourceFile(own));
  if (source === null) return address;
  // Generated headings aren't in the source.
  const isMissing = anchor && !hasAnchor(source, anchor) && hasAnchor(read(getRouteSourceFile(address)) ?? '', anchor);
  return isMissing ? address : own;
}

/** Updates the links of a shared text to one version. */
export const moveSharedLinks = (text: string, version: Pick<Version, 'prefix'>): string =>
  text.replaceAll(/(?<=\]\()\/[^()\s]*(?=\))/g, (address) => getVersionAddress(address, version));

import {posix} from 'node:path';
import {BASE_URL, SITE_URL} from '../../../src/config/addresses';
import type {Version} from '../../../src/config/versions';
import type {CheerioAPI} from 'cheerio';
import {bundleFile, SEARCH_FILE} from './bundleFile';

/** The way from one file of the bundle to another, as a link writes it. */
export function relativeAddress(from: string, to: string): string {
  return posix.relative(posix.dirname(from), to);
}

/** An address of this site: its path below the base, and the query and anchor behind it. */
type SiteAddress = {readonly path: string; readonly rest: string};

/**
 * Reads an address as a page of the site means it.
 *
 * @param page path of the page that has the address, below the base
 * @returns `null` for an address of another site
 */
export function readSiteAddress(address: string, page: string): SiteAddress | null {
  const {origin, pathname, search, hash} = new URL(address, SITE_URL + BASE_URL + page.slice(1));
  if (origin !== SITE_URL || !pathname.startsWith(BASE_URL)) return null;
  return {path: `/${pathname.slice(BASE_URL.length)}`, rest: search + hash};
}

/** What the links of a page are rewritten with. */
export type BundleSite = {
  readonly version: Version;
  /** Paths of the pages in the bundle, below the base. */
  readonly paths: ReadonlySet<string>;
};

/** Links to the front page of the site, which in the bundle of a version lead to the front page of the version. */
const HOME_LINKS = '.navbar a, .breadcrumbs a';

/** The address of a link from one file of the bundle to a page of the site; `null` for what the bundle does not hold. */
function toBundleAddress(
  {path, rest}: {readonly path: string; readonly rest: string},
  from: string,
  {version, paths}: BundleSite,
): string | null {
  if (path === '/search/') return relativeAddress(from, SEARCH_FILE) + rest;
  return paths.has(path) ? relativeAddress(from, bundleFile(path, version)) + rest : null;
}

/**
 * Makes the links of a page lead to files of the bundle. What the bundle does not hold (another version, redirects,
 * downloads) keeps its full address and is marked with `data-online`. Anchors of the page itself stay as they are.
 *
 * @param path address of the page below the base
 * @param file its file in the bundle
 */
export function rewriteLinks($: CheerioAPI, path: string, file: string, site: BundleSite): void {
  const home = $(HOME_LINKS).filter((_, {attribs}) => attribs.href === BASE_URL);
  home.attr('href', BASE_URL + site.version.prefix.slice(1));
  for (const link of $('a[href]:not([data-online])').toArray()) {
    const {href = ''} = link.attribs;
    const address = href.startsWith('#') ? null : readSiteAddress(href, path);
    if (!address) continue;
    const inBundle = toBundleAddress(address, file, site);
    link.attribs.href = inBundle ?? SITE_URL + BASE_URL + address.path.slice(1) + address.rest;
    if (inBundle === null) link.attribs['data-online'] = '';
  }
}

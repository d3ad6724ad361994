import {findSimilarPages} from 'docusaurus-theme-search/engine';
import {canonicalizePath} from 'docusaurus-theme-document-first/addresses';
import {decodePath, toAddress} from 'docusaurus-plugin-built-site/client';
import {quoteValue} from '../answers';
import type {Docs, DocsPage} from './createDocs';

/** Scheme of resource URIs: `docs://v2/limits/`. */
export const RESOURCE_SCHEME = 'docs://';

/** A page, and the anchor in its address. */
export type FoundPage = {readonly page: DocsPage; readonly anchor: string | null};

/** Returns the resource URI of a page. */
export function getResourceUri({path, version}: Pick<DocsPage, 'path' | 'version'>, {getVersion}: Docs): string {
  return toAddress(`${RESOURCE_SCHEME}${encodeURIComponent(version)}/`, path.slice(getVersion(version).prefix.length));
}

/** Hosts of local previews. */
const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** @throws for a full address on another host, because its path could match one of our pages */
function assertOwnHost(address: string, {site: {siteUrl}}: Docs): void {
  const isFull = /^[a-z][a-z0-9+.-]*:\/\//i.test(address) && !address.toLowerCase().startsWith(RESOURCE_SCHEME);
  const hosts = [new URL(siteUrl).hostname, ...LOCAL_HOSTS];
  if (!isFull || (URL.canParse(address) && hosts.includes(new URL(address).hostname))) return;
  throw new Error(`${quoteValue(address)} isn't a page at ${siteUrl}. Only pages of the documentation can be read.`);
}

/** Returns the path of a resource URI below the base path; `null` for other addresses and unknown versions. */
function getResourcePath(address: string, {versions}: Docs['site']): string | null {
  if (!address.toLowerCase().startsWith(RESOURCE_SCHEME)) return null;
  const [id = '', ...path] = address.slice(RESOURCE_SCHEME.length).split('/');
  const name = decodePath(id).toLowerCase();
  const version = versions.find((candidate) => candidate.id.toLowerCase() === name);
  return version ? version.prefix + path.join('/') : null;
}

function getPathname(address: string, {site}: Docs): string {
  const resourcePath = getResourcePath(address, site);
  if (resourcePath !== null) return resourcePath;
  const pathname = /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address).pathname : address;
  const rooted = pathname.startsWith('/') ? pathname : `/${pathname}`;
  const base = new URL(site.siteUrl).pathname;
  // The front page may be given without its trailing slash.
  return `${rooted}/`.startsWith(base) ? rooted.slice(base.length - 1) || '/' : rooted;
}

/** Converts the path of a Markdown file: `/limits.md` becomes `/limits`, and `/index.md` becomes `/`. */
function convertMarkdownPath(path: string): string {
  return path.replace(/\.md$/i, '').replace(/^\/index$/, '/');
}

function formatMissingPage(address: string, path: string, docs: Docs): string {
  const {versions, siteUrl} = docs.site;
  const base = new URL(siteUrl).pathname;
  const [latest] = versions;
  const version = versions.find(({prefix}) => prefix !== '/' && path.startsWith(prefix)) ?? latest;
  const guesses = findSimilarPages(
    base + path.slice(1),
    docs.pages.map((page) => ({...page, unlisted: false})),
    {version: version.id, ignored: [...base.split('/').filter(Boolean), ...versions.map(({id}) => id)]},
  );
  const nearest = guesses.map((page) => `- ${page.title}: ${docs.getUrl(page.path)}`);
  const hint =
    nearest.length > 0 ? `The nearest pages:\n${nearest.join('\n')}` : 'Find its address with the tool search.';
  return (
    `There is no page at ${quoteValue(address)}. Give an address of ${docs.site.siteUrl}, ` +
    `a path such as "/limits/", or a resource such as "${RESOURCE_SCHEME}${latest.id}/limits/". ${hint}`
  );
}

function findPageByPath(address: string, docs: Docs): DocsPage | undefined {
  const decodedPath = decodePath(getPathname(address, docs));
  const path = convertMarkdownPath(decodedPath);
  const findAt = (candidate: string): string | undefined => (docs.getPage(candidate) ? candidate : undefined);
  const redirectTarget = docs.site.redirects?.find(({from}) => decodePath(from) === path.replace(/\/$/, ''))?.to;
  const canonicalPath = canonicalizePath(encodeURI(path.replace(/\p{Surrogate}/gu, '\ufffd')), findAt);
  const target =
    (canonicalPath && decodePath(canonicalPath)) ??
    (redirectTarget?.startsWith('/') ? (redirectTarget.split('#', 1)[0] ?? '') : null);
  return [decodedPath, path, target ?? path].map((candidate) => docs.getPage(candidate)).find(Boolean);
}

/**
 * Finds a page by any form of its address: a URL, a path, its Markdown file, a resource URI or a redirect, with
 * repeated slashes, or in another case if nothing matches exactly. Only searches the pages in memory, and never sends a
 * request.
 *
 * @throws an error with similar pages if there's no such page
 */
export function findPage(address: string, docs: Docs): FoundPage {
  const [whole = '', anchor = ''] = address.trim().split('#', 2);
  assertOwnHost(whole, docs);
  const asked = (whole.split('?', 1)[0] ?? '').replace(/(?<!:)\/{2,}/g, '/');
  const page = findPageByPath(asked, docs) ?? findPageByPath(asked.toLowerCase(), docs);
  if (!page)
    throw new Error(formatMissingPage(address, convertMarkdownPath(decodePath(getPathname(asked, docs))), docs));
  return {page, anchor: decodePath(anchor) || null};
}

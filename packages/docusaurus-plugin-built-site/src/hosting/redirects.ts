import {findPageHtml, NOT_FOUND_FILE, type BuiltSite} from '../builtSite';
import {decodePath} from '../client';
import {parseTags} from '../html';
import type {ClientRedirect} from './clientRedirects';

/** A redirect. `from` covers the path with and without a trailing slash. */
export type Redirect = {
  readonly from: `/${string}`;
  /** A path of the site, optionally with a query or hash, or an external URL. */
  readonly to: `/${string}` | `https://${string}`;
};

/** A 301 rule. `from` is decoded, as servers match it, and `to` is encoded, as browsers get it. */
export type RedirectRule = {readonly from: string; readonly to: string};

/** The base paths of the build: with slashes on both sides. */
export type BasePaths = {
  /** Base path of the locale that is built. */
  readonly own: string;
  /** Base path of the site. */
  readonly root: string;
  /** Base paths of all locales. */
  readonly locales: readonly string[];
};

/** A resolved redirect of a locale, with paths from the root of the host. */
export type ResolvedRedirect = {
  readonly given: {readonly from: string; readonly to: string};
  /** Decoded, without a trailing slash; `/docs` for the front page of `/docs/`. */
  readonly from: string;
  /** Encoded path with base path, query and hash, or an external URL. */
  readonly to: string;
};

/**
 * Resolves a path of the site to one from the root of the host, below the base path of the current locale. A path that
 * starts with a locale, such as `/de/limits/`, belongs to that locale.
 */
function resolvePath(path: string, {own, root, locales}: BasePaths): string {
  const whole = root + path.slice(1);
  const isOfLocale = locales.some((base) => base !== root && `${whole}/`.startsWith(base));
  return isOfLocale ? whole : own + path.slice(1);
}

/** Resolves and encodes a target path, with its query and hash. Doesn't change external URLs. */
function resolveTarget(to: string, toWhole: (path: string) => string): string {
  const {pathname, search, hash, href} = new URL(to.startsWith('/') ? toWhole(to) : to, 'https://host');
  return to.startsWith('/') ? pathname + search + hash : href;
}

/**
 * Resolves the redirects of a locale, without those of other locales. A redirect with the locale in its path
 * (`/de/old`) overrides one for all locales (`/old`), which is shorter.
 */
export function resolveRedirects(redirects: readonly Redirect[], bases: BasePaths): ResolvedRedirect[] {
  const toWhole = (path: string): string => resolvePath(path, bases);
  const placed = redirects.flatMap((given) => {
    const from = decodeURIComponent(new URL(toWhole(given.from), 'https://host').pathname).replace(/\/$/, '');
    const isOwn = `${from}/`.startsWith(bases.own) && !isInOtherLocale(from, bases);
    return isOwn ? [{given, from, to: resolveTarget(given.to, toWhole)}] : [];
  });
  return removeEarlierRules(placed.sort((a, b) => a.given.from.length - b.given.from.length));
}

/** Resolves the redirects of `plugin-client-redirects`. Servers only support paths and HTTP URLs as targets. */
export function resolveClientRedirects(redirects: readonly ClientRedirect[], {own}: BasePaths): ResolvedRedirect[] {
  const toWhole = (path: string): string => own + path.slice(1);
  return redirects
    .filter(({to}) => to.startsWith('/') || /^https?:\/\//i.test(to))
    .map((given) => {
      const from = decodePath(toWhole(given.from)).replace(/\/$/, '');
      return {given, from, to: resolveTarget(given.to, toWhole)};
    });
}

/** Removes the slash at the end of the path in an address, which may be followed by a query or hash. */
const removePathSlash = (address: string): string => address.replace(/\/(?=$|[?#])/, '');

/**
 * Returns a warning for each redirect that has different targets in `hosting()` and `plugin-client-redirects`, because
 * static hosts might serve that plugin's page instead of using the rule.
 */
export function findConflictingRedirects(
  own: readonly ResolvedRedirect[],
  ofPlugin: readonly ResolvedRedirect[],
): string[] {
  const targets = new Map(ofPlugin.map(({from, to, given}) => [from, {to, given}]));
  return own.flatMap(({from, to, given}) => {
    const other = targets.get(from);
    if (other === undefined || removePathSlash(other.to) === removePathSlash(to)) return [];
    return [
      `${given.from} leads to ${given.to} in hosting() and to ${other.given.to} in @docusaurus/plugin-client-redirects; write it in one of them`,
    ];
  });
}

/** Keeps the last rule of each source, because servers reject duplicates. */
const removeEarlierRules = <Rule extends {readonly from: string}>(rules: readonly Rule[]): Rule[] => [
  ...new Map(rules.map((rule) => [rule.from, rule])).values(),
];

/** Whether a path from the root of the host belongs to a different locale than this build. */
function isInOtherLocale(address: string, {own, root, locales}: BasePaths): boolean {
  return locales.some((base) => base !== own && base !== root && `${address}/`.startsWith(base));
}

/** Encodes a decoded path. A `?` or `#` in the name of a page would start the query or anchor. */
const encodePath = (path: string): string => encodeURI(path).replace(/[?#]/g, encodeURIComponent);

function getPageRules(base: string, path: string): RedirectRule[] {
  const from = decodePath(base + path.slice(1));
  const to = encodePath(from);
  if (from.endsWith('.html')) {
    const bare = from.replace(/\.html$/, '');
    return [bare, `${bare}/`, `${from}/`].map((other) => ({from: other, to}));
  }
  // Without trailing slashes, the server decides whether the path with one is the same page.
  if (!from.endsWith('/')) return [{from: `${from}/index.html`, to}];
  return [`${from}index.html`, from.replace(/\/$/, '')].map((other) => ({from: other, to}));
}

/** Returns the rules of redirects, with and without a trailing slash. */
export function getRedirectRules(redirects: readonly ResolvedRedirect[]): RedirectRule[] {
  return redirects.flatMap(({from, to}) => [from, `${from}/`].filter(Boolean).map((it) => ({from: it, to})));
}

/**
 * Returns a rule for every path that leads to a page but isn't its address: `index.html`, a missing slash, variants of
 * `.html` pages, and redirects. Servers look up paths in this table and never build a target from the request, which
 * prevents open redirects.
 *
 * @param base base path with slashes at both ends
 * @param pages paths of pages below the base path
 */
export function getServerRules(
  base: string,
  pages: readonly string[],
  redirects: readonly ResolvedRedirect[],
): RedirectRule[] {
  // A redirect can also be from `index.html` itself, so its rule comes later.
  const redirected = [
    ...redirects.map(({from, to}) => ({from: `${from}/index.html`, to})),
    ...getRedirectRules(redirects),
  ];
  // A variant of one page can be the address of another: /a/ leads to /a.html only if there's no page /a/.
  const addresses = new Set(pages.map((path) => decodePath(base + path.slice(1))));
  const variants = pages.flatMap((path) => getPageRules(base, path)).filter(({from}) => !addresses.has(from));
  return removeEarlierRules([...variants, ...redirected]);
}

function hasId(html: string, wanted: string): boolean {
  let isFound = false;
  parseTags(html, ({attributes}) => !(isFound ||= attributes.id === wanted));
  return isFound;
}

/** Everything that redirects can lead to. */
export type RedirectTargets = Pick<BuiltSite, 'files'> & {
  readonly bases: BasePaths;
  /** Whether the build has a file that isn't a page, by its path below the build folder. */
  readonly hasFile: (path: string) => Promise<boolean>;
  /** Paths of the files that exist already, below the build folder. */
  readonly existing: ReadonlySet<string>;
  readonly siteUrl: string;
};

/** Returns the decoded path and anchor of a target on the same host; `null` for other hosts. */
function getOwnTarget(to: string, siteUrl: string): {readonly pathname: string; readonly anchor: string} | null {
  const {origin, pathname, hash} = new URL(to, siteUrl);
  if (origin !== new URL(siteUrl).origin) return null;
  return {pathname: decodePath(pathname), anchor: decodePath(hash.slice(1).replace(/:~:.*/, ''))};
}

/** A problem of a redirect. It's only a warning if another server could answer at the target. */
type RedirectProblem = {readonly text: string; readonly isWarning: boolean};

/**
 * Returns the problem of a redirect, or `null`: its source is a page or file, its target or anchor doesn't exist, or
 * its target is redirected itself.
 *
 * @param sources lower-case sources of all redirects, because nginx ignores case
 */
async function findRedirectProblem(
  {given, from, to}: ResolvedRedirect,
  {files, bases, hasFile, existing, siteUrl}: RedirectTargets,
  sources: ReadonlySet<string>,
): Promise<RedirectProblem | null> {
  const fail = (text: string): RedirectProblem => ({text: `${given.from}: ${text}`, isWarning: false});
  const removeBase = (address: string): string => `/${address.slice(bases.own.length)}`;
  if (findPageHtml(files, removeBase(from)) !== undefined) return fail('a page has this address');
  if (existing.has(removeBase(from).slice(1))) return fail('a file has this address');
  const target = getOwnTarget(to, siteUrl);
  if (target === null) return null;
  const {pathname, anchor} = target;
  if (!`${pathname}/`.startsWith(bases.own) || isInOtherLocale(pathname, bases)) return null;
  const path = removeBase(pathname);
  const page = findPageHtml(files, path);
  if (page === undefined) {
    if (await hasFile(path.slice(1))) return null;
    const isFullUrl = !to.startsWith('/');
    if (isFullUrl && sources.has(pathname.replace(/\/$/, '').toLowerCase()))
      return fail(`the target ${given.to} is redirected itself`);
    if (isFullUrl)
      return {text: `${given.from}: ${given.to} isn't in this build; check that it exists`, isWarning: true};
    return fail(
      /\.(?!html$)\w+$/.test(path) ? `the build has no file ${path}` : `the target ${given.to} is not a page`,
    );
  }
  if (page === files.get(NOT_FOUND_FILE))
    return fail(`the target ${given.to} is the not-found page; remove the redirect, and readers will get that page`);
  return anchor === '' || hasId(page, anchor) ? null : fail(`the page ${path} has no anchor #${anchor}`);
}

/**
 * Validates redirects: each must lead from a path without a page to a page, an anchor or a file. Returns warnings about
 * full URLs of this site that aren't in the build.
 *
 * @param listedIn file with the redirects, for the messages
 * @throws an error with all invalid redirects
 */
export async function validateRedirects(
  redirects: readonly ResolvedRedirect[],
  targets: RedirectTargets,
  listedIn: string,
): Promise<string[]> {
  const sources = new Set(redirects.map(({from}) => from.toLowerCase()));
  const found = await Promise.all(redirects.map((redirect) => findRedirectProblem(redirect, targets, sources)));
  const getLines = (isWarning: boolean): string[] =>
    found.flatMap((problem) => (problem?.isWarning === isWarning ? [`${listedIn}: ${problem.text}`] : []));
  const lines = getLines(false);
  if (lines.length === 0) return getLines(true);
  throw new Error(`hosting() of docusaurus-plugin-built-site can't use these redirects:\n${lines.join('\n')}`);
}

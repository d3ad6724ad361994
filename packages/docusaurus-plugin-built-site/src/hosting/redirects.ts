import {findHtml, type BuiltSite} from '../builtSite';
import {decodePath} from '../client';
import {parseTags} from '../html';
import type {ClientRedirect} from './clientRedirects';

/** One moved address. `from` covers the form with a slash at its end and the one without. */
export type Redirect = {
  readonly from: `/${string}`;
  /** An address of the site, with a query or anchor where one is meant, or a full address elsewhere. */
  readonly to: `/${string}` | `https://${string}`;
};

/** One address that answers 301, decoded as servers match it, and where to, encoded as browsers get it. */
export type RedirectRule = {readonly from: string; readonly to: string};

/** The base paths of the build: with slashes on both sides. */
export type Bases = {
  /** Base path of the locale that is built. */
  readonly own: string;
  /** Base path of the site. */
  readonly root: string;
  /** Base paths of all locales. */
  readonly locales: readonly string[];
};

/** A redirect of the build of one locale, with addresses from the root of the host. */
export type PlacedRedirect = {
  readonly given: {readonly from: string; readonly to: string};
  /** Decoded, without a slash at its end; `/docs` for the front page below `/docs/`. */
  readonly from: string;
  /** Encoded, with base path, query and anchor; a full address elsewhere. */
  readonly to: string;
};

/** An address below the base path from the root of the host. One of another locale, such as `/de/limits/`, is its own. */
function resolvePath(path: string, {own, root, locales}: Bases): string {
  const whole = root + path.slice(1);
  const isOfLocale = locales.some((base) => base !== root && `${whole}/`.startsWith(base));
  return isOfLocale ? whole : own + path.slice(1);
}

/** Where a target is from the root of the host, encoded, with query and anchor; a full address elsewhere. */
function resolveTarget(to: string, toWhole: (path: string) => string): string {
  const {pathname, search, hash, href} = new URL(to.startsWith('/') ? toWhole(to) : to, 'https://host');
  return to.startsWith('/') ? pathname + search + hash : href;
}

/**
 * The redirects of the locale that is built: those from an address of another locale belong to its build. One that names
 * the locale (`/de/old`) comes before one of all locales (`/old`), which is shorter.
 */
export function resolveRedirects(redirects: readonly Redirect[], bases: Bases): PlacedRedirect[] {
  const toWhole = (path: string): string => resolvePath(path, bases);
  const placed = redirects.flatMap((given) => {
    const from = decodeURIComponent(new URL(toWhole(given.from), 'https://host').pathname).replace(/\/$/, '');
    const isOwn = `${from}/`.startsWith(bases.own) && !isElsewhere(from, bases);
    return isOwn ? [{given, from, to: resolveTarget(given.to, toWhole)}] : [];
  });
  return removeEarlierRules(placed.sort((a, b) => a.given.from.length - b.given.from.length));
}

/** The redirects of `plugin-client-redirects`, each of which holds in every locale. Servers can follow no other kind of target. */
export function resolveClientRedirects(redirects: readonly ClientRedirect[], {own}: Bases): PlacedRedirect[] {
  const toWhole = (path: string): string => own + path.slice(1);
  return redirects
    .filter(({to}) => to.startsWith('/') || /^https?:\/\//i.test(to))
    .map((given) => {
      const from = decodePath(toWhole(given.from)).replace(/\/$/, '');
      return {given, from, to: resolveTarget(given.to, toWhole)};
    });
}

/** The last one of each address: servers refuse a second rule for it. */
const removeEarlierRules = <Rule extends {readonly from: string}>(rules: readonly Rule[]): Rule[] => [
  ...new Map(rules.map((rule) => [rule.from, rule])).values(),
];

/** Whether an address from the root of the host belongs to another locale than the one that is built. */
function isElsewhere(address: string, {own, root, locales}: Bases): boolean {
  return locales.some((base) => base !== own && base !== root && `${address}/`.startsWith(base));
}

function getPageRules(base: string, path: string): RedirectRule[] {
  const from = decodePath(base + path.slice(1));
  const to = encodeURI(from);
  if (from.endsWith('.html')) {
    const bare = from.replace(/\.html$/, '');
    return [bare, `${bare}/`, `${from}/`].map((other) => ({from: other, to}));
  }
  // Where addresses have no slash, the server decides whether one with a slash is the same page.
  if (!from.endsWith('/')) return [{from: `${from}/index.html`, to}];
  return [`${from}index.html`, from.replace(/\/$/, '')].map((other) => ({from: other, to}));
}

/** The redirects in both slash forms. */
export function getRedirectRules(redirects: readonly PlacedRedirect[]): RedirectRule[] {
  return redirects.flatMap(({from, to}) => [from, `${from}/`].filter(Boolean).map((it) => ({from: it, to})));
}

/**
 * Every address that is not the address of a page and leads to one, written out: `index.html`, no slash, the forms of
 * an `.html` page, and the redirects. Servers look addresses up in this table and never build a target from the request,
 * so no request can choose where it is sent.
 *
 * @param base base path with slashes on both sides
 * @param pages addresses of pages below the base
 */
export function getServerRules(
  base: string,
  pages: readonly string[],
  redirects: readonly PlacedRedirect[],
): RedirectRule[] {
  const redirected = [
    ...getRedirectRules(redirects),
    ...redirects.map(({from, to}) => ({from: `${from}/index.html`, to})),
  ];
  return removeEarlierRules([...pages.flatMap((path) => getPageRules(base, path)), ...redirected]);
}

function hasId(html: string, wanted: string): boolean {
  let isFound = false;
  parseTags(html, ({attributes}) => !(isFound ||= attributes.id === wanted));
  return isFound;
}

const isFile = (path: string): boolean => /\.(?!html$)\w+$/.test(path);

/** What the targets of redirects are looked up in. */
export type Targets = Pick<BuiltSite, 'files'> & {
  readonly bases: Bases;
  /** Whether the build has a file that is no page, by its path below the build folder. */
  readonly hasFile: (path: string) => Promise<boolean>;
};

/** What is wrong with a redirect; nothing where its target exists and has the anchor, and its source is no page. */
async function getRedirectProblems(
  {given, from, to}: PlacedRedirect,
  {files, bases, hasFile}: Targets,
): Promise<string[]> {
  const removeBase = (address: string): string => `/${address.slice(bases.own.length)}`;
  if (findHtml(files, removeBase(from)) !== undefined) return [`${given.from}: a page has this address`];
  const [address = '', hash] = to.replace(/\?[^#]*|:~:.*/g, '').split('#');
  const pathname = decodePath(address);
  if (!to.startsWith('/') || !`${pathname}/`.startsWith(bases.own) || isElsewhere(pathname, bases)) return [];
  const path = removeBase(pathname);
  const page = findHtml(files, path);
  if (page === undefined && (await hasFile(path.slice(1)))) return [];
  if (page === undefined && isFile(path)) return [`${given.from}: the build has no file ${path}`];
  if (page === undefined) return [`${given.from}: the target ${given.to} is not a page`];
  return !hash || hasId(page, decodePath(hash)) ? [] : [`${given.from}: the page ${path} has no anchor #${hash}`];
}

/**
 * Checks redirects: each leads from an address that no page has to a page, or an anchor of one, or a file.
 *
 * @param listedIn file that lists the redirects, for the message
 * @throws with every redirect that is wrong
 */
export async function validateRedirects(
  redirects: readonly PlacedRedirect[],
  targets: Targets,
  listedIn: string,
): Promise<void> {
  const problems = (await Promise.all(redirects.map((redirect) => getRedirectProblems(redirect, targets)))).flat();
  if (problems.length === 0) return;
  const lines = problems.map((problem) => `${listedIn}: ${problem}`);
  throw new Error(`hosting() of docusaurus-plugin-built-site can't use these redirects:\n${lines.join('\n')}`);
}

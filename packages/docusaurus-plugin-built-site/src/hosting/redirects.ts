import redirectPageContent from '@docusaurus/plugin-client-redirects/lib/createRedirectPageContent.js';
import {load} from 'cheerio';
import {findFile, type BuiltSite} from '../builtSite';

/** One moved address. `from` has no trailing slash and covers both forms. */
export type Redirect = {
  readonly from: `/${string}`;
  /** A page of the site by its address, with an anchor where one is meant, or a full address elsewhere. */
  readonly to: `/${string}` | `https://${string}`;
};

/** One address that answers 301, and where to. */
export type RedirectRule = {readonly from: string; readonly to: string};

type Targets = Pick<BuiltSite, 'files' | 'records'>;

const createRedirectPageContent =
  typeof redirectPageContent === 'function' ? redirectPageContent : redirectPageContent.default;

const withBase = (base: string, path: string): string => (path.startsWith('/') ? base + path.slice(1) : path);

function listPageRules(base: string, path: string): RedirectRule[] {
  const to = withBase(base, path);
  if (path.endsWith('.html')) {
    const bare = to.replace(/\.html$/, '');
    return [bare, `${bare}/`, `${to}/`].map((from) => ({from, to}));
  }
  // Where addresses have no slash, the server decides whether one with a slash is the same page.
  if (!path.endsWith('/')) return [{from: `${to}/index.html`, to}];
  return [`${to}index.html`, to.replace(/\/$/, '')].map((from) => ({from, to}));
}

/**
 * Every address that is not the address of a page and leads to one, written out: `index.html`, no slash, the forms of
 * an `.html` page, and the redirects in both slash forms. Servers look addresses up in this table and never build a
 * target from the request, so no request can choose where it is sent.
 *
 * @param base base path with slashes on both sides
 * @param pages addresses of pages below the base
 */
export function listRedirectRules(
  base: string,
  pages: readonly string[],
  redirects: readonly Redirect[],
): RedirectRule[] {
  const redirected = redirects.flatMap(({from, to}) => {
    const source = withBase(base, from);
    return [source, `${source}/`, `${source}/index.html`].map((it) => ({from: it, to: withBase(base, to)}));
  });
  const taken = new Set(redirected.map(({from}) => from));
  return [...redirected, ...pages.flatMap((path) => listPageRules(base, path)).filter(({from}) => !taken.has(from))];
}

const listIds = (html: string): string[] =>
  load(html)('[id]')
    .toArray()
    .flatMap(({attribs}) => attribs.id ?? []);

/** What is wrong with a redirect; nothing where its target is a page that has the anchor, and its source is no page. */
function describeProblem({from, to}: Redirect, {files, records}: Targets): string[] {
  if (findFile(files, from)) return [`${from}: a page has this address`];
  if (!to.startsWith('/')) return [];
  const [path = '', anchor] = to.split('#');
  if (!records.some((record) => record.path === path)) return [`${from}: the target ${to} is not a page`];
  const by = {code: import.meta.url, inputs: ['ids']};
  const hasAnchor = anchor === undefined || findFile(files, path)?.derive(by, listIds).includes(anchor);
  return hasAnchor ? [] : [`${from}: the page ${path} has no anchor #${anchor}`];
}

/**
 * Checks redirects: each leads from an address that no page has to a page of any version, or an anchor of one.
 *
 * @param listedIn file that lists the redirects, for the message
 * @throws with every redirect that is wrong
 */
export function checkRedirects(redirects: readonly Redirect[], site: Targets, listedIn: string): void {
  const problems = redirects.flatMap((redirect) => describeProblem(redirect, site));
  if (problems.length > 0) throw new Error(problems.map((problem) => `${listedIn}: ${problem}`).join('\n'));
}

/** The script of every redirect page. It takes query and hash along; without script, the refresh of the page leads on. */
export const REDIRECT_SCRIPT = `const {href} = document.querySelector('link[rel=canonical]');
const target = new URL(href);
if (window.location.search) target.search = window.location.search;
if (window.location.hash) target.hash = window.location.hash;
window.location.replace(target);
`;

/**
 * The page at a moved address, for hosts that know no redirects. It is the page of `@docusaurus/plugin-client-redirects`,
 * with a script in a file in place of its inline script, so that one content-security policy covers every page. The
 * plugin itself adds a slash to every target, also to addresses on other sites (`collectRedirects` in 3.10.2).
 */
export function makeRedirectPage(base: string, to: string): string {
  return createRedirectPageContent({toUrl: withBase(base, to)}).replace(
    /<script>[\s\S]*?<\/script>/,
    `<script src="${base}redirect.js"></script>`,
  );
}

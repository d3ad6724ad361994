import type {Redirect} from '../../config/redirects';

/** One address that answers 301, and where to. */
export type RedirectRule = {readonly from: string; readonly to: string};

const withBase = (base: string, path: string): string => base + path.slice(1);

function listPageRedirects(base: string, path: string): RedirectRule[] {
  const to = withBase(base, path);
  if (path.endsWith('.html')) {
    const bare = to.replace(/\.html$/, '');
    return [bare, `${bare}/`, `${to}/`].map((from) => ({from, to}));
  }
  return [`${to}index.html`, to.replace(/\/$/, '')].map((from) => ({from, to}));
}

/**
 * Every address that is not the address of a page and leads to one, written out: `index.html`, no slash,
 * the forms of the `.html` page, and the redirects in both slash forms. Servers look addresses up in this
 * table and never build a target from the request, so no request can choose where it is sent.
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
    const target = to.startsWith('/') ? withBase(base, to) : to;
    const source = withBase(base, from);
    return [source, `${source}/`, `${source}/index.html`].map((address) => ({from: address, to: target}));
  });
  const taken = new Set(redirected.map(({from}) => from));
  return [
    ...redirected,
    ...pages.flatMap((path) => listPageRedirects(base, path)).filter(({from}) => !taken.has(from)),
  ];
}

import type {RedirectRule} from './listRedirectRules';
import {cacheControl} from './securityHeaders';

/**
 * `_redirects` as Netlify and Cloudflare Pages read it: source, target, status.
 * Slash forms of pages are left out, because these hosts add them automatically.
 */
export function writeRedirects(redirectRules: readonly RedirectRule[], isRedirect: (from: string) => boolean): string {
  return redirectRules
    .filter(({from}) => isRedirect(from))
    .map(({from, to}) => `${from} ${to} 301\n`)
    .join('');
}

/** `_headers` as Netlify and Cloudflare Pages read it. */
export function writeHostHeaders(base: string, headers: readonly (readonly [string, string])[]): string {
  const block = (path: string, lines: readonly (readonly [string, string])[]): string =>
    `${path}\n${lines.map(([name, value]) => `  ${name}: ${value}\n`).join('')}\n`;
  return (
    block(`${base}*`, headers) +
    block(`${base}assets/*`, [['Cache-Control', cacheControl.asset]]) +
    block(`${base}*.md`, [['Content-Type', 'text/markdown; charset=utf-8']])
  );
}

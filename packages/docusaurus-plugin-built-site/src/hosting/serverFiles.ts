import type {RedirectRule} from './redirects';

/** A response header: name and value. */
export type Header = readonly [name: string, value: string];

/** Headers of every response besides the policy and HSTS. */
export const securityHeaders: readonly Header[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
];

const quoteForNginx = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const toAsciiLowerCase = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * Formats redirects for an nginx `map`. A `map` is case-insensitive, except for regular expressions, which are used for
 * paths that only differ in case.
 *
 * @param served paths of pages, which must never be redirected
 */
export function formatRedirectsMap(rules: readonly RedirectRule[], served: readonly string[]): string {
  const spellings = new Map<string, Set<string>>();
  for (const address of [...served, ...rules.map(({from}) => from)]) {
    const key = toAsciiLowerCase(address);
    spellings.set(key, (spellings.get(key) ?? new Set()).add(address));
  }
  return rules
    .map(({from, to}) => {
      const isAlone = spellings.get(toAsciiLowerCase(from))?.size === 1;
      const source = isAlone ? from : `~^${from.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&')}$`;
      // nginx would parse `$` as a variable, and has no escape for it.
      return `${quoteForNginx(source)} ${quoteForNginx(to.replaceAll('$', '%24'))};\n`;
    })
    .join('');
}

/** Formats `add_header` lines for nginx. Rejects `$` in a value, because nginx would parse it as a variable. */
export function formatNginxHeaders(headers: readonly Header[]): string {
  return headers
    .map(([name, value]) => {
      if (value.includes('$'))
        throw new Error(`The header ${name} contains a "$", which nginx reads as a variable: ${value}`);
      return `add_header ${name} ${quoteForNginx(value)} always;\n`;
    })
    .join('');
}

/** Encodes a source for static hosts, including their wildcards (`*`) and placeholders (`:`). */
const encodeSource = (from: string): string => encodeURI(from).replace(/[*:?#]/g, percentEncode);

const percentEncode = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

/** Limits of Cloudflare Pages for `_redirects` and `_headers`. It silently ignores the rest. */
const [MAX_REDIRECTS, MAX_LINE] = [2_000, 2_000];

/** Returns warnings about rules that Cloudflare Pages would ignore. */
export function getIgnoredRules(redirects: string, headers: string): string[] {
  const count = redirects.split('\n').filter(Boolean).length;
  const long = headers.split('\n').find((line) => line.length > MAX_LINE);
  return [
    ...(count > MAX_REDIRECTS
      ? [
          `_redirects has ${count} rules, and Cloudflare Pages reads ${MAX_REDIRECTS}; remove redirects that nobody follows, or serve them elsewhere`,
        ]
      : []),
    ...(long === undefined
      ? []
      : [
          `a line of _headers has ${long.length} characters (${long.trim().slice(0, 40)}…), and Cloudflare Pages ignores lines over ${MAX_LINE}: your site would have no such header there. Allow schemes such as https: in place of many hosts`,
        ]),
  ];
}

/** Formats `_redirects` for Netlify and Cloudflare Pages: source, target, status. */
export function formatHostRedirects(rules: readonly RedirectRule[]): string {
  return rules.map(({from, to}) => `${encodeSource(from)} ${to} 301\n`).join('');
}

/** Formats `_headers` for Netlify and Cloudflare Pages. */
export function formatHostHeaders(base: string, headers: readonly Header[]): string {
  const formatBlock = (path: string, lines: readonly Header[]): string =>
    `${encodeURI(path)}\n${lines.map(([name, value]) => `  ${name}: ${value}\n`).join('')}\n`;
  return (
    formatBlock(`${base}*`, headers) +
    // The name of an asset contains a hash of its content.
    formatBlock(`${base}assets/*`, [['Cache-Control', 'public, max-age=31536000, immutable']]) +
    formatBlock(`${base}*.md`, [['Content-Type', 'text/markdown; charset=utf-8']])
  );
}

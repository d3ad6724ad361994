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

/** Maximum length of a quoted value in bytes. If one is longer, nginx doesn't start. */
const MAX_NGINX_VALUE = 4095;

/** @throws if nginx couldn't read the value */
function quoteForNginx(text: string): string {
  const quoted = `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
  const size = Buffer.byteLength(quoted);
  if (size <= MAX_NGINX_VALUE) return quoted;
  throw new Error(
    `nginx can't read values of more than ${MAX_NGINX_VALUE} bytes, and this one has ${size}: ${text.slice(0, 80)}…\n` +
      'Shorten the address or target of the redirect. If it is the policy, allow schemes such as https: in place of many hosts.',
  );
}

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

const encodeSign = (sign: string): string => (sign === '*' ? '%2A' : encodeURIComponent(sign));

/**
 * Encodes what would end a source for static hosts or be a wildcard (`*`) or placeholder (`:name`). Leaves everything
 * else as it is: Netlify compares decoded paths, and Cloudflare Pages encodes them itself.
 */
const encodeSource = (from: string): string => from.replace(/[\s%#?*]|:(?=[A-Za-z])/g, encodeSign);

/** A rule whose source contains a wildcard or placeholder. */
const DYNAMIC_RULE = /^[^#\s]\S*?(?:\*|:[A-Za-z])/;

const isDynamicRule = (line: string): boolean => DYNAMIC_RULE.test(line.trim().split(/\s/, 1)[0] ?? '');

/**
 * Combines the site's own redirects with the generated ones. The site's rules with wildcards, and any rules after them,
 * come last: Cloudflare Pages counts every rule after a wildcard as a dynamic one, and ignores all but 100.
 */
export function combineRedirects(own: string, rules: string): string {
  const lines = own.split('\n');
  const found = lines.findIndex(isDynamicRule);
  if (found < 0) return [own, rules].filter(Boolean).join('\n');
  // Keep the comment above a rule.
  const start = lines.findLastIndex((line, at) => at < found && !line.trim().startsWith('#')) + 1;
  return [lines.slice(0, start).join('\n'), rules, lines.slice(start).join('\n')].filter(Boolean).join('\n');
}

/** Limits of Cloudflare Pages for `_redirects` and `_headers`. It silently ignores the rest. */
const [MAX_REDIRECTS, MAX_DYNAMIC, MAX_REDIRECT] = [2_000, 100, 1_000];
const [MAX_BLOCKS, MAX_LINE] = [100, 2_000];

const getRules = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

function findIgnoredRedirects(text: string): (string | false)[] {
  const rules = getRules(text);
  const found = rules.findIndex(isDynamicRule);
  const count = found < 0 ? rules.length : found;
  const dynamic = rules.length - count;
  const long = rules.find((rule) => rule.length > MAX_REDIRECT);
  const insecure = rules.filter((rule) => /^\S+\s+http:/i.test(rule));
  return [
    count > MAX_REDIRECTS &&
      `_redirects has ${count} rules, and Cloudflare Pages reads ${MAX_REDIRECTS}; remove redirects that nobody follows, or serve them elsewhere`,
    dynamic > MAX_DYNAMIC &&
      `_redirects has ${dynamic} rules from its first wildcard or placeholder on, and Cloudflare Pages reads ${MAX_DYNAMIC}; move rules without them up, or combine some`,
    long !== undefined &&
      `a rule of _redirects has ${long.length} characters (${long.slice(0, 40)}…), and Cloudflare Pages ignores rules over ${MAX_REDIRECT}: shorten the target, or serve the redirect elsewhere`,
    insecure.length > 0 &&
      `Cloudflare Pages ignores rules of _redirects that lead to http:// (${String(insecure[0]).slice(0, 80)}): use https://`,
  ];
}

function findIgnoredHeaders(text: string): (string | false)[] {
  const lines = getRules(text);
  const long = lines.find((line) => line.length > MAX_LINE);
  const blocks = lines.filter((line) => /^(?:\/|https:)/.test(line)).length;
  return [
    long !== undefined &&
      `a line of _headers has ${long.length} characters (${long.slice(0, 40)}…), and Cloudflare Pages ignores lines over ${MAX_LINE}: your site would have no such header there. Allow schemes such as https: in place of many hosts`,
    blocks > MAX_BLOCKS &&
      `_headers has ${blocks} paths, and Cloudflare Pages reads ${MAX_BLOCKS}; combine some, or set these headers elsewhere`,
  ];
}

/** Returns warnings about rules that Cloudflare Pages would ignore. */
export const findIgnoredRules = (redirects: string, headers: string): string[] =>
  [...findIgnoredRedirects(redirects), ...findIgnoredHeaders(headers)].filter((warning) => warning !== false);

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

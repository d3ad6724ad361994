import {createHash} from 'node:crypto';
import type {Load, PolicyFile, PolicyRequirements} from './collectPolicyRequirements';
import {DIRECTIVES, areOwnFramesAllowed, SOURCE_KINDS, type Sources} from './sources';

/** Returns the hash source (CSP level 3) of an inline script. Browsers normalize line breaks to `\n`. */
export function hashScript(script: string): string {
  return `'sha256-${createHash('sha256').update(script.replace(/\r\n?/g, '\n')).digest('base64')}'`;
}

/** Redirects between hosts, which browsers check too: `github.com/NAME.png` redirects to another host. */
const REDIRECTING: Readonly<Record<string, readonly string[]>> = {
  'https://github.com': ['https://avatars.githubusercontent.com', 'https://raw.githubusercontent.com'],
};

const getRedirectTargets = (source: string): readonly string[] =>
  Object.hasOwn(REDIRECTING, source) ? (REDIRECTING[source] ?? []) : [];

/** Docusaurus's inline script on the home page, which reports a wrong base path (`baseUrlIssueBanner`). */
const OF_DOCUSAURUS = /__docusaurus-base-url-issue-banner/;

/**
 * Returns the inline scripts to allow on all pages: all on the reference page, and Docusaurus's own on the home page.
 */
export function getApprovedInlineScripts(
  reference: PolicyRequirements,
  files: readonly PolicyRequirements[],
): readonly string[] {
  const own = files.flatMap(({scripts}) => scripts.filter((script) => OF_DOCUSAURUS.test(script)));
  return [...new Set([...reference.scripts, ...own])];
}

/** Whether a source expression (CSP level 3: a keyword such as `'self'`, a scheme or a host) allows a URL. */
function isUrlAllowed(source: string, url: URL, origin: string): boolean {
  if (source.startsWith("'")) return source === "'self'" && url.origin === origin;
  if (source.endsWith(':')) return url.protocol === source || (source === 'http:' && url.protocol === 'https:');
  const {protocol, host} = new URL(source.replace('://*.', '://'));
  const hasProtocol = url.protocol === protocol || (protocol === 'http:' && url.protocol === 'https:');
  const hasHost = source.includes('://*.') ? url.host.endsWith(`.${host}`) : url.host === host;
  return hasProtocol && hasHost;
}

function getSourceExpression(url: URL, origin: string): string {
  if (url.origin === origin) return "'self'";
  return url.origin === 'null' ? url.protocol : url.origin;
}

const SHOWN = 80;

const truncate = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/** Returns a message with the blocked URL and the option that would allow it; `null` if the policy allows it. */
function findLoadProblem({kind, element, url: given}: Load, sources: Sources, siteUrl: string): string | null {
  if (!URL.canParse(given, siteUrl)) return null;
  const [url, {origin}] = [new URL(given, siteUrl), new URL(siteUrl)];
  // Fragments within an SVG, `javascript:` URLs and `about:` pages load nothing.
  if (given.startsWith('#') || url.protocol === 'javascript:' || url.protocol === 'about:') return null;
  if (kind === null) return `${element} loads ${truncate(given)}; no option allows it, use an iframe, picture or link`;
  const kinds = kind === 'any' ? SOURCE_KINDS : [kind];
  const allowed = kinds.flatMap((it) => [...DIRECTIVES[it][1].split(' '), ...sources[it]]).filter(Boolean);
  if (allowed.some((source) => isUrlAllowed(source, url, origin))) return null;
  const source = JSON.stringify(getSourceExpression(url, origin));
  if (kind === 'any')
    return `${element} prepares what comes from ${url.origin}; hosting({connect: [${source}]}) allows requests, other options fonts and the like`;
  const targets = getRedirectTargets(url.origin).map((target) => new URL(target).host);
  const also = targets.length > 0 ? `, and what it redirects to (${targets.join(', ')})` : '';
  return `${element} loads ${truncate(given)}; hosting({${kind}: [${source}]}) allows it${also}`;
}

/**
 * Returns the resources that the policy blocks, with file, element and the option that would allow them. Reports a
 * source or script that several files share once.
 *
 * @param approved inline scripts that are allowed on all pages
 * @param siteUrl URL of the site, to resolve relative URLs
 */
export function findPolicyViolations(
  files: readonly PolicyFile[],
  approved: readonly string[],
  sources: Sources,
  siteUrl: string,
): string[] {
  const byCause = new Map<string, {readonly first: string; readonly files: Set<string>}>();
  const add = (file: string, cause: string, text: string): void => {
    const found = byCause.get(cause) ?? {first: `${file}: ${text}`, files: new Set()};
    byCause.set(cause, found);
    found.files.add(file);
  };
  for (const {file, scripts, handlers, loads} of files) {
    for (const script of scripts.filter((it) => !approved.includes(it)))
      add(file, script, `inline script "${truncate(script.trim())}"; move it to a file (static/, or a client module)`);
    for (const handler of handlers)
      add(file, handler, `${handler} runs a script; move it to a file (static/, or a client module)`);
    for (const load of loads) {
      const text = findLoadProblem(load, sources, siteUrl);
      if (text !== null) add(file, load.kind === null ? text : text.slice(text.lastIndexOf('hosting(')), text);
    }
  }
  return [...byCause.values()].map(({first, files: all}) =>
    all.size === 1 ? first : `${first} (and ${all.size - 1} more files)`,
  );
}

/**
 * Creates the policy of the whole site, as one header value.
 *
 * @param scripts approved inline scripts
 * @param sources what the site allows in addition to itself
 */
export function createPolicy(scripts: readonly string[], sources: Sources): string {
  const own = SOURCE_KINDS.map((kind) => {
    const [name, always] = DIRECTIVES[kind];
    const targets = sources[kind].flatMap(getRedirectTargets);
    const all = [
      always,
      ...new Set([...sources[kind], ...targets]),
      ...(kind === 'scripts' ? scripts.map(hashScript) : []),
    ];
    return `${name} ${all.filter(Boolean).join(' ') || "'none'"}`;
  });
  return [
    "default-src 'none'",
    ...own,
    "base-uri 'none'",
    `frame-ancestors ${areOwnFramesAllowed(sources) ? "'self'" : "'none'"}`,
  ].join('; ');
}

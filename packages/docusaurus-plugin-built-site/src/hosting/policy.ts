import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';
import postcss from 'postcss';

/** The directive of each option that names sources, with what every site may load. */
const DIRECTIVES = {
  scripts: ['script-src', "'self'"],
  // Styles: the theme sets `style` attributes (heights while folding, the progress bar).
  styles: ['style-src', "'self' 'unsafe-inline'"],
  images: ['img-src', "'self' data:"],
  fonts: ['font-src', "'self' data:"],
  media: ['media-src', "'self'"],
  frames: ['frame-src', ''],
  connect: ['connect-src', "'self'"],
  forms: ['form-action', "'self'"],
} as const;

/** What a page can load from elsewhere: the options that name sources. */
export type SourceKind = keyof typeof DIRECTIVES;

/** The names of the options that allow sources. */
export const SOURCE_KINDS = Object.keys(DIRECTIVES) as SourceKind[];

/** The sources that a site allows besides itself. */
export type Sources = Readonly<Record<SourceKind, readonly string[]>>;

/** Something that a page or a sheet loads. */
export type Load = {
  /** `null` for elements that no option allows. */
  readonly kind: SourceKind | null;
  /** As a message shows it: `<img src>`. */
  readonly element: string;
  readonly url: string;
};

/** What a page's HTML asks a content-security policy for. */
export type PolicyNeeds = {
  /** The text of each inline script, exactly as in the page. */
  readonly scripts: readonly string[];
  /** Event-handler attributes and `javascript:` addresses: no hash covers these. */
  readonly handlers: readonly string[];
  readonly loads: readonly Load[];
};

/** A file of the build, with what it asks for. */
export type PolicyFile = PolicyNeeds & {readonly file: string};

const DATA_TYPES = new Set(['application/ld+json', 'application/json', 'speculationrules']);

type Attributes = Readonly<Record<string, string>>;

/** Which attributes of an element load something, and what. */
const LOADING: Readonly<Record<string, Readonly<Record<string, SourceKind | null>>>> = {
  img: {src: 'images', srcset: 'images'},
  input: {src: 'images'},
  image: {href: 'images', 'xlink:href': 'images'},
  use: {href: 'images', 'xlink:href': 'images'},
  source: {src: 'media', srcset: 'images'},
  video: {src: 'media', poster: 'images'},
  audio: {src: 'media'},
  track: {src: 'media'},
  iframe: {src: 'frames'},
  script: {src: 'scripts'},
  form: {action: 'forms'},
  button: {formaction: 'forms'},
  object: {data: null},
  embed: {src: null},
};

const PRELOADED: Readonly<Record<string, SourceKind>> = {
  image: 'images',
  style: 'styles',
  script: 'scripts',
  font: 'fonts',
  fetch: 'connect',
};

function kindOfLink({rel = '', as = ''}: Attributes): SourceKind | null {
  const words = rel.toLowerCase().split(/\s+/);
  if (words.includes('stylesheet')) return 'styles';
  if (words.includes('modulepreload')) return 'scripts';
  if (words.includes('preload')) return PRELOADED[as] ?? null;
  return words.some((word) => /icon$/.test(word)) ? 'images' : null;
}

/** The addresses of a list of pictures. `data:` addresses, which may hold commas, need no permission. */
const splitSet = (value: string): string[] =>
  [...value.matchAll(/(?:^|[\s,])((?:https?:)?\/\/[^\s,]+)/gi)].map(([, url = '']) => url);

const CSS_URL = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)\s]*))\s*\)/gi;

const urlsIn = (value: string): string[] => [...value.matchAll(CSS_URL)].map(([, a, b, c]) => a ?? b ?? c ?? '');

/** What a style sheet, or the declarations of a `style` attribute, load. */
export function collectSheetLoads(css: string): Load[] {
  const loads: Load[] = [];
  const root = postcss.parse(css);
  root.walkAtRules('import', ({params}) => {
    const url = urlsIn(params)[0] ?? /^\s*(["'])(.*?)\1/.exec(params)?.[2];
    if (url !== undefined) loads.push({kind: 'styles', element: '@import', url});
  });
  root.walkDecls(({parent, prop, value}) => {
    const isFont = parent?.type === 'atrule' && 'name' in parent && parent.name === 'font-face';
    loads.push(
      ...urlsIn(value).map((url): Load => {
        return isFont ? {kind: 'fonts', element: '@font-face', url} : {kind: 'images', element: prop, url};
      }),
    );
  });
  return loads;
}

function collectElementLoads(tag: string, attributes: Attributes): Load[] {
  const ofLink = tag === 'link' ? kindOfLink(attributes) : null;
  const kinds = ofLink ? {href: ofLink} : (LOADING[tag] ?? {});
  const own = Object.entries(kinds).flatMap(([name, kind]) => {
    const value = attributes[name]?.trim() ?? '';
    const urls = name === 'srcset' ? splitSet(value) : [value];
    return urls.filter(Boolean).map((url): Load => ({kind, element: `<${tag} ${name}>`, url}));
  });
  const {style} = attributes;
  const styled = style?.includes('url(') ? collectSheetLoads(style) : [];
  return [...own, ...styled.map((load) => ({...load, element: `<${tag} style>`}))];
}

const isRefresh = (tag: string, attributes: Attributes): boolean =>
  tag === 'meta' && attributes['http-equiv']?.toLowerCase() === 'refresh';

/**
 * Collects what a page as HTML loads, its inline scripts and handlers, tag by tag; data blocks are no scripts, and a page
 * that refreshes itself to another one, as `plugin-client-redirects` makes them, does without its script.
 */
export function collectNeeds(html: string): PolicyNeeds {
  const [scripts, handlers, loads]: [string[], string[], Load[]] = [[], [], []];
  let open: {readonly tag: 'script' | 'style'; text: string} | undefined;
  let leadsOn = false;
  const parser = new Parser({
    onopentag(tag, attributes) {
      const {src, type = ''} = attributes;
      leadsOn ||= isRefresh(tag, attributes);
      if (tag === 'script' && src === undefined && !DATA_TYPES.has(type)) open = {tag, text: ''};
      if (tag === 'style') open = {tag, text: ''};
      const found = Object.entries(attributes).filter(
        ([name, value]) =>
          /^on[a-z]+$/.test(name) || (/^(?:href|src|action|formaction)$/.test(name) && /^\s*javascript:/i.test(value)),
      );
      handlers.push(...found.map(([name]) => `<${tag} ${name}>`));
      loads.push(...collectElementLoads(tag, attributes));
    },
    ontext(text) {
      if (open) open.text += text;
    },
    onclosetag(tag) {
      if (tag !== open?.tag) return;
      if (tag === 'script') scripts.push(open.text);
      else loads.push(...collectSheetLoads(open.text).map((load) => ({...load, element: `<style> ${load.element}`})));
      open = undefined;
    },
  });
  parser.end(html);
  return {scripts: leadsOn ? [] : scripts, handlers, loads};
}

/** Source expression of a policy for one inline script (CSP level 3, hash-source). */
export function hashScript(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** Docusaurus's own script on the front page, which says when the base path is wrong (`baseUrlIssueBanner`). */
const OF_DOCUSAURUS = /__docusaurus-base-url-issue-banner/;

/** Inline scripts that every page may carry: those of the reference page, and Docusaurus's own of the front page. */
export function approveScripts(reference: PolicyNeeds, files: readonly PolicyNeeds[]): readonly string[] {
  const own = files.flatMap(({scripts}) => scripts.filter((script) => OF_DOCUSAURUS.test(script)));
  return [...new Set([...reference.scripts, ...own])];
}

/** Whether a source expression of a policy (CSP level 3, `'self'`, a scheme or a host) allows an address. */
function allows(source: string, url: URL, origin: string): boolean {
  if (source === "'self'") return url.origin === origin;
  if (source.endsWith(':')) return url.protocol === source || (source === 'http:' && url.protocol === 'https:');
  const {protocol, host} = new URL(source.replace('://*.', '://'));
  const hasProtocol = url.protocol === protocol || (protocol === 'http:' && url.protocol === 'https:');
  const hasHost = source.includes('://*.') ? url.host.endsWith(`.${host}`) : url.host === host;
  return hasProtocol && hasHost;
}

/** What a policy has to name so that it allows an address. */
function sourceOf(url: URL, origin: string): string {
  if (url.origin === origin) return "'self'";
  return url.origin === 'null' ? url.protocol : url.origin;
}

const SHOWN = 80;

const shorten = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/** What an element loads that the policy does not allow: which source, and how to allow it; `null` if it is allowed. */
function describeLoad({kind, element, url: given}: Load, sources: Sources, siteUrl: string): string | null {
  if (!URL.canParse(given, siteUrl)) return null;
  const [url, {origin}] = [new URL(given, siteUrl), new URL(siteUrl)];
  // The address in another place of a drawing, of a script and of a page without content load nothing.
  if (given.startsWith('#') || url.protocol === 'javascript:' || url.protocol === 'about:') return null;
  if (kind === null) return `${element} loads ${shorten(given)}; no option allows it, use an iframe, picture or link`;
  const allowed = [...DIRECTIVES[kind][1].split(' '), ...sources[kind]].filter((it) => it && it !== "'unsafe-inline'");
  if (allowed.some((source) => allows(source, url, origin))) return null;
  const source = JSON.stringify(sourceOf(url, origin));
  return `${element} loads ${shorten(given)}; hosting({${kind}: [${source}]}) allows it`;
}

/**
 * What the policy blocks, with file and element, and the option that would allow it. What many files load from one source
 * is said once.
 *
 * @param approved inline scripts that every page may carry
 * @param siteUrl address of the site, against which relative addresses are read
 */
export function listBlocked(
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
      add(file, script, `inline script "${shorten(script.trim())}"; move it to a file (static/, or a client module)`);
    for (const handler of handlers)
      add(file, handler, `${handler} runs a script; move it to a file (static/, or a client module)`);
    for (const load of loads) {
      const text = describeLoad(load, sources, siteUrl);
      if (text !== null) add(file, load.kind === null ? text : text.slice(text.lastIndexOf('hosting(')), text);
    }
  }
  return [...byCause.values()].map(({first, files: all}) =>
    all.size === 1 ? first : `${first} (and ${all.size - 1} more files)`,
  );
}

/**
 * The policy of the whole site, as one header value.
 *
 * @param scripts approved inline scripts
 * @param sources what the site allows besides itself
 */
export function createPolicy(scripts: readonly string[], sources: Sources): string {
  const own = SOURCE_KINDS.map((kind) => {
    const [name, always] = DIRECTIVES[kind];
    const all = [always, ...sources[kind], ...(kind === 'scripts' ? scripts.map(hashScript) : [])];
    return `${name} ${all.filter(Boolean).join(' ') || "'none'"}`;
  });
  return [
    "default-src 'none'",
    ...own,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framesItself(sources) ? "'self'" : "'none'"}`,
  ].join('; ');
}

/** Whether pages of the site can be in frames of the site. */
export const framesItself = ({frames}: Sources): boolean => frames.includes("'self'");

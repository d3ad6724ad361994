import {Parser} from 'htmlparser2';
import postcss from 'postcss';
import type {SourceKind} from './sources';

/** A resource that a page or style sheet loads. */
export type Load = {
  /** `null` for elements that no option allows, `any` if it's unknown what a connection is for. */
  readonly kind: SourceKind | 'any' | null;
  /** Element and attribute for messages: `<img src>`. */
  readonly element: string;
  readonly url: string;
};

/** Resources and scripts of a page that a content security policy must allow. */
export type PolicyRequirements = {
  /** Inline scripts, exactly as in the page. */
  readonly scripts: readonly string[];
  /** Event-handler attributes and `javascript:` URLs, which hashes don't cover. */
  readonly handlers: readonly string[];
  readonly loads: readonly Load[];
  /** Whether the page is only a redirect, like those of `plugin-client-redirects`. */
  readonly isRedirect?: boolean;
};

/** A file of the build and the resources it loads. */
export type PolicyFile = PolicyRequirements & {readonly file: string};

/** Types of executable scripts; all others are data blocks. */
const SCRIPT_TYPE = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

type Attributes = Readonly<Record<string, string>>;

/** Attributes that load resources, by element. */
const LOADING: Readonly<Record<string, Readonly<Record<string, SourceKind | null>>>> = {
  img: {src: 'images', srcset: 'images'},
  input: {src: 'images', formaction: 'forms'},
  image: {href: 'images', 'xlink:href': 'images'},
  feimage: {href: 'images', 'xlink:href': 'images'},
  use: {href: 'images', 'xlink:href': 'images'},
  source: {src: 'media', srcset: 'images'},
  video: {src: 'media', poster: 'images'},
  audio: {src: 'media'},
  track: {src: 'media'},
  iframe: {src: 'frames'},
  script: {src: 'scripts', href: 'scripts', 'xlink:href': 'scripts'},
  form: {action: 'forms'},
  button: {formaction: 'forms'},
  object: {data: null},
  embed: {src: null},
  base: {href: null},
  a: {ping: 'connect'},
  area: {ping: 'connect'},
  ...Object.fromEntries(['body', 'table', 'tr', 'td', 'th'].map((tag) => [tag, {background: 'images'}])),
};

/** Kind of resource of a `<link>` by its `rel`, and by its `as` for preloads. */
const LINKED: ReadonlyMap<string, Load['kind']> = new Map([
  ['stylesheet', 'styles'],
  ['manifest', 'manifests'],
  ['modulepreload', 'scripts'],
  ['preconnect', 'any'],
  ['prefetch', 'any'],
  ['preload image', 'images'],
  ['preload style', 'styles'],
  ['preload script', 'scripts'],
  ['preload font', 'fonts'],
  ['preload fetch', 'connect'],
  ['preload worker', 'workers'],
]);

function getLinkKind({rel = '', as = ''}: Attributes): Load['kind'] {
  const words = rel.toLowerCase().split(/\s+/);
  const known = words.map((word) => LINKED.get(word === 'preload' ? `${word} ${as}` : word)).find(Boolean);
  return known ?? (words.some((word) => /icon(?:-precomposed)?$|startup-image$/.test(word)) ? 'images' : null);
}

/** Returns the URLs in a `srcset`. Skips `data:` URLs, which may contain commas, because they're always allowed. */
const parseSourceSet = (value: string): string[] =>
  [...value.matchAll(/(?:^|[\s,])((?:https?:)?\/\/[^\s,]+)/gi)].map(([, url = '']) => url);

const CSS_URL = /url\(\s*(?:(?:"([^"]*)"|'([^']*)'|([^)\s]+))\s*)?\)/gi;

/** Images in `image-set()` without `url()`. */
const CSS_SET = /image-set\((?:[^()]|\([^()]*\))*\)/gi;
const CSS_NAMED = /[(,]\s*(?:"([^"]*)"|'([^']*)')/g;

const extractUrls = (value: string): string[] => {
  const named = [...value.matchAll(CSS_SET)].flatMap(([set]) => [...set.replace(CSS_URL, '').matchAll(CSS_NAMED)]);
  return [...value.matchAll(CSS_URL), ...named].map(([, a, b, c]) => a ?? b ?? c ?? '');
};

/** Parses a style sheet. If it's invalid, extracts all URLs, because browsers use the valid parts. */
function parseStyleSheet(css: string): postcss.Root {
  try {
    return postcss.parse(css);
  } catch {
    const value = extractUrls(css).map((url) => `url(${JSON.stringify(url)})`);
    return postcss.root({nodes: [postcss.decl({prop: 'url()', value: value.join(' ')})]});
  }
}

/** Collects the resources that a style sheet or `style` attribute loads. */
export function collectStyleSheetResources(css: string): Load[] {
  const loads: Load[] = [];
  const root = parseStyleSheet(css);
  root.walkAtRules('import', ({params}) => {
    const url = extractUrls(params)[0] ?? /^\s*(["'])(.*?)\1/.exec(params)?.[2];
    if (url !== undefined) loads.push({kind: 'styles', element: '@import', url});
  });
  root.walkDecls(({parent, prop, value}) => {
    const isFont = parent?.type === 'atrule' && 'name' in parent && parent.name === 'font-face';
    loads.push(
      ...extractUrls(value).map((url): Load => {
        return isFont ? {kind: 'fonts', element: '@font-face', url} : {kind: 'images', element: prop, url};
      }),
    );
  });
  return loads;
}

function collectElementLoads(tag: string, attributes: Attributes): Load[] {
  const ofLink = tag === 'link' ? getLinkKind(attributes) : null;
  const kinds = ofLink ? {href: ofLink, imagesrcset: ofLink} : (Object.hasOwn(LOADING, tag) && LOADING[tag]) || {};
  const own = Object.entries(kinds).flatMap(([name, kind]) => {
    const value = attributes[name]?.trim() ?? '';
    const urls = name.endsWith('srcset') ? parseSourceSet(value) : [value];
    return urls.filter(Boolean).map((url): Load => ({kind, element: `<${tag} ${name}>`, url}));
  });
  const {style} = attributes;
  const styled = style && /url\(|image-set\(/i.test(style) ? collectStyleSheetResources(style) : [];
  return [...own, ...styled.map((load) => ({...load, element: `<${tag} style>`}))];
}

/**
 * Collects the resources, inline scripts and event handlers of a page. Ignores data blocks, and the scripts of pages
 * with a refresh, such as those of `plugin-client-redirects`, which work without them.
 */
export function collectPolicyRequirements(html: string): PolicyRequirements {
  const [scripts, handlers, loads]: [string[], string[], Load[]] = [[], [], []];
  let open: {readonly tag: 'script' | 'style'; text: string} | undefined;
  let isRedirect = false;
  const parser = new Parser({
    onopentag(tag, attributes) {
      const {type = '', srcdoc} = attributes;
      isRedirect ||= tag === 'meta' && attributes['http-equiv']?.toLowerCase() === 'refresh';
      const isInline = Object.keys(LOADING.script ?? {}).every((name) => attributes[name] === undefined);
      if (tag === 'script' && isInline && SCRIPT_TYPE.test(type.trim())) open = {tag, text: ''};
      if (tag === 'style') open = {tag, text: ''};
      const found = Object.entries(attributes).filter(
        ([name, value]) =>
          /^on[a-z]+$/.test(name) ||
          (/^(?:(?:xlink:)?href|src|action|formaction)$/.test(name) && /^\s*javascript:/i.test(value)),
      );
      handlers.push(...found.map(([name]) => `<${tag} ${name}>`));
      loads.push(...collectElementLoads(tag, attributes));
      // A `srcdoc` frame inherits the policy of the page.
      const inner = srcdoc === undefined ? null : collectPolicyRequirements(srcdoc);
      scripts.push(...(inner?.scripts ?? []));
      handlers.push(...(inner?.handlers ?? []));
      loads.push(...(inner?.loads ?? []));
    },
    ontext(text) {
      if (open) open.text += text;
    },
    onclosetag(tag) {
      if (tag !== open?.tag) return;
      if (tag === 'script') scripts.push(open.text);
      else
        loads.push(
          ...collectStyleSheetResources(open.text).map((load) => ({...load, element: `<style> ${load.element}`})),
        );
      open = undefined;
    },
  });
  parser.end(html);
  return {scripts: isRedirect ? [] : scripts, handlers, loads, isRedirect};
}

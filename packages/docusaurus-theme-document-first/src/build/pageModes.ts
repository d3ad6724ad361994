import {existsSync, readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {dirname, join, resolve} from 'node:path';
import logger from '@docusaurus/logger';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, PluginRouteConfig, RouteConfig} from '@docusaurus/types';
import {createMatcher, DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {DOCS_PLUGIN} from '../client/page';
import {HYDRATE_MODES, type HydrateMode, type PluginOptions} from '../options';

const BLOG = 'docusaurus-plugin-content-blog';

/** Plugins whose pages are documents. */
const DOCUMENTS = [DOCS_PLUGIN, BLOG];

const isMode = (given: unknown): given is HydrateMode => (HYDRATE_MODES as readonly unknown[]).includes(given);

/**
 * What `hydrate:` in the front matter of a page says.
 *
 * @throws for a word that is no mode
 */
export async function readFrontMatterMode(source: string, file: string): Promise<HydrateMode | undefined> {
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: source});
  const {hydrate} = frontMatter;
  if (hydrate === undefined || isMode(hydrate)) return hydrate;
  throw new Error(`${file}: front matter "hydrate: ${String(hydrate)}" must be one of ${HYDRATE_MODES.join(', ')}`);
}

/** Makes the function that tells when the application of a page starts, unless its front matter says it. */
export function createChooseMode(hydrate: PluginOptions['hydrate']): (path: string, plugin: string) => HydrateMode {
  const rules = Object.entries(hydrate).map(([pattern, mode]) => ({matches: createMatcher([pattern]), mode}));
  return (path, plugin) =>
    rules.find(({matches}) => matches(path))?.mode ?? (DOCUMENTS.includes(plugin) ? 'interaction' : 'load');
}

/** The address of a page without the base path and without what `trailingSlash` decides: `/guides/start`. */
export function toPagePath(address: string, baseUrl = '/'): string {
  const full = `/${address}`.replace(/\/+/g, '/');
  const path = full.startsWith(baseUrl) ? full.slice(baseUrl.length - 1) : full;
  return path.replace(/(?:(?:\/index)?\.html)?\/?$/, '') || '/';
}

const listLeaves = (route: RouteConfig): readonly RouteConfig[] => route.routes?.flatMap(listLeaves) ?? [route];

/** What the modes of pages depend on. */
type PageModeContext = {
  readonly routes: readonly PluginRouteConfig[];
  readonly siteDir: string;
  readonly baseUrl: string;
  readonly hydrate: PluginOptions['hydrate'];
};

/**
 * Reads when the application of each page starts: what its front matter says, else what the option says, else with the
 * first interaction on documents, and at once on pages whose components nobody knows.
 *
 * @returns a function that tells the mode of the page with an address, as `toPagePath` gives it
 */
export async function readPageModes(context: PageModeContext): Promise<(path: string) => HydrateMode> {
  const {routes, siteDir, baseUrl, hydrate} = context;
  const chooseMode = createChooseMode(hydrate);
  const pages = routes.flatMap((route) => listLeaves(route).map((page) => ({page, plugin: route.plugin?.name ?? ''})));
  const modes = await Promise.all(
    pages.map(async ({page, plugin}) => {
      const path = toPagePath(page.path, baseUrl);
      const file = page.metadata?.sourceFilePath;
      const isText = file !== undefined && /\.mdx?$/.test(file);
      const own = isText ? await readFrontMatterMode(await readFile(join(siteDir, file), 'utf8'), file) : undefined;
      return [path, own ?? chooseMode(path, plugin)] as const;
    }),
  );
  const known = new Map(modes);
  // Pages without a route are those that the core makes itself, such as the not-found page.
  return (path) => known.get(path) ?? chooseMode(path, '');
}

/** `import Chart from '@site/src/components/Chart'` in a page; Markdown files that it takes in are no components. */
const IMPORT = /^import\s[^'"]*['"]((?:@site\/|\.{1,2}\/)[^'"]+?)['"]/gm;
const ENDINGS = ['', '.tsx', '.jsx', '.ts', '.js', '/index.tsx', '/index.jsx', '/index.ts', '/index.js'];
const SCRIPT = /\.[jt]sx?$/;
/** What a component does after it has been rendered, which nobody sees before the application is there. */
const EFFECT = /\buse(?:Layout)?Effect\b|\bcomponentDidMount\b/;

/** Names of the components that a page imports and that have effects themselves. */
function findEffects(source: string, file: string, siteDir: string): string[] {
  const imported = [...source.matchAll(IMPORT)].map(([, name = '']) => name);
  return imported.filter((name) => {
    const path = name.startsWith('@site/') ? join(siteDir, name.slice(6)) : resolve(dirname(file), name);
    const found = ENDINGS.map((ending) => path + ending).find((each) => SCRIPT.test(each) && existsSync(each));
    return found !== undefined && EFFECT.test(readFileSync(found, 'utf8'));
  });
}

type Page = {readonly path: string; readonly source: string};

function listPages(allContent: AllContent): Page[] {
  const docs = Object.values(allContent[DOCS_PLUGIN] ?? {}) as LoadedContent[];
  const blogs = Object.values(allContent[BLOG] ?? {}) as (BlogContent | undefined)[];
  return [
    ...docs.flatMap(({loadedVersions}) =>
      loadedVersions.flatMap((version) => version.docs.map(({permalink, source}) => ({path: permalink, source}))),
    ),
    ...blogs.flatMap((blog) =>
      (blog?.blogPosts ?? []).map(({metadata: {permalink, source}}) => ({path: permalink, source})),
    ),
  ];
}

/** Where pages are, and what the option says of them. */
type SiteOfPages = {
  readonly siteDir: string;
  readonly baseUrl: string;
  readonly hydrate: PluginOptions['hydrate'];
};

/**
 * Lists the pages that wait for an interaction although a component of theirs does something by itself, unless their
 * front matter or a pattern of the option says when they start.
 *
 * @returns one line for each page
 */
export async function listPagesWithEffects(allContent: AllContent, site: SiteOfPages): Promise<string[]> {
  const {siteDir, baseUrl, hydrate} = site;
  const named = Object.keys(hydrate).map((pattern) => createMatcher([pattern]));
  const lines = listPages(allContent).map(async ({path, source}) => {
    const name = source.replace('@site/', '');
    const file = join(siteDir, name);
    const text = await readFile(file, 'utf8');
    const isDecided = (await readFrontMatterMode(text, name)) !== undefined;
    if (isDecided || named.some((matches) => matches(toPagePath(path, baseUrl)))) return [];
    const effects = findEffects(text, file, siteDir);
    return effects.length > 0 ? [`${name}: ${effects.join(', ')}`] : [];
  });
  return (await Promise.all(lines)).flat();
}

/** Tells the owner of such pages, in development, where everything runs at once. */
export async function warnOfEffects(allContent: AllContent, site: SiteOfPages): Promise<void> {
  const lines = await listPagesWithEffects(allContent, site);
  if (lines.length === 0) return;
  logger.warn(
    'docusaurus-theme-document-first: components of these pages have effects, which run once a reader reaches for ' +
      'something on the page. If that is too late, write "hydrate: load", "visible" or "idle" into their front ' +
      `matter or the option; if it is not, "interaction":\n${lines.join('\n')}`,
  );
}

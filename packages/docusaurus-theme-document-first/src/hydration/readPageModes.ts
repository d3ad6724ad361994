import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {createMatcher, DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {PluginRouteConfig, RouteConfig} from '@docusaurus/types';
import {DOCS_PLUGIN} from '../docsPlugin';
import {HYDRATE_MODES, type HydrateMode, type PluginOptions} from '../options';

/** Plugins whose pages are documents. */
const DOCUMENTS = [DOCS_PLUGIN, 'docusaurus-plugin-content-blog'];

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
  return path.replace(/(?:(?:\/index)?\.html)?\/*$/, '') || '/';
}

const listLeaves = (route: RouteConfig): readonly RouteConfig[] => route.routes?.flatMap(listLeaves) ?? [route];

/** What the modes of pages depend on. */
export type PageModeContext = {
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

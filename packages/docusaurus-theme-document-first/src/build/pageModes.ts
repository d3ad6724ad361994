import {existsSync, readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {dirname, join, resolve} from 'node:path';
import type {Props, RouteConfig} from '@docusaurus/types';
import {createMatcher, DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {parseMdx} from 'docusaurus-plugin-built-site/mdx';
import {DOCS_PLUGIN} from '../client/page';
import {HYDRATE_MODES, type HydrateMode, type PluginOptions} from '../options';

/** Plugins whose pages are hydrated on interaction by default. */
const DOCUMENTS = [DOCS_PLUGIN, 'docusaurus-plugin-content-blog'];

const isMode = (given: unknown): given is HydrateMode => (HYDRATE_MODES as readonly unknown[]).includes(given);

/**
 * Reads `hydrate:` from the front matter of a page.
 *
 * @throws if it isn't a mode
 */
async function readFrontMatterMode(source: string, file: string): Promise<HydrateMode | undefined> {
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: source});
  const {hydrate} = frontMatter;
  if (hydrate === undefined || isMode(hydrate)) return hydrate;
  throw new Error(`${file}: front matter "hydrate: ${String(hydrate)}" must be one of ${HYDRATE_MODES.join(', ')}`);
}

/** Creates functions that return the mode that the `hydrate` option sets for a page, and patterns that match none. */
function createPatternMatcher(hydrate: PluginOptions['hydrate']) {
  const rules = Object.entries(hydrate).map(([pattern, mode]) => ({pattern, matches: createMatcher([pattern]), mode}));
  return {
    getMode: (path: string): HydrateMode | undefined => rules.find(({matches}) => matches(path))?.mode,
    findUnused: (paths: readonly string[]): string[] =>
      rules.filter(({matches}) => !paths.some(matches)).map(({pattern}) => pattern),
  };
}

/** Address of the not-found page, which has no route. */
const NOT_FOUND = '/404';

const getPluginMode = (plugin = ''): HydrateMode => (DOCUMENTS.includes(plugin) ? 'interaction' : 'load');

/** Returns the address of a page without base path, `index.html`, `.html` and trailing slash: `/guides/start`. */
export function toBarePath(address: string, baseUrl = '/'): string {
  const full = `/${address}`.replace(/\/+/g, '/');
  const path = full.startsWith(baseUrl) ? full.slice(baseUrl.length - 1) : full;
  return path.replace(/(?:(?:\/index)?\.html)?\/?$/, '') || '/';
}

const getLeafRoutes = (route: RouteConfig): readonly RouteConfig[] => route.routes?.flatMap(getLeafRoutes) ?? [route];

/** Matches relative imports and `@site`, but no packages. */
const OF_SITE = /^(?:@site|\.{1,2})\//;
const ENDINGS = ['', '.tsx', '.jsx', '.ts', '.js', '/index.tsx', '/index.jsx', '/index.ts', '/index.js'];
const SCRIPT = /\.[jt]sx?$/;
/** Effects, which only run after hydration. */
const EFFECT = /\buse(?:Layout)?Effect\b|\bcomponentDidMount\b/;

function getComponentsWithEffects(source: string, file: string, siteDir: string): string[] {
  const imported = [...new Set(parseMdx(source).imports.map(({from}) => from))].filter((from) => OF_SITE.test(from));
  return imported.filter((name) => {
    const path = name.startsWith('@site/') ? join(siteDir, name.slice(6)) : resolve(dirname(file), name);
    const found = ENDINGS.map((ending) => path + ending).find((each) => SCRIPT.test(each) && existsSync(each));
    return found !== undefined && EFFECT.test(readFileSync(found, 'utf8'));
  });
}

type PageModeContext = Pick<Props, 'routes' | 'siteDir' | 'baseUrl'> & Pick<PluginOptions, 'hydrate'>;

/**
 * Returns the hydration mode of each page. Front matter comes first, then the `hydrate` option. Otherwise pages of docs
 * and blogs are hydrated on the first interaction, and all others on load.
 */
export async function readPageModes({routes, siteDir, baseUrl, hydrate}: PageModeContext) {
  const {getMode: getPatternMode, findUnused} = createPatternMatcher(hydrate);
  const modes = new Map<string, HydrateMode>();
  const withEffects = new Set<string>();
  for (const {plugin, ...route} of routes)
    for (const page of getLeafRoutes(route)) {
      const path = toBarePath(page.path, baseUrl);
      const name = page.metadata?.sourceFilePath ?? '';
      const source = /\.mdx?$/.test(name) ? await readFile(join(siteDir, name), 'utf8') : '';
      const configuredMode = (await readFrontMatterMode(source, name)) ?? getPatternMode(path);
      const mode = configuredMode ?? getPluginMode(plugin?.name);
      modes.set(path, mode);
      const effects =
        !configuredMode && mode === 'interaction' ? getComponentsWithEffects(source, join(siteDir, name), siteDir) : [];
      if (effects.length > 0) withEffects.add(`${name}: ${effects.join(', ')}`);
    }
  return {
    // Pages without a route are created by the core, such as the not-found page.
    getMode: (path: string): HydrateMode => modes.get(path) ?? getPatternMode(path) ?? getPluginMode(),
    /** Pages with components that have effects, for which neither front matter nor a pattern sets the mode. */
    withEffects: [...withEffects],
    /** Patterns of the `hydrate` option that match no page. */
    unusedPatterns: findUnused([...modes.keys(), NOT_FOUND]),
  };
}

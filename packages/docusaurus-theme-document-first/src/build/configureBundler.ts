import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {DocusaurusConfig, Plugin} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';
import {rehypeHighlight, type HighlightOptions} from '../highlighting/rehypeHighlight';
import type {PluginOptions} from '../options';
import {getOriginalAliases} from './conflicts';
import {ALIASES, getClientModule, getDiagramAliases, REPLACED_REQUESTS, getReplacement} from './replacedModules';

/** Settings that only the build reads. */
const OF_BUILD = [
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
] as const satisfies readonly (keyof DocusaurusConfig)[];

/** Removes build-only settings from the site configuration, which Docusaurus sends to the browser as a whole. */
export function toBrowserConfig(config: DocusaurusConfig): Omit<DocusaurusConfig, (typeof OF_BUILD)[number]> {
  const settings = Object.entries(config).filter(([name]) => !(OF_BUILD as readonly string[]).includes(name));
  return Object.fromEntries(settings) as ReturnType<typeof toBrowserConfig>;
}

/** Layout components around every page of the documentation, and the chunk names that Docusaurus gives them. */
const PARTS = ['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem'];
const CHUNKS = PARTS.map((part) => simpleHash(`@theme/${part}`, 8));

/**
 * Cache group for these chunks. Docusaurus creates one file for each and more for what they share, but every page needs
 * them all.
 */
const DOCS_LAYOUT = {
  type: 'javascript/auto',
  name: 'docs',
  chunks: ({name}: {readonly name?: string | null | undefined}) => CHUNKS.includes(name ?? ''),
  enforce: true,
} as const;

/** The properties of a webpack module that are used here. */
type BundledModule = {nameForCondition?: () => string | null};

/** Theme components that are on one page only. */
const ONE_PAGE = ['NotFound', 'SearchPage'];

/**
 * Returns the component that a file belongs to, or null: `DataTable` for
 * `…/src/components/DataTable/styles.module.css`. A theme component counts if it's on one page only.
 */
export function findComponent(file: string, folders: readonly string[]): string | null {
  const path = file.replaceAll('\\', '/');
  for (const folder of folders) {
    const start = `/${folder}/`;
    const at = path.lastIndexOf(start);
    const [component, ...rest] = at < 0 ? [] : path.slice(at + start.length).split('/');
    if (component && rest.length > 0) return component;
  }
  return ONE_PAGE.find((part) => path.includes(`/theme/${part}/`)) ?? null;
}

/**
 * Cache group that creates a style sheet for each component. A page links to it if it shows the component. Docusaurus
 * puts all styles of a site into one sheet, because the order of several sheets isn't reliable
 * (https://github.com/facebook/docusaurus/issues/2006). It doesn't matter here: each component only styles its own
 * classes.
 */
const createStyleGroup = (folders: readonly string[]) =>
  ({
    type: 'css/mini-extract',
    test: (module: BundledModule) => findComponent(module.nameForCondition?.() ?? '', folders) !== null,
    name: (module: BundledModule) => findComponent(module.nameForCondition?.() ?? '', folders) ?? undefined,
    chunks: 'all',
    enforce: true,
    priority: 60,
  }) as const;

/** The part of Docusaurus's `client-manifest.json` that is read here: files by the name of the chunk or module. */
type ClientManifest = {origins: Record<string, readonly (string | number)[]>};

/** Matches a chunk and its module in `registry.js`: `"17896441": [() => import(…), "@theme/DocItem", …`. */
const ENTRY = /"([^"]+)": \[\(\) => import\([^)]*\), "([^"]+)"/g;

/**
 * Adds module names to the manifest. Docusaurus looks up the scripts of a page by module, but the bundler's plugin only
 * writes chunk names.
 */
export function addModuleNames<Manifest extends ClientManifest>(manifest: Manifest, registry: string): Manifest {
  const named = [...registry.matchAll(ENTRY)].flatMap(([, chunk = '', module = '']) => {
    const files = manifest.origins[chunk];
    return files ? [[module, files] as const] : [];
  });
  return {...manifest, origins: {...manifest.origins, ...Object.fromEntries(named)}};
}

/** The part of the webpack compiler that is used here. */
type Compiler = {readonly hooks: {readonly done: {tap: (name: string, done: () => void) => void}}};

/** A webpack plugin that adds module names to the manifest after it was written. */
function createModuleNamesPlugin(generatedFilesDir: string): (compiler: Compiler) => void {
  const file = join(generatedFilesDir, 'client-manifest.json');
  return ({hooks}) =>
    hooks.done.tap('name-origins', () => {
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as ClientManifest;
      const registry = readFileSync(join(generatedFilesDir, 'registry.js'), 'utf8');
      writeFileSync(file, JSON.stringify(addModuleNames(manifest, registry), null, 2));
    });
}

type LoaderOptions = {readonly rehypePlugins?: readonly unknown[]; readonly processors?: unknown};

/** A loader of a webpack rule. */
type Loader = {readonly loader?: string; options?: LoaderOptions};

const isLoader = (item: unknown): item is Loader => typeof item === 'object' && item !== null && 'loader' in item;

const MDX_LOADER = /[\\/]mdx-loader[\\/]/;

/** Returns the MDX loaders of a rule. */
function getMarkdownLoaders(rule: unknown): Loader[] {
  if (typeof rule !== 'object' || rule === null || !('use' in rule)) return [];
  const items: readonly unknown[] = Array.isArray(rule.use) ? rule.use : [rule.use];
  return items.filter(isLoader).filter(({loader}) => MDX_LOADER.test(loader ?? ''));
}

const isOwn = (plugin: unknown): boolean => Array.isArray(plugin) && plugin[0] === rehypeHighlight;

/**
 * Adds the highlighter to every MDX loader: docs, blogs, pages and partials. A theme can't change the options of their
 * plugins otherwise. It runs last, and skips what the site highlights itself.
 *
 * @param rules of webpack
 */
export function addHighlighting(rules: readonly unknown[], given: HighlightOptions): void {
  for (const loader of rules.flatMap(getMarkdownLoaders)) {
    const {rehypePlugins = [], ...options} = loader.options ?? {};
    if (rehypePlugins.some(isOwn)) continue;
    // Docusaurus created a processor with the original options. Without it, Docusaurus creates a new one.
    loader.options = {...options, rehypePlugins: [...rehypePlugins, [rehypeHighlight, given]], processors: undefined};
  }
}

/**
 * CommonJS packages that the router's ES modules import but don't use in a production build. They don't declare
 * `sideEffects: false`, so webpack would keep them.
 */
const WITHOUT_EFFECTS = /[\\/]node_modules[\\/](hoist-non-react-statics|prop-types|react-is)[\\/]/;

/** Folder of this theme's code. */
const OWN_FOLDER = fileURLToPath(new URL('..', import.meta.url));

/** The core's plugin that lists all files in the runtime, for the prefetching that this theme replaces. */
const FILE_LIST = 'ChunkAssetPlugin';

/** A request that webpack is about to resolve. */
type Request = {request: string; readonly contextInfo: {readonly issuer: string}};

type Configure = NonNullable<Plugin['configureWebpack']>;

/** Input of the bundler settings. */
type BundlerContext = {
  readonly generatedFilesDir: string;
  /** File with the part of the site configuration that the browser reads. */
  readonly browserConfig: string;
  readonly options: Pick<PluginOptions, 'timings' | 'componentFolders'>;
  /** Folder of the theme's components, and those that are replaced by Docusaurus's own. */
  readonly themePath: string;
  readonly leftOut: readonly string[];
  /** Options of the highlighter; `null` if the build doesn't highlight code. */
  readonly highlighting: HighlightOptions | null;
};

/** Aliases that replace packages, and that restore Docusaurus's version of omitted components. */
function getAliases({themePath, leftOut}: BundlerContext, given: object): Record<string, string> {
  // If the browser highlights code, load the highlighter only on pages with code; otherwise don't load it at all.
  const highlighter = leftOut.includes('CodeBlock') ? 'prismWithLanguages.ts' : 'nothing.ts';
  const modules = Object.entries({...ALIASES, 'prism-react-renderer$': highlighter}).map(([name, file]) => [
    name,
    getClientModule(file),
  ]);
  return {
    ...Object.fromEntries(modules),
    ...getOriginalAliases({...given}, leftOut, themePath),
    ...getDiagramAliases({...given}),
  };
}

/**
 * Bundler settings for a site whose `package.json` has `"type": "module"`:
 *
 * - The files that Docusaurus generates use `require.resolveWeak`, which doesn't exist in strict ES modules.
 * - The server bundle consists of CommonJS files that Node loads one by one, so they need the extension `.cjs`.
 *
 * And for a small application:
 *
 * - Styles of a component are only loaded by pages that use it.
 * - The layout around every page is one file.
 * - The browser only gets the settings that it reads.
 * - Files are named by chunk id, so the runtime needs no table of names.
 * - Each page can list its own scripts, so they're loaded in parallel with the application.
 * - Modules of the core, the theme and of packages are replaced: see `replacedModules.ts`.
 */
export function configureBundler(context: BundlerContext, ...given: Parameters<Configure>): ReturnType<Configure> {
  const {generatedFilesDir, browserConfig, options} = context;
  const [config, isServer, {currentBundler}] = given;
  const {NormalModuleReplacementPlugin} = currentBundler.instance;
  const isProduction = config.mode === 'production';
  if (context.highlighting) addHighlighting(config.module?.rules ?? [], context.highlighting);
  config.plugins = config.plugins?.filter((plugin) => plugin?.constructor.name !== FILE_LIST);
  const replaceModules = new NormalModuleReplacementPlugin(REPLACED_REQUESTS, (asked: Request) => {
    const file = getReplacement(asked.request, asked.contextInfo.issuer);
    if (file) asked.request = getClientModule(file);
  });
  const ofBrowser = {
    output: {
      chunkLoadTimeout: options.timings.pageLoadTimeout,
      ...(isProduction && {chunkFilename: 'assets/js/[id].[contenthash:8].js'}),
    },
    optimization: {
      splitChunks: {cacheGroups: {components: createStyleGroup(options.componentFolders), docs: DOCS_LAYOUT}},
    },
    plugins: [
      replaceModules,
      new NormalModuleReplacementPlugin(/^@generated\/docusaurus\.config$/, browserConfig),
      ...(isProduction ? [{apply: createModuleNamesPlugin(generatedFilesDir)}] : []),
    ],
  };
  const ofServer = {output: {chunkFilename: '[name].[contenthash:8].cjs'}, plugins: [replaceModules]};
  return {
    ...(isServer ? ofServer : ofBrowser),
    resolve: {alias: getAliases(context, config.resolve?.alias ?? {})},
    module: {
      rules: [
        {test: /\.js$/, include: generatedFilesDir, type: 'javascript/auto'},
        {test: WITHOUT_EFFECTS, sideEffects: false},
        // When compiled, this theme is an ES-module package. But its imports of generated files have no extension, and
        // imports of CommonJS modules need a default export.
        {test: /\.js$/, include: OWN_FOLDER, type: 'javascript/auto', resolve: {fullySpecified: false}},
      ],
    },
  };
}

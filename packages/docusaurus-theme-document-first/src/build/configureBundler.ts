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

/** What the browser needs of the site's configuration: Docusaurus sends all of it, the options of plugins included. */
export function toBrowserConfig(config: DocusaurusConfig): Omit<DocusaurusConfig, (typeof OF_BUILD)[number]> {
  const settings = Object.entries(config).filter(([name]) => !(OF_BUILD as readonly string[]).includes(name));
  return Object.fromEntries(settings) as ReturnType<typeof toBrowserConfig>;
}

/** The parts around every page of the documentation, and the names that Docusaurus gives to their chunks. */
const PARTS = ['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem'];
const CHUNKS = PARTS.map((part) => simpleHash(`@theme/${part}`, 8));

/** One file for them. Docusaurus makes one of each and more of what they share, and every page needs them all. */
const DOCS_LAYOUT = {
  type: 'javascript/auto',
  name: 'docs',
  chunks: ({name}: {readonly name?: string | null | undefined}) => CHUNKS.includes(name ?? ''),
  enforce: true,
} as const;

/** What the bundler tells about a module that goes into a chunk. */
type BundledModule = {nameForCondition?: () => string | null};

/** Parts of the theme that are on one page only. */
const ONE_PAGE = ['NotFound', 'SearchPage'];

/**
 * The component that a file belongs to, or null: `…/src/components/DataTable/styles.module.css` is of `DataTable`. A
 * part of the theme counts as a component if it is on one page only.
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
 * One style sheet for each component, which a page links to if it shows the component.
 * Docusaurus puts all styles of a site into one sheet, because the order of several cannot be relied on
 * (https://github.com/facebook/docusaurus/issues/2006). Here it does not matter: each component styles its own classes.
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

/** The part of Docusaurus's `client-manifest.json` that is read here: files by the name of what asks for them. */
type ClientManifest = {origins: Record<string, readonly (string | number)[]>};

/** `"17896441": [() => import(…), "@theme/DocItem", …` in Docusaurus's `registry.js`: a chunk and its module. */
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

/** The part of the bundler's compiler that is used here. */
type Compiler = {readonly hooks: {readonly done: {tap: (name: string, done: () => void) => void}}};

/** A bundler plugin that adds those names to the manifest of a build once the manifest is written. */
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

/** A loader of a rule of the bundler. */
type Loader = {readonly loader?: string; options?: LoaderOptions};

const isLoader = (item: unknown): item is Loader => typeof item === 'object' && item !== null && 'loader' in item;

const MDX_LOADER = /[\\/]mdx-loader[\\/]/;

/** The loaders of a rule that read Markdown. */
function getMarkdownLoaders(rule: unknown): Loader[] {
  if (typeof rule !== 'object' || rule === null || !('use' in rule)) return [];
  const items: readonly unknown[] = Array.isArray(rule.use) ? rule.use : [rule.use];
  return items.filter(isLoader).filter(({loader}) => MDX_LOADER.test(loader ?? ''));
}

const isOwn = (plugin: unknown): boolean => Array.isArray(plugin) && plugin[0] === rehypeHighlight;

/**
 * Adds the highlighting to everything that reads Markdown: docs, blogs, pages and partials. A theme has no other way to
 * the options of their plugins. It comes last, and leaves alone what the site highlights itself.
 *
 * @param rules those of the bundler
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
 * CommonJS packages of which the router's ES modules use nothing in a production build. They do not say that loading
 * them has no effect, so the bundler would keep them.
 */
const WITHOUT_EFFECTS = /[\\/]node_modules[\\/](hoist-non-react-statics|prop-types|react-is)[\\/]/;

/** Folder of this theme's code. */
const OWN_FOLDER = fileURLToPath(new URL('..', import.meta.url));

/** The core's plugin that lists all files by name in the runtime, for the prefetching that is replaced. */
const FILE_LIST = 'ChunkAssetPlugin';

/** What the bundler tells about an import before it resolves it. */
type Request = {request: string; readonly contextInfo: {readonly issuer: string}};

type Configure = NonNullable<Plugin['configureWebpack']>;

/** What the settings of the bundler depend on. */
type BundlerContext = {
  readonly generatedFilesDir: string;
  /** File with the settings that the browser reads. */
  readonly browserConfig: string;
  readonly options: Pick<PluginOptions, 'timings' | 'componentFolders'>;
  /** Folder of the theme's parts, and the parts that are replaced by Docusaurus's own. */
  readonly themePath: string;
  readonly leftOut: readonly string[];
  /** What the build highlights code with, where it does. */
  readonly highlighting: HighlightOptions | null;
};

/** The modules in place of packages, and those of Docusaurus in place of parts that are left out. */
function getAliases({themePath, leftOut}: BundlerContext, given: object): Record<string, string> {
  // Where fences are highlighted in the browser, pages without code load no highlighter; else no page does.
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
 * Bundler settings for a site whose package is an ES-module package:
 *
 * - the files Docusaurus generates use `require.resolveWeak`, which exists outside strict ES modules only;
 * - the parts of the server bundle are CommonJS files that Node loads one by one, so their ending says so.
 *
 * And for a light application:
 *
 * - styles of a component that only some pages use are loaded by those pages;
 * - the parts around every page are one file;
 * - the browser gets the settings that it reads;
 * - a file is named by the number of its chunk, so that the runtime need not list names beside numbers;
 * - each page can name its own scripts, so that they are loaded beside the application;
 * - modules of the core, the theme and of packages are replaced: see `replacedModules.ts`.
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
        // Compiled, this theme is an ES-module package: its imports of generated files name no ending, and those of
        // CommonJS modules get their default export.
        {test: /\.js$/, include: OWN_FOLDER, type: 'javascript/auto', resolve: {fullySpecified: false}},
      ],
    },
  };
}

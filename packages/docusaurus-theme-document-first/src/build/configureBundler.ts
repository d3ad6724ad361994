import {fileURLToPath} from 'node:url';
import {simpleHash} from '@docusaurus/utils';
import type {DocusaurusConfig, Plugin} from '@docusaurus/types';
import {addHighlighting} from '../highlighting/addHighlighting';
import type {HighlightOptions} from '../highlighting/rehypeHighlight';
import {separateStyles} from './componentStyles';
import {nameOriginsOf} from './nameOrigins';
import {ALIASES, clientModule, HIGHLIGHTER_ALIASES, REPLACED_REQUESTS, replacementFor} from './replacedModules';
import {pointToOriginals} from './swizzleConflicts';
import type {PluginOptions} from '../options';

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
export type BundlerContext = {
  readonly generatedFilesDir: string;
  /** File with the settings that the browser reads. */
  readonly browserConfig: string;
  readonly options: PluginOptions;
  /** Folder of the parts of the theme, and those that make way for Docusaurus's own. */
  readonly themePath: string;
  readonly leftOut: readonly string[];
  /** What the build highlights code with, where it does. */
  readonly highlighting: HighlightOptions | null;
};

/** The modules in place of packages, and those of Docusaurus in place of parts that are left out. */
function listAliases({themePath, leftOut}: BundlerContext, given: object): Record<string, string> {
  const replaced = {...ALIASES, ...(!leftOut.includes('CodeBlock') && HIGHLIGHTER_ALIASES)};
  const modules = Object.entries(replaced).map(([name, file]) => [name, clientModule(file)]);
  return {...Object.fromEntries(modules), ...pointToOriginals({...given}, leftOut, themePath)};
}

/**
 * Bundler settings for a site whose package is an ES-module package:
 *
 * - the files Docusaurus generates use `require.resolveWeak`, which exists outside strict ES modules only;
 * - the parts of the server bundle are CommonJS files that Node loads one by one, so their ending says so.
 *
 * And for a light application:
 *
 * - styles of a component that only some pages use are loaded by those pages: see `componentStyles.ts`;
 * - the parts around every page are one file;
 * - the browser gets the settings that it reads;
 * - a file is named by the number of its chunk, so that the runtime need not list names beside numbers;
 * - each page can name its own scripts, so that they are loaded beside the application: see `nameOrigins.ts`;
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
    const file = replacementFor(asked.request, asked.contextInfo.issuer);
    if (file) asked.request = clientModule(file);
  });
  const ofBrowser = {
    output: {
      chunkLoadTimeout: options.timings.pageLoadTimeout,
      ...(isProduction && {chunkFilename: 'assets/js/[id].[contenthash:8].js'}),
    },
    optimization: {splitChunks: {cacheGroups: {components: separateStyles(options), docs: DOCS_LAYOUT}}},
    plugins: [
      replaceModules,
      new NormalModuleReplacementPlugin(/^@generated\/docusaurus\.config$/, browserConfig),
      ...(isProduction ? [{apply: nameOriginsOf(generatedFilesDir)}] : []),
    ],
  };
  const ofServer = {output: {chunkFilename: '[name].[contenthash:8].cjs'}, plugins: [replaceModules]};
  return {
    ...(isServer ? ofServer : ofBrowser),
    resolve: {alias: listAliases(context, config.resolve?.alias ?? {})},
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

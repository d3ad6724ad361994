import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';
import type {HighlightOptions} from '../highlighting/rehypeHighlight';
import type {PluginOptions} from '../options';
import {addHighlighting, addTables, assertNoHighlighter} from './addRehypePlugins';
import {createStyleGroup, DOCS_LAYOUT} from './cacheGroups';
import {getOriginalAliases} from './conflicts';
import {createModuleNamesPlugin, writeBrowserRegistry} from './moduleNames';
import {ALIASES, getClientModule, getDiagramAliases, REPLACED_REQUESTS, getReplacement} from './replacedModules';

/**
 * CommonJS packages that the router's ES modules import but don't use in a production build. They don't declare
 * `sideEffects: false`, so webpack would keep them.
 */
const WITHOUT_EFFECTS = /[\\/]node_modules[\\/](hoist-non-react-statics|prop-types|react-is)[\\/]/;

const OWN_FOLDER = fileURLToPath(new URL('..', import.meta.url));

/** The core's plugin that lists all files in the runtime, for the prefetching that this theme replaces. */
const FILE_LIST = 'ChunkAssetPlugin';

type Request = {request: string; readonly contextInfo: {readonly issuer: string}};

type Configure = NonNullable<Plugin['configureWebpack']>;

type BundlerContext = {
  readonly generatedFilesDir: string;
  /** File with the site configuration for the browser. */
  readonly browserConfig: string;
  /** File for the chunks that the browser can load. */
  readonly browserRegistry: string;
  readonly options: Pick<PluginOptions, 'timings' | 'componentFolders'>;
  /** Folder of the theme's components, and those that are replaced by Docusaurus's own. */
  readonly themePath: string;
  readonly leftOut: readonly string[];
  readonly highlighting: HighlightOptions | null;
};

/** Aliases that replace packages, and that restore Docusaurus's version of omitted components. */
function getAliases({themePath, leftOut}: BundlerContext, given: object): Record<string, string> {
  // If the browser highlights code, load the highlighter only on pages with code.
  const highlighter = leftOut.includes('CodeBlock') && {'prism-react-renderer$': 'prismWithLanguages.ts'};
  const modules = Object.entries({...ALIASES, ...highlighter}).map(([name, file]) => [name, getClientModule(file)]);
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
 * - The browser gets neither the settings that the site omits nor the names of modules.
 * - Files are named by chunk id, so the runtime needs no table of names.
 * - Each page can list its own scripts, so they're loaded in parallel with the application.
 * - Modules of the core, the theme and of packages are replaced: see `replacedModules.ts`.
 */
export function configureBundler(context: BundlerContext, ...given: Parameters<Configure>): ReturnType<Configure> {
  const {generatedFilesDir, browserConfig, options} = context;
  const [config, isServer, {currentBundler}] = given;
  const {NormalModuleReplacementPlugin} = currentBundler.instance;
  const isProduction = config.mode === 'production';
  const rules = config.module?.rules ?? [];
  if (context.highlighting) addHighlighting(rules, context.highlighting);
  else assertNoHighlighter(rules);
  addTables(rules);
  config.plugins = config.plugins?.filter((plugin) => plugin?.constructor.name !== FILE_LIST);
  const replaceModules = new NormalModuleReplacementPlugin(REPLACED_REQUESTS, (asked: Request) => {
    const file = getReplacement(asked.request, asked.contextInfo.issuer, context.highlighting !== null);
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
      ...(isProduction && !isServer
        ? [
            new NormalModuleReplacementPlugin(
              /^@generated\/registry$/,
              writeBrowserRegistry(generatedFilesDir, context.browserRegistry),
            ),
            {apply: createModuleNamesPlugin(generatedFilesDir)},
          ]
        : []),
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

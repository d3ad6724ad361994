import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {COMPONENT_STYLES} from './componentStyles';
import {DOCS_LAYOUT} from './docsLayout';
import {nameOriginsOf} from './nameOrigins';
import {toBrowserConfig} from './toBrowserConfig';

const NAME = 'bundler';
const CONFIG_FILE = 'browserConfig.json';

/**
 * CommonJS packages of which the router's ES modules use nothing in a production build. They do not say that loading
 * them has no effect, so the bundler would keep them.
 */
const WITHOUT_EFFECTS = /[\\/]node_modules[\\/](hoist-non-react-statics|prop-types|react-is)[\\/]/;

/**
 * Bundler settings for a site whose package is an ES-module package:
 *
 * - the files Docusaurus generates use `require.resolveWeak`, which exists outside strict ES modules only;
 * - the parts of the server bundle are CommonJS files that Node loads one by one, so their ending says so.
 *
 * And for a light application:
 *
 * - styles of a component that only some pages use are loaded by those pages: see `componentStyles.ts`;
 * - the parts around every page are one file: see `docsLayout.ts`;
 * - the browser gets the settings that it reads: see `toBrowserConfig.ts`;
 * - a file is named by the number of its chunk, so that the runtime need not list names beside numbers;
 * - each page can name its own scripts, so that they are loaded beside the application: see `nameOrigins.ts`.
 */
export default function bundler({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const browserConfig = join(generatedFilesDir, NAME, 'default', CONFIG_FILE);
  return {
    name: NAME,
    async contentLoaded({actions}) {
      await actions.createData(CONFIG_FILE, toBrowserConfig(siteConfig));
    },
    configureWebpack: ({mode}, isServer, {currentBundler: {instance}}) => ({
      ...(isServer
        ? {output: {chunkFilename: '[name].[contenthash:8].cjs'}}
        : {
            ...(mode === 'production' && {output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'}}),
            optimization: {splitChunks: {cacheGroups: {components: COMPONENT_STYLES, docs: DOCS_LAYOUT}}},
            plugins: [
              new instance.NormalModuleReplacementPlugin(/^@generated\/docusaurus\.config$/, browserConfig),
              ...(mode === 'production' ? [{apply: nameOriginsOf(generatedFilesDir)}] : []),
            ],
          }),
      module: {
        rules: [
          {test: /\.js$/, include: generatedFilesDir, type: 'javascript/auto'},
          {test: WITHOUT_EFFECTS, sideEffects: false},
        ],
      },
    }),
  };
}

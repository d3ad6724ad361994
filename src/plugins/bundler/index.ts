import type {LoadContext, Plugin} from '@docusaurus/types';
import {COMPONENT_STYLES} from './componentStyles';

/**
 * Bundler settings for a site whose package is an ES-module package:
 *
 * - the files Docusaurus generates use `require.resolveWeak`, which exists outside strict ES modules only;
 * - the parts of the server bundle are CommonJS files that Node loads one by one, so their ending says so.
 *
 * Styles of a component that only some pages use are loaded by those pages: see `componentStyles.ts`.
 */
export default function bundler({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'bundler',
    configureWebpack: (_config, isServer) => ({
      ...(isServer
        ? {output: {chunkFilename: '[name].[contenthash:8].cjs'}}
        : {optimization: {splitChunks: {cacheGroups: {components: COMPONENT_STYLES}}}}),
      module: {rules: [{test: /\.js$/, include: generatedFilesDir, type: 'javascript/auto'}]},
    }),
  };
}

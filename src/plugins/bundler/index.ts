import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * What the bundler has to be told about a site whose package is an ES-module package:
 *
 * - the files Docusaurus generates use `require.resolveWeak`, which exists outside strict ES modules only;
 * - the dialog of DocSearch is drawn by Preact (see `src/theme/SearchBar/drawModal.ts`), and is given no facets to
 *   choose from, so the library of their menus, more than half of its script, is left out;
 * - the parts of the server bundle are CommonJS files that Node loads one by one, so their ending says so.
 */
export default function bundler({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'bundler',
    configureWebpack: (_config, isServer) => ({
      ...(isServer ? {output: {chunkFilename: '[name].[contenthash:8].cjs'}} : {}),
      module: {
        rules: [
          {test: /\.js$/, include: generatedFilesDir, type: 'javascript/auto'},
          {
            test: /[\\/]@docsearch[\\/](?:react|core)[\\/]/,
            resolve: {alias: {react: 'preact/compat', '@base-ui/react/menu': false}},
          },
        ],
      },
    }),
  };
}

import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * What the bundler has to be told about this site. The project is an ES-module package, but the files
 * Docusaurus generates use `require.resolveWeak`, which exists outside strict ES modules only.
 */
export default function bundler({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'bundler',
    configureWebpack: () => ({
      module: {rules: [{test: /\.js$/, include: generatedFilesDir, type: 'javascript/auto'}]},
    }),
  };
}

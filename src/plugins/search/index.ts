import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {SearchGlobalData} from './client/useSearchSettings';
import {createDevMiddleware} from './dev/createDevMiddleware';
import {createSourceReader} from './dev/createSourceReader';
import {buildAssets, type SearchAssets} from './index/buildAssets';
import {writeFiles, type Files} from 'docusaurus-plugin-built-site';
import {readOptions, type SearchOptions} from './options';

/**
 * Search: one set of records for the hosted index (`npm run search:push`) and the embedded one. They are made
 * from the built pages; in development the embedded index is made from the sources.
 */
export default function search(
  {siteDir, siteConfig, baseUrl}: LoadContext,
  given: Partial<SearchOptions>,
): Plugin<SearchAssets> {
  const options = readOptions(given);
  const settings = {options, siteUrl: siteConfig.url + baseUrl};
  const sources = createSourceReader(siteDir, baseUrl);
  let assets: Files | undefined;
  return {
    name: 'search',
    loadContent: () => buildAssets(siteDir),
    contentLoaded: async ({content, actions}) => {
      assets = content.files;
      actions.setGlobalData({folder: options.folder, ...content.names} satisfies SearchGlobalData);
    },
    allContentLoaded: async ({allContent}) => sources.setContent(allContent),
    configureWebpack: () => {
      const devServer = {
        setupMiddlewares: createDevMiddleware(`${baseUrl}${options.folder}/`, settings, {
          assets: () => assets,
          readPages: sources.readPages,
        }),
      };
      // Docusaurus reads the key of the development server; the bundler's type does not have it.
      return {devServer} as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
    // The index and the records are made by `makeSearchFiles`, which the built-site plugin calls.
    postBuild: ({outDir, content}) => writeFiles(join(outDir, options.folder), content.files),
  };
}

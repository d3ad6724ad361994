import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {builtSite} from '../page-records';
import type {SearchPlaces} from './client/places';
import {createDevMiddleware} from './dev/createDevMiddleware';
import {createSourceReader} from './dev/createSourceReader';
import {readOptions, type SearchOptions} from './options';
import {readPages} from './records/readPages';
import {buildAssets, type SearchAssets} from './writeSearch/buildAssets';
import {listSearchFiles} from './writeSearch/listSearchFiles';
import {reportSearch} from './writeSearch/reportSearch';
import {writeFiles} from './writeSearch/writeFiles';

/**
 * Search: one set of records for the hosted index (`npm run search:push`) and the embedded one,
 * made after the build; in development the embedded index is made from the sources.
 */
export default function search(
  {siteDir, siteConfig, baseUrl}: LoadContext,
  given: Partial<SearchOptions>,
): Plugin<SearchAssets> {
  const options = readOptions(given);
  const settings = {options, siteUrl: siteConfig.url + baseUrl};
  const sources = createSourceReader(siteDir, baseUrl);
  return {
    name: 'search',
    loadContent: () => buildAssets(siteDir),
    contentLoaded: async ({content, actions}) => {
      sources.setAssets(content);
      actions.setGlobalData({folder: options.folder, ...content.names} satisfies SearchPlaces);
    },
    allContentLoaded: async ({allContent}) => sources.setContent(allContent),
    configureWebpack: () => {
      const devServer = {setupMiddlewares: createDevMiddleware(`${baseUrl}${options.folder}/`, settings, sources)};
      // The bundler's type does not know the development server's key; Docusaurus reads it.
      return {devServer} as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
    async postBuild(props) {
      const pages = await readPages(await builtSite(props));
      const files = listSearchFiles(pages, settings);
      await writeFiles(props.outDir, files);
      await writeFiles(join(props.outDir, options.folder), props.content.files);
      reportSearch(files);
    },
  };
}

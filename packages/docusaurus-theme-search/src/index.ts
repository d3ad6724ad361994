import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createPostBuild} from 'docusaurus-plugin-built-site/pages';
import {getAlgoliaOrigins, getAlgoliaConfig, getSearchPagePath} from './algolia';
import {buildAssets, createEmitPlugin, type Asset} from './assets';
import {resolveModule} from './bundle';
import type {SearchGlobalData, StartingPoint} from './client/settings';
import type {PluginOptions} from './options';
import {createSearchFiles} from './output';
import {addPushCommand} from './pushCommand';
import {addDescription, getAllVersions, getPluginsWithContent} from './readDocs';

export {validateThemeConfig} from './algolia';
export {validateOptions, type Options as SearchOptions} from './options';

const NAME = 'docusaurus-theme-search';
/** The theme that this one replaces. The classic preset adds it if Algolia is configured. */
const ALGOLIA_THEME = 'docusaurus-theme-search-algolia';
/** The theme that already reveals the target of a hash, also before hydration. */
const DOCUMENT_THEME = 'docusaurus-theme-document-first';
const SOURCE = dirname(fileURLToPath(import.meta.url));

const loadTranslations = (locale: string): Promise<Record<string, string>> =>
  readDefaultCodeTranslationMessages({dirPath: join(SOURCE, '../i18n'), locale, name: 'search'});

/**
 * Search for the pages of the docs plugin: the box, the search page, and two engines with the same records. If there's
 * a hosted engine, it's used first, with the embedded one as fallback.
 */
export default function themeSearch(context: LoadContext, options: PluginOptions): Plugin<undefined> {
  const {siteConfig, baseUrl, outDir, i18n, codeTranslations} = context;
  const algolia = getAlgoliaConfig(siteConfig.themeConfig);
  const page = getSearchPagePath(algolia, options.page);
  const pageUrl = page === null ? null : `${baseUrl}${page}${siteConfig.trailingSlash === true ? '/' : ''}`;

  let assets: readonly Asset[] = [];
  let hasDocumentTheme = false;

  return {
    name: NAME,
    getThemePath: () => join(SOURCE, 'theme'),
    getClientModules: () => (hasDocumentTheme ? [] : [resolveModule(join(SOURCE, 'client/revealTarget'))]),
    // Lets `docusaurus write-translations` find the messages.
    getPathsToWatch: () => [join(SOURCE, 'client')],
    getDefaultCodeTranslationMessages: () => loadTranslations(i18n.currentLocale),
    async contentLoaded({actions}) {
      // Docusaurus merges the global data of `allContentLoaded` in the order in which plugins finish. Setting a value
      // here keeps the order of the plugins, so that builds are reproducible.
      actions.setGlobalData({});
    },
    async allContentLoaded({allContent, actions}) {
      hasDocumentTheme = DOCUMENT_THEME in allContent;
      const versions = getAllVersions(getPluginsWithContent(allContent));
      const {startVersion, timings} = options;
      const [startingPoints, helpLinks] = [options.startingPoints, options.helpLinks].map((links) =>
        links.map((link) => addDescription(link, versions, baseUrl)),
      ) as [StartingPoint[], StartingPoint[]];
      const box = await buildAssets(
        {
          base: baseUrl,
          siteUrl: siteConfig.url + baseUrl,
          locale: i18n.currentLocale,
          pageUrl,
          hosted: algolia ?? null,
          versions: versions.map(({key, label, path, tag, instance}) => ({key, label, path, tag, instance})),
          startVersion,
          startingPoints,
          helpLinks,
          timings,
        },
        {...(await loadTranslations(i18n.currentLocale)), ...codeTranslations},
      );
      assets = box.assets;
      actions.setGlobalData({module: box.address, pageUrl} satisfies SearchGlobalData);
      if (pageUrl !== null && !(ALGOLIA_THEME in allContent))
        actions.addRoute({path: pageUrl, component: '@theme/SearchPage', exact: true});
    },
    configureWebpack: (_, isServer) => (isServer ? {} : {plugins: [createEmitPlugin(NAME, () => assets)]}),
    extendCli: (cli) => addPushCommand(cli, {outDir, i18n, options, index: algolia}),
    postBuild: createPostBuild(context, {
      name: NAME,
      sources: {connect: algolia ? getAlgoliaOrigins(algolia) : []},
      outputs: [{name: 'search', make: (site, build) => createSearchFiles(site, build, options)}],
    }),
  };
}

import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createPostBuild, DOCS_PLUGIN} from 'docusaurus-plugin-built-site/pages';
import {FOLDER, type ChangeListData} from './client/changeList';
import {createFeeds, getShownFeeds} from './feeds';
import {getChangedPages, getOtherVersions, type ChangedPage, createChangeList} from './createChangeList';
import {validateOptions, type PluginOptions} from './options';
import {getPageHistories} from './getPageHistories';
import {createTranslationFile, loadContent, translateContent, translateSections, type Content} from './translation';
import {getSiteHistory} from './vcs';
import {interpolate, type Translations} from './words';

export type {Options, PluginOptions} from './options';
export {createVcs} from './vcs';
export {validateOptions};

const NAME = 'docusaurus-plugin-page-history';

type Parts = {
  readonly pages: ChangedPage[];
  readonly sections: {id: string; label: string}[];
  readonly words: Translations;
};

/** Creates the data of the list of changes, and the feeds. The dates of pages are from `createVcs`. */
export default function pageHistory(context: LoadContext, options: PluginOptions): Plugin<Content> {
  const {siteDir, siteConfig, baseUrl, i18n} = context;
  const {trailingSlash} = siteConfig;
  // Create the history before Docusaurus reads pages, because `createVcs` looks it up by the site's folder.
  const history = getSiteHistory(siteDir, options);
  const name = siteConfig.title;
  let parts: Parts | undefined;

  const createFeedFiles = (
    {pages, sections, words}: Parts,
    routesPaths: readonly string[],
  ): ReadonlyMap<string, string> =>
    createFeeds({
      listPath: routesPaths.find((path) => path.replace(/\/$/, '') === baseUrl + FOLDER)?.slice(baseUrl.length),
      pages,
      sections,
      words,
      name,
      title: options.title ?? interpolate(words.siteFeed, {name}),
      siteUrl: siteConfig.url + baseUrl,
    });

  return {
    name: NAME,
    loadContent: () => loadContent(i18n.currentLocale, options.sections),
    getTranslationFiles: ({content}) => [createTranslationFile(content)],
    translateContent: ({content, translationFiles}) => translateContent(content, translationFiles),
    async allContentLoaded({allContent, actions}) {
      const words = allContent[NAME]?.[options.id] as Content;
      const docs = Object.values(allContent[DOCS_PLUGIN] ?? {}) as LoadedContent[];
      const {known, problem} = getPageHistories(siteDir, history, docs);
      const locale = options.dateLocales[i18n.currentLocale] ?? i18n.currentLocale;
      const own = translateSections(options.sections, words);
      const {fillText} = options;
      parts = {
        words,
        sections: [...own, ...getOtherVersions(docs)],
        pages: docs.flatMap((content) =>
          getChangedPages(content, known, {baseUrl, trailingSlash, words, fillText, sections: own}),
        ),
      };
      const data: ChangeListData = {
        emptyList: problem === null ? words.nothing : words.withoutHistory,
        emptyFeeds: problem === null ? words.nothing : words.withoutFeeds,
        feeds: getShownFeeds({...parts, baseUrl}),
        weeks: createChangeList(parts.pages, parts.sections, {baseUrl, words, locale}),
      };
      await actions.createData('changes.json', data);
    },
    postBuild: createPostBuild(context, {
      name: NAME,
      outputs: [
        {
          name: 'feeds',
          make: (_, {routesPaths}) => (parts ? createFeedFiles(parts, routesPaths) : new Map<string, string>()),
        },
      ],
    }),
  };
}

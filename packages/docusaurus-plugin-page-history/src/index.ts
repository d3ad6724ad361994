import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createPostBuild} from 'docusaurus-plugin-built-site/pages';
import {FOLDER, type ChangeListData, getSectionFeedPath, SITE_FEED} from './client/changeList';
import {createFeeds} from './feeds';
import {getChangedPages, getOlderVersions, type ChangedPage, createChangeList} from './createChangeList';
import {validateOptions, type PluginOptions} from './options';
import {getPageHistories} from './getPageHistories';
import {getSharedHistory} from './vcs';
import {interpolate, loadWords, type Words} from './words';

export type {Options, PluginOptions} from './options';
export {createVcs} from './vcs';
export {validateOptions};

const NAME = 'docusaurus-plugin-page-history';
const DOCS = 'docusaurus-plugin-content-docs';

/** Prefix of section ids in the translation file. */
const SECTION = 'section.';

/** Translatable messages, and the labels of sections. */
type Content = Words & Readonly<Record<string, string>>;

type Parts = {readonly pages: ChangedPage[]; readonly sections: {id: string; label: string}[]; readonly words: Words};

/**
 * Adds the history of pages: the data of the list of changes, and the feeds. `createVcs` returns the dates of pages.
 */
export default function pageHistory(context: LoadContext, options: PluginOptions): Plugin<Content> {
  const {siteDir, siteConfig, baseUrl, i18n} = context;
  const {trailingSlash} = siteConfig;
  // `createVcs` finds it by the site's folder, so create it before any page is read.
  const history = getSharedHistory(siteDir, options);
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

  /** Returns the feeds of the site and of its sections that have an entry. */
  const getShownFeeds = ({pages, sections, words}: Parts): ChangeListData['feeds'] => {
    const used = sections.filter(({id}) => pages.some(({section}) => section === id));
    return [
      {label: words.wholeSite, to: baseUrl + SITE_FEED},
      ...used.map(({id, label}) => ({label, to: baseUrl + getSectionFeedPath(id)})),
    ].slice(0, pages.length === 0 ? 0 : undefined);
  };

  return {
    name: NAME,
    loadContent: async () => ({
      ...(await loadWords(i18n.currentLocale)),
      ...Object.fromEntries(options.sections.map(({id, label}) => [SECTION + id, label])),
    }),
    getTranslationFiles: ({content}) => [
      {
        path: 'history',
        content: Object.fromEntries(
          Object.entries(content).map(([key, message]) => {
            const isSection = key.startsWith(SECTION);
            const place = 'the list of changes and the feeds';
            const description = isSection ? `A section in ${place}` : `In ${place}; after | comes the plural`;
            return [key, {message, description}];
          }),
        ),
      },
    ],
    translateContent({content, translationFiles}) {
      const said = translationFiles.find(({path}) => path === 'history')?.content ?? {};
      const translated = Object.entries(content).map(([key, text]) => [key, said[key]?.message ?? text]);
      return Object.fromEntries(translated) as Content;
    },
    async allContentLoaded({allContent, actions}) {
      const words = allContent[NAME]?.[options.id] as Content;
      const docs = Object.values(allContent[DOCS] ?? {}) as LoadedContent[];
      const {known, gap} = getPageHistories(siteDir, history, docs);
      const locale = options.dateLocales[i18n.currentLocale] ?? i18n.currentLocale;
      const own = options.sections.map((section) => ({
        ...section,
        label: words[SECTION + section.id] ?? section.label,
      }));
      const {fillText} = options;
      parts = {
        words,
        sections: [...own, ...getOlderVersions(docs)],
        pages: docs.flatMap((content) =>
          getChangedPages(content, known, {baseUrl, trailingSlash, words, fillText, sections: own}),
        ),
      };
      const data: ChangeListData = {
        emptyList: gap === null ? words.nothing : words.withoutHistory,
        emptyFeeds: gap === null ? words.nothing : words.withoutFeeds,
        feeds: getShownFeeds(parts),
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

import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type ChangeListData, sectionFeed, siteFeed} from './client/changeList';
import {listFeeds} from './feeds';
import {listChangedPages, type ChangedPage, makeChangeList} from './makeChangeList';
import {validateOptions, type PluginOptions} from './options';
import type {Gap} from './git';
import {shareHistory} from './vcs';
import {componentWordsOf, fill, wordsOf, type Words} from './words';

export type {Options, PluginOptions} from './options';
export {createVcs} from './vcs';
export {validateOptions};

const NAME = 'docusaurus-plugin-page-history';
const DOCS = 'docusaurus-plugin-content-docs';

/** What is wrong, and what the build leaves out for it. */
const WARNINGS: Readonly<Record<Gap, string>> = {
  'no repository': 'This folder is not part of a git repository',
  'shallow clone': 'This is a shallow clone (git fetch --unshallow completes it)',
};

/** Prefix of the names of sections in the file of translations. */
const SECTION = 'section.';

type Content = {readonly words: Words; readonly labels: Readonly<Record<string, string>>};

type Parts = {readonly pages: ChangedPage[]; readonly sections: {id: string; label: string}[]; readonly words: Words};

/** What changed in each page: the data of the list of changes, and the feeds. `createVcs` gives the pages their dates. */
export default function pageHistory(context: LoadContext, options: PluginOptions): Plugin<Content> {
  const {siteDir, siteConfig, baseUrl, i18n} = context;
  const loadHistory = shareHistory(siteDir, options);
  const name = options.name ?? siteConfig.title;
  let parts: Parts | undefined;

  const listFiles = ({pages, sections, words}: Parts): ReadonlyMap<string, string> =>
    listFeeds({
      pages,
      sections,
      words,
      name,
      extra: options.feeds,
      folder: options.folder,
      title: options.title ?? fill(words.siteFeed, {name}),
      siteUrl: siteConfig.url + baseUrl,
    });

  /** The feeds of the site and of its parts that have an entry. */
  const listShownFeeds = ({pages, sections, words}: Parts): ChangeListData['feeds'] => {
    const used = sections.filter(({id}) => pages.some(({section}) => section === id));
    return [
      {label: words.wholeSite, to: baseUrl + siteFeed(options.folder)},
      ...used.map(({id, label}) => ({label, to: baseUrl + sectionFeed(id, options.folder)})),
    ].slice(0, pages.length === 0 ? 0 : undefined);
  };

  return {
    name: NAME,
    loadContent: async () => ({
      words: wordsOf(i18n.currentLocale),
      labels: Object.fromEntries(options.sections.map(({id, label}) => [id, label])),
    }),
    getDefaultCodeTranslationMessages: async () => componentWordsOf(i18n.currentLocale),
    getTranslationFiles: ({content: {words, labels}}) => [
      {
        path: 'history',
        content: Object.fromEntries([
          ...Object.entries(words).map(([key, message]) => [
            key,
            {message, description: 'In the list of changes and the feeds; after | comes the plural'},
          ]),
          ...Object.entries(labels).map(([id, message]) => [
            SECTION + id,
            {message, description: `Name of the section "${id}" of the list of changes`},
          ]),
        ]),
      },
    ],
    translateContent: ({content: {words, labels}, translationFiles}) => {
      const said = translationFiles.find(({path}) => path === 'history')?.content ?? {};
      const translate = <T extends Readonly<Record<string, string>>>(texts: T, prefix = ''): T =>
        Object.fromEntries(
          Object.entries(texts).map(([key, text]) => [key, said[prefix + key]?.message ?? text]),
        ) as unknown as T;
      return {words: translate(words), labels: translate(labels, SECTION)};
    },
    async allContentLoaded({allContent, actions}) {
      const history = await loadHistory();
      if (history.gap !== null)
        console.warn(
          `[warning] ${WARNINGS[history.gap]}, so nothing is known about the history of the pages. The build leaves out their dates, the feeds and the list of changes.`,
        );
      const {words, labels} = allContent[NAME]?.[options.id] as Content;
      const docs = Object.values(allContent[DOCS] ?? {}) as LoadedContent[];
      const own = options.sections.map((section) => ({...section, label: labels[section.id] ?? section.label}));
      const older = docs
        .flatMap(({loadedVersions}) => loadedVersions)
        .filter(({isLast}) => !isLast)
        .map(({versionName, label}) => ({id: versionName, label}));
      const {frontMatterKey} = options;
      parts = {
        words,
        sections: [...own.map(({id, label}) => ({id, label})), ...older],
        pages: docs.flatMap((content) =>
          listChangedPages(content, history, {baseUrl, words, frontMatterKey, sections: own}),
        ),
      };
      const data: ChangeListData = {
        gap: history.gap,
        dateLocale: options.dateLocales[i18n.currentLocale] ?? i18n.currentLocale,
        feeds: listShownFeeds(parts),
        ...makeChangeList(parts.pages, parts.sections, baseUrl, words),
      };
      await actions.createData('changes.json', data);
    },
    async postBuild({outDir}) {
      for (const [path, xml] of parts ? listFiles(parts) : []) {
        await mkdir(dirname(join(outDir, path)), {recursive: true});
        await writeFile(join(outDir, path), xml);
      }
    },
  };
}

import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join, relative} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {FOLDER, type ChangeListData, sectionFeed, SITE_FEED} from './client/changeList';
import {listFeeds} from './feeds';
import {listChangedPages, listOlderVersions, type ChangedPage, makeChangeList} from './makeChangeList';
import {validateOptions, type PluginOptions} from './options';
import type {Gap} from './git';
import type {Day} from './makeHistory';
import {shareHistory} from './vcs';
import {fill, wordsOf, type Words} from './words';

export type {Options, PluginOptions} from './options';
export {createVcs} from './vcs';
export {validateOptions};

const NAME = 'docusaurus-plugin-page-history';
const DOCS = 'docusaurus-plugin-content-docs';

/** What is wrong, and what can be done. */
const WARNINGS: Readonly<Record<Gap, string>> = {
  'no repository': 'is not part of a git repository',
  'no commits': 'is part of a git repository without commits',
  'shallow clone': 'is part of a shallow clone (git fetch --unshallow completes it)',
  'not trusted': 'belongs to another user, so git does not read it (git config --global --add safe.directory <folder>)',
  'no git': 'cannot be read, because the program git was not found',
};

/** Prefix of the names of sections in the file of translations. */
const SECTION = 'section.';

/** The words of the build, and the names of sections. */
type Content = Words & Readonly<Record<string, string>>;

type Parts = {readonly pages: ChangedPage[]; readonly sections: {id: string; label: string}[]; readonly words: Words};

/** What changed in each page: the data of the list of changes, and the feeds. `createVcs` gives the pages their dates. */
export default function pageHistory(context: LoadContext, options: PluginOptions): Plugin<Content> {
  const {siteDir, siteConfig, baseUrl, i18n} = context;
  const {trailingSlash} = siteConfig;
  const history = shareHistory(siteDir, options);
  const name = siteConfig.title;
  let parts: Parts | undefined;

  /** The days of every page by its source, and why nothing is known if nothing is. */
  function readPages(docs: readonly LoadedContent[]) {
    const sources = docs.flatMap(({loadedVersions}) => loadedVersions.flatMap((version) => version.docs));
    const gaps = new Map<Gap, string>();
    const known = new Map<string, readonly Day[]>();
    for (const {source} of sources) {
      const file = join(siteDir, source.replace('@site/', ''));
      const {days, gap} = history.read(file);
      known.set(source, days);
      if (gap && !gaps.has(gap)) gaps.set(gap, dirname(relative(process.cwd(), file)));
    }
    const isEmpty = [...known.values()].every((days) => days.length === 0);
    if (isEmpty && gaps.size === 0) gaps.set('no repository', relative(process.cwd(), siteDir) || 'This folder');
    for (const [gap, folder] of gaps)
      console.warn(
        `[warning] ${folder} ${WARNINGS[gap]}, so nothing is known about the history of its pages. The build leaves them out of the dates, the feeds and the list of changes.`,
      );
    return {known, gap: isEmpty ? ([...gaps.keys()][0] ?? null) : null};
  }

  const listFiles = ({pages, sections, words}: Parts, routesPaths: readonly string[]): ReadonlyMap<string, string> =>
    listFeeds({
      listPath: routesPaths.find((path) => path.replace(/\/$/, '') === baseUrl + FOLDER)?.slice(baseUrl.length),
      pages,
      sections,
      words,
      name,
      title: options.title ?? fill(words.siteFeed, {name}),
      siteUrl: siteConfig.url + baseUrl,
    });

  /** The feeds of the site and of its parts that have an entry. */
  const listShownFeeds = ({pages, sections, words}: Parts): ChangeListData['feeds'] => {
    const used = sections.filter(({id}) => pages.some(({section}) => section === id));
    return [
      {label: words.wholeSite, to: baseUrl + SITE_FEED},
      ...used.map(({id, label}) => ({label, to: baseUrl + sectionFeed(id)})),
    ].slice(0, pages.length === 0 ? 0 : undefined);
  };

  return {
    name: NAME,
    loadContent: async () => ({
      ...(await wordsOf(i18n.currentLocale)),
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
      const {known, gap} = readPages(docs);
      const locale = options.dateLocales[i18n.currentLocale] ?? i18n.currentLocale;
      const own = options.sections.map((section) => ({
        ...section,
        label: words[SECTION + section.id] ?? section.label,
      }));
      const {fillText} = options;
      parts = {
        words,
        sections: [...own, ...listOlderVersions(docs)],
        pages: docs.flatMap((content) =>
          listChangedPages(content, known, {baseUrl, trailingSlash, words, fillText, sections: own}),
        ),
      };
      const data: ChangeListData = {
        emptyList: gap === null ? words.nothing : words.withoutHistory,
        emptyFeeds: gap === null ? words.nothing : words.withoutFeeds,
        feeds: listShownFeeds(parts),
        weeks: makeChangeList(parts.pages, parts.sections, {baseUrl, words, locale}),
      };
      await actions.createData('changes.json', data);
    },
    async postBuild({outDir, routesPaths}) {
      for (const [path, xml] of parts ? listFiles(parts, routesPaths) : []) {
        await mkdir(dirname(join(outDir, path)), {recursive: true});
        await writeFile(join(outDir, path), xml);
      }
    },
  };
}

import type {LoadContext, Plugin} from '@docusaurus/types';
import {DOCS_PLUGIN, measureStep, toDocsContent, writeFiles} from 'docusaurus-plugin-built-site';
import {linkOperations} from './api/linkOperations';
import {listChangedPages, type ChangedPage} from './changes/listChangedPages';
import {makeChangeList} from './changes/makeChangeList';
import type {ApiChangeLogData} from './client/changeList';
import {listFeeds} from './feeds/listFeeds';
import type {Gap} from './git/readHistory';
import {loadHistory} from './history/loadHistory';

/** What is wrong, and what the build leaves out for it. */
const WARNINGS: Readonly<Record<Gap, string>> = {
  'no repository': 'This folder is not the root of a git repository',
  'shallow clone': 'This is a shallow clone (git fetch --unshallow completes it)',
};

const warn = (gap: Gap): void =>
  console.warn(
    `[warning] ${WARNINGS[gap]}, so nothing is known about the history of the pages. The build leaves out "Last changed", the feeds, the list of changes and the change log of the API.`,
  );

/** The changes of the pages: the data of the lists, and the feeds. `vcs.ts` gives the pages their dates. */
export default function pageHistory({siteDir, baseUrl, siteConfig}: LoadContext): Plugin {
  let pages: readonly ChangedPage[] = [];
  return {
    name: 'page-history',
    async allContentLoaded({allContent, actions}) {
      const history = await loadHistory(siteDir);
      if (history.gap !== null) warn(history.gap);
      pages = listChangedPages(toDocsContent(allContent[DOCS_PLUGIN]?.default, 'page-history'), history, baseUrl);
      const hrefs = linkOperations(baseUrl);
      const api: ApiChangeLogData = {
        gap: history.gap,
        days: history.api.map(({day, changes}) => ({
          day,
          changes: changes.map(({subject, words}) => ({subject, words, href: hrefs.get(subject) ?? null})),
        })),
      };
      await actions.createData('changes.json', makeChangeList(pages, history.gap, baseUrl));
      await actions.createData('api-changes.json', api);
    },
    async postBuild({outDir}) {
      const {api} = await loadHistory(siteDir);
      const siteUrl = siteConfig.url + baseUrl;
      const feeds = await measureStep(
        'feeds',
        () => listFeeds(pages, api, siteUrl),
        ({size}) => `${size} files`,
      );
      await writeFiles(outDir, feeds);
    },
  };
}

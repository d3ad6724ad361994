import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {DOCS_PLUGIN, toDocsContent} from 'docusaurus-plugin-built-site';
import {getMessage} from '../../buildWords';
import {removeHtmlSlash} from '../../config/addresses';
import {CHANGES_KEY, getChangesAnchor, getLatestRoute, type Counterparts} from '../../config/counterparts';
import {latestVersion, removeVersionPrefix, type Version, versions} from '../../config/versions';

/** A page of an older version and its counterpart in the latest one. */
type ChangedPage = {
  /** Path without the base path, such as `/v1/errors/`. */
  readonly route: string;
  readonly title: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly counterpart: {readonly route: string; readonly title: string} | null;
};

/** A row of the table: its anchor and its cells, with inline Markdown. */
type ChangesRow = {readonly id: string; readonly cells: readonly [page: string, changes: string]};

/** Creates the rows of the migration table, one for each older page. */
export function createMigrationRows(pages: readonly ChangedPage[]): ChangesRow[] {
  return pages.map(({route, title, frontMatter, counterpart}) => {
    const next = counterpart
      ? ` ${getMessage('changes.now', {title: counterpart.title, address: counterpart.route})}`
      : '';
    return {id: getChangesAnchor(route), cells: [`[${title}](${route})`, `${String(frontMatter[CHANGES_KEY])}${next}`]};
  });
}

type Doc = LoadedVersion['docs'][number];

const getFrontMatter = ({frontMatter}: Doc): Readonly<Record<string, unknown>> => ({...frontMatter});

const getDocRoute = ({permalink}: Doc, baseUrl: string): string => removeHtmlSlash(permalink.slice(baseUrl.length - 1));

/** Returns the older versions, without one that isn't released yet. */
const getOlderVersions = (loaded: readonly LoadedVersion[], known: readonly Version[] = versions): LoadedVersion[] =>
  loaded.filter(({versionName}) =>
    known.some(({docusaurusName, status}) => status === 'older' && docusaurusName === versionName),
  );

/** Collects the counterparts with a different route, for the version menu. All pages load them, so keep it short. */
export function collectCounterparts(
  {loadedVersions}: LoadedContent,
  baseUrl: string,
  known?: readonly Version[],
): Counterparts {
  const pairs = getOlderVersions(loadedVersions, known)
    .flatMap(({docs}) => docs)
    .flatMap((doc) => {
      const own = getDocRoute(doc, baseUrl);
      const route = getLatestRoute(own, getFrontMatter(doc));
      return route === removeVersionPrefix(own)
        ? []
        : [[doc.permalink, route === null ? '' : baseUrl + route.slice(1)]];
    });
  return Object.fromEntries(pairs) as Counterparts;
}

function getMigrationRowsByVersion({loadedVersions}: LoadedContent, baseUrl: string): Record<string, ChangesRow[]> {
  const latest = loadedVersions.find(({versionName}) => versionName === latestVersion.docusaurusName);
  const titles = new Map(latest?.docs.map((doc) => [getDocRoute(doc, baseUrl), doc.title]));
  const createChangedPage = (doc: Doc): ChangedPage => {
    const route = getLatestRoute(getDocRoute(doc, baseUrl), getFrontMatter(doc));
    const title = titles.get(route ?? '');
    return {
      route: getDocRoute(doc, baseUrl),
      title: doc.title,
      frontMatter: getFrontMatter(doc),
      counterpart: route !== null && title !== undefined ? {route, title} : null,
    };
  };
  const compareTitles = (one: Doc, other: Doc): number => one.title.localeCompare(other.title);
  return Object.fromEntries(
    getOlderVersions(loadedVersions).map(({versionName, docs}) => {
      const listed = docs.filter(({unlisted}) => !unlisted).sort(compareTitles);
      return [versionName, createMigrationRows(listed.map(createChangedPage))];
    }),
  );
}

/**
 * Provides the migration table, and the counterparts for the version menu, as global data.
 */
export default function migrationTable({baseUrl}: LoadContext): Plugin {
  return {
    name: 'migration-table',
    // Docusaurus merges the global data of `allContentLoaded` in the order in which plugins finish. Setting a value
    // here keeps the order of the plugins, so that builds are reproducible.
    contentLoaded: async ({actions}) => actions.setGlobalData({}),
    async allContentLoaded({allContent, actions}) {
      const content = toDocsContent(allContent[DOCS_PLUGIN]?.default, 'migration-table');
      actions.setGlobalData(collectCounterparts(content, baseUrl));
      await actions.createData('changes.json', getMigrationRowsByVersion(content, baseUrl));
    },
  };
}

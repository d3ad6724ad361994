import type {LoadContext, Plugin} from '@docusaurus/types';
import {changesRoot} from '../../config/versionChanges';
import {latestVersion, type Version} from '../../config/versions';
import {DOCS_PLUGIN, toDocsContent} from 'docusaurus-plugin-built-site';
import type {ChangesPage} from './client/content';
import {listPairs, type ComparedVersion, type PagePair} from './listPairs';

const COMPONENT = '@site/src/components/VersionChanges/index.tsx';
const PAGES_FILE = 'pages.json';

const labelOf = ({label}: Version): string => `${label} and ${latestVersion.label}`;

function describeList({version}: ComparedVersion): ChangesPage {
  return {
    title: `${labelOf(version)} compared, page by page`,
    description: `What changed between ${labelOf(version)} of Millrace on every page of the documentation, and which pages only one version has.`,
    list: null,
  };
}

function describePage({older, newer}: PagePair, version: Version): ChangesPage {
  const other = older.title === newer.title ? '' : ` and “${newer.title}”`;
  return {
    title: `${older.title}, compared with ${latestVersion.label}`,
    description: `What changed between ${labelOf(version)}: “${older.title}”${other}, section by section.`,
    list: {label: `All pages, ${labelOf(version)} compared`, route: changesRoot(version)},
  };
}

/** The pages of a comparison by their path. */
function describePages(compared: ComparedVersion, baseUrl: string): (readonly [path: string, ChangesPage])[] {
  const {version, pairs} = compared;
  return [
    [changesRoot(version), describeList(compared)] as const,
    ...pairs.map((pair) => [pair.route, describePage(pair, version)] as const),
  ].map(([route, page]) => [baseUrl + route.slice(1), page]);
}

/**
 * Adds a page for each pair of pages that belong together, and a list of them. They are compared in their built form,
 * so `built-site` fills them in with `makeChangePages`.
 *
 * All of them share one file of titles, because each file of data is an entry in the list of files that every page of
 * the application loads.
 */
export default function versionChanges({baseUrl}: LoadContext): Plugin {
  return {
    name: 'version-changes',
    async allContentLoaded({allContent, actions}) {
      const content = toDocsContent(allContent[DOCS_PLUGIN]?.default, 'version-changes');
      const described = listPairs(content, baseUrl).flatMap((compared) => describePages(compared, baseUrl));
      const pages = await actions.createData(PAGES_FILE, Object.fromEntries(described));
      for (const [path] of described) {
        actions.addRoute({path, component: COMPONENT, exact: true, modules: {pages}});
      }
    },
  };
}

import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {changesRoot} from '../../config/versionChanges';
import {latestVersion, type Version} from '../../config/versions';
import {DOCS_PLUGIN, toDocsContent} from '../built-site/docsContent';
import type {VersionChangesProps} from './client/content';
import {listPairs, type ComparedVersion, type PagePair} from './listPairs';

const COMPONENT = '@site/src/components/VersionChanges/index.tsx';

const labelOf = ({label}: Version): string => `${label} and ${latestVersion.label}`;

function listProps({version}: ComparedVersion): VersionChangesProps {
  return {
    title: `${labelOf(version)} compared, page by page`,
    description: `What changed between ${labelOf(version)} of Millrace on every page of the documentation, and which pages only one version has.`,
    list: null,
  };
}

function pageProps({older, newer}: PagePair, version: Version): VersionChangesProps {
  const other = older.title === newer.title ? '' : ` and “${newer.title}”`;
  return {
    title: `${older.title}, compared with ${latestVersion.label}`,
    description: `What changed between ${labelOf(version)}: “${older.title}”${other}, section by section.`,
    list: {label: `All pages, ${labelOf(version)} compared`, route: changesRoot(version)},
  };
}

function listRoutes(compared: ComparedVersion, baseUrl: string): RouteConfig[] {
  const toRoute = (path: string, props: VersionChangesProps): RouteConfig => ({
    path: baseUrl + path.slice(1),
    component: COMPONENT,
    exact: true,
    props,
  });
  const {version, pairs} = compared;
  return [
    toRoute(changesRoot(version), listProps(compared)),
    ...pairs.map((pair) => toRoute(pair.route, pageProps(pair, version))),
  ];
}

/**
 * Adds a page for each pair of pages that belong together, and a list of them. They are compared in their built form,
 * so `built-site` fills them in with `makeChangePages`.
 */
export default function versionChanges({baseUrl}: LoadContext): Plugin {
  return {
    name: 'version-changes',
    async allContentLoaded({allContent, actions}) {
      const content = toDocsContent(allContent[DOCS_PLUGIN]?.default, 'version-changes');
      listPairs(content, baseUrl)
        .flatMap((compared) => listRoutes(compared, baseUrl))
        .forEach(actions.addRoute);
    },
  };
}

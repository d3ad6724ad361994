import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {DOCS_PLUGIN, toDocsContent} from 'docusaurus-plugin-built-site';
import {BASE_URL, trimHtmlSlash} from '../../config/addresses';
import {COUNTERPART_KEY, findCounterpartRoute} from '../../config/counterparts';
import {latestVersion} from '../../config/versions';
import {collectCounterparts, type VersionedPage} from './collectCounterparts';
import {listChanges, type ChangedPage, type ChangesRow} from './listChanges';

type Doc = LoadedVersion['docs'][number];

const readText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const fieldsOf = ({frontMatter}: Doc): Readonly<Record<string, unknown>> => ({...frontMatter});

const routeOf = ({permalink}: Doc): string => trimHtmlSlash(permalink.slice(BASE_URL.length - 1));

function listPages(content: LoadedContent): VersionedPage[] {
  return content.loadedVersions.flatMap((version) =>
    version.docs.map((doc) => ({
      version: version.versionName,
      path: doc.permalink,
      source: doc.source.replace('@site/', ''),
      counterpart: readText(fieldsOf(doc)[COUNTERPART_KEY]),
    })),
  );
}

function listIds(item: LoadedVersion['sidebars'][string][number]): string[] {
  if (item.type === 'doc' || item.type === 'ref') return [item.id];
  if (item.type !== 'category') return [];
  return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...item.items.flatMap(listIds)];
}

/** The pages of a version in the order of its sidebars; those that none of them holds come last. */
function orderDocs({docs, sidebars}: LoadedVersion): Doc[] {
  const order = new Map([...new Set(Object.values(sidebars).flat().flatMap(listIds))].map((id, at) => [id, at]));
  const placeOf = ({id}: Doc): number => order.get(id) ?? order.size;
  return [...docs].filter(({unlisted}) => !unlisted).sort((one, other) => placeOf(one) - placeOf(other));
}

/** What is different in the latest version, page by page, for each older version by its name. */
function listAllChanges({loadedVersions}: LoadedContent): Record<string, ChangesRow[]> {
  const latest = loadedVersions.find(({versionName}) => versionName === latestVersion.docusaurusName);
  const titles = new Map(latest?.docs.map((doc) => [routeOf(doc), doc.title]));
  const toPage = (doc: Doc): ChangedPage => {
    const route = findCounterpartRoute(routeOf(doc), fieldsOf(doc));
    const title = titles.get(route ?? '');
    return {
      route: routeOf(doc),
      title: doc.title,
      frontMatter: fieldsOf(doc),
      counterpart: route !== null && title !== undefined ? {route, title} : null,
    };
  };
  return Object.fromEntries(
    loadedVersions
      .filter((version) => version !== latest)
      .map((version) => [version.versionName, listChanges(orderDocs(version).map(toPage))]),
  );
}

/**
 * Gives the version menu the pairs of pages whose routes differ between the versions, and the migration pages the table
 * of what is different. Pages with the same route need no pair, so that what every page loads stays small.
 *
 * @throws when a counterpart is a page that does not exist.
 */
export default function versionCounterparts(): Plugin {
  return {
    name: 'version-counterparts',
    async allContentLoaded({allContent, actions}) {
      const content = toDocsContent(allContent[DOCS_PLUGIN]?.default, 'version-counterparts');
      actions.setGlobalData(collectCounterparts(listPages(content)));
      await actions.createData('changes.json', listAllChanges(content));
    },
  };
}

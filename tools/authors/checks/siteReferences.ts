import {getPageFiles, type SourcePage} from '../../getPageFiles';
import sidebars from '../../../sidebars';
import {readFileSync} from 'node:fs';
import type {Redirect} from 'docusaurus-plugin-built-site';
import {CHANGES_PAGE, COUNTERPART_KEY, NO_COUNTERPART} from '../../../src/config/counterparts';
import {findMissingEntryProblem} from '../../../src/config/sidebarItems';
import {redirects} from '../../../src/config/redirects';
import {
  latestVersion,
  getUntranslatedPath,
  getSidebarFile,
  getRouteSourceFile,
  getFileVersion,
  versions,
  removeVersionPrefix,
} from '../../../src/config/versions';
import {findNearestNames, formatSuggestion} from 'docusaurus-plugin-facts/facts';
import {getRoute} from '../../../src/config/getRoute';
import {BASE_URL} from '../../../src/config/addresses';
import {removeTrailingSlash} from '../../../src/config/removeTrailingSlash';
import {REDIRECTS_FILE} from '../../../src/plugins/docs/movedPages';
import {getLineWith} from '../formatFailures';
import {QUESTIONS_FILE, type Questions} from '../questions';

type Item = string | {readonly id?: string; readonly link?: {readonly id?: string}; readonly items?: readonly Item[]};

/** A page in a sidebar, and the file of the sidebar. */
type Entry = {readonly id: string; readonly page: string; readonly listedIn: string};

const getDocIds = (item: Item): string[] =>
  typeof item === 'string' ? [item] : [item.id ?? item.link?.id ?? [], ...(item.items ?? []).map(getDocIds)].flat();

/** Returns the entries of all versions' sidebars. */
export function getSidebarEntries(): Entry[] {
  return versions.flatMap((version) => {
    const listedIn = getSidebarFile(version);
    const own: unknown = version.docusaurusName === 'current' ? sidebars : JSON.parse(readFileSync(listedIn, 'utf8'));
    const items = Object.values(own as Record<string, readonly Item[]>).flat();
    return items.flatMap(getDocIds).map((id) => ({id, listedIn, page: `${version.folder}/${id}.mdx`}));
  });
}

/** Finds out if a page is missing in the sidebar. */
export function findPlaceProblems(
  page: string,
  frontMatter: Readonly<Record<string, unknown>>,
  placed: ReadonlySet<string>,
): string[] {
  const {unlisted, displayed_sidebar: sidebar} = frontMatter;
  if (getRoute(page) === null || placed.has(getUntranslatedPath(page)) || unlisted === true || sidebar) return [];
  const problem = findMissingEntryProblem(page);
  return problem === null ? [] : [problem];
}

/** Returns the lines of a sidebar file that contain a page's route or id. */
function getEntryLines(listedIn: string, page: string, id: string): number[] {
  const written = [`'${getRoute(page) ?? ''}'`, `"${id}"`, `'${id}'`];
  return readFileSync(listedIn, 'utf8')
    .split('\n')
    .flatMap((line, at) => (written.some((name) => line.includes(name)) ? at + 1 : []));
}

/** Finds sidebar entries without a page, and repeated entries. */
export function findSidebarEntryProblems(entries: readonly Entry[], isFile: (path: string) => boolean): string[] {
  const ids = entries.filter(({page}) => isFile(page)).map(({id}) => id);
  const repeated = entries
    .filter(({page}, at) => isFile(page) && entries.findIndex((other) => other.page === page) < at)
    .map(({id, page, listedIn}) => {
      const line = getEntryLines(listedIn, page, id).at(-1) ?? 1;
      return `${listedIn}:${line}: the sidebar names ${page} twice; allowed: one place for each page; remove one of them`;
    });
  const lost = entries
    .filter(({page}) => !isFile(page))
    .map(({id, page, listedIn}) => {
      const line = getEntryLines(listedIn, page, id)[0] ?? 1;
      const [nearest] = findNearestNames(id, ids, 1);
      const hint = nearest ? `did you mean ${nearest}?` : 'write the page, or remove the entry';
      return `${listedIn}:${line}: the sidebar names ${page}, which isn't a page; ${hint}`;
    });
  return [...lost, ...repeated];
}

/** Explains why a redirect's address can't be reached; `false` if it can. */
function getUnreachableReason(from: string): string | false {
  if (removeTrailingSlash(from) === removeTrailingSlash(BASE_URL))
    return `is the base path, which leads to the front page; allowed: the path below ${BASE_URL}; remove the redirect`;
  if (from.startsWith(BASE_URL))
    return `begins with the base path, so it is for ${BASE_URL}${from.slice(1)}; allowed: the path below it; write ${from.slice(BASE_URL.length - 1)}`;
  return (
    !/^\/[^?#]*$/.test(from) &&
    'isn\'t a path; allowed: the part of the address behind the host, without "?" and "#", such as /old/page; write that'
  );
}

const suggestRoute = (route: string): string =>
  formatSuggestion(
    route,
    getPageFiles().flatMap((page) => getRoute(page) ?? []),
  );

/** Finds redirects that are repeated, hide a page, or lead to a missing page or anchor. */
export function findRedirectProblems(
  isFile: (path: string) => boolean,
  hasPlace: (page: string, anchor: string) => boolean,
  list: readonly Redirect[] = redirects,
): string[] {
  const text = readFileSync(REDIRECTS_FILE, 'utf8');
  return list.flatMap(({from, to}, at) => {
    const [path = '', anchor] = to.split('#');
    const isOwn = /^\/(?:[\w-]+\/)*$/.test(path);
    const page = getRouteSourceFile(path);
    const wrong = [
      getUnreachableReason(from),
      list.slice(0, at).some((other) => removeTrailingSlash(other.from) === removeTrailingSlash(from)) &&
        'is there twice; allowed: one for each address; remove one of them',
      isFile(getRouteSourceFile(`${removeTrailingSlash(from)}/`)) &&
        'takes the address of a page; remove the redirect, or move the page',
      removeTrailingSlash(from) === removeTrailingSlash(path) && 'leads to itself; write the new address of the page',
      isOwn && !isFile(page) && `leads to ${to}, which isn't a page; ${suggestRoute(path)}allowed: the route of a page`,
      // Anchors in the migration table are only created during the build.
      isOwn &&
        isFile(page) &&
        anchor &&
        path !== CHANGES_PAGE &&
        !hasPlace(page, anchor) &&
        `leads to #${anchor}, which ${page} does not have; allowed: the id of a heading`,
    ].filter((reason) => typeof reason === 'string' && reason !== '');
    return wrong.map(
      (reason) => `${REDIRECTS_FILE}:${getLineWith(text, `'${from}'`)}: the redirect from ${from} ${reason}`,
    );
  });
}

const COUNTERPART = new RegExp(`^${COUNTERPART_KEY}: *(\\S+) *$`, 'm');

/** Finds pages of older versions whose counterpart in the latest version doesn't exist. */
export function findCounterpartProblems(pages: readonly SourcePage[], isFile: (path: string) => boolean): string[] {
  return pages.flatMap(({path, source}) => {
    const route = getRoute(path);
    if (route === null || getFileVersion(path)?.status !== 'older') return [];
    const [head = ''] = source.split(/^---$/m).slice(1);
    const named = COUNTERPART.exec(head)?.[1];
    const counterpart = named ?? removeVersionPrefix(route);
    if (named === NO_COUNTERPART || isFile(getRouteSourceFile(counterpart))) return [];
    const given = named === undefined ? 'is missing' : `is ${named}`;
    return (
      `${path}:${named === undefined ? 1 : getLineWith(source, `${COUNTERPART_KEY}: `)}: front matter "${COUNTERPART_KEY}" ${given}, and ` +
      `${latestVersion.label} has no page ${counterpart}; allowed: the route of its counterpart there, or ${NO_COUNTERPART}`
    );
  });
}

/** Finds questions about missing pages or headings. */
export function findAnswerProblems(
  questions: Questions,
  isFile: (path: string) => boolean,
  anchorsOf: (page: string) => readonly string[] | null,
): string[] {
  const text = readFileSync(QUESTIONS_FILE, 'utf8');
  return Object.entries(questions).flatMap(([route, asked]) => {
    const page = getRouteSourceFile(route);
    const line = getLineWith(text, `${JSON.stringify(route)}:`);
    // The page whose address is a file name has its own folder.
    if (!route.endsWith('.html') && !isFile(page)) {
      return `${QUESTIONS_FILE}:${line}: there is no page ${route}; move its questions to the page that answers them`;
    }
    const anchors = anchorsOf(page);
    return asked
      .filter(({anchor}) => anchors !== null && !anchors.includes(anchor))
      .map(({question, anchor}) => {
        const own = getLineWith(text, `{"question": ${JSON.stringify(question)}`, JSON.stringify(question));
        return `${QUESTIONS_FILE}:${own}: ${page} has no heading #${anchor}, which should answer "${question}"; name the heading that does`;
      });
  });
}

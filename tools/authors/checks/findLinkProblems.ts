import {statSync} from 'node:fs';
import type {Nodes, Root} from 'mdast';
import {posix} from 'node:path';
import {closest, distance} from 'fastest-levenshtein';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {SourcePage} from '../../getPageFiles';
import {BASE_URL, REPOSITORY_URL, SITE_URL} from '../../../src/config/addresses';
import {CHANGES_PAGE} from '../../../src/config/counterparts';
import {redirects} from '../../../src/config/redirects';
import {
  getFactsVersion,
  resolveTranslation,
  getLocale,
  getUntranslatedPath,
  getRouteSourceFile,
  getFileVersion,
} from '../../../src/config/versions';
import {resolveFacts} from '../../../src/facts';
import {getLineAndColumn, findNearestNames} from 'docusaurus-plugin-facts/facts';
import {getRoute} from '../../../src/config/getRoute';
import {hasAnchor, getAnchors, getHeadings} from './anchors';
import {findAddressProblems, getAddresses, SCHEME} from './findAddressProblems';

/**
 * Access to the site's files. `readTree` returns a page with its references filled in; `null` if it can't be parsed.
 */
export type Sources = {
  readonly isFile: (path: string) => boolean;
  readonly readTree: (page: string) => Root | null;
  /** Lists the files that pages can link to or import, to suggest one. */
  readonly listFiles: () => readonly string[];
};

/** A link on a page, with the file and anchor that it leads to. */
type Link = {
  readonly line: number;
  readonly written: string;
  readonly file: string;
  readonly anchor: string;
  /** Text of a Markdown link. */
  readonly text?: string;
  readonly isPicture?: boolean;
};

/** Full address of the front page. */
const HOME = `${SITE_URL}${BASE_URL}`;

/** Resolves a path like Docusaurus: from the page's folder or, without leading dots, from the content folder. */
function resolveFile(path: string, page: string, isFile: Sources['isFile']): string {
  if (path.startsWith('@site/')) return path.slice('@site/'.length);
  const folders = path.startsWith('.') ? [] : [getFileVersion(page)?.folder ?? '', ''];
  const files = [posix.dirname(page), ...folders].map((folder) => posix.join(folder, decodeURI(path)));
  return files.find(isFile) ?? files[0] ?? path;
}

/** Returns a page's links to pages and files of the site, without those to other hosts. */
export function getSiteLinks(tree: Root, page: string, isFile: Sources['isFile']): Link[] {
  const links: Link[] = [];
  const resolveLanguage = (file: string): string =>
    /\.mdx?$/.test(file) ? resolveTranslation(file, getLocale(page), isFile) : file;
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    const text = node.type === 'link' ? toString(node) : '';
    for (const {written, isPicture} of getAddresses(node as Nodes)) {
      const [path = '', anchor = ''] = resolveFacts(written, getFactsVersion(page)).text.replace(HOME, '/').split('#');
      if (!SCHEME.test(path) && /^[^/#?%]/.test(path)) {
        links.push({
          line,
          written,
          anchor,
          text,
          isPicture,
          file: resolveLanguage(resolveFile(path.replace(/\?.*/, ''), page, isFile)),
        });
      } else if (isPicture && /^\/(?!\/)/.test(path))
        links.push({line, written, anchor, isPicture, file: `static${path}`});
      else if (path === '' && written !== '') links.push({line, written, anchor, text, file: page});
      // Other addresses are files beside the pages, such as /feeds/all.xml.
      else if (/^\/(?:[\w-]+\/)*[\w-]*$/.test(path))
        links.push({line, written, anchor, text, file: resolveLanguage(getRouteSourceFile(path))});
    }
  });
  return links;
}

function getAnchorHint({written, file, anchor}: Link, anchors: readonly string[]): string {
  const [nearest] = findNearestNames(anchor, anchors, 1);
  const hint = nearest ? `did you mean #${nearest}?` : 'allowed: the id of a heading, such as {/* #memory */}';
  return `the link "${written}" leads to no place in ${file}: there is no #${anchor}; ${hint}`;
}

/** Explains that a link has the name of one heading but leads to another, unless it's in the named section. */
function findOtherHeadingProblem({written, text = '', anchor}: Link, target: Root): string | null {
  const headings = getHeadings(target);
  const named = headings.filter((heading) => heading.text.toLowerCase() === text.toLowerCase());
  const own = headings.find(({id}) => id === anchor);
  if (own === undefined || named[0] === undefined || named.some(({id}) => own.sections.includes(id))) return null;
  return `warning the link "[${text}](${written})" has the name of another heading: #${anchor} is "${own.text}"; did you mean #${named[0].id}?`;
}

/** Maximum number of typos for suggesting a path. */
const TYPOS = 3;

const removeIndexAndExtension = (file: string): string => file.replace(/(?:\/index)?\.\w+$/, '');

/** Guesses the file for a broken path: below the base path, after a redirect, or with a similar name. */
function findSimilarFile(wanted: string, {isFile, listFiles}: Sources): string | undefined {
  const route = getRoute(wanted);
  const below = route?.startsWith(BASE_URL) ? getRouteSourceFile(route.slice(BASE_URL.length - 1)) : undefined;
  if (below !== undefined && isFile(below)) return below;
  const moved = redirects.find(({from}) => `${from}/` === route);
  if (moved !== undefined && isFile(getRouteSourceFile(moved.to))) return getRouteSourceFile(moved.to);
  const files = new Map(listFiles().map((file) => [removeIndexAndExtension(file), file]));
  const name = removeIndexAndExtension(getUntranslatedPath(wanted));
  const named = [...files.keys()].filter((key) => posix.basename(key) === posix.basename(name));
  const nearest = closest(name, [...files.keys()]);
  if (distance(name, nearest) <= Math.min(TYPOS, posix.basename(name).length - 1)) return files.get(nearest);
  return named.length === 1 ? files.get(named[0] ?? '') : undefined;
}

/** Whether two files belong to different versions. Paths can only link to pages in the same version. */
function areDifferentVersions(page: string, file: string): boolean {
  const versions = [getFileVersion(page), getFileVersion(file)];
  return versions.every(Boolean) && versions[0] !== versions[1];
}

/** Formats a path in the same style as the original link. */
export function formatLinkPath(file: string, written: string, page: string): string {
  if (written.startsWith('@site/')) return `@site/${removeIndexAndExtension(file)}`;
  if (written.startsWith('/') || areDifferentVersions(page, file)) return getRoute(getUntranslatedPath(file)) ?? file;
  const path = posix.relative(posix.dirname(getUntranslatedPath(page)), getUntranslatedPath(file));
  return path.startsWith('.') ? path : `./${path}`;
}

/** Formats a suggestion for a path that leads nowhere; empty if there's none. */
export function formatPathHint(wanted: string, written: string, page: string, sources: Sources): string {
  const original = ENDINGS.map((ending) => getUntranslatedPath(wanted) + ending).find(sources.isFile);
  // Files next to a page aren't next to its translation.
  if (original !== undefined) return `did you mean "@site/${original}"? `;
  const guess = findSimilarFile(wanted, sources);
  return guess === undefined ? '' : `did you mean "${formatLinkPath(guess, written, page)}"? `;
}

/** Endings that a path can omit. */
export const ENDINGS = ['', '.ts', '.tsx', '.mdx', '.js', '.mjs', '.json', '/index.ts', '/index.tsx'];

function findMissingFileProblems(links: readonly Link[], page: string, sources: Sources): string[] {
  return links
    .filter(({file}) => !sources.isFile(file))
    .map(({line, written, file, isPicture}) => {
      const hint = formatPathHint(file, written, page, sources);
      if (isPicture)
        return `${page}:${line}: the picture "${written}" isn't a file (${file}); ${hint}allowed: the path of a picture from this folder, such as ./run.png`;
      return `${page}:${line}: the link "${written}" leads to no file (${file}); ${hint}allowed: the path of a page such as ../limits/index.mdx, or the address of one such as /v1/limits/`;
    });
}

/** Maximum size of a picture in bytes. */
const PICTURE_MAX = 1024 ** 2;

/** Explains why a picture would load slowly or get an unusual address. */
function findPictureProblem({file}: Link): string | undefined {
  if (/[^\w./-]/.test(file))
    return 'has a name with characters other than letters, digits, "-" and "_"; rename the file';
  const {size = 0} = statSync(file, {throwIfNoEntry: false}) ?? {};
  return size > PICTURE_MAX
    ? `has ${size} bytes; allowed: ${PICTURE_MAX}; scale it down, or save it as WebP`
    : undefined;
}

/** Finds links to missing files and anchors, and formats them as `file:line: message`. */
export function findLinkProblems(tree: Root, page: string, sources: Sources): string[] {
  const links = getSiteLinks(tree, page, sources.isFile);
  const places = links.flatMap((link) => {
    // Anchors in the migration table are only created during the build.
    if (link.anchor === '' || !sources.isFile(link.file) || link.file === getRouteSourceFile(CHANGES_PAGE)) return [];
    const target = sources.readTree(link.file);
    if (target === null) return [];
    const problem = hasAnchor(target, link.anchor)
      ? findOtherHeadingProblem(link, target)
      : getAnchorHint(link, getAnchors(target));
    return problem === null ? [] : `${page}:${link.line}: ${problem}`;
  });
  const published = links
    .filter(({file, isPicture}) => !isPicture && !/^static\/|\.mdx?$/.test(file) && sources.isFile(file))
    .map(
      ({line, written, file}) =>
        `${page}:${line}: the link "${written}" would publish a file of the sources (${file}); allowed: pages, and files of static; write ${REPOSITORY_URL}/blob/main/${file}`,
    );
  const apart = links
    .filter(({written, file}) => /^[^/]/.test(written) && areDifferentVersions(page, file) && sources.isFile(file))
    .map(({line, written, file, anchor}) => {
      const address = `${getRoute(getUntranslatedPath(file)) ?? file}${anchor && `#${anchor}`}`;
      return `${page}:${line}: the link "${written}" leads to a file of another version; allowed: its address; write ${address}`;
    });
  const pictures = links.flatMap((link) => {
    const problem = link.isPicture && sources.isFile(link.file) && findPictureProblem(link);
    return problem ? `${page}:${link.line}: the picture "${link.written}" ${problem}` : [];
  });
  return [
    ...pictures,
    ...findAddressProblems(tree, page),
    ...findMissingFileProblems(links, page, sources),
    ...published,
    ...apart,
    ...places,
  ];
}

const LINK = /\]\(([^\s()#]*)#([^\s()]+)\)/g;
const FILE_LINK = /\]\((\.[^\s)#?]+\.mdx)|^\[[^\]]+\]: (\.[^\s#?]+\.mdx)/gm;

/**
 * Finds links from other pages to files and anchors that the checked pages no longer have. Published ids must not be
 * removed.
 */
export function findIncomingLinkProblems(
  checked: readonly string[],
  others: readonly SourcePage[],
  sources: Sources,
): string[] {
  const {isFile, readTree} = sources;
  return others.flatMap(({path, source}) => {
    const resolveLinkTarget = (to: string): string => {
      const file = to.startsWith('/') ? getRouteSourceFile(to) : posix.join(posix.dirname(path), to);
      return resolveTranslation(file, getLocale(path), isFile);
    };
    const hasMoved = [...source.matchAll(FILE_LINK)].some(
      ([, inline, below = '']) => !isFile(resolveLinkTarget(inline ?? below)),
    );
    // Parse the page to ignore links in code.
    const tree = hasMoved ? readTree(path) : null;
    const moved = tree === null ? [] : findMissingFileProblems(getSiteLinks(tree, path, isFile), path, sources);
    const places = [...source.matchAll(LINK)].flatMap(({0: match, 1: to = '', 2: anchor = '', index}) => {
      const file = resolveLinkTarget(to);
      if (!checked.includes(file) || file === getRouteSourceFile(CHANGES_PAGE) || hasAnchor(readTree(file), anchor))
        return [];
      return `${path}:${getLineAndColumn(source, index).line}: the link "${match.slice(2, -1)}" leads to #${anchor}, which ${file} does not have; add the heading, or keep the id of one that was renamed: {/* #${anchor} */}`;
    });
    return [...moved, ...places];
  });
}

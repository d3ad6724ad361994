import type {Root} from 'mdast';
import {posix} from 'node:path';
import {visit} from 'unist-util-visit';
import {CHANGES_PAGE} from '../../src/config/counterparts';
import {factsOfSource, sourceOfRoute} from '../../src/config/versions';
import {resolveFacts} from '../../src/facts';
import {locateOffset, nearestNames} from 'docusaurus-plugin-facts/facts';
import {listHeadingIds} from '../../src/markdown/page-rules/findPageProblems';

/** How the files of the site are read: a page as it is once its references are filled in, and whether a path is a file. */
export type Sources = {
  readonly isFile: (path: string) => boolean;
  readonly readTree: (page: string) => Root;
};

/** A link of a page: the line, how it is written, the file it leads to and the place in it. */
type Link = {readonly line: number; readonly written: string; readonly file: string; readonly anchor: string};

/** Rows of tables that only a build prints, by the component that prints them and the start of their ids. */
const ROWS = {LimitsTable: 'limit-'} as const;

type Element = {readonly name?: string | null; readonly attributes?: unknown};

function listAttributes({attributes}: Element): {name: string; value: unknown}[] {
  return Array.isArray(attributes) ? (attributes as {name: string; value: unknown}[]) : [];
}

const KNOWN = new WeakMap<Root, readonly string[]>();

/** Every place of a page that a link can lead to: the ids of its headings and of its elements. */
export function listAnchors(tree: Root): readonly string[] {
  const known = KNOWN.get(tree) ?? collectAnchors(tree);
  KNOWN.set(tree, known);
  return known;
}

function collectAnchors(tree: Root): string[] {
  const ids = listHeadingIds(tree).map(({id}) => id);
  visit(tree, (node) => {
    const element = node as Element;
    // The id of a component, such as <Term id="event">, is none in the page.
    if (!/^[a-z]/.test(element.name ?? '')) return;
    for (const {name, value} of listAttributes(element)) {
      if (name === 'id' && typeof value === 'string') ids.push(value);
    }
  });
  return ids;
}

/** Whether a page has a place. */
function hasAnchor(tree: Root, anchor: string): boolean {
  if (listAnchors(tree).includes(anchor)) return true;
  let isPrinted = false;
  visit(tree, (node) => {
    const row = ROWS[(node as Element).name as keyof typeof ROWS];
    isPrinted ||= row !== undefined && anchor.startsWith(row);
  });
  return isPrinted;
}

/** The links of a page that lead to pages of the site; those to other hosts are left out. */
function listLinks(tree: Root, page: string): Link[] {
  const links: Link[] = [];
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'definition' && node.type !== 'image') return;
    const written = node.url;
    const [path = '', anchor = ''] = resolveFacts(written, factsOfSource(page)).text.split('#');
    const line = node.position?.start.line ?? 1;
    if (/^\.{1,2}\//.test(path)) {
      links.push({line, written, anchor, file: posix.join(posix.dirname(page), path.replace(/\?.*/, ''))});
    } else if (path === '') links.push({line, written, anchor, file: page});
    // Other addresses are files beside the pages, such as /feeds/all.xml.
    else if (/^\/(?:[\w-]+\/)*$/.test(path)) links.push({line, written, anchor, file: sourceOfRoute(path)});
  });
  return links;
}

function describeAnchor({written, file, anchor}: Link, anchors: readonly string[]): string {
  const [nearest] = nearestNames(anchor, anchors, 1);
  const hint = nearest ? `did you mean #${nearest}?` : 'allowed: the id of a heading, such as {/* #memory */}';
  return `the link "${written}" leads to no place in ${file}: there is no #${anchor}; ${hint}`;
}

const ENDINGS = ['', '.ts', '.tsx', '.mdx', '.js', '.mjs', '.json', '/index.ts', '/index.tsx'];

/** Imports of a page that lead to no file. */
export function checkImports(tree: Root, page: string, isFile: (path: string) => boolean): string[] {
  const problems: string[] = [];
  visit(tree, 'mdxjsEsm', ({value, position}) => {
    for (const {1: from = '', index} of value.matchAll(/\bfrom\s+['"]((?:\.|@site\/)[^'"]*)['"]/g)) {
      const file = from.startsWith('@site/') ? from.slice('@site/'.length) : posix.join(posix.dirname(page), from);
      if (ENDINGS.some((ending) => isFile(file + ending))) continue;
      const line = (position?.start.line ?? 1) + locateOffset(value, index).line - 1;
      problems.push(
        `${page}:${line}: the import "${from}" leads to no file (${file}); allowed: a file, its path from this folder or from @site/`,
      );
    }
  });
  return problems;
}

/** Links of a page that lead to no file, or to no place in it: `file:line: message`. */
export function checkLinks(tree: Root, page: string, {isFile, readTree}: Sources): string[] {
  return listLinks(tree, page).flatMap((link) => {
    const place = `${page}:${link.line}:`;
    if (!isFile(link.file)) {
      const hint = 'allowed: the path of a page such as ../limits/index.mdx, or the address of one such as /v1/limits/';
      return `${place} the link "${link.written}" leads to no file (${link.file}); ${hint}`;
    }
    // The table of all older pages has a row for each.
    if (link.anchor === '' || link.file === sourceOfRoute(CHANGES_PAGE)) return [];
    const target = readTree(link.file);
    return hasAnchor(target, link.anchor) ? [] : `${place} ${describeAnchor(link, listAnchors(target))}`;
  });
}

const LINK = /\]\(([^\s)]*)#([^\s)]+)\)/g;

/**
 * Links to places that the checked pages no longer have, from pages that are not checked themselves: an id that was
 * published stays.
 */
export function checkIncoming(
  checked: readonly string[],
  others: readonly {readonly path: string; readonly source: string}[],
  {readTree}: Sources,
): string[] {
  return others.flatMap(({path, source}) =>
    [...source.matchAll(LINK)].flatMap(({0: match, 1: to = '', 2: anchor = '', index}) => {
      const file = to.startsWith('/') ? sourceOfRoute(to) : posix.join(posix.dirname(path), to);
      if (!checked.includes(file) || file === sourceOfRoute(CHANGES_PAGE) || hasAnchor(readTree(file), anchor))
        return [];
      const {line} = locateOffset(source, index);
      return `${path}:${line}: the link "${match.slice(2, -1)}" leads to #${anchor}, which ${file} no longer has; keep the id of the heading: {/* #${anchor} */}`;
    }),
  );
}

import {existsSync} from 'node:fs';
import type {Root} from 'mdast';
import {posix} from 'node:path';
import {visit} from 'unist-util-visit';
import {getLineAndColumn} from 'docusaurus-plugin-facts/facts';
import {type Element, getNodeAttributes} from './anchors';
import {ENDINGS, formatPathHint, type Sources} from './findLinkProblems';

/** Resolves an import to a path, which might not exist. */
function getImportPath(from: string, page: string): string {
  return from.startsWith('@site/') ? from.slice('@site/'.length) : posix.join(posix.dirname(page), from);
}

/** Finds the module of this project that a page imports. Returns nothing for packages and missing files. */
export function findImportedFile(from: string, page: string, isFile: (path: string) => boolean): string | undefined {
  if (!/^(?:\.|@site\/)/.test(from)) return undefined;
  return ENDINGS.map((ending) => getImportPath(from, page) + ending).find(isFile);
}

/** Returns the package of a module: `@docusaurus/theme-common` for `@docusaurus/theme-common/internal`. */
const getPackageName = (from: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? from;

/** Aliases of the bundler, which aren't packages. */
const NO_PACKAGE = /^@(?:theme(?:-\w+)?|generated|docusaurus)\//;

/** Modules and files in imports, expressions and attribute values. */
const IMPORTED = /(?:\bfrom|^import|\b(?:import|require)\()\s*(['"])([^'"]*)\1/gm;

/** Finds imports of missing files and packages. */
export function findImportProblems(tree: Root, page: string, sources: Sources): string[] {
  const problems: string[] = [];
  const checkCode = (code: string, first: number): void => {
    for (const {2: from = '', index} of code.matchAll(IMPORTED)) {
      const place = `${page}:${first + getLineAndColumn(code, index).line - 1}: the import "${from}"`;
      if (/^(?:\.|@site\/)/.test(from)) {
        if (findImportedFile(from, page, sources.isFile)) continue;
        const file = getImportPath(from, page);
        problems.push(
          `${place} leads to no file (${file}); ${formatPathHint(file, from, page, sources)}allowed: a file, its path from this folder or from @site/`,
        );
      } else if (!NO_PACKAGE.test(from) && !existsSync(`node_modules/${getPackageName(from)}`)) {
        problems.push(
          `${place} is of a package that this site does not have; allowed: files of @site/, parts of @theme/, packages of package.json; write the code into the page`,
        );
      }
    }
  };
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (/^mdx(?:jsEsm|(?:Text|Flow)Expression)$/.test(node.type)) checkCode((node as {value: string}).value, line);
    for (const {value} of getNodeAttributes(node as Element))
      if (typeof value === 'object') checkCode((value as {value?: string} | null)?.value ?? '', line);
  });
  return problems;
}

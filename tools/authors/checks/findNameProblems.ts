import type {Root} from 'mdast';
import {existsSync, readFileSync} from 'node:fs';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {SourcePage} from '../../getPageFiles';
import {MIGRATION_GUIDE} from '../../../src/config/addresses';
import {
  getFileVersion,
  getRouteSourceFile,
  getUntranslatedPath,
  removeVersionPrefix,
  versions,
  versionsByAge,
} from '../../../src/config/versions';
import {platformErrors} from '../../../src/facts/errors';
import {findApiAndCliProblems} from './findApiAndCliProblems';
import {
  CODE,
  countNames,
  findMisspelledHosts,
  findSuspiciousNames,
  findWrongStatusLines,
  type Usage,
} from './nameUsage';
import {type ContentProblem, getStartOffset} from './findUnparsedMarks';

type Version = (typeof versions)[number];

/** Names in the platform's runtime, such as `$end`, `$.flow` and `mr.steps`, and the beginning of a step. */
const NAME =
  /\$(?:\.[a-z]+|[a-z]\w*)|\bmr\.\w+|\bdefineComponent\b|\bexport default\b|\bdef handler\b|\basync \(event, steps\b/g;

/** Code in languages whose variables have no "$", and code in a line. */
const READ = /^ *```(?:js|ts|python)\b(?!.*\bprofile=)|^`(?!`)/;

/**
 * Returns the part of a page between empty lines that contains a name. For a block of code, it includes the paragraph
 * above.
 */
export function getSurroundingText(source: string, at: number, code = ''): string {
  const isBlock = code.includes('\n');
  const start = source.lastIndexOf('\n\n', isBlock ? source.lastIndexOf('\n\n', at) - 1 : at);
  const end = source.indexOf('\n\n', at + (isBlock ? code.length : 0));
  return source.slice(Math.max(0, start), end < 0 ? undefined : end);
}

const MENTION = new RegExp(`\\b(?:${versions.map(({label}) => label).join('|')})\\b`);

/** Returns names in code, except where the text around them mentions a version. */
function getCodeNames(source: string): ContentProblem[] {
  return [...source.matchAll(CODE)].flatMap(({0: code, index}) => {
    const names = READ.test(code) ? [...code.matchAll(NAME)] : [];
    return names.length === 0 || MENTION.test(getSurroundingText(source, index, code))
      ? []
      : names.map(({0: message, index: at}) => ({offset: index + at, message}));
  });
}

/** Route of the error list in older versions. Versions without this page use the error catalogue. */
const ERRORS = 'errors/';

function getErrorNames(version: Version): readonly string[] {
  const page = getRouteSourceFile(version.prefix + ERRORS);
  const names = existsSync(page)
    ? [...readFileSync(page, 'utf8').matchAll(/^## (.+?) \{/gm)].map(([, name = '']) => name)
    : Object.values(platformErrors).map(({name}) => name);
  return names.filter((name) => / [A-Z]/.test(name));
}

/** Names that don't exist in a version, with the version that contains them. */
type ForeignNames = ReadonlyMap<Version, ReadonlyMap<string, Version>>;

/** A name on this many pages or fewer is a mistake if it's on more pages of another version. */
const MISTAKEN_MAX = 1;

/**
 * Collects names that are specific to a version, from all pages except migration guides.
 *
 * @returns for each version, the names that only exist in another version
 */
function collectVersionSpecificNames(sources: readonly SourcePage[]): ForeignNames {
  const pagesOf = new Map<string, Map<Version, number>>();
  for (const {path, source} of sources) {
    const version = getFileVersion(path);
    if (version === undefined || isMigrationPage(path)) continue;
    for (const name of new Set(getCodeNames(source).map(({message}) => message))) {
      const counts = pagesOf.get(name) ?? new Map<Version, number>();
      pagesOf.set(name, counts.set(version, (counts.get(version) ?? 0) + 1));
    }
  }
  const getNamesOfOtherVersions = (version: Version): ReadonlyMap<string, Version> => {
    // If several versions have a name, use the one that introduced it.
    const others = versionsByAge.filter((other) => other !== version).reverse();
    const own = getErrorNames(version);
    return new Map([
      ...others.flatMap((other) =>
        getErrorNames(other)
          .filter((name) => !own.includes(name))
          .map((name) => [name, other] as const),
      ),
      ...[...pagesOf].flatMap(([name, counts]) => {
        const other = others.find((it) => (counts.get(it) ?? 0) > MISTAKEN_MAX);
        return other && (counts.get(version) ?? 0) <= MISTAKEN_MAX ? [[name, other] as const] : [];
      }),
    ]);
  };
  return new Map(versions.map((version) => [version, getNamesOfOtherVersions(version)]));
}

const isMigrationPage = (page: string): boolean => page.startsWith(`${getFileVersion(page)?.folder}${MIGRATION_GUIDE}`);

/** Finds names of code and errors that only exist in another version. */
function findOtherVersionProblems(
  source: string,
  tree: Root,
  foreign: ReadonlyMap<string, Version>,
  own: Version,
): ContentProblem[] {
  const texts: ContentProblem[] = [];
  const errors = [...foreign.keys()]
    .filter((name) => /^[A-Z]/.test(name))
    .map((name) => ({name, pattern: new RegExp(`(?<![A-Z]\\w* )${name}`)}));
  visit(tree, 'text', (node) => {
    const found = errors.find(({pattern}) => pattern.test(node.value));
    if (found && !MENTION.test(getSurroundingText(source, getStartOffset(node))))
      texts.push({offset: getStartOffset(node), message: found.name});
  });
  return [...getCodeNames(source), ...texts].flatMap(({offset, message: name}) => {
    const other = foreign.get(name);
    return other === undefined
      ? []
      : {
          offset,
          message: `"${name}" is of ${other.label} alone; allowed: what ${own.label} has, or a sentence that says it is of ${other.label}`,
        };
  });
}

/**
 * Finds links to a page or section of another version that the page's own version has too, unless the text around them
 * mentions that version.
 */
export function findOtherVersionLinks(source: string, tree: Root, own: Version): ContentProblem[] {
  const found: ContentProblem[] = [];
  visit(tree, 'link', (link) => {
    const [, path = '', anchor] = /^(\/(?:[\w-]+\/)*)(?:\?[^#]*)?(?:#(.+))?$/.exec(link.url) ?? [];
    const other = path === '' ? undefined : getFileVersion(getRouteSourceFile(path));
    const same = `${own.prefix}${removeVersionPrefix(path).slice(1)}`;
    if (other === undefined || other === own || ![path, same].every((route) => existsSync(getRouteSourceFile(route))))
      return;
    if (anchor && !readFileSync(getRouteSourceFile(same), 'utf8').includes(`{/* #${anchor} */}`)) return;
    const text = getSurroundingText(source, getStartOffset(link)).replaceAll(/\]\([^)]*\)/g, ']');
    if (MENTION.test(text)) return;
    const message = `warning the link "[${toString(link)}](${link.url})" leads to ${other.label}, and the text does not say so; allowed: the page of ${own.label}, ${getRouteSourceFile(same)}, or a sentence that says it is of ${other.label}`;
    found.push({offset: getStartOffset(link), message});
  });
  return found;
}

/** Names of all pages: those that a version doesn't have, and how often each is used. */
export type NameIndex = {readonly foreign: ForeignNames; readonly usage: Usage};

/** Creates the index of the names on all pages. */
export const createNameIndex = (sources: readonly SourcePage[]): NameIndex => ({
  foreign: collectVersionSpecificNames(sources),
  usage: countNames(sources),
});

/** Finds operations, commands, code and errors that don't exist in the page's version, and misspelled names. */
export function findNameProblems(
  source: string,
  page: string,
  tree: Root,
  {foreign, usage}: NameIndex,
): ContentProblem[] {
  const found = [
    ...findMisspelledHosts(source),
    ...findWrongStatusLines(source),
    ...findApiAndCliProblems(source, page, tree),
  ];
  const version = getFileVersion(page);
  if (version === undefined) return found;
  found.push(...findSuspiciousNames(source, usage, versions.flatMap(getErrorNames)));
  if (isMigrationPage(getUntranslatedPath(page))) return found;
  return [
    ...found,
    ...findOtherVersionProblems(source, tree, foreign.get(version) ?? new Map(), version),
    ...findOtherVersionLinks(source, tree, version),
  ];
}

import {distance} from 'fastest-levenshtein';
import type {Root} from 'mdast';
import {readFileSync} from 'node:fs';
import {visit} from 'unist-util-visit';
import {MIGRATION_GUIDE} from '../../src/config/addresses';
import {latestVersion, originalOf, sourceOfRoute, versionOfSource, versions} from '../../src/config/versions';
import {platformErrors} from '../../src/facts/errors';
import {readApiDocument} from '../../src/rest-reference/document/readApiDocument';
import {checkCliWords} from '../samples/check/checkShell';
import {CODE, countNames, findHosts, findUnknownNames, type Usage} from './checkUsage';
import {type Found, offsetOf} from './findShownMarks';

const API_DOCUMENT = 'src/facts/openapi.yaml';
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** How many characters of the path of an operation may be wrong. */
const TYPOS = 3;

/** The operations of the API as pages name them, with a sign for each parameter. */
function listOperations(): readonly {readonly method: string; readonly path: string}[] {
  try {
    return Object.entries(readApiDocument(API_DOCUMENT).document.paths).flatMap(([path, item]) =>
      METHODS.filter((method) => method in item).map((method) => ({
        method: method.toUpperCase(),
        path: path.replaceAll(/\{[^{}]+\}/g, '*'),
      })),
    );
  } catch {
    // What is wrong with the document is said of it.
    return [];
  }
}

let operations: ReturnType<typeof listOperations> | undefined;

/** An operation that the API lacks and that is near to one that it has; readers have paths of their own too. */
function describeOperation(code: string): string | null {
  const [, method = '', written = ''] = /^(GET|POST|PUT|PATCH|DELETE) (\/\S+)$/.exec(code) ?? [];
  if (!method) return null;
  operations ??= listOperations();
  const path = written
    .replace(/^\/v1(?=\/)/, '')
    .replace(/[?#].*|\/$/, '')
    .replaceAll(/\{[^{}]+\}|<[^<>]+>|%[\w.]+%|:\w+|…|\b(?:dc|p|u|o|s|a|h|e)_\w+/g, '*');
  const known = operations.filter((operation) => operation.path === path);
  // A list without its parameter is a short name for the operation.
  const isKnown = operations.some((other) => other.method === method && [path, `${path}/*`].includes(other.path));
  if (isKnown) return null;
  const list = known.map((operation) => operation.method).join(', ');
  if (list) return `"${code}" is no operation of the API; allowed with this path: ${list}`;
  const near = operations.map((operation) => operation.path).filter((other) => distance(other, path) <= TYPOS);
  const [nearest] = near.sort((one, other) => distance(one, path) - distance(other, path));
  if (nearest === undefined || nearest.split('/').length !== path.split('/').length) return null;
  return `"${code}" is no operation of the API; did you mean ${method} ${nearest.replaceAll('*', '{id}')}? allowed: the paths of ${API_DOCUMENT}`;
}

function describeCommand(code: string): string | null {
  const words = /^millrace ([^|;&…]+)$/.exec(code)?.[1]?.trim().split(/\s+/);
  const [said] = words === undefined ? [] : checkCliWords(words);
  return said === undefined ? null : `\`${code}\`: ${said}`;
}

type Version = (typeof versions)[number];

/** Names of code that begin with "$", such as `$end` and `$.flow`. */
const NAME = /\$(?:\.[a-z]+|[a-z]\w*)/g;

/** The part of a page between empty lines, where a name is. */
function readAround(source: string, at: number): string {
  const end = source.indexOf('\n\n', at);
  return source.slice(source.lastIndexOf('\n\n', at), end < 0 ? undefined : end);
}

const MENTION = new RegExp(`\\b(?:${versions.map(({label}) => label).join('|')})\\b`);

/** Names of code in the text of a page, without those of sentences and tables that tell the versions apart. */
function listNames(source: string): Found[] {
  return [...source.matchAll(CODE)].flatMap(({1: code = '', index: offset}) => {
    const names = code.match(NAME) ?? [];
    return names.length === 0 || MENTION.test(readAround(source, offset))
      ? []
      : names.map((message) => ({offset, message}));
  });
}

/** The page of an older version with a section for each error. */
const ERRORS = 'errors/';

/** The names of errors that each version prints. */
const listErrors = (version: Version): readonly string[] =>
  (version === latestVersion
    ? Object.values(platformErrors).map(({name}) => name)
    : [...readFileSync(sourceOfRoute(version.prefix + ERRORS), 'utf8').matchAll(/^## (.+?) \{/gm)].map(
        ([, name = '']) => name,
      )
  ).filter((name) => / [A-Z]/.test(name));

/** Names that a version does not have, by version, each with the version that has it. */
type ForeignNames = ReadonlyMap<Version, ReadonlyMap<string, Version>>;

/** A name on at most so many pages of a version is there by mistake if more pages of another version have it. */
const MISTAKEN_MAX = 1;

/**
 * Names that one version has alone, by the pages and facts of all; pages about the move from one to another name both.
 *
 * @returns for each version: the names that it does not have, and the version that has them
 */
function collectForeignNames(sources: readonly {readonly path: string; readonly source: string}[]): ForeignNames {
  const pagesOf = new Map<string, Map<Version, number>>();
  for (const {path, source} of sources) {
    const version = versionOfSource(path);
    if (version === undefined || isAboutAll(path)) continue;
    for (const name of new Set(listNames(source).map(({message}) => message))) {
      const counts = pagesOf.get(name) ?? new Map<Version, number>();
      pagesOf.set(name, counts.set(version, (counts.get(version) ?? 0) + 1));
    }
  }
  const foreignNames = (version: Version): ReadonlyMap<string, Version> => {
    const others = versions.filter((other) => other !== version);
    const own = listErrors(version);
    return new Map([
      ...others.flatMap((other) =>
        listErrors(other)
          .filter((name) => !own.includes(name))
          .map((name) => [name, other] as const),
      ),
      ...[...pagesOf].flatMap(([name, counts]) => {
        const other = others.find((it) => (counts.get(it) ?? 0) > MISTAKEN_MAX);
        return other && (counts.get(version) ?? 0) <= MISTAKEN_MAX ? [[name, other] as const] : [];
      }),
    ]);
  };
  return new Map(versions.map((version) => [version, foreignNames(version)]));
}

const isAboutAll = (page: string): boolean => page.startsWith(sourceOfRoute(MIGRATION_GUIDE).replace('index.mdx', ''));

/** Names of code and errors in the text of a page that only another version has. */
function findForeign(source: string, tree: Root, foreign: ReadonlyMap<string, Version>, own: Version): Found[] {
  const texts: Found[] = [];
  const errors = [...foreign.keys()]
    .filter((name) => !name.startsWith('$'))
    .map((name) => ({name, pattern: new RegExp(`(?<![A-Z]\\w* )${name}`)}));
  visit(tree, 'text', (node) => {
    const found = errors.find(({pattern}) => pattern.test(node.value));
    if (found && !MENTION.test(readAround(source, offsetOf(node))))
      texts.push({offset: offsetOf(node), message: found.name});
  });
  return [...listNames(source), ...texts].flatMap(({offset, message: name}) => {
    const other = foreign.get(name);
    return other === undefined
      ? []
      : {
          offset,
          message: `"${name}" is of ${other.label} alone; allowed: what ${own.label} has, or a sentence that says it is of ${other.label}`,
        };
  });
}

/** What all pages tell of names. */
export type Names = {readonly foreign: ForeignNames; readonly usage: Usage};

/** Reads the names of all pages. */
export const collectNames = (sources: readonly {readonly path: string; readonly source: string}[]): Names => ({
  foreign: collectForeignNames(sources),
  usage: countNames(sources),
});

/** Operations, commands, code and errors that a page names and its version does not have, and mistyped names. */
export function findWrongNames(source: string, page: string, tree: Root, {foreign, usage}: Names): Found[] {
  const found = findHosts(source);
  visit(tree, 'inlineCode', (node) => {
    const said = describeOperation(node.value) ?? describeCommand(node.value);
    if (said !== null) found.push({offset: offsetOf(node), message: said});
  });
  const version = versionOfSource(page);
  if (version === undefined) return found;
  found.push(...findUnknownNames(source, usage, versions.flatMap(listErrors)));
  if (isAboutAll(originalOf(page))) return found;
  return [...found, ...findForeign(source, tree, foreign.get(version) ?? new Map(), version)];
}

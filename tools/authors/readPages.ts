import type {Root} from 'mdast';
import {resolve} from 'node:path';
import {getLineAndColumn} from 'docusaurus-plugin-facts/facts';
import {VFile} from 'vfile';
import {transforms} from '../../src/markdown';
import {remarkDiagrams} from '../../src/markdown/diagrams/remarkDiagrams';
import {FENCE, parsePage} from '../prose/readBlocks';
import {findUnclosedBlocks} from '../../src/markdown/page-rules/findUnclosedBlocks';
import {formatMdxError, formatFailures} from './formatFailures';

/** Returns the position of a syntax error as `line:column`. For an unclosed element, this is its start. */
function getErrorLocation(error: unknown): string {
  const {line = 1, column = 1, message = ''} = error as {line?: number; column?: number; message?: string};
  return /\((\d+:\d+)-\d+:\d+\)/.exec(message)?.[1] ?? `${line}:${column}`;
}

/** Formats an error as one line per failure, with its location or the first line of the page. */
export function formatParseError(error: unknown, page: string): string[] {
  const reason = error instanceof Error ? error.message : String(error);
  const found = formatFailures(reason);
  if (found.length > 0) return found;
  const isOfCode = error instanceof TypeError;
  return [
    `${page}:1: ${isOfCode ? `what makes this page failed: ${reason}; correct first what is said of files in src` : reason}`,
  ];
}

type Transform = (tree: Root, file: VFile) => unknown;
/** A plugin in the configuration, with or without options. */
type Entry = ((...options: never[]) => Transform) | readonly [(...options: never[]) => Transform, ...unknown[]];

/** Plugins of the build, in their order. */
const PLUGINS = (transforms.beforeDefaultRemarkPlugins as readonly unknown[] as readonly Entry[]).map((entry) =>
  Array.isArray(entry) ? entry : [entry],
);

const createTransforms = (plugins: typeof PLUGINS): Transform[] =>
  plugins.map(([plugin, ...options]) => (plugin as (...given: unknown[]) => Transform)(...options));

/** Invalid characters and marks of other programs in a file. */
const BYTES: readonly (readonly [given: RegExp, message: string])[] = [
  [
    /^\uFEFF/,
    'the file begins with a byte order mark; allowed: UTF-8 without one; save it as "UTF-8" in place of "UTF-8 with BOM"',
  ],
  [
    /\uFFFD/,
    'the file holds bytes that are no UTF-8, which readers see as "\uFFFD"; allowed: UTF-8; save it again with this encoding, and write the letters anew',
  ],
  [
    /^(?:(?:<{7}|>{7}|\|{7}) .*|={7}\r?)$/m,
    'the page has a merge that is not finished; allowed: one of both texts; keep it, and remove the lines with <<<<<<<, ======= and >>>>>>>',
  ],
  [
    /\r/,
    'the lines end as on Windows (CRLF); allowed: LF; choose LF in the status line of your editor, or set "git config core.autocrlf input", and save the file',
  ],
];

/** A parsed page, or the problems that prevent parsing it. */
type ParsedPage =
  {readonly tree: Root; readonly problems: readonly []} | {readonly tree: null; readonly problems: readonly string[]};

const createUnreadablePage = (problems: readonly string[]): ParsedPage => ({tree: null, problems});

/**
 * Parses a page. If that's impossible, returns the reason: invalid characters, unclosed blocks or a syntax error.
 */
function tryParsePage(page: string, source: string): ParsedPage {
  // Ignore code, which can contain such lines.
  const text = source.replaceAll(FENCE, (code) => code.replaceAll(/[^\n\r\uFFFD]/g, ' '));
  const bytes = BYTES.flatMap(([given, message]) => {
    const at = text.search(given);
    return at < 0 ? [] : [`${page}:${getLineAndColumn(source, at).line}: ${message}`];
  });
  if (bytes.length > 0) return createUnreadablePage(bytes);
  const unclosed = findUnclosedBlocks(source).map(({line, message}) => `${page}:${line}: ${message}`);
  if (unclosed.length > 0) return createUnreadablePage(unclosed);
  try {
    return {tree: parsePage(source), problems: []};
  } catch (error) {
    const place = getErrorLocation(error);
    const id = /\{#([\w-]+)\}/.exec(source.split('\n')[parseInt(place) - 1] ?? '')?.[1];
    if (id !== undefined)
      return createUnreadablePage([
        `${page}:${place}: MDX: "{#${id}}" is read as JavaScript; allowed: the id of a heading as {/* #${id} */}`,
      ]);
    if (/\{\/\*(?!.*\*\/\})/.test(source.split('\n')[parseInt(place) - 1] ?? ''))
      return createUnreadablePage([
        `${page}:${place}: MDX: the comment on this line is not closed; allowed: {/* a note to authors */}; write */} at its end`,
      ]);
    const {message = String(error), cause} = error as {message?: string; cause?: unknown};
    const twice = /Identifier '.+' has already been declared/.exec(String(cause))?.[0];
    return createUnreadablePage([`${page}:${place}: ${formatMdxError(twice ?? message)}`]);
  }
}

/** Finds problems that prevent parsing a page. */
export const findParseProblems = (page: string, source: string): readonly string[] =>
  tryParsePage(page, source).problems;

/**
 * A page after applying the build's plugins, and their errors. `tree` is `null` if it can't be parsed.
 */
export type ReadPage = {readonly source: string; readonly tree: Root | null; readonly problems: readonly string[]};

/**
 * Creates a function that reads pages like the build, and caches them.
 *
 * @param isChecked whether to check a page. Others are read without their diagrams, to save time
 */
export function createReader(
  readFile: (path: string) => string,
  isChecked: (page: string) => boolean,
): (page: string) => ReadPage {
  const known = new Map<string, ReadPage>();
  const all = createTransforms(PLUGINS);
  const withoutDrawing = createTransforms(PLUGINS.filter(([plugin]) => plugin !== remarkDiagrams));
  const readPage = (page: string): ReadPage => {
    const source = readFile(page);
    const {tree, problems: unreadable} = tryParsePage(page, source);
    if (tree === null) return {source, tree, problems: unreadable};
    const problems = (isChecked(page) ? all : withoutDrawing).flatMap((transform) => {
      try {
        transform(tree, new VFile({path: resolve(page), value: source}));
        return [];
      } catch (error) {
        return formatParseError(error, page);
      }
    });
    return {source, tree, problems};
  };
  return (page) => {
    const found = known.get(page) ?? readPage(page);
    known.set(page, found);
    return found;
  };
}

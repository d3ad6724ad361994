import {distance} from 'fastest-levenshtein';
import type {Code, Root} from 'mdast';
import {formatSuggestion} from 'docusaurus-plugin-facts/facts';
import {visit} from 'unist-util-visit';
import {getFactsVersion} from '../../../src/config/versions';
import {resolveFacts} from '../../../src/facts';
import {cli} from '../../../src/facts/cli';
import {collectOperations, type Operation} from '../../../src/features/rest-reference/document/collectOperations';
import {readApiDocument} from '../../../src/features/rest-reference/document/readApiDocument';
import {restReferenceOptions} from '../../../src/features/rest-reference/remarkRestReference';
import {findCliProblems} from '../../samples/check/shell';
import {type ContentProblem, getStartOffset} from './findUnparsedMarks';

/** Maximum number of typos for suggesting an operation. */
const TYPOS = 3;

let known: readonly Operation[] | undefined;

/**
 * Returns the operations of the API document, which is read once; none if it's invalid, which another check reports.
 */
function readApiOperations(): readonly Operation[] {
  try {
    known ??= collectOperations(readApiDocument(restReferenceOptions.document).document);
  } catch {
    // Problems in the document are reported for its own file.
    known = [];
  }
  return known;
}

/** Replaces the values in a path with the parameter names of an operation. */
const replaceValuesWithParameters = (path: string, template: string): string =>
  path
    .split('/')
    .map((part, at) => (template.split('/')[at]?.startsWith('{') ? template.split('/')[at] : part))
    .join('/');

/** A request on a page. The method is missing if the code doesn't show it. */
type Request = {readonly method?: string | undefined; readonly path: string; readonly names?: readonly string[]};

/**
 * Explains why a request doesn't exist in the API; `null` if it does.
 *
 * @param isOwn whether the request includes the API's host, because other paths might belong to the reader's own API
 */
function findRequestProblem({method, path, names = []}: Request, isOwn: boolean): string | null {
  const operations = readApiOperations();
  const here = operations.filter((operation) => replaceValuesWithParameters(path, operation.path) === operation.path);
  const [first, ...others] = here.filter((operation) => method === undefined || operation.method === method);
  if (first) {
    const allowed = [first, ...others].flatMap(({parameters}) => parameters.filter((it) => it.in === 'query'));
    const queries = [...new Set(allowed.map(({name}) => name))];
    const wrong = names.find((name) => !queries.includes(name));
    if (wrong === undefined) return null;
    const hint = formatSuggestion(wrong, queries);
    return `"${wrong}" isn't a parameter of ${first.method} ${first.path}; ${hint}allowed: ${queries.join(', ') || 'none'}`;
  }
  const start = `"${method === undefined ? '' : `${method} `}${path}" isn't an operation of the API`;
  if (here.length > 0)
    return `${start}; allowed with this path: ${here.map((operation) => operation.method).join(', ')}`;
  // A list without its parameter is a short name for the operation.
  const isShort = ({method: own, path: other}: Operation): boolean =>
    own === method && other.replace(/\/\{[^/]*$/, '') === replaceValuesWithParameters(path, other);
  if (!isOwn && operations.some(isShort)) return null;
  const [nearest] = operations
    .filter((other) => other.path.split('/').length === path.split('/').length)
    .map((operation) => ({
      operation,
      wrong: distance(operation.path, replaceValuesWithParameters(path, operation.path)),
    }))
    .filter(({wrong}) => wrong <= TYPOS)
    .sort((one, other) => one.wrong - other.wrong);
  if (!nearest && !isOwn) return null;
  const hint = nearest ? `did you mean ${nearest.operation.method} ${nearest.operation.path}? ` : '';
  return `${start}; ${hint}allowed: the paths of ${restReferenceOptions.document}`;
}

/** Detects a request's method based on the code around its address. */
function detectMethod(lang: string, before: string, after: string): string | undefined {
  if (lang === 'http') return /\b([A-Z]+) $/.exec(before)?.[1];
  const called = /\.(get|post|put|patch|delete)\(\s*f?["'`]$/.exec(before)?.[1];
  if (called !== undefined || lang !== 'bash') return called?.toUpperCase();
  const [command] = /\bcurl\b(?!.*\bcurl\b).*/.exec(before + after) ?? [];
  const named = /\s(?:-X|--request)[ =]?["']?([A-Z]+)/.exec(command ?? '')?.[1];
  if (named !== undefined || command === undefined || /\s(?:-G|--get)\b/.test(command))
    return named ?? (command && 'GET');
  return /\s(?:-d|--data[\w-]*|--json|-F|--form)\b/.test(command) ? 'POST' : 'GET';
}

/** An API address in code: the path, which can contain placeholders, and the query. */
const ADDRESS = /(https?:\/\/[\w.]+(?:\/v\d+)?)(\/(?:<[\w -]+>|[^\s"'`?#()<>|,])*)(?:\?([^\s"'`#]*))?/g;

/** A problem in a code block, with its line in the block. */
type CodeProblem = {readonly line: number; readonly message: string};

/** Finds API requests in a code block that don't match a documented operation. */
function findApiCallProblems({lang, value}: Code, page: string): CodeProblem[] {
  const servers = readApiOperations().map(({server}) => server);
  // A trailing backslash continues a command.
  const code = resolveFacts(value, getFactsVersion(page)).text.replaceAll('\\\n', '\\\v');
  return [...code.matchAll(ADDRESS)].flatMap(({0: address, 1: server = '', 2: written = '', 3: query = '', index}) => {
    if (!servers.includes(server)) return [];
    const before = code.slice(0, index);
    const [after = ''] = code.slice(index + address.length).split('\n', 1);
    const method = detectMethod(lang ?? '', before.slice(before.lastIndexOf('\n') + 1), after);
    const names = [...query.matchAll(/(?:^|&)([\w-]+)=/g)].map(([, name = '']) => name);
    const message = findRequestProblem({method, path: written.replace(/\/?\.?$/, ''), names}, true);
    return message === null ? [] : {line: before.split(/[\n\v]/).length - 1, message};
  });
}

/** A CLI command after `run:`, `RUN`, a prompt, a quote or another command. */
const COMMAND = /(^ *(?:- )?(?:run: |RUN |\$ )|^ {2,}|["'`]|&& )millrace ([a-z][^\n"'`|&;#<>\\]*)/gm;

/** Whether a word is (almost) a command, because a string can also mention the product. */
const isSimilarToCommand = (word: string): boolean =>
  word.length > TYPOS && cli.commands.some(({name}) => distance(name.split(' ')[0] ?? '', word) < TYPOS);

/** Finds invalid CLI commands in code other than shell scripts, which `tools/samples` checks as a whole. */
const findCommandProblems = ({lang, value}: Code): CodeProblem[] =>
  lang === 'bash' || lang === 'mermaid'
    ? []
    : [...value.matchAll(COMMAND)].flatMap(({0: match, 1: before = '', 2: words = '', index}) => {
        const [first = '', ...rest] = words.trim().split(/ +/);
        const [problem] = /[:N$]/.test(before) || isSimilarToCommand(first) ? findCliProblems([first, ...rest]) : [];
        const line = value.slice(0, index + match.length).split('\n').length - 1;
        return problem === undefined ? [] : {line, message: `\`millrace ${words.trim()}\`: ${problem}`};
      });

/** Returns the offset of a code block's line in the page. */
function getLineOffset(source: string, block: Code, line: number): number {
  let offset = getStartOffset(block);
  for (let at = -1; at < line; at += 1) offset = source.indexOf('\n', offset) + 1;
  return offset;
}

/** Whether the sample runner checks the requests of this block. */
const isTested = ({meta}: Code): boolean =>
  /\b(?:run|expect|fails)(?:=|$| )/.test((meta ?? '').replaceAll(/"[^"]*"/g, '"'));

/** Finds API requests and CLI commands that don't exist. */
export function findApiAndCliProblems(source: string, page: string, tree: Root): ContentProblem[] {
  const found: ContentProblem[] = [];
  visit(tree, 'inlineCode', (node) => {
    const [, method, written = ''] =
      /^(GET|POST|PUT|PATCH|DELETE) (\/[^\s?#]*[^\s?#/])\/?(?:[?#].*)?$/.exec(node.value) ?? [];
    const words = /^millrace ([^|;&…]+)$/.exec(node.value)?.[1]?.trim().split(/\s+/);
    const request =
      method === undefined ? null : findRequestProblem({method, path: written.replace(/^\/v1(?=\/)/, '')}, false);
    const [problem] = words === undefined ? [] : findCliProblems(words);
    const message = request ?? (problem === undefined ? null : `\`${node.value}\`: ${problem}`);
    if (message !== null) found.push({offset: getStartOffset(node), message});
  });
  visit(tree, 'code', (block) => {
    if (isTested(block)) return;
    for (const {line, message} of [...findApiCallProblems(block, page), ...findCommandProblems(block)])
      found.push({offset: getLineOffset(source, block, line), message});
  });
  return found;
}

import {isBuildWord, getMessageNodes, readTranslations, getMessage} from '../../buildWords';
import {formatDay} from '../../config/formatDay';
import {getCurrentLocale} from '../../config/languages';
import {createElement, mergeTexts, createText} from '../placeholders/replacePlaceholders';
import type {Code, PhrasingContent, Root, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {type DocsVersion, resolveFacts} from '../../facts';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import type {VFile} from 'vfile';
import {getFactsVersion} from '../../config/versions';

/**
 * File with the results of the last sample run, relative to the project's root. `npm run samples -- --update` writes
 * it.
 */
export const SAMPLE_RESULTS = 'data/sample-results.json';

/** The platform's language versions. Samples are checked against these, because the runner may use newer versions. */
export const PLATFORM_VERSIONS = {'Node.js': '18.16', Python: '3.9', Go: '1.17'} as const;

/**
 * Returns the platform's version of a runtime, such as "Node.js 18.16"; undefined for tools that aren't runtimes of the
 * platform.
 */
function getPlatformVersion(tool: string): string | undefined {
  const [name, version] = Object.entries(PLATFORM_VERSIONS).find(([known]) => tool.startsWith(`${known} `)) ?? [];
  return name && `${name} ${version}`;
}

interface SampleResult {
  /** The first page that contains the block. */
  readonly page: string;
  /** The tool that ran it, such as `Python 3.11`. */
  readonly tool: string;
  /** Date of the run, such as `2026-11-20`. */
  readonly date: string;
}

/** The results file: successful blocks by the hash of their code. */
export type SampleResults = Readonly<Record<string, SampleResult>>;

/** Returns the key of a code block in the results. Blocks with the same language and code have the same key. */
export function hashSample(lang: string, code: string): string {
  return createHash('sha256').update(`${lang}\n${code.trimEnd()}`).digest('hex').slice(0, 16);
}

/** Returns the text of a JSON file, or an empty object if it doesn't exist. */
const readJsonOrEmpty = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '{}');

/** Reads the results of the samples. */
export const readSampleResults = (file: string): SampleResults => JSON.parse(readJsonOrEmpty(file)) as SampleResults;

/** When the samples of a page ran. Stored in the front matter, and shown at the end of the page. */
type PageRuns = {
  /** The oldest date of a run, such as `2026-11-20`. */
  readonly date: string;
  /** The tools that ran the samples: "Node.js 20.20, Python 3.11". */
  readonly tools: string;
};

const RUN_FENCE =
  /^([ \t]*)(`{3,}|~{3,})(\w+)\b[^\n]*?\srun(?:=\S+)?(?=\s|$)[^\n]*\n((?:(?![ \t]*\2).*\n)*)[ \t]*\2[ \t]*$/gm;

const dedent = (code: string, indent: string): string =>
  code
    .split('\n')
    .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line.trimStart()))
    .join('\n');

function findPageResults(source: string, results: SampleResults, version: DocsVersion): SampleResult[] {
  return [...source.matchAll(RUN_FENCE)].flatMap(([, indent = '', , lang = '', code = '']) => {
    const result = results[hashSample(lang, resolveFacts(dedent(code, indent), version).text)];
    return result ? [result] : [];
  });
}

/** Returns when the samples of a page ran and which tools ran them; `null` if none of them ran. */
export function getPageRuns(source: string, results: SampleResults, version: DocsVersion): PageRuns | null {
  const runs = findPageResults(source, results, version);
  const [date] = runs.map((run) => run.date).sort();
  if (date === undefined) return null;
  return {date, tools: [...new Set(runs.flatMap(({tool}) => tool.split(' and ')))].sort().join(', ')};
}

/** A word in a fence's meta: a name, or a name with a value that can be quoted. */
const WORD = /[^\s=]+(?:=(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\S*))?/g;

const RUNNER_WORDS: ReadonlySet<string> = new Set(['run', 'fixture', 'norun', 'fails', 'group', 'expect', 'profile']);

/** Returns the meta of a fence without the words that only the sample runner reads. */
export function removeRunnerWords(meta: string): string {
  const words = meta.match(WORD) ?? [];
  return words.filter((word) => !RUNNER_WORDS.has(word.replace(/=.*/s, ''))).join(' ');
}

const EXPECT = /(?:^|\s)expect=(\w+)/;

/** Returns the meta of a fence, with the default title of its kind if it shows a result and has no title. */
export function addDefaultTitle(meta: string): string {
  const title = `sample.${EXPECT.exec(meta)?.[1]}`;
  return isBuildWord(title) && !/(?:^|\s)title=/.test(meta) ? `${meta} title="${getMessage(title)}"` : meta;
}

const IS_RUN = /(?:^|\s)run(?:=|\s|$)/;

/** Creates the badge of a sample: "Ran on 20 November 2026 with Python 3.11, checked against Python 3.9". */
function createRunBadge({date, tool}: SampleResult): RootContent {
  const platform = getPlatformVersion(tool);
  const time = createElement('time', {dateTime: date}, [
    createText(formatDay(date, getCurrentLocale())),
  ]) as unknown as PhrasingContent;
  const parts = {date: [time], tool: [createText(tool)], platform: [createText(platform ?? '')]};
  return createElement(
    'p',
    {className: 'run-badge'},
    mergeTexts(getMessageNodes(platform ? 'sample.ranAgainst' : 'sample.ran', parts)),
  );
}

function findBlockResult(node: Code, results: SampleResults, version: DocsVersion): SampleResult | undefined {
  if (!IS_RUN.test(node.meta ?? '')) return undefined;
  return results[hashSample(node.lang ?? '', resolveFacts(node.value, version).text)];
}

/**
 * Adds a badge below each block that has run with exactly this code and a default title to its output. Also removes the
 * runner's settings from all fences.
 */
export function decorateSamples(tree: Root, results: SampleResults, version: DocsVersion): void {
  visit(tree, 'code', (node, index, parent) => {
    const result = findBlockResult(node, results, version);
    if (node.meta) node.meta = removeRunnerWords(addDefaultTitle(node.meta));
    if (!result || !parent || index === undefined) return undefined;
    parent.children.splice(index + 1, 0, createRunBadge(result));
    return [SKIP, index + 2];
  });
}

/** Docusaurus sends the options of presets to every reader, so the options only contain the path of the results. */
interface VerifiedSamplesOptions {
  /** The file with the results, relative to the project's root. */
  readonly file: string;
  /** Depends on the results and the texts, so that the build recompiles pages when they change. */
  readonly digest: string;
}

/**
 * Adds a note below each code block that was run, with the date and tool, and removes the runner's words from the
 * fences.
 */
function remarkVerifiedSamples({file: results}: VerifiedSamplesOptions) {
  const known = readSampleResults(results);
  return (tree: Root, file: VFile): void => decorateSamples(tree, known, getFactsVersion(file.path));
}

/** Returns the plugin with its options for a results file. */
export function createVerifiedSamplesPlugin(file: string): [typeof remarkVerifiedSamples, VerifiedSamplesOptions] {
  return [
    remarkVerifiedSamples,
    {
      file,
      digest: createHash('sha256')
        .update(readJsonOrEmpty(file) + readTranslations())
        .digest('hex')
        .slice(0, 16),
    },
  ];
}

import {findHeading, extractSection} from '../../packages/docs-mcp/src/sections';
import {
  parseMarkdownPage,
  extractWords,
} from '../../packages/docusaurus-plugin-page-history/src/page/parseMarkdownPage';
import {toBarePath} from '../../packages/docusaurus-theme-document-first/src/build/pageModes';
import {findPageParts} from '../../packages/docusaurus-theme-document-first/src/finishing/findPageParts';
import {addUniversalSelectors} from '../../packages/docusaurus-theme-document-first/src/finishing/styles';
import {
  parseFence,
  extractMagicComments,
} from '../../packages/docusaurus-theme-document-first/src/highlighting/rehypeHighlight';
import {getLanguage, tokenize} from '../../packages/docusaurus-theme-search/src/engine/language';
import {normalizeText} from '../../packages/docusaurus-theme-search/src/engine/normalizeText';
import {getIdentifiers} from '../../packages/docusaurus-theme-search/src/extractSections';
import {parseInline} from '../../src/components/InlineText/parseInline';
import {matchErrors} from '../../src/features/errors/ErrorFinder/matchErrors';
import {resolveErrors, resolveMessages} from '../../src/facts/resolveErrors';
import {parseGlossary} from '../../src/features/glossary/remarkTerms';
import {parseChain} from '../../src/markdown/diagrams/chain';
import {parseDiagram} from '../../src/markdown/diagrams/renderDiagram';
import {findUnclosedBlocks} from '../../src/markdown/page-rules/findUnclosedBlocks';
import {getPageRuns, removeRunnerWords, addDefaultTitle} from '../../src/markdown/verified-samples';

const errors = resolveErrors();
const messages = resolveMessages();

/** Functions that parse text by authors or readers. The linter only checks their regular expressions one by one. */
const READERS: readonly (readonly [string, (text: string) => unknown])[] = [
  ['extractSection', (text) => extractSection(`## ${text}`, [{level: 2, title: 'a', slug: 'a'}], 'a')],
  ['findHeading', (text) => findHeading([{level: 2, title: 'a', slug: 'a'}], text)],
  ['parseMarkdownPage', (text) => parseMarkdownPage(text)],
  ['readPage of a title', (text) => parseMarkdownPage(`---\ntitle: ${text}\n---\n# ${text}`)],
  ['extractWords', extractWords],
  ['toBarePath', toBarePath],
  ['addUniversalSelectors', addUniversalSelectors],
  ['findPageParts', (text) => findPageParts(text, {baseUrl: '/', documentScript: '', files: new Set()})],
  ['parseFence', parseFence],
  ['extractMagicComments', (text) => extractMagicComments(`//${text}`, [{className: 'x', line: 'x'}])],
  ['normalizeText', normalizeText],
  ['tokenize', (text) => tokenize(text, getLanguage('en'))],
  ['getIdentifiers', getIdentifiers],
  ['parseInline', parseInline],
  ['matchErrors', (text) => matchErrors(text, errors, messages)],
  ['parseGlossary', parseGlossary],
  ['parseChain', parseChain],
  ['parseDiagram', (text) => parseDiagram(`accTitle: a\naccDescr: ${text}`)],
  ['findUnclosedBlocks', findUnclosedBlocks],
  ['getPageRuns', (text) => getPageRuns(text, {}, 'v2')],
  ['removeRunnerWords', removeRunnerWords],
  ['addDefaultTitle', addDefaultTitle],
];

const SIGNS =
  'a A aB 0 0. / // $ $. @ - _ # { {# < </ [ ]( [a]( ](/a# " a=" a= ` --- | a--> 漢 <!-- {/* 🙂 **a data- \\ &amp; % .';
const SPACED = [
  ' ',
  '\n',
  ' \n',
  '\n#',
  ' {#a',
  '<a ',
  '[a] ',
  '](a "',
  '``` ',
  '\n```js run\n',
  ':::a\n',
  ' --> ',
  '> ',
];
const MARKED = ['\u0301', 'ж\u0301', 'ж\u0300', 'ש\u05B0', '* ', '1. '];
const PASTED = ['1\n', '[1]\n', 'TZ\n', 'rate_limited ', 'error ', 'timeout\n', 'ENOSPC\n', ' \t', 'status : '];

/** Lengths of the short and the long text. */
const [SHORT, LONG] = [12_500, 200_000];
/** The minimum of several measurements counts, because garbage collection and compilation can only add time. */
const REPEATS = 3;

/** Measures the CPU time of a task in milliseconds, which doesn't depend on other running programs. */
function measureWork(task: () => unknown): number {
  const start = process.cpuUsage();
  try {
    task();
  } catch {
    // Rejecting the input is fine, too.
  }
  const {user, system} = process.cpuUsage(start);
  return (user + system) / 1000;
}

const createText = (piece: string, length: number): string => `${piece.repeat(length / piece.length)}\0`;

type Growth = {readonly piece: string; readonly short: number; readonly long: number};

function measureGrowth(read: (text: string) => unknown, piece: string): Growth {
  const measureLeast = (length: number): number => {
    const text = createText(piece, length);
    return Math.min(...Array.from({length: REPEATS}, () => measureWork(() => read(text))));
  };
  return {piece, short: measureLeast(SHORT), long: measureLeast(LONG)};
}

/** Quadratic on purpose, for comparison. */
function readQuadratically(text: string): void {
  for (let at = 0; at < text.length; at += 20) /b|\0/.exec(text.slice(at));
}

/** Returns the repeated input with the slowest long text. */
function findSlowest(read: (text: string) => unknown): Growth {
  const pieces = [...SIGNS.split(' '), ...SPACED, ...MARKED, ...PASTED];
  return pieces
    .map((piece) => measureGrowth(read, piece))
    .reduce((slowest, growth) => (growth.long > slowest.long ? growth : slowest));
}

console.log(
  `Text is ${LONG / SHORT} times longer: linear work grows as much, quadratic work ${(LONG / SHORT) ** 2} times.\n`,
);
console.log(
  `${'slowest text of'.padEnd(26)}${'repeated'.padEnd(14)}${`${SHORT}, ms`.padStart(12)}${`${LONG}, ms`.padStart(12)}  growth`,
);
function printGrowth(name: string, {piece, short, long}: Growth): void {
  const figures = [short.toFixed(1), long.toFixed(1)].map((figure) => figure.padStart(12));
  const growth = (long / Math.max(short, 0.1)).toFixed(0);
  console.log([name.padEnd(26), JSON.stringify(piece).padEnd(14), ...figures, growth.padStart(8)].join(''));
}

printGrowth('a quadratic reader', measureGrowth(readQuadratically, 'a'));
for (const [name, read] of READERS) printGrowth(name, findSlowest(read));

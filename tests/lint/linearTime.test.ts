import {describe, expect, it} from '@jest/globals';
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
import {parseInline} from '../../src/components/InlineText';
import {matchErrors} from '../../src/features/errors/ErrorFinder/matchErrors';
import {resolveErrors, resolveMessages} from '../../src/facts/resolveErrors';
import {parseGlossary} from '../../src/features/glossary/remarkTerms';
import {parseChain} from '../../src/markdown/diagrams/chain';
import {parseDiagram} from '../../src/markdown/diagrams/renderDiagram';
import {findUnclosedBlocks} from '../../src/markdown/page-rules/findUnclosedBlocks';
import {getPageRuns, removeRunnerWords, addDefaultTitle} from '../../src/markdown/verified-samples';

const errors = resolveErrors();
const messages = resolveMessages();

/** What reads text of authors or readers, beyond the regular expressions that the linter reads one by one. */
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

const LENGTH = 200_000;
/** How much longer the second text is. Linear work grows as much, work with the square of the length 256 times. */
const GROWTH = 16;
/** Caches and garbage collection make long texts cost more in proportion, mostly on a busy machine. */
const MAX_GROWTH = 2.5 * GROWTH;
/** A collection of garbage can fall into one measurement, but not into the same one each time. */
const ATTEMPTS = 6;

/** The processor time that a task takes, however many programs share the processor. */
function measureWork(task: () => unknown): number {
  const start = process.cpuUsage();
  try {
    task();
  } catch {
    // A rejection is an answer.
  }
  const {user, system} = process.cpuUsage(start);
  return user + system;
}

const createText = (piece: string, length: number): string => `${piece.repeat(length / piece.length)}\0`;

/** Work too small to compare: what reading a text of the full length takes on this machine, several times over. */
const NOISE = 5 * measureWork(() => Array.from(createText('a ', LENGTH)).join(''));

/** Whether the work for a piece, repeated, grows faster than its length. */
function growsTooFast(read: (text: string) => unknown, piece: string): boolean {
  const [short, long] = [createText(piece, LENGTH / GROWTH), createText(piece, LENGTH)];
  return Array.from({length: ATTEMPTS}).every(() => {
    const work = measureWork(() => read(long));
    return work > NOISE && work > MAX_GROWTH * measureWork(() => read(short));
  });
}

describe.each(READERS)('%s', (_, read) => {
  it('takes linear time for hostile input', () => {
    const pieces = [...SIGNS.split(' '), ...SPACED, ...MARKED, ...PASTED];
    expect(pieces.filter((piece) => growsTooFast(read, piece))).toEqual([]);
  });
});

it('detects quadratic time', () => {
  const readSquare = (text: string): void => {
    for (let at = 0; at < text.length; at += 20) /b|\0/.exec(text.slice(at));
  };
  expect(growsTooFast(readSquare, 'a')).toBe(true);
});

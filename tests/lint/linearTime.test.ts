import {describe, expect, it} from '@jest/globals';
import {findHeading, cutSection} from '../../packages/docs-mcp/src/sections';
import {readPage, readWords} from '../../packages/docusaurus-plugin-page-history/src/page/readPage';
import {toPagePath} from '../../packages/docusaurus-theme-document-first/src/build/pageModes';
import {completeGroups, linkSheets} from '../../packages/docusaurus-theme-document-first/src/finishing/styles';
import {
  readFence,
  takeMagicComments,
} from '../../packages/docusaurus-theme-document-first/src/highlighting/rehypeHighlight';
import {normalise, readLanguage, tokenise} from '../../packages/docusaurus-theme-search/src/engine/language';
import {findIdentifiers} from '../../packages/docusaurus-theme-search/src/readSections';
import {parseInline} from '../../src/components/InlineText';
import {readGlossary} from '../../src/glossary/remarkTerms';
import {findMistakes} from '../../src/markdown/diagrams/remarkDiagrams';
import {readChain, readDiagram} from '../../src/markdown/diagrams/renderDiagram';
import {findUnclosed} from '../../src/markdown/page-rules/findUnclosed';
import {describePageRuns, stripMeta, titleResult} from '../../src/markdown/verified-samples';

/** What reads text of authors or readers, beyond the regular expressions that the linter reads one by one. */
const READERS: readonly (readonly [string, (text: string) => unknown])[] = [
  ['cutSection', (text) => cutSection(`## ${text}`, [{level: 2, title: 'a', slug: 'a'}], 'a')],
  ['findHeading', (text) => findHeading([{level: 2, title: 'a', slug: 'a'}], text)],
  ['readPage', (text) => readPage(text)],
  ['readPage of a title', (text) => readPage(`---\ntitle: ${text}\n---\n# ${text}`)],
  ['readWords', readWords],
  ['toPagePath', toPagePath],
  ['completeGroups', completeGroups],
  ['linkSheets', (text) => linkSheets(text, [])],
  ['readFence', readFence],
  ['takeMagicComments', (text) => takeMagicComments(`//${text}`, [{className: 'x', line: 'x'}])],
  ['normalise', normalise],
  ['tokenise', (text) => tokenise(text, readLanguage('en'))],
  ['findIdentifiers', (text) => findIdentifiers(text, [])],
  ['parseInline', parseInline],
  ['readGlossary', readGlossary],
  ['findMistakes', (text) => findMistakes(`flowchart LR\n${text}`)],
  ['readChain', readChain],
  ['readDiagram', (text) => readDiagram(`accTitle: a\naccDescr: ${text}`)],
  ['findUnclosed', findUnclosed],
  ['describePageRuns', (text) => describePageRuns(text, {}, 'v2')],
  ['stripMeta', stripMeta],
  ['titleResult', titleResult],
];

const PIECES = [
  ...[
    'a',
    'A',
    'aB',
    '0',
    '0.',
    ' ',
    '\n',
    ' \n',
    '/',
    '//',
    '$',
    '$.',
    '@',
    '-',
    '_',
    '#',
    '\n#',
    '{',
    '{#',
    ' {#a',
    '<',
  ],
  ...[
    '<a ',
    '</',
    '[',
    '](',
    '[a](',
    '[a] ',
    '"',
    'a="',
    'a=',
    '`',
    '``` ',
    '\n```js run\n',
    ':::a\n',
    '---',
    ' --> ',
    '|',
  ],
  ...[
    'a-->',
    '\u0301',
    'ж\u0301',
    'ж\u0300',
    'ש\u05B0',
    '漢',
    '<!--',
    '{/*',
    '](/a#',
    '](a "',
    '🙂',
    '* ',
    '**a',
    '> ',
    '1. ',
    'data-',
    '\\',
    '&amp;',
    '%',
    '.',
  ],
];
const LENGTH = 100_000;
/** Linear work takes some 20 ms here, and that of the square of the length more than ten times as long as this. */
const MAX_MS = 500;

describe.each(READERS)('%s', (_, read) => {
  it('takes no longer for hostile text than its length asks for', () => {
    const slow = PIECES.flatMap((piece) =>
      ['\u0000'].flatMap((end) => {
        const text = piece.repeat(LENGTH / piece.length) + end;
        const start = performance.now();
        try {
          read(text);
        } catch {
          // A refusal is an answer.
        }
        const took = performance.now() - start;
        return took > MAX_MS ? [`${JSON.stringify(piece + end)}: ${Math.round(took)} ms`] : [];
      }),
    );
    expect(slow).toEqual([]);
  });
});

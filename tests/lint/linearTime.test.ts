import {describe, expect, it} from '@jest/globals';
import {findHeading, cutSection} from '../../packages/docs-mcp/src/sections';
import {readPage, readWords} from '../../packages/docusaurus-plugin-page-history/src/page/readPage';
import {toPagePath} from '../../packages/docusaurus-theme-document-first/src/build/pageModes';
import {completeGroups, linkSheets} from '../../packages/docusaurus-theme-document-first/src/finishing/styles';
import {
  readFence,
  takeMagicComments,
} from '../../packages/docusaurus-theme-document-first/src/highlighting/rehypeHighlight';
import {readLanguage, tokenise} from '../../packages/docusaurus-theme-search/src/engine/language';
import {normalise} from '../../packages/docusaurus-theme-search/src/engine/normalise';
import {findIdentifiers} from '../../packages/docusaurus-theme-search/src/readSections';
import {parseInline} from '../../src/components/InlineText';
import {readGlossary} from '../../src/glossary/remarkTerms';
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
  ['findIdentifiers', findIdentifiers],
  ['parseInline', parseInline],
  ['readGlossary', readGlossary],
  ['readChain', readChain],
  ['readDiagram', (text) => readDiagram(`accTitle: a\naccDescr: ${text}`)],
  ['findUnclosed', findUnclosed],
  ['describePageRuns', (text) => describePageRuns(text, {}, 'v2')],
  ['stripMeta', stripMeta],
  ['titleResult', titleResult],
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
const LENGTH = 200_000;
/** Linear work takes a fifth of it at most, and that of the square of the length more than three times as long. */
const MAX_MS = 2000;

/** What the processor has worked for, however many programs share it. */
const worked = (): number => process.cpuUsage().user / 1000;

describe.each(READERS)('%s', (_, read) => {
  it('takes no longer for hostile text than its length asks for', () => {
    const slow = [...SIGNS.split(' '), ...SPACED, ...MARKED].flatMap((piece) => {
      const text = `${piece.repeat(LENGTH / piece.length)}\0`;
      const start = worked();
      try {
        read(text);
      } catch {
        // A refusal is an answer.
      }
      const took = worked() - start;
      return took > MAX_MS ? [`${JSON.stringify(piece)}: ${Math.round(took)} ms`] : [];
    });
    expect(slow).toEqual([]);
  });
});

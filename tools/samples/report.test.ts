import {describe, expect, it} from '@jest/globals';
import {extractBlocks} from './extractBlocks';
import type {Block} from './model';
import {expectFailures} from './testSamples';
import {formatProblems, rewriteShown, formatSummary, listReasons, summarise} from './report';
import {compareResults, updateResults, type RanBlock} from './results';

const PAGE = 'docs/page/index.mdx';
const source = [
  '# Page',
  '',
  '```js run',
  'console.log(1);',
  '```',
  '',
  '1. Shown:',
  '',
  '   ```text expect=logs',
  '   2',
  '   ```',
  '',
  '```json expect=return',
  '{ "size": "%limits.payloadSize%" }',
  '```',
  '',
  '```bash norun="needs a network"',
  'ls',
  '```',
].join('\n');
const blocks = extractBlocks(PAGE, source).blocks as [Block, Block, Block, Block];

describe('updateResults', () => {
  const ran: RanBlock = {block: blocks[0], tool: 'Node.js 20.19.0', passed: true};
  const first = updateResults({}, [ran], new Date('2026-11-20T10:00:00Z'));

  it('gives a block the day of its last run', () => {
    expect(Object.values(first)).toEqual([{page: PAGE, tool: 'Node.js 20.19.0', date: '2026-11-20'}]);
    expect(updateResults(first, [ran], new Date('2026-11-20T18:00:00Z'))).toEqual(first);
    const later = updateResults(first, [{...ran, tool: 'Node.js 22.1.0'}], new Date('2026-12-01T10:00:00Z'));
    expect(Object.values(later)).toEqual([{page: PAGE, tool: 'Node.js 22.1.0', date: '2026-12-01'}]);
  });

  it('has no entry for a block that failed, on any of its pages', () => {
    expect(updateResults(first, [ran, {...ran, passed: false}], new Date())).toEqual({});
  });

  it('leaves the results of pages alone that were not part of the run', () => {
    expect(updateResults(first, [], new Date(), () => false)).toEqual(first);
  });
});

describe('compareResults', () => {
  const entry = {page: 'docs/a/index.mdx', tool: 'Go 1.19', date: '2026-11-20'};

  it('finds no difference in an equal run, whatever its date', () => {
    expect(compareResults({a: entry}, {a: {...entry, date: '2026-12-01'}})).toEqual({outdated: [], otherTools: []});
  });

  it('tells a record that is out of date from another machine', () => {
    const found = {b: entry, c: {...entry, tool: 'Go 1.22'}};
    expect(compareResults({a: entry, c: entry}, found)).toEqual({
      outdated: [
        'docs/a/index.mdx: a block ran that has no recorded result',
        'docs/a/index.mdx: a recorded result belongs to a block that is gone, changed or failed',
      ],
      otherTools: ['ran with Go 1.22; recorded is Go 1.19'],
    });
  });
});

describe('rewriteShown', () => {
  it('replaces a shown result at its indent, and leaves one that prints a fact to its author', () => {
    const wrong = [
      {block: blocks[1], shown: '2', actual: '1\n3'},
      {block: blocks[2], shown: '', actual: '{}'},
    ];
    const {text, skipped} = rewriteShown(source, wrong);
    expect(text).toContain('   ```text expect=logs\n   1\n   3\n   ```');
    expect(text).toContain('%limits.payloadSize%');
    expect(skipped).toHaveLength(1);
  });
});

describe('expectFailures', () => {
  const block: Block = {...blocks[0], meta: {fails: 'not defined'}};
  const problem = (message: string) => ({page: PAGE, line: 4, message});

  it('takes the announced failure, and nothing else', () => {
    expect(expectFailures(block, [problem('x is not defined')])).toEqual([]);
    expect(expectFailures(block, [])[0]?.message).toBe('should fail with "not defined", but passes');
    expect(expectFailures(block, [problem('other')])).toHaveLength(2);
  });
});

describe('the summary', () => {
  it('counts by language and lists the reasons', () => {
    const text = formatSummary(
      summarise(blocks, {isSound: ({lang}) => lang !== 'text', isRun: ({meta}) => meta.run !== undefined}),
    );
    expect(text.split('\n').map((line) => line.split(/\s{2,}/))).toEqual([
      ['language', 'blocks', 'parsed', 'typed', 'run', 'compared', 'not run'],
      ['bash', '1', '1', '0', '0', '0', '1'],
      ['js', '1', '1', '1', '1', '0', '0'],
      ['json', '1', '1', '0', '0', '1', '0'],
      ['text', '1', '0', '0', '0', '1', '0'],
      ['all', '4', '3', '1', '1', '2', '1'],
    ]);
    expect(listReasons(blocks, ({lang}) => lang === 'js')).toEqual([
      '   1  needs a network',
      expect.stringMatching(/^ {3}1 {2}no run asked for/),
    ]);
  });

  it('names problems by page and line, in order', () => {
    const problems = [
      {page: 'b.mdx', line: 1, message: 'x'},
      {page: 'a.mdx', line: 9, message: 'y\nz'},
      {page: 'a.mdx', line: 2, message: 'w'},
    ];
    expect(formatProblems(problems)).toBe('a.mdx:2 w\na.mdx:9 y\n    z\nb.mdx:1 x');
  });
});

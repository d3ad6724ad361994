import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {hashSample, SAMPLE_RESULTS, type SampleResults} from '../../src/markdown/verified-samples';
import {extractBlocks} from './extractBlocks';
import type {Block, RanBlock} from './model';
import {planUpdate, writePatch, compareResults, updateResults} from './planUpdate';
import type {WrongResult} from './run/verifyRuns';
import {expectFailures} from './testSamples';
import {formatProblems, rewriteShown} from './report';

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
  const ran: RanBlock = {block: blocks[0], tool: 'Node.js 20.19.0', passed: true, isSound: true};
  const first = updateResults({}, [ran], {now: new Date('2026-11-20T10:00:00Z')});

  const later = {now: new Date('2026-12-01T10:00:00Z')};

  it('gives a new block the day of the run, and leaves the others as they are', () => {
    expect(Object.values(first)).toEqual([{page: PAGE, tool: 'Node.js 20.19.0', date: '2026-11-20'}]);
    const again = [ran, {...ran, block: blocks[3]}];
    expect(Object.values(updateResults(first, again, later)).map(({date}) => date)).toEqual(
      expect.arrayContaining(['2026-11-20', '2026-12-01']),
    );
  });

  it('gives every block the day of the run where that is asked for', () => {
    const other = updateResults(first, [{...ran, tool: 'Node.js 22.1.0'}], {...later, redate: true});
    expect(Object.values(other)).toEqual([{page: PAGE, tool: 'Node.js 22.1.0', date: '2026-12-01'}]);
  });

  it('has no entry for a block that failed, on any of its pages', () => {
    expect(updateResults(first, [ran, {...ran, passed: false}], later)).toEqual({});
  });

  it('leaves the results of pages alone that were not part of the run', () => {
    expect(updateResults(first, [], {...later, isCovered: () => false})).toEqual(first);
  });
});

describe('compareResults', () => {
  const entry = {page: PAGE, tool: 'Go 1.19', date: '2026-11-20'};
  const ran: RanBlock = {block: blocks[0], tool: 'Go 1.22', passed: true, isSound: true};
  const hash = hashSample(blocks[0].lang, blocks[0].code);

  it('finds no difference in an equal run, whatever its date, and names other tools', () => {
    expect(compareResults({[hash]: entry}, {[hash]: {...entry, date: '2026-12-01'}}, [ran])).toEqual({
      outdated: [],
      otherTools: ['ran with Go 1.22; recorded is Go 1.19'],
    });
  });

  it('names an edited block by its line, and not the result that it left behind', () => {
    const {outdated} = compareResults({old: entry}, {[hash]: entry}, [ran]);
    expect(outdated).toEqual([`${PAGE}:3: this block ran, and has no recorded result yet`]);
  });

  it('names the page of a block that is gone', () => {
    expect(compareResults({old: entry}, {}, []).outdated).toEqual([expect.stringMatching(/index\.mdx:1: .* gone/)]);
  });

  it('names a page whose results are recorded for the one that it was moved from', () => {
    const moved = {[hash]: {...entry, page: 'docs/old/index.mdx'}};
    const isGone = (page: string): boolean => page === 'docs/old/index.mdx';
    expect(compareResults(moved, {[hash]: entry}, [ran], isGone).outdated).toEqual([
      `${PAGE}:1: its results are recorded for docs/old/index.mdx, which is gone; --update moves them`,
    ]);
    // The same block is on two pages.
    expect(compareResults(moved, {[hash]: entry}, [ran], () => false).outdated).toEqual([]);
  });
});

describe('planUpdate', () => {
  const [run, logs, figure] = blocks;
  const ran: RanBlock[] = [{block: run, tool: 'Node.js 20.20', passed: false, isSound: true}];
  const before = {kept: {page: 'docs/other/index.mdx', tool: 'Go 1.19', date: '2026-11-20'}};
  const files: Readonly<Record<string, string>> = {
    [PAGE]: source,
    [SAMPLE_RESULTS]: '',
    'docs/other/index.mdx': 'Text',
  };
  const readFile = (file: string): string => files[file] ?? '';
  const plan = (wrong: readonly WrongResult[], recorded: SampleResults = before) =>
    planUpdate({blocks, ran, wrong}, recorded, readFile, {now: new Date('2026-12-01')});
  const wrongLogs = {block: logs, run, shown: '2', actual: '1'};

  it('records a block in the run in which its shown result is replaced', () => {
    const {files: changed, rewritten} = plan([wrongLogs]);
    expect(rewritten).toEqual([logs]);
    expect(changed.get(PAGE)).toContain('```text expect=logs\n   1\n');
    const results = JSON.parse(changed.get(SAMPLE_RESULTS) ?? '') as SampleResults;
    expect(results).toMatchObject({...before, [hashSample('js', 'console.log(1);')]: {page: PAGE}});
  });

  it('records none whose shown result is left to its author', () => {
    const {files: changed, left} = plan([{block: figure, run, shown: '', actual: '{}'}]);
    expect(left).toEqual([figure]);
    expect(JSON.parse(changed.get(SAMPLE_RESULTS) ?? '')).toEqual(before);
  });

  it('moves the results of a moved page, with their day, and drops those of a page that is gone', () => {
    const hash = hashSample('js', 'console.log(1);');
    const old = {page: 'docs/old/index.mdx', tool: 'Node.js 20.19', date: '2026-11-20'};
    const {files: changed} = plan([wrongLogs], {...before, [hash]: old, gone: old});
    expect(JSON.parse(changed.get(SAMPLE_RESULTS) ?? '')).toEqual({...before, [hash]: {...old, page: PAGE}});
  });

  it('is a patch that git applies', () => {
    const folder = mkdtempSync(join(tmpdir(), 'patch-'));
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), {recursive: true});
      writeFileSync(join(folder, file), text);
    }
    const {files: changed} = plan([wrongLogs]);
    execFileSync('git', ['apply'], {cwd: folder, input: writePatch(changed, readFile)});
    for (const [file, text] of changed) expect(readFileSync(join(folder, file), 'utf8')).toBe(text);
    rmSync(folder, {recursive: true});
  });
});

describe('rewriteShown', () => {
  it('replaces a shown result at its indent, and leaves one that prints a fact to its author', () => {
    const wrong = [
      {block: blocks[1], run: blocks[0], shown: '2', actual: '1\n3'},
      {block: blocks[2], run: blocks[0], shown: '', actual: '{}'},
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

it('names problems by page and line, in order', () => {
  const problems = [
    {page: 'b.mdx', line: 1, message: 'x'},
    {page: 'a.mdx', line: 9, message: 'y\nz'},
    {page: 'a.mdx', line: 2, message: 'w'},
  ];
  expect(formatProblems(problems)).toBe('a.mdx:2 w\na.mdx:9 y\n    z\nb.mdx:1 x');
});

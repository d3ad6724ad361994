import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {writeFileWithFolder} from '../writeFileWithFolder';
import {createTemporaryFolder} from '../../tests/temporaryFolder';
import {hashSample, SAMPLE_RESULTS, type SampleResults} from '../../src/markdown/verified-samples';
import {extractBlocks} from './extractBlocks';
import type {Block, RanBlock} from './model';
import {getOutdatedResults, planUpdate, createPatch} from './planUpdate';
import type {WrongResult} from './run/verifyRuns';
import {formatProblems} from './report';

const PAGE = 'docs/page/index.mdx';
const source = readFileSync(join(import.meta.dirname, 'fixtures/pages/shown.mdx'), 'utf8');
const blocks = extractBlocks(PAGE, source).blocks as [Block, Block, Block, Block];

it('reports blocks without a result, and results without a block', () => {
  const entry = {page: PAGE, tool: 'Go 1.19', date: '2026-11-20'};
  const hash = hashSample(blocks[0].lang, blocks[0].code);
  const ran = [{block: blocks[0], tool: 'Go 1.22', passed: true, succeeded: true}];
  expect(getOutdatedResults({old: entry}, {[hash]: {...entry, date: '2026-12-01'}}, ran)).toEqual([
    `${PAGE}:1: a recorded result belongs to a block that is gone, changed or failed`,
    `${PAGE}:3: this block ran, and has no recorded result yet`,
  ]);
});

describe('planUpdate', () => {
  const [run, logs, figure] = blocks;
  const ran: RanBlock[] = [{block: run, tool: 'Node.js 20.20', passed: false, succeeded: true}];
  const before = {kept: {page: 'docs/other/index.mdx', tool: 'Go 1.19', date: '2026-11-20'}};
  const files: Readonly<Record<string, string>> = {
    [PAGE]: source,
    [SAMPLE_RESULTS]: '',
    'docs/other/index.mdx': 'Text',
  };
  const readFile = (file: string): string => files[file] ?? '';
  const plan = (wrong: readonly WrongResult[], recorded: SampleResults = before) =>
    planUpdate({blocks, ran, wrong}, recorded, readFile, {now: new Date('2026-12-01')});
  const wrongLogs = {block: logs, run, shown: '2', actual: '1\n3'};

  it('records a block in the run that updates its output', () => {
    const {files: changed, rewritten} = plan([wrongLogs]);
    expect(rewritten).toEqual([logs]);
    expect(changed.get(PAGE)).toContain('   ```text expect=logs\n   1\n   3\n   ```');
    const results = JSON.parse(changed.get(SAMPLE_RESULTS) ?? '') as SampleResults;
    expect(results).toMatchObject({...before, [hashSample('js', 'console.log(1);')]: {page: PAGE}});
  });

  it("doesn't record a block whose output isn't updated", () => {
    const {files: changed, left} = plan([{block: figure, run, shown: '', actual: '{}'}]);
    expect(left).toEqual([figure]);
    expect(JSON.parse(changed.get(SAMPLE_RESULTS) ?? '')).toEqual(before);
  });

  it('moves the results of a moved page, and removes those of a deleted one', () => {
    const hash = hashSample('js', 'console.log(1);');
    const old = {page: 'docs/old/index.mdx', tool: 'Node.js 20.19', date: '2026-11-20'};
    const {files: changed} = plan([wrongLogs], {...before, [hash]: old, gone: old});
    expect(JSON.parse(changed.get(SAMPLE_RESULTS) ?? '')).toEqual({...before, [hash]: {...old, page: PAGE}});
  });

  const right: RanBlock = {block: run, tool: 'Node.js 20.20', passed: true, succeeded: true};

  it.each([
    [
      'gives a new block the day of the run, and leaves the others as they are',
      [right, {...right, block: blocks[3]}],
      {},
      ['2026-11-20', '2026-12-01'],
    ],
    ['gives every block the day of the run on request', [right], {redate: true}, ['2026-12-01']],
    ['has no entry for a block that failed, on any of its pages', [right, {...right, passed: false}], {}, []],
  ])('%s', (_, blocksRan, options, days) => {
    const recorded = {[hashSample('js', 'console.log(1);')]: {page: PAGE, tool: 'Node.js 20.19', date: '2026-11-20'}};
    const results = {blocks, ran: blocksRan, wrong: []};
    const {files: changed} = planUpdate(results, recorded, readFile, {now: new Date('2026-12-01'), ...options});
    const after = Object.values(JSON.parse(changed.get(SAMPLE_RESULTS) ?? '') as SampleResults);
    expect(after.map(({date}) => date).sort()).toEqual(days);
  });

  it('creates a patch that git can apply', () => {
    const folder = createTemporaryFolder('patch-');
    for (const [file, text] of Object.entries(files)) writeFileWithFolder(join(folder, file), text);
    const {files: changed} = plan([wrongLogs]);
    execFileSync('git', ['apply'], {cwd: folder, input: createPatch(changed, readFile)});
    for (const [file, text] of changed) expect(readFileSync(join(folder, file), 'utf8')).toBe(text);
  });
});

it('sorts problems by page and line', () => {
  const problems = [
    {page: 'b.mdx', line: 1, message: 'x'},
    {page: 'a.mdx', line: 9, message: 'y\nz'},
    {page: 'a.mdx', line: 2, message: 'w'},
  ];
  expect(formatProblems(problems)).toBe('a.mdx:2 w\na.mdx:9 y\n    z\nb.mdx:1 x');
});

import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from '@jest/globals';
import {listFacts} from '../../../facts/lookupFact';
import {compareFigures} from './compareFigures';
import {evaluateFacts} from './evaluateFacts';
import {readFigureTimeline} from './figureTimeline';
import {fillFigures} from './fillFigures';
import {printsFigure} from './printsFigure';

const FOLDER = 'src/facts';

const files = new Map(
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .map((name) => [`${FOLDER}/${name}`, readFileSync(`${FOLDER}/${name}`, 'utf8')]),
);
const limits = files.get('src/facts/limits.ts') ?? '';
const smaller = limits.replace("payloadSize: {value: 512, unit: 'KB'", "payloadSize: {value: 256, unit: 'KB'");

const added = (path: string, after: string, before: string | null = null) =>
  ({status: before === null ? 'added' : 'changed', path, before, after}) as const;

describe('evaluateFacts', () => {
  it('runs the modules of this project as a past commit', async () => {
    const figures = await evaluateFacts(files);
    expect(figures?.v2.get('limits.payloadSize')?.display).toBe('512KB');
    expect(figures?.v2.size).toBe(listFacts('v2').size);
    expect(figures?.v1.get('limits.attachment')?.display).toBe('10MB');
  });

  it.each([
    ['do not run', new Map([['src/facts/lookupFact.ts', 'throw new Error("broken")']])],
    ['had another shape', new Map([['src/facts/lookupFact.ts', 'export const facts = {};']])],
    ['are not there', new Map<string, string>()],
  ])('gives nothing for modules that %s', async (_, past) => {
    expect(await evaluateFacts(past)).toBeNull();
  });
});

describe('figures in the history', () => {
  const texts = new Map([...files].map(([path, text]) => [path, text])).set('smaller', smaller);
  const first = [...files.keys()].map((path) => added(path, path.endsWith('/limits.ts') ? 'smaller' : path));
  const second = [added('src/facts/limits.ts', 'src/facts/limits.ts', 'smaller')];
  const summaries = new Map<string, string[]>();
  const commits = [
    {hash: 'a', day: '2026-11-01', files: first, summaries},
    {hash: 'b', day: '2026-11-02', files: second, summaries},
  ];

  it('tells a changed figure in words, in each version that prints it', async () => {
    const changes = compareFigures(await readFigureTimeline(commits, texts));
    const words = 'Body of one HTTP request: 256KB → 512KB';
    expect(changes).toEqual([
      {day: '2026-11-02', version: 'v1', name: 'limits.payloadSize', words},
      {day: '2026-11-02', version: 'v2', name: 'limits.payloadSize', words},
    ]);
  });
});

describe('fillFigures', () => {
  it('prints typed and named figures alike', async () => {
    const figures = (await evaluateFacts(files)) ?? undefined;
    const source = '%limits.payloadSize% <Limit id="tmp" /> %v1.limits.attachment% %limits.gone%';
    expect(fillFigures(source, figures, 'v2')).toBe('512KB 2GB 10MB %limits.gone%');
    expect(fillFigures(source, undefined, 'v2')).toBe(source);
  });
});

describe('printsFigure', () => {
  it.each([
    ['A body of %limits.payloadSize%.', true],
    ['`maximum: %limits.payloadSize.raw%`', true],
    ['<Limit id="payloadSize" />', true],
    ['<LimitsTable />', true],
    ['<Limit id="payload" /> %limits.tmp%', false],
    ['<CreditCalculator />', false],
  ])('%s: %s', (source, expected) => expect(printsFigure(source, 'limits.payloadSize')).toBe(expected));
});

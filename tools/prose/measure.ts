import {SHORT_BELOW} from './findRhythm';
import {readBlocks} from './readBlocks';
import {readSentences} from './readSentences';

/** The counts of one page, or of many added up. Sentences are those of running prose. */
export type Counts = {
  readonly sentences: number;
  readonly sentenceWords: number;
  readonly shortSentences: number;
  readonly words: number;
  readonly tableWords: number;
};

/** What the counts say: words a sentence, and shares between 0 and 1. */
export type Metrics = {readonly mean: number; readonly short: number; readonly tables: number};

/** What the whole site has to be within: mixed lengths, neither clipped nor endless. */
export const TARGETS = {meanFrom: 13, meanTo: 19, shortTo: 0.12} as const;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Counts the words and sentences of a page; headings and front matter do not count. */
export function countPage(source: string): Counts {
  const blocks = readBlocks(source).filter(({kind}) => kind !== 'heading' && kind !== 'front matter');
  const read = blocks.map(({kind, text}) => ({kind, lengths: readSentences(text).map(({words}) => words)}));
  const prose = read.filter(({kind}) => kind === 'prose').flatMap(({lengths}) => lengths);
  return {
    sentences: prose.length,
    sentenceWords: sum(prose),
    shortSentences: prose.filter((words) => words < SHORT_BELOW).length,
    words: sum(read.flatMap(({lengths}) => lengths)),
    tableWords: sum(read.filter(({kind}) => kind === 'table').flatMap(({lengths}) => lengths)),
  };
}

/** The counts of several pages together. */
export function addCounts(pages: readonly Counts[]): Counts {
  const add = (key: keyof Counts): number => sum(pages.map((page) => page[key]));
  return {
    sentences: add('sentences'),
    sentenceWords: add('sentenceWords'),
    shortSentences: add('shortSentences'),
    words: add('words'),
    tableWords: add('tableWords'),
  };
}

const divide = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** The mean length of a sentence, the share of short ones, and the share of words in tables. */
export const toMetrics = ({sentences, sentenceWords, shortSentences, words, tableWords}: Counts): Metrics => ({
  mean: divide(sentenceWords, sentences),
  short: divide(shortSentences, sentences),
  tables: divide(tableWords, words),
});

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** The targets that the metrics miss, each as a sentence. */
export function findMissedTargets({mean, short}: Metrics): string[] {
  const {meanFrom, meanTo, shortTo} = TARGETS;
  const means = `The mean sentence has ${mean.toFixed(1)} words; the target is ${meanFrom} to ${meanTo}.`;
  const shorts = `${percent(short)} of sentences have fewer than ${SHORT_BELOW} words; the target is at most ${percent(shortTo)}.`;
  return [...(mean < meanFrom || mean > meanTo ? [means] : []), ...(short > shortTo ? [shorts] : [])];
}

/** One line of the table that the command prints. */
export function formatRow(name: string, counts: Counts): string {
  const {mean, short, tables} = toMetrics(counts);
  const cells = [counts.sentences, mean.toFixed(1), percent(short), percent(tables)];
  return [...cells.map((cell) => String(cell).padStart(9)), name].join('  ');
}

import {toBaseUnits, units, type Unit} from 'docusaurus-plugin-facts/facts';
import {parseLines} from 'docusaurus-plugin-facts/lint';
import {getFactsVersion} from '../../src/config/versions';
import {facts} from '../../src/facts';
import {hints} from './hints';

const ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Fractions and approximate numbers before a unit. */
const PARTS: Readonly<Record<string, number>> = {
  'half a': 1 / 2,
  'a quarter of a': 1 / 4,
  'quarter of a': 1 / 4,
  'three quarters of a': 3 / 4,
  'one and a half': 3 / 2,
  'a couple of': 2,
  'a dozen': 12,
};

/** Units in words, and the corresponding units of facts. */
const UNITS: Readonly<Record<string, Unit>> = {
  second: 'second',
  minute: 'minute',
  hour: 'hour',
  day: 'day',
  year: 'year',
  kilobyte: 'KB',
  megabyte: 'MB',
  gigabyte: 'GB',
  terabyte: 'TB',
};

const number = `(?:(?:${TENS.join('|')})(?:-(?:${ONES.slice(0, 9).join('|')}))?|${ONES.join('|')}|(?:a|one|two|three|four|five) hundred)`;
const QUANTITY = new RegExp(
  `\\b(${Object.keys(PARTS)
    .map((part) => part.replace(/ a$/, ' an?'))
    .join('|')}|${number})[ -](${Object.keys(UNITS).join('|')})s?\\b(?!-)`,
  'gi',
);

/** Parses a number in words; `NaN` if it's unknown. */
export function parseNumber(words: string): number {
  const text = words.toLowerCase().replace(/\ban$/, 'a');
  if (Object.hasOwn(PARTS, text)) return PARTS[text] ?? NaN;
  const [, hundreds] = /^(\w+) hundred$/.exec(text) ?? [];
  if (hundreds !== undefined) return (hundreds === 'a' ? 1 : ONES.indexOf(hundreds) + 1) * 100;
  const [tens = '', ones = ''] = text.split('-');
  const ten = (TENS.indexOf(tens) + 2) * 10;
  if (TENS.includes(tens)) return ten + (ones ? ONES.indexOf(ones) + 1 : 0);
  return ONES.includes(text) ? ONES.indexOf(text) + 1 : NaN;
}

const SIZE = /\b(?:memory|payload|body|bodies|disk|storage|upload|attachment|export|file)/i;
/** Words in a sentence about a time limit, in addition to those in `hints.yaml`. */
const ENDS = /\btim(?:es?|ed|ing) out\b|\bat most\b|\bup to\b|\bno longer than\b|\blimit/i;

/** A figure in words: its line, its text, and the facts that could replace it. */
type WordedFigure = {readonly line: number; readonly typed: string; readonly names: readonly string[]};

/**
 * Finds durations and sizes in words in sentences about limits. They wouldn't be updated with the limit, and no check
 * would find a contradiction.
 */
export function findWordedFigures(source: string, page: string): WordedFigure[] {
  const known = [...facts.list(getFactsVersion(page))].flatMap(([name, fact]) =>
    'value' in fact ? [{name, base: units[fact.unit].base, amount: toBaseUnits(fact)}] : [],
  );
  return parseLines(source).flatMap(({text, number: line, inCode, isExempt}) => {
    if (inCode || isExempt) return [];
    return [...text.matchAll(QUANTITY)].flatMap(({0: typed, 1: words = '', 2: unit = '', index}) => {
      const key = UNITS[unit.toLowerCase()];
      if (key === undefined) return [];
      const amount = parseNumber(words) * units[key].factor;
      const sentence = getSentence(text, index);
      const isNear = (name: string): boolean => {
        const near = (hints.durations as Readonly<Record<string, string>>)[name];
        return near === undefined
          ? SIZE.test(sentence)
          : ENDS.test(sentence) &&
              new RegExp(`\\b(?:${near})`, 'i').test(sentence.replace(/\btim(?:es|ed|ing) out\b/i, 'timeout'));
      };
      const alike = known.filter(({name, base}) => base === units[key].base && isNear(name));
      const equal = alike.filter((fact) => fact.amount === amount);
      const names = (equal.length > 0 ? equal : alike).map(({name}) => name).slice(0, 3);
      return names.length === 0 ? [] : [{line, typed, names}];
    });
  });
}

/** Returns the sentence or table cell at a position. */
function getSentence(text: string, at: number): string {
  const start = Math.max(text.lastIndexOf('. ', at), text.lastIndexOf('|', at)) + 1;
  const ends = [text.indexOf('. ', at), text.indexOf('|', at)].filter((end) => end >= 0);
  return text.slice(start, ends.length > 0 ? Math.min(...ends) : undefined);
}

/** Formats the warning about a figure that's written in words. */
export function formatWordedFigure(page: string, {line, typed, names}: WordedFigure): string {
  const tokens = names.map((name) => `%${name}%`).join(' or ');
  return `${page}:${line}: warning "${typed}" is a figure in words, which does not change with the limit: write ${tokens}, or {/* figure-ok: why */}`;
}

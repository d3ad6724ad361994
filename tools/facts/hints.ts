import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type Unit, units} from 'docusaurus-plugin-facts/facts';
import {type Hints, createLiteralFactFinder, parseLines, type LiteralFact} from 'docusaurus-plugin-facts/lint';
import {parse} from 'yaml';
import {getFactsVersion} from '../../src/config/versions';
import {facts, lookupFact} from '../../src/facts';
import type {LimitRule} from '../../src/facts/limitRules';
import {resolveLimits} from '../../src/facts/resolveLimits';
import {getRoute} from '../../src/config/getRoute';

const {nouns, durations, spelled} = parse(readFileSync(join(import.meta.dirname, 'hints.yaml'), 'utf8')) as Readonly<
  Record<'nouns' | 'durations' | 'spelled', Readonly<Record<string, string>>>
>;

/** Words that distinguish the platform's figures from other numbers. */
export const hints = {
  nouns,
  durations,
  spelled,
  before: {'runtimes.node': 'Node(?:\\.js)?', 'runtimes.python': 'Python', 'runtimes.go': 'Go'},
  texts: /millrace\.example/,
  // Endpoints have a key before the host name. Other hosts don't.
  afterLabel: ['hosts.endpoints'],
} satisfies Hints;

/** Finds hard-coded figures on a page. */
export const findLiteralFacts = createLiteralFactFinder(facts, hints);

/** Formats an error or warning about a hard-coded figure: its location and the name to use. */
export function formatLiteralFact(
  path: string,
  {line, column, typed, names}: LiteralFact,
  level: '' | 'warning ' = '',
): string {
  const tokens = names.map((name) => `%${name}%`).join(' or ');
  return `${path}:${line}:${column}: ${level}"${typed}" is typed by hand: write ${tokens}`;
}

/** A version on a page that differs from the platform's, with the name of the figure. */
type OtherVersion = {readonly line: number; readonly typed: string; readonly name: string; readonly text: string};

/** Whether one version is the other, or a release of it. */
const isRelease = (one: string, other: string): boolean => `${one}.`.startsWith(`${other}.`);

/**
 * Finds language versions that contradict the platform's. Other languages than Node.js need a dot, because a number
 * after "Go" or "Python" often isn't a version.
 */
export function findOtherRuntimes(source: string, page: string): OtherVersion[] {
  return parseLines(source).flatMap(({text, number: line, inCode, isExempt}) => {
    if (inCode || isExempt) return [];
    return Object.entries(hints.before).flatMap(([name, words]) => {
      const found = lookupFact(name, getFactsVersion(page));
      if (!found.found || !('text' in found.fact)) return [];
      const own = found.fact.text;
      const version = /^\d+$/.test(own) ? '\\d+(?:\\.\\d+)*' : '\\d+(?:\\.\\d+)+';
      return [...text.matchAll(new RegExp(`\\b${words} v?(${version})(?![\\w-])`, 'g'))].flatMap(
        ({0: typed, 1: given = ''}) =>
          isRelease(given, own) || isRelease(own, given) ? [] : [{line, typed, name, text: own}],
      );
    });
  });
}

/** Formats the warning about a version that contradicts the platform's. */
export const formatOtherRuntime = (path: string, {line, typed, name, text}: OtherVersion): string =>
  `${path}:${line}: warning "${typed}" isn't the version of the platform, which is ${text}: write %${name}%, or {/* figure-ok: why */} if it is about another one`;

/** A number with a unit of limits, in digits or in words. */
const QUANTITY = new RegExp(
  `(?<![\\w.,$%–-]|\\d to )(?:\\d[\\d,.]*|${Object.entries(spelled)
    .flatMap(([key, word]) => (/\d/.test(key) ? word : []))
    .join('|')})[ -]?(${Object.keys(units)
    .filter((unit) => !['count', 'dollar'].includes(unit))
    .map((unit) => (spelled[unit] ? `${unit}|${spelled[unit]}` : `${unit}s?`))
    .join('|')})\\b`,
  'gi',
);

/** Returns the base unit of a written unit, such as bytes or milliseconds; `undefined` for an unknown unit. */
function getBaseUnit(written: string): string | undefined {
  const key = Object.keys(units).find((unit) =>
    new RegExp(`^(?:${unit}s?|${spelled[unit] ?? unit})$`, 'i').test(written),
  );
  return key && units[key as Unit].base;
}

/** Returns the names of a limit's figures that have the given base unit. */
const getFigureNames = (rule: Pick<LimitRule, 'facts'>, base: string | undefined, page: string): string[] =>
  rule.facts.filter((name) => {
    const found = lookupFact(name, getFactsVersion(page));
    if (!found.found) return false;
    const [quantity] = 'value' in found.fact ? [found.fact] : 'from' in found.fact ? [found.fact.from] : [];
    return quantity !== undefined && units[quantity.unit].base === base;
  });

/** Words before a number that indicate a limit. */
const LIMIT =
  /\b(?:at most|at least|up to|maximum|minimum|max\.|longest|largest|limit(?:ed)?|no more than|more than|default)\b[^.;|]{0,40}$/i;

/** A number next to the name of a limit. Without such words, authors have to check it. */
type NearLimit = LiteralFact & {readonly limit: string; readonly isCertain: boolean};

/** Finds numbers in the section or table row of a limit, or next to its name, whether or not they match the facts. */
export function findNearLimits(source: string, page: string): NearLimit[] {
  const rules: readonly Omit<LimitRule, 'error'>[] = resolveLimits(getFactsVersion(page));
  const route = getRoute(page);
  const known = new Set(findLiteralFacts(source, getFactsVersion(page)).map(({line, column}) => `${line}:${column}`));
  let own: typeof rules = [];
  return parseLines(source).flatMap(({text, number, inCode, isExempt}) => {
    const [, anchor] = /^#+ .*\{\/\* #([\w-]+) \*\/\}/.exec(text) ?? [];
    if (/^#+ /.test(text) && !inCode) own = rules.filter((rule) => rule.page === route && rule.anchor === anchor);
    if (inCode || isExempt) return [];
    const cell = text.startsWith('|') ? text.split('|')[1]?.trim() : undefined;
    return [...text.matchAll(QUANTITY)].flatMap(({0: typed, 1: unit = '', index}) => {
      const isMentioned = (rule: Pick<LimitRule, 'label'>): boolean =>
        text.toLowerCase().includes(rule.label.toLowerCase());
      const certain = rules.find((rule) => own.includes(rule) || rule.label === cell);
      const near = certain ?? (LIMIT.test(text.slice(0, index)) ? rules.find(isMentioned) : undefined);
      const names = near ? getFigureNames(near, getBaseUnit(unit), page) : [];
      if (near === undefined || names.length === 0 || known.has(`${number}:${index + 1}`)) return [];
      return {line: number, column: index + 1, typed, names, limit: near.label, isCertain: certain !== undefined};
    });
  });
}

/** Formats a message about a number next to the name of a limit. */
export function formatNearLimit(path: string, {isCertain, limit, ...typed}: NearLimit): string {
  const problem = formatLiteralFact(path, typed, isCertain ? '' : 'warning ');
  return `${problem}, the figures of the limit "${limit}", or {/* figure-ok: why */}`;
}

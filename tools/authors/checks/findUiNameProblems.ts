import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {findNearestNames} from 'docusaurus-plugin-facts/facts';
import {parse} from 'yaml';
import {getFileVersion, versionsByAge} from '../../../src/config/versions';
import {getSurroundingText} from './findNameProblems';
import type {ContentProblem} from './findUnparsedMarks';
import {CODE} from './nameUsage';

type ByVersion = Readonly<Record<string, readonly string[]>>;

/** File with the names in the product's interface. */
const NAMES_FILE = 'tools/prose/uiNames.yaml';
const data = parse(readFileSync(join(import.meta.dirname, '../../..', NAMES_FILE), 'utf8')) as {
  readonly everywhere: readonly string[];
  readonly since: ByVersion;
  readonly until: ByVersion;
  readonly features: ByVersion;
  readonly elsewhere: readonly string[];
};

const ALL = [
  ...new Set([
    ...data.everywhere,
    ...Object.values(data.since).flat(),
    ...Object.values(data.until).flat(),
    ...data.elsewhere,
  ]),
];

/** Verbs before the name of a button or screen. */
const REQUEST =
  /\b(?:select(?:ing)?|open(?:ing)?|click(?:ing)?|choos(?:e|ing)|press(?:ing)?|enabl(?:e|ing)|disabl(?:e|ing)|(?:turn|switch)(?:ing)? (?:on|off)|go to)(?: the| your| its| either| on)?\s$/i;
const BOLD = /\*\*([^*\n]{2,60})\*\*/g;
/** Names that can't be checked: they contain a figure, a link, code or a placeholder. */
const OWN_WORDS = /[%[\]()`{}<…]/;

const splitWords = (name: string): string[] => name.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

/** Number of names that contain each word. */
const COUNTS = new Map<string, number>();
for (const word of ALL.flatMap(splitWords)) COUNTS.set(word, (COUNTS.get(word) ?? 0) + 1);

/** Finds names with a similar spelling or the same words. Rare words count more. */
function findNearestUiNames(name: string, label: string): string[] {
  const words = splitWords(name);
  const getScore = (other: string): number => {
    const own = splitWords(other);
    return own.reduce((sum, word) => sum + (words.includes(word) ? 1 / (COUNTS.get(word) ?? 1) : 0), 0) / own.length;
  };
  const names = ALL.filter((other) => findOtherVersion(other, label) === undefined);
  const alike = names
    .map((other) => ({other, score: getScore(other)}))
    .filter(({score}) => score > 0)
    .sort((one, next) => next.score - one.score);
  return [...new Set([...alike.map(({other}) => other).slice(0, 2), ...findNearestNames(name, names, 2)])].slice(0, 3);
}

/** Versions from the oldest to the newest, which is the one in `docs`. */
const ORDER = versionsByAge.map(({label}) => label).reverse();

/** Finds the version that introduced or last contained a name, if it isn't the page's version. */
function findOtherVersion(name: string, label: string): string | undefined {
  const at = ORDER.indexOf(label);
  const since = Object.entries(data.since).find(([, names]) => names.includes(name))?.[0];
  const until = Object.entries(data.until).find(([, names]) => names.includes(name))?.[0];
  if (since !== undefined && at < ORDER.indexOf(since)) return since;
  return until !== undefined && at > ORDER.indexOf(until) ? until : undefined;
}

// Pages can still describe versions that were removed.
const MENTION = new RegExp(`\\b(?:${[...ORDER, ...Object.keys(data.until)].join('|')})\\b`);

/**
 * Finds names of buttons and screens that don't exist, or only in another version, unless the paragraph mentions that
 * version.
 */
export function findUiNameProblems(source: string, page: string): ContentProblem[] {
  const version = getFileVersion(page);
  if (version === undefined) return [];
  const text = source
    .replace(/^---\n[^]*?\n---/, (head) => head.replaceAll(/[^\n]/g, ' '))
    .replaceAll(CODE, (code) => code.replaceAll(/[^\n]/g, ' '));
  const isOfOther = (at: number): boolean => !MENTION.test(getSurroundingText(source, at));
  const named = [...text.matchAll(BOLD)].flatMap(({1: names = '', index}) =>
    OWN_WORDS.test(names)
      ? []
      : names.split(/ (?:>|→) /).flatMap((name) => {
          const other = findOtherVersion(name, version.label);
          if (other !== undefined && isOfOther(index)) {
            const message = `warning "${name}" is a name of ${other} alone; allowed: what ${version.label} has, or a sentence that says it is of ${other}`;
            return {offset: index, message};
          }
          const isAsked = REQUEST.test(text.slice(Math.max(0, index - 40), index)) && /^\p{Lu}/u.test(name);
          if (!isAsked || ALL.includes(name)) return [];
          const nearest = findNearestUiNames(name, version.label).map((near) => `"${near}"`);
          const hint = nearest.length === 0 ? '' : `nearest: ${nearest.join(', ')}; `;
          const message = `warning "${name}" isn't a known name on a screen; ${hint}allowed: the names of ${NAMES_FILE}; add it there if the product has it, or under "elsewhere" if another one has it`;
          return {offset: index, message};
        }),
  );
  const features = Object.entries(data.features).flatMap(([since, words]) =>
    ORDER.indexOf(version.label) >= ORDER.indexOf(since)
      ? []
      : words.flatMap((word) =>
          [...text.matchAll(new RegExp(`\\b${word}(?:s|es)?\\b`, 'gi'))]
            .filter(({index}) => isOfOther(index) && !named.some(({offset}) => Math.abs(offset - index) < 3))
            .map(({0: given, index}) => ({
              offset: index,
              message: `warning "${given}" is a feature of ${since} alone; allowed: what ${version.label} has, or a sentence that says it is of ${since}`,
            })),
        ),
  );
  return [...named, ...features];
}

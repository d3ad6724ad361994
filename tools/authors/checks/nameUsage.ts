import {closest, distance} from 'fastest-levenshtein';
import {readFileSync} from 'node:fs';
import {STATUS_CODES} from 'node:http';
import {formatSuggestion} from 'docusaurus-plugin-facts/facts';
import {getRouteSourceFile} from '../../../src/config/versions';
import {cli} from '../../../src/facts/cli';
import {hosts} from '../../../src/facts/hosts';
import {restReferenceOptions} from '../../../src/features/rest-reference/remarkRestReference';
import {FENCE} from '../../prose/readBlocks';
import type {ContentProblem} from './findUnparsedMarks';

/** Inline code and code blocks. */
export const CODE = new RegExp(`${FENCE.source}|\`[^\`\n]+\``, 'gm');

/** Occurrences of names in code and names of each kind, and the number of pages with each word. */
export type Usage = ReadonlyMap<string, number>;

/** A name of code that isn't a word: `order_id`, `waitFor`, `MILLRACE_STEPS`. */
const CODE_NAME = /[A-Za-z_]\w{4,}/g;
const PART = /[A-Z]?[a-z]+|[A-Z]{2,}/g;
const isCodeName = (name: string): boolean => /[^_]_[^_]|[a-z][A-Z]/.test(name);

/** Replaces escaped line breaks and tabs, which aren't part of a name. */
const removeEscapes = (code: string): string => code.replaceAll(/\\[nrt]/g, '  ');

/** Kinds of names: the known ones, and a pattern to find them. */
const KINDS: readonly {
  readonly what: string;
  readonly pattern: RegExp;
  /** Whether to search code, too. */
  readonly inCode?: boolean;
  /** All existing names. If missing, only misspellings of common names are reported. */
  readonly names?: readonly string[];
}[] = [
  {what: 'group of tabs', pattern: /(?<=<Tabs [^>]*\bgroupId=")[^"]+/g},
  {what: 'tab', pattern: /(?<=<TabItem [^>]*\bvalue=")[^"]+/g},
  {
    what: 'role',
    pattern: /(?<=\p{Ll},? (?:\*\*)?)\p{Lu}\p{Ll}+(?=(?:\*\*)?(?: [a-z]{1,20})? roles?\b)/gu,
    names: ['Owner', 'Admin', 'Member'],
  },
  {
    what: 'plan',
    pattern: /(?<=\p{Ll},? (?:\*\*)?)\p{Lu}\p{Ll}+(?=(?:\*\*)? plans?\b)/gu,
    names: ['Free', 'Pro', 'Team'],
  },
  {
    what: 'status of an event',
    pattern: /(?<=\bstatus(?:es)? (?:is |of |becomes |to )?(?:\*\*|`))\p{Lu}\p{Ll}+/gu,
    names: [
      ...(
        /^## Statuses[^]*?(?=^## )/m.exec(readFileSync(getRouteSourceFile('/event-history/'), 'utf8'))?.[0] ?? ''
      ).matchAll(/^\| (?!Status)(\w+) \|/gm),
    ].map(([, name = '']) => name),
  },
  {
    what: 'status of HTTP',
    pattern: /(?<=\b(?:HTTP|status(?: code)?) `?)[1-9]\d\d(?![\d%]|[.,]\d)/g,
    names: Object.keys(STATUS_CODES),
  },
  {
    what: 'environment variable of Millrace',
    pattern: /(?<!\w)MILLRACE_[A-Z_]+/g,
    names: cli.environment.map(({name}) => name),
    inCode: true,
  },
  {what: 'header of Millrace', pattern: /(?<![\w-])x-millrace-[a-z-]+/g, inCode: true},
  {
    what: 'code of an error',
    pattern: /(?<="error": ?\{\s*"code": ?")[a-z_]+(?=")/g,
    names: /\bcode:\s+type: string\s+enum: \[([^\]]+)\]/
      .exec(readFileSync(restReferenceOptions.document, 'utf8'))?.[1]
      ?.split(', '),
    inCode: true,
  },
];

/** A status code with a reason phrase, such as `404 Not Found`. */
const STATUS_LINE = new RegExp(`(?<![\\w.,-])([1-5]\\d\\d) (${Object.values(STATUS_CODES).join('|')})(?![\\w-])`, 'g');

/** Finds status codes with the reason phrase of another one. */
export const findWrongStatusLines = (source: string): ContentProblem[] =>
  [...source.matchAll(STATUS_LINE)].flatMap(({0: written, 1: code = '', 2: phrase = '', index}) => {
    const [right] = Object.entries(STATUS_CODES).find(([, other]) => other === phrase) ?? [];
    if (STATUS_CODES[code] === phrase) return [];
    const own = STATUS_CODES[code] === undefined ? '' : ` or "${code} ${STATUS_CODES[code]}"`;
    return {
      offset: index,
      message: `"${written}" has the words of another status; did you mean "${right} ${phrase}"${own}?`,
    };
  });

/** Capitalised words, such as the names of errors. */
const TITLE = /(?<!\w)\p{Lu}\w+(?: (?:of )?\p{Lu}\w+)+/gu;

/** Finds the error whose name shares at least half of its words with a title. */
function findIntendedError(title: string, names: readonly string[]): string | undefined {
  const words = title.toLowerCase().split(' ');
  const alike = names.map((name) => {
    const own = name.toLowerCase().split(' ');
    return {name, share: own.filter((word) => words.includes(word)).length / Math.max(own.length, words.length)};
  });
  const [best] = alike.sort((one, other) => other.share - one.share);
  return best && best.share >= 1 / 2 ? best.name : undefined;
}

/** Counts the names on all pages. */
export function countNames(sources: readonly {readonly source: string}[]): Usage {
  const counts = new Map<string, number>();
  const increment = (name: string): unknown => counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const {source} of sources) {
    for (const [code] of source.matchAll(CODE)) removeEscapes(code).match(CODE_NAME)?.forEach(increment);
    new Set(source.match(/[A-Za-z][a-z]+|[A-Z]+/g)?.map((word) => word.toLowerCase())).forEach((word) =>
      increment(`${word}*`),
    );
    for (const {what, pattern} of KINDS) source.match(pattern)?.forEach((name) => increment(`${what} ${name}`));
  }
  return counts;
}

/** A name that occurs this often is considered correct. */
const USUAL_MIN = 3;

/** The product's hosts, without customer-specific subdomains. */
const HOSTS = [
  ...new Set(Object.values(hosts).flatMap(({text}) => /(?:^|\/\/)((?:[\w-]+\.)+[a-z]+)/.exec(text)?.[1] ?? [])),
];
const [OWN_HOST = ''] = [...HOSTS].sort((one, other) => one.length - other.length);
const [OWN_NAME = ''] = OWN_HOST.split('.');
const HOST =
  /(?:(?<=:\/\/|@)|(?<![\w./@-])(?=[\w.-]+\.(?:example|com|io|dev|net|org|app|co)\b))((?:[\w-]+\.)*)([\w-]+)\.([a-z]+)\b/g;

/** Finds hosts that look like those of the product but don't exist. */
export function findMisspelledHosts(source: string): ContentProblem[] {
  return [...source.matchAll(HOST)].flatMap(({0: host, 1: before = '', 2: name = '', index}) => {
    const isNear = name === OWN_NAME || isMistyped(name, OWN_NAME);
    const isOwn =
      host === OWN_HOST || (host.endsWith(`.${OWN_HOST}`) && !HOSTS.some((other) => isMistyped(host, other)));
    if (!isNear || isOwn) return [];
    const meant = closest(`${before}${OWN_HOST}`, HOSTS);
    return {
      offset: index,
      message: `"${host}" isn't a host of Millrace; did you mean ${meant}? write its name, such as %hosts.api%`,
    };
  });
}

/** Words that introduce an intentionally wrong name. */
const EXCUSE = /misspel|mistyp|reserved/;

const sortLetters = (name: string): string => [...name].sort().join('');

/** Whether two names differ by one letter or by two swapped letters. */
function isMistyped(name: string, other: string): boolean {
  if (Math.abs(other.length - name.length) > 1 || name.toLowerCase() === other.toLowerCase()) return false;
  const wrong = distance(name, other);
  return wrong === 1 || (wrong === 2 && sortLetters(name) === sortLetters(other));
}

/** Finds names that aren't used anywhere else and are similar to a common one. */
export function findSuspiciousNames(source: string, usage: Usage, errors: readonly string[]): ContentProblem[] {
  const usual = [...usage].filter(([name, count]) => count >= USUAL_MIN && !/[* ]/.test(name)).map(([name]) => name);
  const isOdd = (part: string): boolean => (usage.get(`${part.toLowerCase()}*`) ?? 0) < USUAL_MIN;
  const codes = [...source.matchAll(CODE)].flatMap(({0: code, index}) =>
    [...removeEscapes(code).matchAll(CODE_NAME)].flatMap(({0: name, index: at}) => {
      const isProperty = code[at - 1] === '.' && !isCodeName(name);
      if ((!isCodeName(name) && !isProperty) || (usage.get(name) ?? 0) >= USUAL_MIN || !name.match(PART)?.some(isOdd))
        return [];
      const nearest = usual.find(
        // Some words, such as "strip" and "stripe", are also similar.
        (other) => isMistyped(name, other) && (!isProperty || sortLetters(name) === sortLetters(other)),
      );
      return nearest === undefined
        ? []
        : {offset: index + at, message: `"${name}" is in no other code; did you mean "${nearest}"?`};
    }),
  );
  const text = source.replaceAll(FENCE, (code) => code.replaceAll(/[^\n]/g, ' '));
  const kinds = KINDS.flatMap(({what, pattern, names, inCode}) => {
    const used = [...usage].filter(([key, count]) => count >= USUAL_MIN && key.startsWith(`${what} `));
    const known = [...new Set([...(names ?? []), ...used.map(([key]) => key.slice(what.length + 1))])];
    return [...(inCode ? source : text).matchAll(pattern)].flatMap(({0: name, index}) => {
      if (known.includes(name) || (!names && (name.length < 4 || !known.some((other) => isMistyped(name, other)))))
        return [];
      const hint = formatSuggestion(name, known).replace(/; *$/, ' ');
      const list = known.length > 10 ? '' : `allowed: ${known.join(', ')}`;
      return {offset: index, message: `"${name}" isn't ${/^[aeiou]/i.test(what) ? 'an' : 'a'} ${what}; ${hint}${list}`};
    });
  });
  const titles = [...text.matchAll(TITLE)].flatMap(({0: name, index}) => {
    const meant = findIntendedError(name, errors);
    const isRight = meant === undefined || errors.some((error) => name.includes(error));
    if (isRight || Object.values(STATUS_CODES).includes(name)) return [];
    return {offset: index, message: `"${name}" isn't an error; did you mean "${meant}"?`};
  });
  const excused = source.split('\n\n').filter((part) => EXCUSE.test(part));
  return [...codes, ...kinds, ...titles]
    .filter(({message}) => !excused.some((part) => part.includes(message.split('"')[1] ?? '')))
    .map(({offset, message}) => ({offset, message: `warning ${message}`}));
}

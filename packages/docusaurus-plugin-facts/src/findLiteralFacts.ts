import {toBaseUnits, units, type Fact, type QuantityFact} from './fact';
import {formatSuggestion, type Facts} from './createFacts';
import {escapeRegExp} from './substitute';

/** Hints for distinguishing facts from other numbers. */
export type Hints = {
  /**
   * The noun after a count, as the source of a regular expression. Counts without a noun aren't found.
   * @example {'limits.keys': '(?:keys|records)'}
   */
  readonly nouns?: Readonly<Record<string, string>>;
  /**
   * A word on the same line as a duration, as the source of a regular expression. Durations without a word aren't
   * found.
   * @example {'limits.timeout': 'timeout|longest'}
   */
  readonly durations?: Readonly<Record<string, string>>;
  /**
   * Numbers and units in words, as sources of regular expressions.
   * @default none
   * @example {5: 'five', MB: 'megabytes?'}
   */
  readonly spelled?: Readonly<Record<string, string>>;
  /**
   * The name before a text, such as a product before its version, as the source of a regular expression.
   * @example {'runtimes.node': 'Node(?:\\.js)?'}
   */
  readonly before?: Readonly<Record<string, string>>;
  /**
   * Texts to find anywhere, such as your own hosts.
   * @default none
   * @example /example\.com/
   */
  readonly texts?: RegExp;
  /** Names of texts that can follow a label and a dot, such as a host after its subdomain. @default [] */
  readonly afterLabel?: readonly string[];
};

/** A fact as an author would type it, and the name to write instead. */
type KnownFact = {
  readonly name: string;
  readonly pattern: RegExp;
  /** For ambiguous facts: the line must also contain one of these words. */
  readonly near?: RegExp;
  /** Whether to look for it in code blocks as well. */
  readonly inCode: boolean;
};

/** Excludes matches at the end of a word, a longer number or a range such as 5–10. */
const NOT_IN_WORD = '(?<![\\w.,–-])';

/** Returns a pattern for a number with or without the locale's separators. */
function getNumberPattern(value: number, {formatCount}: Pick<Facts, 'formatCount'>): string {
  const separator = formatCount(100_000).replace(/\d/g, '');
  const written = formatCount(value);
  if (!separator) return escapeRegExp(written);
  return written
    .split(separator)
    .map(escapeRegExp)
    .join(`${escapeRegExp(separator)}?`);
}

function getQuantityPatterns(
  name: string,
  fact: QuantityFact,
  facts: Pick<Facts, 'formatCount'>,
  hints: Hints,
): KnownFact[] {
  const addSpelledForm = (pattern: string, key: number | string): string => {
    const spelled = hints.spelled?.[key];
    return spelled === undefined ? pattern : `(?:${pattern}|${spelled})`;
  };
  const written = getNumberPattern(fact.value, facts);
  const number = addSpelledForm(written, fact.value);
  switch (units[fact.unit].base) {
    case 'bytes':
      return [
        {
          name,
          pattern: new RegExp(`${NOT_IN_WORD}${number} ?${addSpelledForm(fact.unit, fact.unit)}\\b`, 'gi'),
          inCode: true,
        },
      ];
    case 'milliseconds': {
      const words = hints.durations?.[name];
      const pattern = new RegExp(`${NOT_IN_WORD}${number}[ -]${fact.unit}s?\\b`, 'gi');
      return words ? [{name, pattern, near: new RegExp(`\\b(?:${words})`, 'i'), inCode: false}] : [];
    }
    case 'dollars':
      return [{name, pattern: new RegExp(`\\$${written}(?![\\d,.]*\\d)`, 'g'), inCode: false}];
    default: {
      const noun = hints.nouns?.[name];
      return noun ? [{name, pattern: new RegExp(`${NOT_IN_WORD}${number} ${noun}\\b`, 'gi'), inCode: false}] : [];
    }
  }
}

function getTextPatterns(name: string, text: string, {before, texts, afterLabel = []}: Hints): KnownFact[] {
  const word = before?.[name];
  if (word) return [{name, pattern: new RegExp(`\\b${word} ${escapeRegExp(text)}(?![\\d.]*\\d)`, 'g'), inCode: false}];
  if (!texts || text.search(texts) < 0) return [];
  const notAfter = afterLabel.includes(name) ? '\\w-' : '\\w.-';
  return [{name, pattern: new RegExp(`(?<![${notAfter}])${escapeRegExp(text)}(?![\\w-])`, 'g'), inCode: true}];
}

function validateHints<Version extends string>(facts: Facts<Version>, hints: Hints): void {
  const known = [...new Set(facts.versions.flatMap((version) => [...facts.list(version).keys()]))];
  for (const option of ['nouns', 'durations', 'before'] as const) {
    const given: unknown = hints[option] ?? {};
    if (typeof given !== 'object' || given === null)
      throw new Error(
        `createLiteralFactFinder: "${option}" is ${JSON.stringify(given)}; allowed: an object with the name of a fact and its words, such as {'limits.keys': 'keys'}`,
      );
    const name = Object.keys(given).find((key) => !known.includes(key));
    if (name !== undefined)
      throw new Error(
        `createLiteralFactFinder: "${option}" has "${name}", which isn't a fact; ${formatSuggestion(name, known)}the names are in ${facts.source}`,
      );
  }
}

function getSortKey(fact: Fact): number {
  if ('text' in fact) return fact.text.length;
  return 'value' in fact ? -toBaseUnits(fact) : 0;
}

/** Returns all recognizable facts: texts (longest first), then quantities (smallest first). */
function getKnownFacts<Version extends string>(facts: Facts<Version>, hints: Hints, version: Version): KnownFact[] {
  return [...facts.list(version)]
    .sort(([, a], [, b]) => getSortKey(b) - getSortKey(a))
    .flatMap(([name, fact]) => {
      if ('text' in fact) return getTextPatterns(name, fact.text, hints);
      return 'from' in fact ? [] : getQuantityPatterns(name, fact, facts, hints);
    });
}

/** A fact typed by hand: its position, its text, and the names to write instead. */
export type LiteralFact = {
  readonly line: number;
  readonly column: number;
  readonly typed: string;
  readonly names: readonly string[];
};

const ESCAPE = /\{\/\*\s*figure-ok:\s*\S.*?\*\/\}/;
const ESCAPE_ALONE = /^\s*\{\/\*\s*figure-ok:\s*\S.*?\*\/\}\s*$/;
const FENCE = /^\s*(`{3,}|~{3,})/;

/** A line of a page, whether it's in a fence, and whether a comment exempts it. */
export type SourceLine = {
  readonly text: string;
  readonly number: number;
  readonly inCode: boolean;
  readonly isExempt: boolean;
};

/** Returns for each line whether it's in a fence, including the fence markers. */
function getFenceFlags(lines: readonly string[]): boolean[] {
  let fence = '';
  return lines.map((text) => {
    const mark = FENCE.exec(text)?.[1];
    const isEdge = mark !== undefined && (!fence || mark.startsWith(fence));
    const inCode = fence !== '' || isEdge;
    if (isEdge) fence = fence ? '' : mark;
    return inCode;
  });
}

/** Returns the lines that are exempt because of a comment on its own line: the next paragraph, table or fence. */
function collectExemptLines(lines: readonly string[], inCode: readonly boolean[]): Set<number> {
  const exempt = new Set<number>();
  lines.forEach((text, comment) => {
    if (!ESCAPE_ALONE.test(text)) return;
    let index = comment + 1;
    while (lines[index]?.trim() === '') index += 1;
    const isCode = inCode[index];
    const isInBlock = () => (isCode ? inCode[index] : (lines[index] ?? '').trim() !== '');
    for (; isInBlock(); index += 1) exempt.add(index);
  });
  return exempt;
}

/** Splits a page into lines, and marks those that are in a fence or exempt because of a `figure-ok` comment. */
export function parseLines(source: string): SourceLine[] {
  const lines = source.split('\n');
  const inCode = getFenceFlags(lines);
  const exempt = collectExemptLines(lines, inCode);
  return lines.map((text, index) => ({
    text,
    number: index + 1,
    inCode: inCode[index] ?? false,
    isExempt: exempt.has(index) || ESCAPE.test(text),
  }));
}

function collectLiteralFacts(line: SourceLine, facts: readonly KnownFact[]): LiteralFact[] {
  const found = new Map<number, {typed: string; names: string[]}>();
  let rest = line.text;
  for (const fact of facts) {
    if ((line.inCode && !fact.inCode) || fact.near?.test(line.text) === false) continue;
    for (const match of line.text.matchAll(fact.pattern)) {
      const known = found.get(match.index);
      if (known?.typed === match[0]) known.names.push(fact.name);
      else if (rest.startsWith(match[0], match.index)) {
        found.set(match.index, {typed: match[0], names: [fact.name]});
        rest = rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(match.index + match[0].length);
      }
    }
  }
  return [...found].map(([index, {typed, names}]) => ({line: line.number, column: index + 1, typed, names}));
}

/**
 * Creates a function that finds facts typed by hand in a page of a version, and returns them in document order. It
 * ignores lines with the comment `figure-ok: reason`, and the block below such a comment.
 *
 * @throws if a hint is for an unknown fact
 */
export function createLiteralFactFinder<Version extends string>(facts: Facts<Version>, hints: Hints) {
  validateHints(facts, hints);
  return (source: string, version: Version): LiteralFact[] => {
    const known = getKnownFacts(facts, hints, version);
    return parseLines(source)
      .filter(({isExempt}) => !isExempt)
      .flatMap((line) => collectLiteralFacts(line, known).sort((a, b) => a.column - b.column));
  };
}

import {escapeHtml} from './response';
import {getWordBoundary, tokenize, type Language, type Token} from './language';

type Span = {readonly start: number; readonly end: number};

/** Share of an excerpt that precedes the first match. */
const LEAD = 0.25;

/** Finds the tokens of terms in sequence, such as `same time`. */
function findSequences(tokens: readonly Token[], terms: ReadonlySet<string>): ReadonlySet<Token> {
  const sequences = [...terms].filter((term) => term.includes(' ')).map((term) => term.split(' '));
  const found = tokens.flatMap((_, at) =>
    sequences
      .filter((sequence) => sequence.every((term, step) => tokens[at + step]?.term === term))
      .flatMap(({length}) => tokens.slice(at, at + length)),
  );
  return new Set(found);
}

/** Returns the ranges of matching words. An identifier that matches as a whole is one range. */
function getMatchSpans(text: string, terms: ReadonlySet<string>, language: Language): Span[] {
  const spans: Span[] = [];
  const tokens = tokenize(text, language);
  const sequences = findSequences(tokens, terms);
  for (const token of tokens) {
    const {term, start, end} = token;
    const last = spans.at(-1);
    if (!(terms.has(term) || sequences.has(token)) || start < (last?.end ?? 0)) continue;
    // Merge adjacent words in a script without spaces.
    if (last && last.end === start) spans.splice(-1, 1, {start: last.start, end});
    else spans.push({start, end});
  }
  return spans;
}

function toHtml(text: string, spans: readonly Span[]): string {
  let html = '';
  let at = 0;
  for (const {start, end} of spans) {
    html += `${escapeHtml(text.slice(at, start))}<mark>${escapeHtml(text.slice(start, end))}</mark>`;
    at = end;
  }
  return html + escapeHtml(text.slice(at));
}

/** Returns the start of the window of a given length with the most distinct matches. */
function getBestWindowStart(text: string, spans: readonly Span[], length: number): number {
  const counts = spans.map(({start}) => {
    const inside = spans.filter((span) => span.start >= start && span.end <= start + length);
    return new Set(inside.map((span) => text.slice(span.start, span.end).toLowerCase())).size;
  });
  return spans[counts.indexOf(Math.max(...counts))]?.start ?? 0;
}

/** Highlights terms in a text. Returns HTML whose only tag is `<mark>`, like `createExcerpt`. */
export const markTerms = (text: string, terms: ReadonlySet<string>, language: Language): string =>
  toHtml(text, getMatchSpans(text, terms, language));

/** The part of a name before a cut within the name, such as `--cron-`. Longer runs are data. */
const NAME_BEFORE = /(?<![!-~])[!-~]{1,40}$/;

/** Returns the last position at or before `at` that's between two words and not within a name. */
function getCut(text: string, at: number): number {
  const cut = getWordBoundary(text, at);
  const name = /^[!-~]{2}/.test(text.slice(cut, cut + 2)) && NAME_BEFORE.exec(text.slice(0, cut))?.[0];
  return cut - (name ? name.length : 0);
}

/** Punctuation to omit at the start of an excerpt, and before the ellipsis at its end. */
const LEFT_BEFORE = /^(?:[\s.,;:!?·…)\]”–—]+\s)?[\s。，、；：！？]*/u;
const LEFT_AFTER = /(?<![\s.,;:·…–—。，、；：])[\s.,;:·…–—。，、；：]+$/u;

/**
 * Returns the excerpt of a text with the most matches, at most `maxLength` characters long, highlighted. It begins and
 * ends with whole words, with an ellipsis where it leaves out text.
 */
export function createExcerpt(text: string, terms: ReadonlySet<string>, language: Language, maxLength: number): string {
  const lead = Math.round(maxLength * LEAD);
  const spans = getMatchSpans(text, terms, language);
  const from = getBestWindowStart(text, spans, maxLength - lead) - lead;
  const rest = text.slice(getCut(text, from)).replace(from > 0 ? LEFT_BEFORE : /^\s+/, '');
  const start = text.length - rest.length;
  const isWhole = rest.length <= maxLength;
  const shown = isWhole ? rest.trimEnd() : rest.slice(0, getCut(rest, maxLength)).replace(LEFT_AFTER, '');
  const inside = spans
    .map((span) => ({start: span.start - start, end: span.end - start}))
    .filter((span) => span.start >= 0 && span.end <= shown.length);
  return `${start > 0 ? '…' : ''}${toHtml(shown, inside)}${isWhole ? '' : '…'}`;
}

import {escapeHtml} from './answer';
import type {Language} from './language';
import {tokenise} from './tokenise';

type Span = {readonly start: number; readonly end: number};

/** Marks matched terms in texts. The result is HTML whose only tag is `<mark>`. */
export type Highlighter = {
  /** Marks the matches of a whole text. */
  readonly mark: (text: string) => string;
  /** The part of a text that contains the most of the query, at most `maxLength` characters long, marked. */
  readonly excerpt: (text: string, maxLength: number) => string;
};

/** Share of an excerpt that precedes the first match. */
const LEAD = 0.25;

/** Finds the matched words of a text; an identifier that matches as a whole is one span. */
function findSpans(text: string, terms: ReadonlySet<string>, language: Language): Span[] {
  const spans: Span[] = [];
  for (const {term, start, end} of tokenise(text, language)) {
    if (terms.has(term) && start >= (spans.at(-1)?.end ?? 0)) spans.push({start, end});
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

/** Start of the window of a given length that contains the most different matches. */
function findWindow(text: string, spans: readonly Span[], length: number): number {
  const counts = spans.map(({start}) => {
    const inside = spans.filter((span) => span.start >= start && span.end <= start + length);
    return new Set(inside.map((span) => text.slice(span.start, span.end).toLowerCase())).size;
  });
  return spans[counts.indexOf(Math.max(...counts))]?.start ?? 0;
}

/** Start of the next word. */
function wordStart(text: string, from: number): number {
  return from <= 0 ? 0 : text.indexOf(' ', from) + 1 || from;
}

/** Makes the highlighter of one query from the index terms it was found by. */
export function createHighlighter(terms: ReadonlySet<string>, language: Language): Highlighter {
  return {
    mark: (text) => toHtml(text, findSpans(text, terms, language)),
    excerpt: (text, maxLength) => {
      const lead = Math.round(maxLength * LEAD);
      const spans = findSpans(text, terms, language);
      const start = wordStart(text, findWindow(text, spans, maxLength - lead) - lead);
      const rest = text.slice(start);
      const shown = rest.length > maxLength ? rest.slice(0, maxLength).replace(/\s+\S*$/u, '') : rest;
      const inside = spans
        .map((span) => ({start: span.start - start, end: span.end - start}))
        .filter((span) => span.start >= 0 && span.end <= shown.length);
      return `${start > 0 ? '…' : ''}${toHtml(shown, inside)}${shown.length < rest.length ? '…' : ''}`;
    },
  };
}

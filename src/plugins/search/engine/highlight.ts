import {escapeHtml} from '../text/normalise';
import {tokenise} from '../text/tokenise';

type Span = {readonly start: number; readonly end: number};

/** Marks what a query was found by. What comes back is HTML; everything but the marks is escaped. */
export type Highlighter = {
  /** A whole text with its matched words marked. */
  readonly mark: (text: string) => string;
  /** The part of a text that shows the most of the query, marked; `most` is its length in characters. */
  readonly cut: (text: string, most: number) => string;
};

/** Share of a snippet that stands before the first match. */
const LEAD = 0.25;
/** How far beyond its place the start of a snippet is moved to the start of a word, in characters. */
const LONGEST_WORD = 40;
/** Matches that are weighed against each other; later ones add nothing to a snippet. */
const MOST_SPANS = 40;

/** Finds places of a text that may hold one of the terms. */
function toQuickSearch(terms: ReadonlySet<string>): RegExp {
  const starts = [...terms].map((term) => term.replace(/y$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(starts.join('|'), 'gi');
}

/** Finds matched words up to `most`; only the pieces between spaces that may hold one are taken apart. */
function spansOf(text: string, terms: ReadonlySet<string>, quick: RegExp, most: number): Span[] {
  const spans: Span[] = [];
  quick.lastIndex = 0;
  for (let match = quick.exec(text); match && spans.length < most; match = quick.exec(text)) {
    const from = text.lastIndexOf(' ', match.index) + 1;
    const space = text.indexOf(' ', match.index);
    const to = space < 0 ? text.length : space;
    for (const {term, start, end} of tokenise(text.slice(from, to))) {
      const last = spans.at(-1);
      if (terms.has(term) && !(last && from + start < last.end)) spans.push({start: from + start, end: from + end});
    }
    quick.lastIndex = Math.max(to, match.index + 1);
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

/** Where the window with the most different matches begins. */
function findWindow(text: string, near: readonly Span[], length: number): number {
  const words = near.map(({start, end}) => text.slice(start, end).toLowerCase());
  let best = {start: near[0]?.start ?? 0, found: 0};
  near.forEach(({start}, first) => {
    const inside = new Set<string>();
    for (let at = first; at < near.length && (near[at]?.end ?? 0) <= start + length; at += 1) {
      inside.add(words[at] ?? '');
    }
    if (inside.size > best.found) best = {start, found: inside.size};
  });
  return best.start;
}

/** Spans inside a part of a text, counted from its start. */
function spansWithin(spans: readonly Span[], from: number, length: number): Span[] {
  return spans
    .map(({start, end}) => ({start: start - from, end: end - from}))
    .filter(({start, end}) => start >= 0 && end <= length);
}

function wordStart(text: string, from: number): number {
  if (from <= 0) return 0;
  const space = text.indexOf(' ', from);
  return space < 0 || space > from + LONGEST_WORD ? from : space + 1;
}

/** Makes the highlighter of one query from the terms it was found by. */
export function createHighlighter(terms: ReadonlySet<string>): Highlighter {
  const quick = toQuickSearch(terms);
  const find = (text: string, most = Infinity): Span[] => (terms.size > 0 ? spansOf(text, terms, quick, most) : []);
  const mark = (text: string): string => toHtml(text, find(text));
  const cut = (text: string, most: number): string => {
    const lead = Math.round(most * LEAD);
    const spans = find(text, MOST_SPANS);
    const start = wordStart(text, findWindow(text, spans, most - lead) - lead);
    const rest = text.slice(start);
    const shown = rest.length > most ? rest.slice(0, most).replace(/\s+\S*$/u, '') : rest;
    const marked = spans.length < MOST_SPANS ? toHtml(shown, spansWithin(spans, start, shown.length)) : mark(shown);
    return `${start > 0 ? '…' : ''}${marked}${shown.length < rest.length ? '…' : ''}`;
  };
  return {mark, cut};
}

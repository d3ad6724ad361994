import {escapeHtml} from '../text/normalise';
import {tokenise} from '../text/tokenise';

type Span = {readonly start: number; readonly end: number};

/** Longest snippet, in characters, and how much of it stands before the first match. */
const SNIPPET = 160;
const LEAD = 40;
/** Matches that are weighed against each other; later ones add nothing to a snippet. */
const MOST_SPANS = 40;

const CHUNK = /\S+/g;

/** A quick look at a piece of text: whether it may hold one of the terms. */
function toQuickTest(terms: ReadonlySet<string>): RegExp {
  const starts = [...terms].map((term) => term.replace(/y$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(starts.join('|'), 'i');
}

/** Finds the matched words; only the pieces between spaces that may hold one are taken apart. */
function spansOf(text: string, terms: ReadonlySet<string>): Span[] {
  const spans: Span[] = [];
  if (terms.size === 0) return spans;
  const quick = toQuickTest(terms);
  for (const {0: chunk, index} of text.matchAll(CHUNK)) {
    if (!quick.test(chunk)) continue;
    for (const {term, start, end} of tokenise(chunk)) {
      const last = spans.at(-1);
      if (terms.has(term) && !(last && index + start < last.end)) spans.push({start: index + start, end: index + end});
    }
  }
  return spans;
}

/** Marks the matched words of a text. What comes back is HTML; everything but the marks is escaped. */
export function highlight(text: string, terms: ReadonlySet<string>): string {
  let html = '';
  let at = 0;
  for (const {start, end} of spansOf(text, terms)) {
    html += `${escapeHtml(text.slice(at, start))}<mark>${escapeHtml(text.slice(start, end))}</mark>`;
    at = end;
  }
  return html + escapeHtml(text.slice(at));
}

/** Where the window with the most different matches begins. */
function findWindow(text: string, spans: readonly Span[]): number {
  const near = spans.slice(0, MOST_SPANS);
  let best = {start: near[0]?.start ?? 0, found: 0};
  for (const {start} of near) {
    const inside = near.filter((span) => span.start >= start && span.end <= start + SNIPPET - LEAD);
    const found = new Set(inside.map((span) => text.slice(span.start, span.end).toLowerCase())).size;
    if (found > best.found) best = {start, found};
  }
  return best.start;
}

function wordStart(text: string, from: number): number {
  if (from <= 0) return 0;
  const space = text.indexOf(' ', from);
  return space < 0 || space > from + LEAD ? from : space + 1;
}

/** The part of a text that shows the most of the query, marked as `highlight` does. */
export function makeSnippet(text: string, terms: ReadonlySet<string>): string {
  const start = wordStart(text, findWindow(text, spansOf(text, terms)) - LEAD);
  const rest = text.slice(start);
  const cut = rest.length > SNIPPET ? rest.slice(0, SNIPPET).replace(/\s+\S*$/u, '') : rest;
  return `${start > 0 ? '…' : ''}${highlight(cut, terms)}${cut.length < rest.length ? '…' : ''}`;
}

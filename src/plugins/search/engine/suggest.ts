import {normalise} from '../text/normalise';
import type {PageEntry} from './outline';

const MOST = 3;
const LEAST_ALIKE = 0.12;

function trigrams(text: string): Set<string> {
  const padded = ` ${normalise(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
  return new Set(Array.from({length: Math.max(0, padded.length - 2)}, (_, at) => padded.slice(at, at + 3)));
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((part) => b.has(part)).length;
  return shared / (a.size + b.size - shared || 1);
}

/** Titles to search for instead: those that look most like the query, or else the first pages to read. */
export function suggestQueries(query: string, pages: readonly PageEntry[]): string[] {
  const own = trigrams(query.slice(0, 100));
  const alike = pages
    .map(({title, rank}) => ({title, rank, likeness: likeness(own, trigrams(title))}))
    .sort((a, b) => b.likeness - a.likeness || b.rank - a.rank);
  const near = alike.filter((item) => item.likeness >= LEAST_ALIKE);
  const chosen = near.length > 0 ? near : [...alike].sort((a, b) => b.rank - a.rank);
  return [...new Set(chosen.map(({title}) => title))].slice(0, MOST);
}

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
  let shared = 0;
  for (const part of a) if (b.has(part)) shared += 1;
  return shared / (a.size + b.size - shared || 1);
}

type Title = {readonly title: string; readonly rank: number; readonly parts: ReadonlySet<string>};

/**
 * Makes the search for titles to try instead: those that look most like the query, or else the first pages to read.
 * Titles are taken apart when the first query finds nothing.
 */
export function createSuggester(pages: readonly PageEntry[]): (query: string) => string[] {
  let titles: readonly Title[] | undefined;
  return (query) => {
    titles ??= pages.map(({title, rank}) => ({title, rank, parts: trigrams(title)}));
    const own = trigrams(query.slice(0, 100));
    const alike = titles.map(({title, rank, parts}) => ({title, rank, likeness: likeness(own, parts)}));
    const near = alike.filter((item) => item.likeness >= LEAST_ALIKE);
    const chosen =
      near.length > 0
        ? near.sort((a, b) => b.likeness - a.likeness || b.rank - a.rank)
        : alike.sort((a, b) => b.rank - a.rank || b.likeness - a.likeness);
    return [...new Set(chosen.map(({title}) => title))].slice(0, MOST);
  };
}

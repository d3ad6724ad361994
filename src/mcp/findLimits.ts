import {readLanguage} from 'docusaurus-theme-search/engine';
import {listFacts, type DocsVersion} from '../facts';
import {resolveLimits, type ResolvedLimit} from '../facts/resolveLimits';

const {stem, stopwords} = readLanguage('en');
const MAX_FOUND = 5;

/** Share of the words of a question that an entry must have; below it, a guess would be presented as the answer. */
const MIN_SHARE = 0.75;

/** Words that any question about a limit has. */
const IGNORED = new Set(['limit', 'limits', 'maximum', 'max', 'many', 'much', 'large', 'big', 'millrace']);

/** Words of a name or phrase: `dataStoreMaxKeys` gives data, store, max and key. */
function toWords(text: string): string[] {
  const words = text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? []).filter((word) => !IGNORED.has(word) && !stopwords.has(word)).map(stem);
}

/** The entries that share the most words with a question; all that share as many. */
function findBest<T>(question: string, entries: readonly T[], textOf: (entry: T) => string): T[] {
  const wanted = [...new Set(toWords(question))];
  const scored = entries.map((entry) => {
    const offered = new Set(toWords(textOf(entry)));
    return {entry, score: wanted.filter((word) => offered.has(word)).length};
  });
  const best = Math.max(0, ...scored.map(({score}) => score));
  if (best === 0 || best < wanted.length * MIN_SHARE) return [];
  return scored
    .filter(({score}) => score === best)
    .slice(0, MAX_FOUND)
    .map(({entry}) => entry);
}

function describeFact(key: string, version: DocsVersion): string {
  return `${key} ${listFacts(version).get(key)?.meaning ?? ''}`;
}

/** The rows of the limits table that a name, an id or some words mean. */
export function findLimits(name: string, version: DocsVersion): ResolvedLimit[] {
  const limits = resolveLimits(version);
  const exact = limits.filter(
    ({id, facts}) => id === name || facts.some((fact) => fact === name || fact === `limits.${name}`),
  );
  if (exact.length > 0) return exact;
  return findBest(
    name,
    limits,
    ({id, label, scope, facts}) =>
      `${id} ${label} ${scope} ${facts.map((fact) => describeFact(fact, version)).join(' ')}`,
  );
}

/** The names of the figures that a name or some words mean. */
export function findFigures(name: string, version: DocsVersion): string[] {
  const keys = [...listFacts(version).keys()];
  const exact = keys.filter((key) => key === name || key.endsWith(`.${name}`));
  return exact.length > 0 ? exact : findBest(name, keys, (key) => describeFact(key, version));
}

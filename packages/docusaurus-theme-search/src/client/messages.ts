/** Texts for readers, in the locale's language. */
import type {SearchAnswer} from '../engine/answer';
import * as words from './words';

/** Puts values into the places of a message. */
export function interpolate(message: string, values: Readonly<Record<string, string>>): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * A message for a number: its forms stand between bars, in the order of CLDR's categories (zero, one, two, few, many,
 * other), of which each language has some. A message with fewer forms than its language has serves the rest with the last.
 */
export function formatPlural(count: number, message: string, locale: string): string {
  const forms = message.split('|');
  const rules = new Intl.PluralRules(locale);
  const own: readonly string[] = rules.resolvedOptions().pluralCategories;
  const order = CATEGORIES.filter((name) => own.includes(name));
  const form = forms[Math.min(order.indexOf(rules.select(count)), forms.length - 1)] ?? '';
  return interpolate(form, {count: new Intl.NumberFormat(locale).format(count)});
}

const SHOWN_QUERY = 80;

/** The query as it is repeated to the reader; a letter of two code units is not cut in the middle. */
const shortenQuery = (query: string): string => Array.from(query.trim()).slice(0, SHOWN_QUERY).join('');

/** Says what is being searched for. */
export const formatWaiting = (query: string): string => interpolate(words.searching, {query: shortenQuery(query)});

/** Says how many results are shown and how much was found; empty while there is no answer. */
export function formatAnswer(answer: SearchAnswer | null, query: string, locale: string): string {
  if (!answer || !query.trim()) return '';
  const {hits, pageCount} = answer;
  if (hits.length === 0) return interpolate(words.nothingFound, {query: shortenQuery(query)});
  const formatCount = (count: number, name: 'resultsShown' | 'foundInPages' | 'matchCompletely'): string =>
    formatPlural(count, words[name], words.untranslated.includes(name) ? 'en' : locale);
  const shown = formatCount(hits.length, 'resultsShown');
  if (pageCount === 0) return shown;
  const isPartial = new Set(hits.map(({pageUrl}) => pageUrl)).size > pageCount;
  return `${shown} ${formatCount(pageCount, isPartial ? 'matchCompletely' : 'foundInPages')}`;
}

/** Says what the Enter key opens in the dialog. */
export function formatEnterHint(answer: SearchAnswer | null): string {
  const [first] = answer?.hits ?? [];
  return first ? interpolate(words.enterOpens, {title: first.heading ?? first.pageTitle}) : '';
}

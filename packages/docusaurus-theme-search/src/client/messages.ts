/** What readers are told, in the words of the locale. */
import type {SearchAnswer} from '../engine/answer';
import * as words from './words';

/** Puts values into the places of a message. */
export function fill(message: string, values: Readonly<Record<string, string>>): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * A message for a number: its forms stand between bars, in the order of CLDR's categories (zero, one, two, few, many,
 * other), of which each language has some. A message with fewer forms than its language has serves the rest with the last.
 */
export function countOf(count: number, message: string, locale: string): string {
  const forms = message.split('|');
  const rules = new Intl.PluralRules(locale);
  const own: readonly string[] = rules.resolvedOptions().pluralCategories;
  const order = CATEGORIES.filter((name) => own.includes(name));
  const form = forms[Math.min(order.indexOf(rules.select(count)), forms.length - 1)] ?? '';
  return fill(form, {count: new Intl.NumberFormat(locale).format(count)});
}

const SHOWN_QUERY = 80;

/** The query as it is repeated to the reader; a letter of two code units is not cut in the middle. */
const quote = (query: string): string => Array.from(query.trim()).slice(0, SHOWN_QUERY).join('');

/** Says what is being searched for. */
export const describeWait = (query: string): string => fill(words.searching, {query: quote(query)});

/** Says how many results are shown and how much was found; empty while there is no answer. */
export function describeAnswer(answer: SearchAnswer | null, query: string, locale: string): string {
  if (!answer || !query.trim()) return '';
  const {hits, pageCount} = answer;
  if (hits.length === 0) return fill(words.nothingFound, {query: quote(query)});
  const write = (count: number, name: 'resultsShown' | 'foundInPages' | 'matchCompletely'): string =>
    countOf(count, words[name], words.untranslated.includes(name) ? 'en' : locale);
  const shown = write(hits.length, 'resultsShown');
  if (pageCount === 0) return shown;
  const isPartial = new Set(hits.map(({pageUrl}) => pageUrl)).size > pageCount;
  return `${shown} ${write(pageCount, isPartial ? 'matchCompletely' : 'foundInPages')}`;
}

/** Says what the Enter key opens in the dialog. */
export function describeEnter(answer: SearchAnswer | null): string {
  const [first] = answer?.hits ?? [];
  return first ? fill(words.enterOpens, {title: first.heading ?? first.pageTitle}) : '';
}

/** Formats messages in the locale of the page. */
import {countPages, type SearchAnswer} from '../engine/answer';
import * as words from './words';

/** Replaces the placeholders of a message. */
export function interpolate(message: string, values: Readonly<Record<string, string>>): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * Formats a message with a number. Its plural forms are separated by bars, in the order of CLDR's categories (zero,
 * one, two, few, many, other), of which each language has some. If forms are missing, uses the last one.
 *
 * @param count number that determines the form, and replaces `{count}`
 * @param others further numbers, by the names of their placeholders
 */
export function formatPlural(
  count: number,
  message: string,
  locale: string,
  others: Readonly<Record<string, number>> = {},
): string {
  const forms = message.split('|');
  const rules = new Intl.PluralRules(locale);
  const own: readonly string[] = rules.resolvedOptions().pluralCategories;
  const order = CATEGORIES.filter((name) => own.includes(name));
  const form = forms[Math.min(order.indexOf(rules.select(count)), forms.length - 1)] ?? '';
  const {format} = new Intl.NumberFormat(locale);
  const numbers = Object.entries({...others, count}).map(([name, number]) => [name, format(number)]);
  return interpolate(form, Object.fromEntries(numbers) as Record<string, string>);
}

/** Names of the messages about the number of pages or results. */
type CountMessage = 'resultsShown' | 'pagesShown' | 'foundInPages' | 'matchCompletely';

const SHOWN_QUERY = 80;

/** Shortens a query for messages, without splitting surrogate pairs. */
const shortenQuery = (query: string): string => Array.from(query.trim()).slice(0, SHOWN_QUERY).join('');

/** Formats the message while searching. */
export const formatWaiting = (query: string): string => interpolate(words.searching, {query: shortenQuery(query)});

/** Returns the message about the number of pages or results, and its numbers. */
function getCountMessage({hits, pageCount}: SearchAnswer): [name: CountMessage, count: number, shown?: number] {
  const shown = countPages(hits);
  if (pageCount === null) return ['resultsShown', hits.length];
  if (shown > pageCount) return ['matchCompletely', pageCount];
  return shown < pageCount ? ['pagesShown', pageCount, shown] : ['foundInPages', pageCount];
}

/**
 * Formats what was found, in one sentence: how many pages there are and how many of them are shown, or how many have the
 * whole query, if pages with a part of it are shown as well. Empty without an answer.
 */
export function formatAnswer(answer: SearchAnswer | null, query: string, locale: string): string {
  if (!answer || !query.trim()) return '';
  if (answer.hits.length === 0) return interpolate(words.nothingFound, {query: shortenQuery(query)});
  if (answer.pageCount === 0) return words.onlyPartly;
  const [name, count, shown = count] = getCountMessage(answer);
  return formatPlural(count, words[name], words.untranslated.includes(name) ? 'en' : locale, {shown});
}

/** Formats the hint about the Enter key in the dialog. */
export function formatEnterHint(answer: SearchAnswer | null): string {
  const [first] = answer?.hits ?? [];
  return first ? interpolate(words.enterOpens, {title: first.heading ?? first.pageTitle}) : '';
}

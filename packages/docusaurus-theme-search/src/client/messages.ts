/** Formats messages in the locale of the page. */
import {countPages, type SearchResponse} from '../engine/response';
import * as words from './words';

/** Replaces the placeholders of a message. */
export function interpolate(message: string, values: Readonly<Record<string, string>>): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * Formats a message with a number. Its plural forms are separated by bars, in the order of CLDR's categories (zero,
 * one, two, few, many, other). Each language only uses some of them. If forms are missing, uses the last one.
 *
 * @param count number that determines the form, and replaces `{count}`
 */
export function formatPlural(count: number, message: string, locale: string): string {
  const forms = message.split('|');
  const rules = new Intl.PluralRules(locale);
  const own: readonly string[] = rules.resolvedOptions().pluralCategories;
  const order = CATEGORIES.filter((name) => own.includes(name));
  const form = forms[Math.min(order.indexOf(rules.select(count)), forms.length - 1)] ?? '';
  return interpolate(form, {count: new Intl.NumberFormat(locale).format(count)});
}

/** Names of the messages about the number of pages or results. */
type CountMessage = 'resultsShownText' | 'foundInPagesText' | 'completeMatchesText';

const SHOWN_QUERY = 80;

/** Shortens a query for messages, without splitting surrogate pairs. */
const shortenQuery = (query: string): string => Array.from(query.trim()).slice(0, SHOWN_QUERY).join('');

/** Formats the message while searching. */
export const formatWaiting = (query: string): string => interpolate(words.searchingText, {query: shortenQuery(query)});

/** Returns the message about the number of pages or results, and this number. */
function getCountMessage({hits, pageCount}: SearchResponse): [name: CountMessage, count: number] {
  if (pageCount === null) return ['resultsShownText', hits.length];
  return [countPages(hits) > pageCount ? 'completeMatchesText' : 'foundInPagesText', pageCount];
}

/**
 * Formats what was found, in one sentence: how many pages there are, or how many have the whole query, if pages with a
 * part of it are shown as well. Empty without a response.
 */
export function formatResultCount(response: SearchResponse | null, query: string, locale: string): string {
  if (!response || !query.trim()) return '';
  if (response.hits.length === 0) return interpolate(words.nothingFoundText, {query: shortenQuery(query)});
  if (response.pageCount === 0) return words.partialMatchesText;
  const [name, count] = getCountMessage(response);
  return formatPlural(count, words[name], words.untranslated.includes(name) ? 'en' : locale);
}

/** Formats the hint about the Enter key in the dialog. */
export function formatEnterHint(response: SearchResponse | null): string {
  const [first] = response?.hits ?? [];
  return first ? interpolate(words.enterOpensText, {title: first.heading ?? first.pageTitle}) : '';
}

import {translate} from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';
import type {SearchAnswer} from '../engine/answer';
import type {FailureKind} from './createEngineClient';
import type {HostedFailure, SourcedAnswer} from './createFailover';

/** What the reader is told about an unusual answer: one line. */
export type Notice = {readonly tone: 'quiet' | 'alert'; readonly text: string};

function describeHosted(reason: HostedFailure): string {
  switch (reason) {
    case 'refused':
      return translate({
        id: 'theme.search.hostedRefused',
        message: 'The search service refused; these results come from this site itself.',
        description: 'Shown below the query when the hosted search answers with an error',
      });
    case 'unreachable':
      return translate({
        id: 'theme.search.hostedUnreachable',
        message: 'The search service cannot be reached; these results come from this site itself.',
        description: 'Shown below the query when the hosted search cannot be reached',
      });
    case 'slow':
      return translate({
        id: 'theme.search.hostedSlow',
        message: 'The search service is slow; these results come from this site itself.',
        description: 'Shown below the query when the hosted search takes too long',
      });
  }
}

function describeFailure(kind: FailureKind): string {
  switch (kind) {
    case 'missing':
      return translate({
        id: 'theme.search.fileMissing',
        message: 'Search could not be loaded: a file of it is missing. Reload the page, or type again to retry.',
        description: 'Shown below the query when the server has no index',
      });
    case 'unreachable':
      return translate({
        id: 'theme.search.noConnection',
        message: 'Search could not be loaded: there seems to be no connection. Type again to retry.',
        description: 'Shown below the query when the index cannot be fetched',
      });
    case 'damaged':
      return translate({
        id: 'theme.search.indexDamaged',
        message: 'Search could not be loaded: its index is damaged. Reload the page, or type again to retry.',
        description: 'Shown below the query when the index cannot be read',
      });
    case 'unbuilt':
      return translate({
        id: 'theme.search.needsBuild',
        message: 'Search needs a build of the site: run “npm run build”, then “npm run serve”.',
        description: 'Shown below the query on the development server, which has no index',
      });
  }
}

/** The notice about an answer; `null` where nothing is unusual. */
export function noticeOf({reason}: Pick<SourcedAnswer, 'reason'>): Notice | null {
  return reason ? {tone: 'quiet', text: describeHosted(reason)} : null;
}

/** The notice where search cannot answer at all. */
export function failureNotice(kind: FailureKind): Notice {
  return {tone: kind === 'unbuilt' ? 'quiet' : 'alert', text: describeFailure(kind)};
}

/**
 * The form of a message for a number: forms stand between bars, in the order of CLDR's categories (zero, one, two, few,
 * many, other), of which each language has some. The same as Docusaurus' `usePluralForm`, without its context.
 */
export function selectPlural(count: number, message: string, locale: string): string {
  const forms = message.split('|');
  const rules = new Intl.PluralRules(locale);
  const order = ['zero', 'one', 'two', 'few', 'many', 'other'];
  const categories = order.filter((name) => (rules.resolvedOptions().pluralCategories as string[]).includes(name));
  return forms[Math.min(categories.indexOf(rules.select(count)), forms.length - 1)] ?? '';
}

const SHOWN_QUERY = 80;

/** Says how many results are shown and how much was found; empty while there is no answer. */
export function describeAnswer(answer: SearchAnswer | null, query: string, locale: string): string {
  if (!answer || !query.trim()) return '';
  const {hits, pageCount} = answer;
  const format = (count: number): string => new Intl.NumberFormat(locale).format(count);
  if (pageCount === 0) {
    return translate(
      {
        id: 'theme.search.nothingFound',
        message: 'Nothing found for “{query}”.',
        description: 'Said when no page matches the query',
      },
      {query: query.trim().slice(0, SHOWN_QUERY)},
    );
  }
  const shown = translate(
    {
      id: 'theme.search.resultsShown',
      message: '{count} result shown.|{count} results shown.',
      description: 'How many results are listed; plural forms stand between bars',
    },
    {count: format(hits.length)},
  );
  const found = translate(
    {
      id: 'theme.search.foundInPages',
      message: 'Found in one page.|Found in {count} pages.',
      description: 'In how many pages the query was found; plural forms stand between bars',
    },
    {count: format(pageCount)},
  );
  return `${selectPlural(hits.length, shown, locale)} ${selectPlural(pageCount, found, locale)}`;
}

/** What screen readers are told in the dialog: how much was found, what the Enter key opens, and what is unusual. */
export function describeForSpeech(
  answer: SearchAnswer | null,
  query: string,
  notice: Notice | null,
  locale: string,
): string {
  const [first] = answer?.hits ?? [];
  const opens = first
    ? translate(
        {
          id: 'theme.search.enterOpens',
          message: 'Enter opens “{title}”.',
          description: 'Said by screen readers after the number of results: the first of them',
        },
        {title: first.heading ?? first.pageTitle},
      )
    : '';
  return [describeAnswer(answer, query, locale), opens, notice?.text].filter(Boolean).join(' ');
}

type LinkProps = {readonly links: readonly ReactNode[]; readonly locale: string};

/** Links as part of a sentence, joined as the language does: "the guides, limits, or troubleshooting". */
export function Alternatives({links, locale}: LinkProps): ReactNode {
  const parts = new Intl.ListFormat(locale, {type: 'disjunction'}).formatToParts(links.map((_, at) => String(at)));
  return parts.map(({type, value}, at) => (
    <Fragment key={at}>{type === 'element' ? links[Number(value)] : value}</Fragment>
  ));
}

import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Alternatives, describeAnswer, describeForSpeech, selectPlural} from '../../client/messages';
import {LATEST} from '../../client/settings';
import {useSettledText} from '../../client/useSearch';
import type {SearchSettings} from '../../client/useSearchSettings';
import type {DialogState} from './useDialog';

type QueriesProps = {
  readonly lead: string;
  readonly queries: readonly string[];
  readonly onQuery: (query: string) => void;
};

function Queries({lead, queries, onQuery}: QueriesProps): ReactNode {
  return (
    <p>
      {lead}{' '}
      {queries.map((query) => (
        <button key={query} type="button" className="search-dialog-query" onClick={() => onQuery(query)}>
          {query}
        </button>
      ))}
    </p>
  );
}

function Elsewhere({settings: {base, locale, startingPoints}}: {readonly settings: SearchSettings}): ReactNode {
  const links = startingPoints.map(({to, label}) => (
    <a key={to} href={base + to.replace(/^\//, '')}>
      {label}
    </a>
  ));
  return (
    <p>
      <Translate
        id="theme.search.elsewhere"
        description="Shown when nothing is found; links is a list of links, such as “the guides or limits”"
        values={{links: <Alternatives links={links} locale={locale} />}}
      >
        {'You may find it in {links}.'}
      </Translate>
    </p>
  );
}

type Props = {
  readonly state: DialogState;
  readonly settings: SearchSettings;
  readonly onQuery: (query: string) => void;
};

/** The lines below the query: how much was found and what is unusual, and queries to try. */
export default function DialogStatus({state, settings, onQuery}: Props): ReactNode {
  const {answer, notice, query, saved} = state;
  const {locale, examples, startingPoints, timings} = settings;
  const spoken = useSettledText(describeForSpeech(answer, query, notice, locale), timings.announcePause);
  const isNew = query.trim() === '' && saved.recent.length + saved.favourites.length === 0;
  return (
    <div className="search-dialog-status">
      {/* Screen readers have both in the line below, which waits until the reader stops typing. */}
      <div aria-hidden="true">
        <p>{describeAnswer(answer, query, locale)}</p>
        <p className={notice?.tone === 'alert' ? 'search-dialog-notice search-dialog-alert' : 'search-dialog-notice'}>
          {notice?.text}
        </p>
      </div>
      <p role="status" className="search-dialog-spoken">
        {spoken}
      </p>
      {answer && answer.suggestions.length > 0 && (
        <Queries
          lead={translate({
            id: 'theme.search.tryInstead',
            message: 'Try instead:',
            description: 'Before other queries, when nothing is found',
          })}
          queries={answer.suggestions}
          onQuery={onQuery}
        />
      )}
      {answer?.pageCount === 0 && startingPoints.length > 0 && <Elsewhere settings={settings} />}
      {isNew && examples.length > 0 && (
        <Queries
          lead={translate({
            id: 'theme.search.try',
            message: 'Try:',
            description: 'Before queries to begin with, in the empty dialog',
          })}
          queries={examples}
          onQuery={onQuery}
        />
      )}
    </div>
  );
}

function describeLink(pageCount: number, locale: string): string {
  if (pageCount < 2) {
    return translate({
      id: 'theme.search.openPage',
      message: 'Open the search page',
      description: 'The link to the search page, while there are not several pages of results',
    });
  }
  const message = translate(
    {
      id: 'theme.search.seeAll',
      message: 'See all results, from {count} page|See all results, from {count} pages',
      description: 'The link to the search page; plural forms stand between bars',
    },
    {count: new Intl.NumberFormat(locale).format(pageCount)},
  );
  return selectPlural(pageCount, message, locale);
}

/** The link to the search page with the same query, and the keys of the dialog. */
export function DialogFooter({settings, state}: Omit<Props, 'onQuery'>): ReactNode {
  const {answer, query, version} = state;
  const {hosted, locale, pageUrl} = settings;
  const suffix = version === LATEST ? '' : `&version=${encodeURIComponent(version)}`;
  return (
    <footer className="search-dialog-footer">
      {pageUrl !== null && (
        <a href={`${pageUrl}?q=${encodeURIComponent(query)}${suffix}`}>
          {describeLink(answer?.pageCount ?? 0, locale)}
        </a>
      )}
      <span className="search-dialog-keys" aria-hidden="true">
        {translate({
          id: 'theme.search.keys',
          message: '↑↓ to move, ↵ to open, Esc to close',
          description: 'The keys of the dialog, at its foot',
        })}
      </span>
      {hosted && (
        <a href="https://www.algolia.com/">
          {translate({
            id: 'theme.search.byAlgolia',
            message: 'Search by Algolia',
            description: 'The link to the hosted search service, at the foot of the dialog',
          })}
        </a>
      )}
    </footer>
  );
}

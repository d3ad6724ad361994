import {describeAnswer} from '@site/src/plugins/search/client/notice';
import type {ReactNode} from 'react';
import type {DialogState} from './useDialogState';

/** Queries to begin with, offered while there is nothing else to show. */
const EXAMPLES = ['webhook signature', 'cron', 'data stores', 'rate limits'];

type Props = {
  readonly state: DialogState;
  /** Base path of the site. */
  readonly base: string;
  readonly onQuery: (query: string) => void;
};

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
        <button key={query} type="button" className="mr-search-query" onClick={() => onQuery(query)}>
          {query}
        </button>
      ))}
    </p>
  );
}

/** The lines below the query: how much was found and what is unusual, which screen readers announce; queries to try. */
export default function DialogStatus({state, base, onQuery}: Props): ReactNode {
  const {answer, notice, query, saved} = state;
  const isNew = query.trim() === '' && saved.recent.length + saved.favourites.length === 0;
  return (
    <div className="mr-search-status">
      <div role="status">
        <p>{describeAnswer(answer, query)}</p>
        <p className={notice?.tone === 'alert' ? 'mr-search-notice mr-search-alert' : 'mr-search-notice'}>
          {notice?.text}
        </p>
      </div>
      {answer && answer.suggestions.length > 0 && (
        <Queries lead="Try instead:" queries={answer.suggestions} onQuery={onQuery} />
      )}
      {answer?.pageCount === 0 && (
        <p>
          You may find it in <a href={`${base}guides/`}>the guides</a> or in{' '}
          <a href={`${base}troubleshooting/`}>troubleshooting</a>.
        </p>
      )}
      {isNew && <Queries lead="Try:" queries={EXAMPLES} onQuery={onQuery} />}
    </div>
  );
}

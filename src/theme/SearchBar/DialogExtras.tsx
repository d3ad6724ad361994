import type {DialogSearch} from '@site/src/plugins/search/client/useDialogSearch';
import type {SearchSettings} from '@site/src/plugins/search/client/useSearchSettings';
import {searchSession} from '@site/src/plugins/search/client/session';
import {useSearchStatus} from '@site/src/plugins/search/client/useSearchStatus';
import type {ReactNode} from 'react';
import {START_QUERIES} from './dialogWords';

type Props = {
  readonly search: DialogSearch;
  readonly settings: SearchSettings;
  readonly offerVersions: boolean;
};

function Versions({search}: Pick<Props, 'search'>): ReactNode {
  return (
    <div className="mr-search-versions" role="group" aria-label="Version to search">
      <button
        type="button"
        aria-pressed={search.version === 'latest'}
        onClick={() => search.restart({version: 'latest'})}
      >
        v2
      </button>
      <button type="button" aria-pressed={search.version === 'v1'} onClick={() => search.restart({version: 'v1'})}>
        v1
      </button>
    </div>
  );
}

type QueriesProps = Pick<Props, 'search'> & {
  readonly lead: string;
  readonly queries: readonly string[];
  readonly className?: string;
};

function Queries({lead, queries, search, className}: QueriesProps): ReactNode {
  return (
    <div className={className}>
      {lead}{' '}
      {queries.map((query) => (
        <button key={query} type="button" className="mr-search-suggestion" onClick={() => search.restart({query})}>
          {query}
        </button>
      ))}
    </div>
  );
}

/** The line below the query: versions on v1 pages, what is out of the ordinary, queries to try. */
export default function DialogExtras({search, settings, offerVersions}: Props): ReactNode {
  const {notice, suggestions} = useSearchStatus(searchSession(settings.workerUrl));
  return (
    <div className="mr-search-extras">
      {offerVersions && <Versions search={search} />}
      <div role="status" className={notice?.tone === 'alert' ? 'mr-search-alert' : undefined}>
        {notice?.text}
      </div>
      {suggestions.length > 0 ? (
        <Queries lead="Try instead:" queries={suggestions} search={search} />
      ) : (
        <Queries lead="Try:" queries={START_QUERIES} search={search} className="mr-search-start" />
      )}
    </div>
  );
}

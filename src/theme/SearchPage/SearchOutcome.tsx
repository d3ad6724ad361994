import type {SearchPageState} from '@site/src/plugins/search/client/useSearchPage';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import ResultList from './ResultList';
import styles from './styles.module.css';

type Props = {readonly page: SearchPageState; readonly base: string};

function countPages({answer, query}: SearchPageState): string {
  if (!answer || !query.trim()) return '';
  if (answer.pages === 0) return `Nothing found for “${query.trim().slice(0, 80)}”.`;
  return answer.pages === 1 ? 'Found in one page.' : `Found in ${answer.pages} pages.`;
}

/** What came of the search: how much was found, what is out of the ordinary, the results. */
export default function SearchOutcome({page, base}: Props): ReactNode {
  const {answer, status} = page;
  return (
    <>
      <div role="status" className={clsx(styles.status, status.notice?.tone === 'alert' && styles.alert)}>
        <p>{countPages(page)}</p>
        {status.notice && <p>{status.notice.text}</p>}
      </div>
      {answer && answer.suggestions.length > 0 && (
        <p>
          Try instead:{' '}
          {answer.suggestions.map((query) => (
            <button key={query} type="button" className={styles.suggestion} onClick={() => page.setQuery(query)}>
              {query}
            </button>
          ))}
        </p>
      )}
      {answer && <ResultList hits={answer.hits} base={base} />}
      {page.showMore && (
        <button type="button" className="button button--secondary" onClick={page.showMore}>
          Show more results
        </button>
      )}
    </>
  );
}

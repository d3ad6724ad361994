import LinkCards, {STARTING_POINTS} from '@site/src/components/LinkCards';
import {describeAnswer} from '@site/src/plugins/search/client/notice';
import type {SearchPageState} from './useSearchPage';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import ResultList from './ResultList';
import styles from './styles.module.css';

/** The outcome of a search: how much was found, what is unusual, the results. */
export default function SearchOutcome({page}: {readonly page: SearchPageState}): ReactNode {
  const {answer, notice, query} = page;
  return (
    <>
      <div role="status" className={clsx(styles.status, notice?.tone === 'alert' && styles.alert)}>
        <p>{describeAnswer(answer, query)}</p>
        {notice && <p>{notice.text}</p>}
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
      {answer?.pageCount === 0 && (
        <>
          <h2 className={styles.elsewhere}>Look here instead</h2>
          <LinkCards cards={STARTING_POINTS} />
        </>
      )}
      {answer && <ResultList hits={answer.hits} />}
      {page.showMore && (
        <button type="button" className="button button--secondary" onClick={page.showMore}>
          Show more results
        </button>
      )}
    </>
  );
}

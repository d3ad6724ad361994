import {useHistory} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import SearchStartingPoints from '@theme/SearchStartingPoints';
import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';
import {listenForLinks} from '../../client/listenForLinks';
import {describeAnswer} from '../../client/messages';
import {useSettledText} from '../../client/useSearch';
import type {SearchSettings} from '../../client/useSearchSettings';
import {groupHits, type SearchHit} from '../../engine/answer';
import styles from './styles.module.css';
import type {SearchPageState} from './useSearchPage';

// The HTML of a hit has no tag but `<mark>`: `createHighlighter` and `keepMarks` escape everything else.
function Section({hit}: {readonly hit: SearchHit}): ReactNode {
  return (
    <li>
      {hit.heading !== null && (
        <h3 className={styles.heading}>
          <a href={hit.url} dangerouslySetInnerHTML={{__html: hit.titleHtml}} />
        </h3>
      )}
      <p className={styles.snippet} dangerouslySetInnerHTML={{__html: hit.snippetHtml}} />
    </li>
  );
}

/** The results, page by page. */
function ResultList({hits}: {readonly hits: readonly SearchHit[]}): ReactNode {
  const history = useHistory();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => (list.current ? listenForLinks(list.current, history) : undefined), [history]);
  return (
    <ol ref={list} className={styles.results}>
      {groupHits(hits).map(({pageUrl, title, hits: sections}) => (
        <li key={pageUrl}>
          <h2 className={styles.page}>
            <a href={pageUrl}>{title}</a>
          </h2>
          <ul className={styles.sections}>
            {sections.map((hit) => (
              <Section key={hit.url} hit={hit} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function Suggestions({page}: {readonly page: SearchPageState}): ReactNode {
  return (
    <p>
      <Translate id="theme.search.tryInstead" description="Before other queries, when nothing is found">
        Try instead:
      </Translate>{' '}
      {page.answer?.suggestions.map((query) => (
        <button key={query} type="button" className={styles.suggestion} onClick={() => page.setQuery(query)}>
          {query}
        </button>
      ))}
    </p>
  );
}

type Props = {readonly page: SearchPageState; readonly settings: SearchSettings};

/** The outcome of a search: how much was found, what is unusual, the results. */
export default function SearchOutcome({page, settings: {locale, startingPoints, timings}}: Props): ReactNode {
  const {answer, notice, query} = page;
  const found = describeAnswer(answer, query, locale);
  const spoken = useSettledText([found, notice?.text].filter(Boolean).join(' '), timings.announcePause);
  return (
    <>
      <div className={clsx(styles.status, notice?.tone === 'alert' && styles.alert)}>
        {/* Screen readers have both in the line below, which waits until the reader stops typing. */}
        <p aria-hidden="true">{found}</p>
        {notice && <p aria-hidden="true">{notice.text}</p>}
        <p role="status" className={styles.spoken}>
          {spoken}
        </p>
      </div>
      {answer && answer.suggestions.length > 0 && <Suggestions page={page} />}
      {answer?.pageCount === 0 && startingPoints.length > 0 && (
        <>
          <h2 className={styles.elsewhere}>
            <Translate id="theme.search.pageElsewhere" description="Heading of the links shown when nothing is found">
              Look here instead
            </Translate>
          </h2>
          <SearchStartingPoints points={startingPoints} />
        </>
      )}
      {answer && <ResultList hits={answer.hits} />}
      {page.showMore && (
        <button type="button" className="button button--secondary" onClick={page.showMore}>
          <Translate id="theme.search.showMore" description="The button below the results of the search page">
            Show more results
          </Translate>
        </button>
      )}
    </>
  );
}

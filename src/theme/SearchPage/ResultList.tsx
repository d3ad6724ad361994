import {useHistory} from '@docusaurus/router';
import {groupHits} from '@site/src/plugins/search/client/groupHits';
import {listenForLinks} from 'docusaurus-theme-document-first/client';
import type {SearchHit} from '@site/src/plugins/search/client/searchTypes';
import {useEffect, useRef, type ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {readonly hits: readonly SearchHit[]};

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
export default function ResultList({hits}: Props): ReactNode {
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

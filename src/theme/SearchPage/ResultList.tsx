import {useHistory} from '@docusaurus/router';
import {groupHits, hitUrl} from '@site/src/plugins/search/client/docSearch';
import {listenForResults} from '@site/src/plugins/search/client/listenForResults';
import type {SearchHit} from '@site/src/plugins/search/engine/result';
import {useEffect, useRef, type ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {readonly hits: readonly SearchHit[]; readonly base: string};

// The HTML of a hit holds no tag but `<mark>`: `createHighlighter` and `keepMarks` escape everything else.
function Section({hit, base}: {readonly hit: SearchHit; readonly base: string}): ReactNode {
  return (
    <li>
      {hit.anchor !== null && (
        <h3 className={styles.heading}>
          <a href={hitUrl(hit, base)} dangerouslySetInnerHTML={{__html: hit.headingHtml}} />
        </h3>
      )}
      <p className={styles.snippet} dangerouslySetInnerHTML={{__html: hit.snippetHtml}} />
    </li>
  );
}

/** The results, page by page. */
export default function ResultList({hits, base}: Props): ReactNode {
  const history = useHistory();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => (list.current ? listenForResults(list.current, history) : undefined), [history]);
  return (
    <ol ref={list} className={styles.results}>
      {groupHits(hits).map(({path, title, hits: sections}) => (
        <li key={path}>
          <h2 className={styles.page}>
            <a href={base + path.slice(1)}>{title}</a>
          </h2>
          <ul className={styles.sections}>
            {sections.map((hit) => (
              <Section key={hit.anchor ?? ''} hit={hit} base={base} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

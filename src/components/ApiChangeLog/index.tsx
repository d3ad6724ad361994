import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {formatDay} from '../../config/formatDay';
import type {ApiChangeLogData} from '../../plugins/page-history/client/changeList';
import {API_FEED} from '../../plugins/page-history/client/feedPaths';
import InlineText from '../InlineText';

const WITHOUT_HISTORY =
  'This copy of the site was built without the history of the OpenAPI document, so its change log is left out.';

/** What changed in the REST API, by day. */
export default function ApiChangeLog({gap, days}: ApiChangeLogData): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  if (gap !== null) return <p>{WITHOUT_HISTORY}</p>;
  if (days.length === 0) return <p>Nothing has changed since the document was first published.</p>;
  return (
    <>
      <p>
        <a href={baseUrl + API_FEED}>Atom feed of these changes</a>
      </p>
      {days.map(({day, changes}) => (
        <section key={day}>
          <h3 id={day}>
            <time dateTime={day}>{formatDay(day)}</time>
          </h3>
          <ul>
            {changes.map(({subject, words, href}) => (
              <li key={subject + words}>
                {href === null ? (
                  <code>{subject}</code>
                ) : (
                  <a href={href}>
                    <code>{subject}</code>
                  </a>
                )}
                : <InlineText text={words} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

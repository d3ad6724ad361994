import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {changeSections} from '../../config/changeSections';
import {sectionFeed, SITE_FEED} from '../../plugins/page-history/client/feedPaths';

const WITHOUT_FEEDS = 'This copy of the site was built without the history of its pages, so it has no feeds.';

/** The feeds of the whole site and of its parts, or why there are none. */
export default function FeedList({gap}: {readonly gap: string | null}): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  if (gap !== null) return <p>{WITHOUT_FEEDS}</p>;
  return (
    <ul>
      <li>
        <a href={baseUrl + SITE_FEED}>The whole site</a>
      </li>
      {changeSections.map(({id, label}) => (
        <li key={id}>
          <a href={baseUrl + sectionFeed(id)}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

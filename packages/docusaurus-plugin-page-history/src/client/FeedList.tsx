import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {ChangeListData} from './changeList';

/** The feeds of the whole site and of its parts, or why there are none. */
export default function FeedList({gap, feeds}: Pick<ChangeListData, 'gap' | 'feeds'>): ReactNode {
  if (gap !== null)
    return (
      <p>
        {translate({
          id: 'theme.pageHistory.withoutFeeds',
          message: 'This copy of the site was built without the history of its pages, so it has no feeds.',
          description: 'In place of the list of feeds, where the build has no git history',
        })}
      </p>
    );
  return (
    <ul>
      {feeds.map(({label, to}) => (
        <li key={to}>
          <a href={to}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

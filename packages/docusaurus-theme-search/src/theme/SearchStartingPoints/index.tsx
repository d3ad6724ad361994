import Link from '@docusaurus/Link';
import type {StartingPoint} from 'docusaurus-theme-search/client';
import type {ReactNode} from 'react';

/** Where to look when a search found nothing, on the search page. A site can put a component of this name in its place. */
export default function SearchStartingPoints({points}: {readonly points: readonly StartingPoint[]}): ReactNode {
  return (
    <ul>
      {points.map(({to, label}) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

import LinkCards, {STARTING_POINTS} from '@site/src/components/LinkCards';
import type {ReactNode} from 'react';

/** In place of the links of docusaurus-theme-search: the cards that the page for unknown addresses shows too. */
export default function SearchStartingPoints(): ReactNode {
  return <LinkCards cards={STARTING_POINTS} />;
}

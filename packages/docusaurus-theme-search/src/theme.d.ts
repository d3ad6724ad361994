declare module '@theme/SearchStartingPoints' {
  import type {ReactNode} from 'react';
  import type {StartingPoint} from 'docusaurus-theme-search/client';

  export default function SearchStartingPoints(props: {readonly points: readonly StartingPoint[]}): ReactNode;
}

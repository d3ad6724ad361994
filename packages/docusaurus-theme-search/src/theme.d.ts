declare module '@theme/searchLanguage' {
  /** Language of code that the reader chose in a group of tabs; `null` where none is chosen. */
  export default function readSearchLanguage(group: string): string | null;
}

declare module '@theme/SearchStartingPoints' {
  import type {ReactNode} from 'react';
  import type {StartingPoint} from 'docusaurus-theme-search/client';

  export default function SearchStartingPoints(props: {readonly points: readonly StartingPoint[]}): ReactNode;
}

declare module '@theme-init/SearchMetadata' {
  import SearchMetadata from '@theme/SearchMetadata';

  export default SearchMetadata;
}

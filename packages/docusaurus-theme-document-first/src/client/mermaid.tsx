import OriginalMermaid from '@theme/DrawnMermaid';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/Mermaid';
import type {ReactNode} from 'react';

/** The site's diagram, and a mark in the HTML: readers wait for it without touching it, so the application starts at once. */
export default function Mermaid(props: Props): ReactNode {
  return (
    <>
      <OriginalMermaid {...props} />
      {!useIsBrowser() && <span data-application-needed="" />}
    </>
  );
}

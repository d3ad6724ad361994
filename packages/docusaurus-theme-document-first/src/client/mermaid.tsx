import OriginalMermaid from '@theme/DrawnMermaid';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/Mermaid';
import type {ReactNode} from 'react';

/**
 * The site's diagram, with a marker in the HTML that starts hydration at once, because diagrams are only rendered by
 * React.
 */
export default function Mermaid(props: Props): ReactNode {
  return (
    <>
      <OriginalMermaid {...props} />
      {!useIsBrowser() && <span data-application-needed="" />}
    </>
  );
}

import OriginalMermaid from '@theme/DrawnMermaid';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/Mermaid';
import type {ReactNode} from 'react';

/** The site's diagram, with a marker that starts hydration at once, because only React renders diagrams. */
export default function Mermaid(props: Props): ReactNode {
  return (
    <>
      <OriginalMermaid {...props} />
      {!useIsBrowser() && <span data-application-needed="" />}
    </>
  );
}

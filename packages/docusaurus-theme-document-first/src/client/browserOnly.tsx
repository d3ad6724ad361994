import OriginalBrowserOnly from '@docusaurus/core/lib/client/exports/BrowserOnly';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@docusaurus/BrowserOnly';
import type {ReactNode} from 'react';

/** As the core's, and marks the place in the HTML: the document script starts the application when it comes into view. */
export default function BrowserOnly(props: Props): ReactNode {
  return (
    <>
      <OriginalBrowserOnly {...props} />
      {!useIsBrowser() && <span data-application-needed="visible" />}
    </>
  );
}

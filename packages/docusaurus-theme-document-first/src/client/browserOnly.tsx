import OriginalBrowserOnly from '@docusaurus/core/lib/client/exports/BrowserOnly';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@docusaurus/BrowserOnly';
import type {ReactNode} from 'react';

/** The core's component, with a marker in the HTML that starts hydration when it scrolls into view. */
export default function BrowserOnly(props: Props): ReactNode {
  return (
    <>
      <OriginalBrowserOnly {...props} />
      {!useIsBrowser() && <span data-application-needed="visible" />}
    </>
  );
}

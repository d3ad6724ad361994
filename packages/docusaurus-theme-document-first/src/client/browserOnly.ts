import OriginalBrowserOnly from '@docusaurus/core/lib/client/exports/BrowserOnly';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@docusaurus/BrowserOnly';
import {createElement, Fragment, type ReactNode} from 'react';

const PLACE = createElement('span', {'data-application-needed': 'visible'});

/** As the core's, and marks the place in the HTML: the document script starts the application when it comes into view. */
export default function BrowserOnly(props: Props): ReactNode {
  const isBrowser = useIsBrowser();
  return createElement(Fragment, null, createElement(OriginalBrowserOnly, props), !isBrowser && PLACE);
}

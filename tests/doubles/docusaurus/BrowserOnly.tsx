import type {ReactNode} from 'react';

/** Component tests run as in a browser. */
export default function BrowserOnly({children}: {readonly children: () => ReactNode}): ReactNode {
  return children();
}

import {BASE_URL, SITE_URL} from '../../../src/config/addresses';
import type {Version} from '../../../src/config/versions';

/** The file beside the start page that says how to use the bundle. */
export function writeReadme({label, prefix}: Version): string {
  return `Millrace documentation, ${label}

Open index.html in a browser. Nothing has to be installed, and no connection is needed.

- Search: search.html, or Ctrl+K on any page.
- Links marked with an arrow lead to the website and need a connection. So do tools that calculate or send something.
- The latest edition: ${SITE_URL}${BASE_URL}${prefix.slice(1)}
`;
}

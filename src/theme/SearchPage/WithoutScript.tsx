import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

/** What the search page says while no script runs: where to look instead. */
export default function WithoutScript(): ReactNode {
  return (
    <p>
      Search needs script to run in the browser. Without it, start from <Link to="/guides/">the guides</Link>,{' '}
      <Link to="/workflows/">workflows</Link>, <Link to="/code/">code steps</Link>,{' '}
      <Link to="/api/rest/">the REST API</Link>, <Link to="/limits/">limits</Link> or{' '}
      <Link to="/troubleshooting/">troubleshooting</Link>.
    </p>
  );
}

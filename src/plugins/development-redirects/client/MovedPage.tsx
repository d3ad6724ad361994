import {useEffect} from 'react';
import {Redirect, useLocation} from '@docusaurus/router';

/** Leads to where a page has moved, with the query and, unless the target has its own, the anchor of the address. */
export default function MovedPage({to}: {readonly to: string}): React.ReactNode {
  const {search, hash} = useLocation();
  const [path = '', anchor] = to.split('#');
  const target = `${path}${search}${anchor === undefined ? hash : `#${anchor}`}`;
  const isElsewhere = /^https?:/.test(to);
  useEffect(() => {
    if (isElsewhere) window.location.replace(target);
  }, [isElsewhere, target]);
  return isElsewhere ? null : <Redirect to={target} />;
}

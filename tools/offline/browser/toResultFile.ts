import {BASE_URL} from '../../../src/config/addresses';
import type {Version} from '../../../src/config/versions';
import {bundleFile} from '../bundle/bundleFile';

/** File of a result, from the search page: `/docs/limits/#memory` gives `limits/index.html#memory`. */
export function toResultFile(address: string, version: Version): string {
  const [path = '', anchor] = address.slice(BASE_URL.length - 1).split('#');
  return bundleFile(path, version) + (anchor === undefined ? '' : `#${anchor}`);
}

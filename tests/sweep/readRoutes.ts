import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';

/** The paths of a sitemap, relative to the address of the site: `limits/`, and `''` for the front page. */
export function readRoutes(sitemap = readFileSync(resolve('build/sitemap.xml'), 'utf8')): string[] {
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
  if (addresses.length === 0) throw new Error('build/sitemap.xml lists no page: run `npm run build`');
  return addresses.map((path) => path.replace(/^\/docs\//, ''));
}

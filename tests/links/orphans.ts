/** Checks that links in the built HTML lead from the front page to every page of the sitemap. */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {load} from 'cheerio';
import {readRoutes} from '../sweep/readRoutes';
import {findOrphans} from './findOrphans';

const BASE = 'https://docs.invalid/docs/';

function readLinks(route: string): string[] {
  const file = [join('build', route, 'index.html'), join('build', route)].find(
    (name) => existsSync(name) && name.endsWith('.html'),
  );
  if (!file) throw new Error(`the sitemap lists /${route}, but the build has no file for it`);
  const $ = load(readFileSync(file, 'utf8'));
  return $('a[href]')
    .toArray()
    .map((link) => new URL($(link).attr('href') ?? '', BASE + route))
    .filter(({href}) => href.startsWith(BASE))
    .map(({pathname}) => pathname.replace('/docs/', ''));
}

const orphans = findOrphans(new Map(readRoutes().map((route) => [route, readLinks(route)])), '');
for (const route of orphans)
  console.error(`/${route}: no page or sidebar links here; link to it, or list it in a sidebar`);
if (orphans.length > 0) process.exitCode = 1;

import {changeSections} from '../../../config/changeSections';
import type {ApiDay} from '../api/apiChangeLog';
import type {ChangedPage} from '../changes/listChangedPages';
import {API_FEED, CHANGES_ROUTE, pageFeed, sectionFeed, SITE_FEED} from '../client/feedPaths';
import {makeFeed, type FeedEntry, type FeedTopic} from './makeFeed';

/** Page of the API's change log, below the base path. */
const API_CHANGES = 'api/rest/changes/';

function listEntries(pages: readonly ChangedPage[], siteUrl: string): FeedEntry[] {
  return pages
    .flatMap(({title, route, days}) =>
      days.map(({day, entries}) => ({day, title, link: siteUrl + route.slice(1), words: entries})),
    )
    .sort((a, b) => b.day.localeCompare(a.day) || a.title.localeCompare(b.title));
}

function listApiEntries(days: readonly ApiDay[], siteUrl: string): FeedEntry[] {
  return days.map(({day, changes}) => ({
    day,
    title: `REST API: ${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`,
    link: `${siteUrl}${API_CHANGES}#${day}`,
    words: changes.map(({subject, words}) => `\`${subject}\`: ${words}`),
  }));
}

/** A feed file by its path; none without an entry, because a feed without one has no date. */
function makeFile(path: string, topic: Omit<FeedTopic, 'address'>, entries: FeedEntry[], siteUrl: string) {
  const [newest, ...older] = entries;
  if (!newest) return [];
  return [[path, makeFeed({...topic, address: siteUrl + path}, [newest, ...older])] as const];
}

/**
 * Makes the feeds of the site, of each of its parts, of each page and of the API.
 *
 * @param siteUrl address of the site with its base path, with a slash at the end
 * @returns the files by their path below the build folder
 */
export function listFeeds(
  pages: readonly ChangedPage[],
  api: readonly ApiDay[],
  siteUrl: string,
): ReadonlyMap<string, string> {
  const changes = siteUrl + CHANGES_ROUTE.slice(1);
  const file = (path: string, title: string, link: string, entries: FeedEntry[]) =>
    makeFile(path, {title, link}, entries, siteUrl);
  return new Map([
    ...file(SITE_FEED, 'Changes in the Millrace Docs', changes, listEntries(pages, siteUrl)),
    ...changeSections.flatMap(({id, label}) => {
      const own = pages.filter(({section}) => section.id === id);
      return file(sectionFeed(id), `Changes in the Millrace Docs: ${label}`, changes, listEntries(own, siteUrl));
    }),
    ...pages.flatMap((page) =>
      file(
        pageFeed(page.route),
        `${page.title}: Millrace Docs`,
        siteUrl + page.route.slice(1),
        listEntries([page], siteUrl),
      ),
    ),
    ...file(API_FEED, 'Changes of the Millrace REST API', siteUrl + API_CHANGES, listApiEntries(api, siteUrl)),
  ]);
}

import {Feed} from 'feed';
import {pageFeed, getSectionFeedPath, SITE_FEED} from './client/changeList';
import type {ChangedPage} from './createChangeList';
import {interpolate, type Words} from './words';

/** Longer feeds would only be loaded again and again. */
const MAX_ENTRIES = 50;

const ENTITIES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** XML has no way to write these. */
const removeControlCharacters = (text: string): string => text.replace(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu, '');

const renderWords = (words: string): string =>
  escapeHtml(removeControlCharacters(words)).replace(/`([^`]+)`/g, '<code>$1</code>');

/** What the feeds of a site are made from. */
type FeedsInput = {
  readonly pages: readonly ChangedPage[];
  /** Parts of the site, older versions among them. */
  readonly sections: readonly {readonly id: string; readonly label: string}[];
  /** Name of the site, and title of its feed. */
  readonly name: string;
  readonly title: string;
  readonly words: Words;
  /** Address of the site with its base path, with a slash at the end. */
  readonly siteUrl: string;
  /** Path of the page that lists the changes, below the base; a site can do without. */
  readonly listPath?: string;
};

/** The feeds of the site, of its parts and of each page as Atom (RFC 4287), by their path below the base. */
export function createFeeds(input: FeedsInput): ReadonlyMap<string, string> {
  const {pages, sections, name, title, words, siteUrl, listPath = ''} = input;
  // Parsed as a full URL, because a name such as `std::map` would be read as one. Invalid percent signs stay.
  const getUrl = (path: string): URL => new URL(siteUrl + path.replace(/%(?![\da-f]{2})/gi, '%25'));
  const getAddress = (path: string): string => getUrl(path).href.replaceAll('&', '%26');
  const createFeed = (path: string, feedTitle: string, route: string, own: readonly ChangedPage[]) => {
    const entries = own
      .flatMap((page) => page.days.map((day) => ({...day, page})))
      .sort((a, b) => b.day.localeCompare(a.day) || a.page.title.localeCompare(b.page.title));
    // A feed without entries has no date, so it isn't created.
    if (!entries[0]) return [];
    const address = getAddress(path);
    const feed = new Feed({
      // It never changes.
      id: address,
      title: removeControlCharacters(feedTitle),
      link: getAddress(route),
      updated: new Date(entries[0].day),
      feedLinks: {atom: address},
      author: {name: removeControlCharacters(name)},
      generator: false,
    });
    for (const {page, day, entries: said} of entries.slice(0, MAX_ENTRIES)) {
      const link = getAddress(page.route.slice(1));
      feed.addItem({
        // Readers take it for HTML.
        title: renderWords(page.title),
        id: `${link}#changed-${day}`,
        link,
        date: new Date(day),
        content: `<ul>${said.map((text) => `<li>${renderWords(text)}</li>`).join('')}</ul>`,
      });
    }
    // A server looks for the file by the decoded address.
    const file = decodeURIComponent(getUrl(path).pathname.slice(new URL(siteUrl).pathname.length));
    return [[file, feed.atom1()] as const];
  };
  return new Map([
    ...createFeed(SITE_FEED, title, listPath, pages),
    ...sections.flatMap(({id, label}) => {
      const own = pages.filter(({section}) => section === id);
      return createFeed(
        getSectionFeedPath(id),
        interpolate(words.sectionFeed, {feed: title, section: label}),
        listPath,
        own,
      );
    }),
    ...pages.flatMap((page) => {
      const feedTitle = interpolate(words.pageFeed, {page: page.title, name});
      return createFeed(pageFeed(page.route), feedTitle, page.route.slice(1), [page]);
    }),
  ]);
}

import {Feed} from 'feed';
import {type ChangeListData, pageFeed, getSectionFeedPath, SITE_FEED} from './client/changeList';
import type {ChangedPage} from './createChangeList';
import {interpolate, type Translations} from './words';

/** Maximum number of entries, because feed readers load a feed again and again. */
const MAX_ENTRIES = 50;

const ENTITIES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Removes characters that XML doesn't allow. */
const removeControlCharacters = (text: string): string => text.replace(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu, '');

const renderWords = (words: string): string =>
  escapeHtml(removeControlCharacters(words)).replace(/`([^`]+)`/g, '<code>$1</code>');

type FeedsInput = {
  readonly pages: readonly ChangedPage[];
  /** Sections of the site, including older versions. */
  readonly sections: readonly {readonly id: string; readonly label: string}[];
  /** Name of the site, and title of its feed. */
  readonly name: string;
  readonly title: string;
  readonly words: Translations;
  /** URL of the site including its base path, with a trailing slash. */
  readonly siteUrl: string;
  /** Path of the page with the list of changes, below the base path, if there's one. */
  readonly listPath?: string;
};

/** Returns the feeds to list: the site's feed, and those of sections with at least one entry. */
export function getShownFeeds({
  pages,
  sections,
  words,
  baseUrl,
}: Pick<FeedsInput, 'pages' | 'sections' | 'words'> & {readonly baseUrl: string}): ChangeListData['feeds'] {
  if (pages.length === 0) return [];
  const used = sections.filter(({id}) => pages.some(({section}) => section === id));
  return [
    {label: words.wholeSite, to: baseUrl + SITE_FEED},
    ...used.map(({id, label}) => ({label, to: baseUrl + getSectionFeedPath(id)})),
  ];
}

/** Creates the Atom feeds (RFC 4287) of the site, its sections and each page, by path below the base path. */
export function createFeeds(input: FeedsInput): ReadonlyMap<string, string> {
  const {pages, sections, name, title, words, siteUrl, listPath = ''} = input;
  // Prepend the site URL, because a relative path such as `std::map` would be parsed as an absolute URL. Escape stray
  // percent signs to preserve them.
  const getUrl = (path: string): URL => new URL(siteUrl + path.replace(/%(?![\da-f]{2})/gi, '%25'));
  // Without this, `feed` would write an `&amp;` in an address differently in the feed's ID than in its link.
  const getAddress = (path: string): string => getUrl(path).href.replaceAll('&', '%26');
  const createFeed = (path: string, feedTitle: string, route: string, own: readonly ChangedPage[]) => {
    const entries = own
      .flatMap((page) => page.days.map((day) => ({...day, page})))
      .sort((a, b) => b.day.localeCompare(a.day) || a.page.title.localeCompare(b.page.title));
    // A feed without entries has no date, so it isn't created.
    if (!entries[0]) return [];
    const address = getAddress(path);
    const feed = new Feed({
      // Must never change: feed readers use it to recognise the feed.
      id: address,
      title: removeControlCharacters(feedTitle),
      link: getAddress(route),
      updated: new Date(entries[0].day),
      feedLinks: {atom: address},
      author: {name: removeControlCharacters(name)},
      generator: false,
    });
    for (const {page, day, entries: texts} of entries.slice(0, MAX_ENTRIES)) {
      const link = getAddress(page.route.slice(1));
      feed.addItem({
        // Feed readers parse titles as HTML.
        title: renderWords(page.title),
        id: `${link}#changed-${day}`,
        link,
        date: new Date(day),
        content: `<ul>${texts.map((text) => `<li>${renderWords(text)}</li>`).join('')}</ul>`,
      });
    }
    // Servers decode the URL before they look up the file.
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

import {Feed} from 'feed';
import {pageFeed, sectionFeed, SITE_FEED} from './client/changeList';
import type {ChangedPage} from './makeChangeList';
import {fill, type Words} from './words';

/** One entry of a feed: what changed in one place on one day. */
export type FeedEntry = {
  /** As `2026-11-20`. */
  readonly day: string;
  readonly title: string;
  /** Full address of what changed. */
  readonly link: string;
  /** The changes in words; inline code in backticks. */
  readonly words: readonly string[];
};

/** What a feed is about. */
type FeedTopic = {
  readonly title: string;
  /** Full address of the page that the feed follows. */
  readonly link: string;
  /** Full address of the feed. It is the id too, so it never changes. */
  readonly address: string;
  readonly author: string;
};

/** Longer feeds would only be loaded again and again. */
const MAX_ENTRIES = 50;

const ENTITIES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** XML has no way to write these. */
const withoutControls = (text: string): string => text.replace(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu, '');

const describe = (words: string): string => escapeHtml(withoutControls(words)).replace(/`([^`]+)`/g, '<code>$1</code>');

/** A feed as Atom (RFC 4287). `entries` are sorted, the newest first; there has to be one, because a feed has a date. */
export function makeFeed(topic: FeedTopic, entries: readonly [FeedEntry, ...FeedEntry[]]): string {
  const {title, link, address, author} = topic;
  const feed = new Feed({
    id: address,
    title: withoutControls(title),
    link,
    updated: new Date(entries[0].day),
    feedLinks: {atom: address},
    author: {name: withoutControls(author)},
    generator: false,
  });
  for (const entry of entries.slice(0, MAX_ENTRIES)) {
    feed.addItem({
      // Readers take it for HTML.
      title: describe(entry.title),
      id: `${entry.link.replace(/#.*/, '')}#changed-${entry.day}`,
      link: entry.link,
      date: new Date(entry.day),
      content: `<ul>${entry.words.map((words) => `<li>${describe(words)}</li>`).join('')}</ul>`,
    });
  }
  return feed.atom1();
}

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

/** The feeds of the site, of its parts and of each page, by their path below the base. */
export function listFeeds(input: FeedsInput): ReadonlyMap<string, string> {
  const {pages, sections, name, title, words, siteUrl, listPath = ''} = input;
  // As a whole address, because a name such as `std::map` is read as another one; a sign of percent may encode nothing.
  const urlOf = (path: string): URL => new URL(siteUrl + path.replace(/%(?![\da-f]{2})/gi, '%25'));
  const addressOf = (path: string): string => urlOf(path).href.replaceAll('&', '%26');
  const listEntries = (own: readonly ChangedPage[]): FeedEntry[] =>
    own
      .flatMap((page) =>
        page.days.map(({day, entries}) => {
          const link = addressOf(page.route.slice(1));
          return {day, title: page.title, link, words: entries};
        }),
      )
      .sort((a, b) => b.day.localeCompare(a.day) || a.title.localeCompare(b.title));
  // A feed without an entry has no date, so there is none.
  const makeFile = (path: string, feedTitle: string, route: string, own: readonly ChangedPage[]) => {
    const [newest, ...older] = listEntries(own);
    const topic = {title: feedTitle, link: addressOf(route), address: addressOf(path), author: name};
    // A server looks for the file by the decoded address.
    return newest
      ? [
          [
            decodeURIComponent(urlOf(path).pathname.slice(new URL(siteUrl).pathname.length)),
            makeFeed(topic, [newest, ...older]),
          ] as const,
        ]
      : [];
  };
  return new Map([
    ...makeFile(SITE_FEED, title, listPath, pages),
    ...sections.flatMap(({id, label}) => {
      const own = pages.filter(({section}) => section === id);
      return makeFile(sectionFeed(id), fill(words.sectionFeed, {feed: title, section: label}), listPath, own);
    }),
    ...pages.flatMap((page) => {
      const feedTitle = fill(words.pageFeed, {page: page.title, name});
      return makeFile(pageFeed(page.route), feedTitle, page.route.slice(1), [page]);
    }),
  ]);
}

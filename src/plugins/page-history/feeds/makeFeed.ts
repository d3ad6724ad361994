import {Feed} from 'feed';
import {escapeHtml} from '../../../markdown/escapeHtml';

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
export type FeedTopic = {
  readonly title: string;
  /** Full address of the page that the feed follows. */
  readonly link: string;
  /** Full address of the feed. It is the id too, so it never changes. */
  readonly address: string;
};

/** Longer feeds would only be loaded again and again. */
const MAX_ENTRIES = 50;

const CODE = /`([^`]+)`/g;

const describe = (words: string): string => escapeHtml(words).replace(CODE, '<code>$1</code>');

/** A feed as Atom (RFC 4287). `entries` are sorted, the newest first; there has to be one, because a feed has a date. */
export function makeFeed({title, link, address}: FeedTopic, entries: readonly [FeedEntry, ...FeedEntry[]]): string {
  const feed = new Feed({
    id: address,
    title,
    link,
    updated: new Date(entries[0].day),
    feedLinks: {atom: address},
    author: {name: 'Millrace Docs'},
    generator: false,
  });
  for (const entry of entries.slice(0, MAX_ENTRIES)) {
    feed.addItem({
      title: escapeHtml(entry.title),
      id: `${entry.link.replace(/#.*/, '')}#changed-${entry.day}`,
      link: entry.link,
      date: new Date(entry.day),
      content: `<ul>${entry.words.map((words) => `<li>${describe(words)}</li>`).join('')}</ul>`,
    });
  }
  return feed.atom1();
}

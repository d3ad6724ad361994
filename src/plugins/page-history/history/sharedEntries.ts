import type {DayEntries} from './pageHistory';
import {NEW_PAGE} from './describeDay';
import {readPage} from '../page/readPage';

const SHARED = /\/_[^/]*\//;
const IMPORT = /^import (\w+) from '[^']*?\/(_[\w-]+\/[\w/-]+\.mdx)';$/gm;

/** The changes of a text that several pages include, by day. */
export type SharedHistory = {readonly source: string; readonly days: readonly DayEntries[]};

/** Whether a source is a text that pages include, rather than a page: `docs/_shared/pause.mdx`. */
export function isShared(source: string): boolean {
  return SHARED.test(source);
}

/** The heading of the section in which a page shows an included text. */
function findHeading(text: string, name: string): string {
  const before = text.slice(0, text.indexOf(`<${name} />`));
  return readPage(before).sections.at(-1)?.heading || 'Introduction';
}

/** What changed in a page because a text that it includes changed: the section that shows the text. */
export function listSharedEntries(text: string, since: string, shared: readonly SharedHistory[]): DayEntries[] {
  return [...text.matchAll(IMPORT)].flatMap(([, name = '', path = '']) => {
    const days = shared.find(({source}) => source.endsWith(`/${path}`))?.days ?? [];
    return days
      .filter(({day, entries}) => day > since && !entries.includes(NEW_PAGE))
      .map(({day}) => ({day, entries: [`Edited: ${findHeading(text, name)}`]}));
  });
}

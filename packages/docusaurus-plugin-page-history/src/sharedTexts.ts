import type {Day} from './makeHistory';
import {readPage} from './page/readPage';

const SHARED = /(?:^|\/)_[^/]*(?:\/|$)/;
const IMPORT = /^import (\w+) from '[^']*?\/((?:[\w-]+\/)*_[\w/-]+\.mdx?)';$/gm;

/** Whether a source is a text that pages include, rather than a page: `docs/_shared/pause.mdx`. */
export function isShared(path: string): boolean {
  return SHARED.test(path);
}

/**
 * What changed in a page because a text that it includes changed: the section that shows the text.
 *
 * @param since the first day of the page, on which it says nothing else
 * @param shared the days of the texts that pages include
 */
export function listSharedDays(
  source: string,
  since: string,
  shared: readonly (readonly [path: string, days: readonly Day[]])[],
): Day[] {
  return [...source.matchAll(IMPORT)].flatMap(([, name = '', path = '']) => {
    const before = source.slice(0, source.indexOf(`<${name} />`));
    const heading = readPage(before).sections.at(-1)?.heading ?? '';
    return shared
      .filter(([from]) => from.endsWith(`/${path}`))
      .flatMap(([, days]) => days)
      .filter(({day, notes}) => day > since && notes.every(({key}) => key !== 'newPage'))
      .map(({day}) => ({day, notes: [{key: 'edited', names: [heading]}]}));
  });
}

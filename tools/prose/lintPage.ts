import type {Finding} from './finding';
import {findRhythm} from './findRhythm';
import {findAdmonitions, findEmptyHeadings} from './findShape';
import {findSlips, findWords} from './findWords';
import {parsePage, readBlocks} from './readBlocks';

/** A page that is not valid MDX has one finding: where it stops being so. */
function describeSyntaxError(error: unknown): Finding {
  if (!(error instanceof Error) || !('place' in error)) throw error;
  const place = error.place as {offset?: number; start?: {offset?: number}} | undefined;
  return {
    offset: place?.offset ?? place?.start?.offset ?? 0,
    words: 'syntax',
    suggestion: error.message,
    level: 'error',
  };
}

/** All that the writing rules object to in a page, from top to bottom. */
export function lintPage(source: string): Finding[] {
  try {
    const tree = parsePage(source);
    const blocks = readBlocks(source, tree);
    return [
      ...findWords(blocks),
      ...findSlips(blocks),
      ...findRhythm(blocks),
      ...findAdmonitions(tree),
      ...findEmptyHeadings(tree),
    ].sort((one, other) => one.offset - other.offset);
  } catch (error) {
    return [describeSyntaxError(error)];
  }
}

import {posix} from 'node:path';
import {readProse} from '../prose/findWords';

const LINK = /\]\((\.{1,2}\/[^)#\s]+)(?:#[^)\s]*)?\)/g;

/** Links by file path that lead to no file: the line, and the path as it is written. */
export function findDeadLinks(
  source: string,
  page: string,
  isFile: (path: string) => boolean,
): {line: number; link: string}[] {
  const lines = source.split('\n');
  // Prose tells which lines are code; the links themselves are blanked there.
  const prose = readProse(source);
  return lines.flatMap((text, at) =>
    prose[at] === ''
      ? []
      : [...text.replace(/`[^`]*`/g, '').matchAll(LINK)].flatMap(([, link]) =>
          link && !isFile(posix.join(posix.dirname(page), link)) ? [{line: at + 1, link}] : [],
        ),
  );
}

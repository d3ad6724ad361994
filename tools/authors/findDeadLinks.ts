import {posix} from 'node:path';
import {visit} from 'unist-util-visit';
import {parsePage} from '../prose/readBlocks';

/** Links by file path that lead to no file: the line, and the path as it is written. */
export function findDeadLinks(
  source: string,
  page: string,
  isFile: (path: string) => boolean,
): {line: number; link: string}[] {
  const dead: {line: number; link: string}[] = [];
  visit(parsePage(source), (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    const [link = ''] = node.url.split('#');
    if (!/^\.{1,2}\//.test(link) || isFile(posix.join(posix.dirname(page), link))) return;
    dead.push({line: node.position?.start.line ?? 1, link});
  });
  return dead;
}

import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {placeIn} from 'docusaurus-plugin-facts';
import {findPageProblems} from './findPageProblems';

/** Remark plugin: stops the build at the mistakes of a page that would otherwise reach readers. */
export function remarkPageRules(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const problems = findPageProblems(tree);
    if (problems.length === 0) return;
    const lines = problems.map(({line, message}) => `${placeIn(file, {position: {start: {line}}})}: ${message}`);
    throw new Error(`The page has mistakes:\n${lines.join('\n')}`);
  };
}

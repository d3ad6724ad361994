import {readFileSync} from 'node:fs';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {getGlossaryFile} from '../../../src/features/glossary/remarkTerms';
import {getStartOffset, type ContentProblem} from './findUnparsedMarks';

/** Reads the titles of glossary entries by id. */
export const readTerms = (markdown: string): ReadonlyMap<string, string> =>
  new Map([...markdown.matchAll(/^## (.+) \{\/\* #([\w-]+) \*\/\}$/gm)].map(([, title = '', id = '']) => [id, title]));

/** Returns word stems: "deploy" for "deployed" and "deploys". */
const STEM_LENGTH = 5;

const getStems = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\d$.]+/gu) ?? []).map((word) => word.replace(/(?:es|s)$/, '').slice(0, STEM_LENGTH));

const hasStem = (text: string, title: string): boolean => {
  const stems = getStems(title);
  return getStems(text).some((stem) => stems.includes(stem));
};

/** Reads the glossary terms for a page's version. */
export const readPageTerms = (page: string): ReadonlyMap<string, string> =>
  readTerms(readFileSync(getGlossaryFile(page), 'utf8'));

/** Finds terms around a word with a different meaning, which would show the wrong definition. */
export function findTermProblems(tree: Root, terms: ReadonlyMap<string, string>): ContentProblem[] {
  const found: ContentProblem[] = [];
  const checkTerm = (
    node: Parameters<typeof getStartOffset>[0],
    text: string,
    id: string,
    isCertain: boolean,
  ): void => {
    const title = terms.get(id);
    if (title === undefined || text === '' || hasStem(text, title)) return;
    const meant = [...terms].find(([, other]) => getStems(other).join(' ') === getStems(text).join(' '));
    if (!meant && !isCertain) return;
    const hint = meant ? `write the id "${meant[0]}"` : 'write the word of the glossary, or leave the term out';
    found.push({offset: getStartOffset(node), message: `warning "${text}" explains the term "${title}"; ${hint}`});
  };
  visit(tree, 'mdxJsxTextElement', (node) => {
    if (node.name !== 'Term') return;
    const id = node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'id')?.value;
    checkTerm(node, toString(node), typeof id === 'string' ? id : '', true);
  });
  visit(tree, 'link', (node) => {
    const [, id] = /(?:^|\/)glossary\/(?:index\.mdx)?#([\w-]+)$/.exec(node.url) ?? [];
    if (id !== undefined) checkTerm(node, toString(node), id, false);
  });
  return found;
}

import type {Code, Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describeProblem, resolveFacts} from '../../../src/facts/substituteFacts';
import type {Block, PageBlocks, PageVersion, Problem} from '../model';
import {parseMeta} from './parseMeta';

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkDirective).use(remarkGfm);
const FRONT_MATTER = /^---\r?\n[\s\S]*?\r?\n---(?=\r?\n|$)/;

/** The version a page belongs to, by its path. */
export function findVersion(page: string): PageVersion {
  return page.startsWith('versioned_docs/version-v1/') ? 'v1' : 'v2';
}

function blankFrontMatter(source: string): string {
  return source.replace(FRONT_MATTER, (text) => text.replace(/[^\n]/g, ''));
}

function readHeading(node: Heading): string {
  return toString(node)
    .replace(/\{?\/\*.*?\*\/\}?/g, '')
    .trim();
}

function readBlock(page: string, index: number, heading: string, node: Code): {block: Block; problems: Problem[]} {
  const line = node.position?.start.line ?? 1;
  const {meta, problems} = parseMeta(node.meta ?? '');
  const version = meta.profile === 'v1' ? 'v1' : findVersion(page);
  const facts = resolveFacts(node.value, version);
  const block = {page, version, index, line, heading, lang: node.lang ?? '', meta, code: facts.text};
  const messages = [...problems, ...facts.problems.map(describeProblem)];
  return {block, problems: messages.map((message) => ({page, line, message}))};
}

function describeSyntaxError(page: string, error: unknown): Problem {
  const {line, reason, message} = error as {line?: number; reason?: string; message?: string};
  return {page, line: line ?? 1, message: `the page does not parse: ${reason ?? message ?? String(error)}`};
}

/** Every fenced block of one page, in order, those in tabs, lists and details included. */
export function extractBlocks(page: string, source: string): PageBlocks {
  let tree: Root;
  try {
    tree = processor.parse(blankFrontMatter(source));
  } catch (error) {
    return {page, blocks: [], problems: [describeSyntaxError(page, error)]};
  }
  const blocks: Block[] = [];
  const problems: Problem[] = [];
  let heading = '';
  visit(tree, (node) => {
    if (node.type === 'heading') heading = readHeading(node);
    if (node.type !== 'code') return;
    const read = readBlock(page, blocks.length, heading, node);
    blocks.push(read.block);
    problems.push(...read.problems);
  });
  return {page, blocks, problems};
}

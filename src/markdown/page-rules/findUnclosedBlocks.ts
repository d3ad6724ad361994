import {relative, sep} from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {formatSuggestion} from 'docusaurus-plugin-facts/facts';
import type {PageProblem} from './pageProblem';

/** An open admonition or code block. */
type Block = {
  readonly marks: string;
  readonly column: number;
  readonly line: number;
  readonly text: string;
};

/** Marks of a block at the start of a line, also in quotes and lists. */
const MARKS = /^((?:[\s>]|(?:[-*+]|\d+[.)])\s)*)(`{3,}|~{3,}|:{3,})/;

/** Admonitions of Docusaurus, the most common first. */
const ADMONITIONS = ['tip', 'warning', 'note', 'info', 'danger', 'caution', 'important', 'success', 'secondary'];

const isAdmonition = ({marks}: Block): boolean => marks.startsWith(':');

/** Whether marks can close a block. */
const isAlike = (block: Block, marks: string): boolean => marks.startsWith(block.marks);

function createUnclosedProblem({marks, line, text}: Block, next: number | null): PageProblem {
  const before = next === null ? '' : ` before line ${next}, which opens another`;
  const nested = next === null ? '' : `, or ${marks}${marks.charAt(0)} in both places if it contains the other`;
  return {
    line,
    message: `"${text}" is not closed${before}; allowed: below its last line, a line with nothing but ${marks}, indented like this one; add it${nested}`,
  };
}

function findAdmonitionNameProblems(name: string, line: number): PageProblem[] {
  if (ADMONITIONS.includes(name)) return [];
  const hint = formatSuggestion(name, ADMONITIONS, (nearest) => `:::${nearest}`);
  return [{line, message: `":::${name}" isn't an admonition; ${hint}allowed: ${ADMONITIONS.join(', ')}`}];
}

/**
 * Finds unclosed admonitions and code blocks, and marks that don't close anything. Reads the source line by line,
 * because parsers close blocks at the end of the page.
 */
export function findUnclosedBlocks(source: string): PageProblem[] {
  const problems: PageProblem[] = [];
  const open: Block[] = [];
  source.split('\n').forEach((text, at) => {
    const [whole = '', before = '', marks] = MARKS.exec(text) ?? [];
    if (marks === undefined) return;
    const info = text.slice(whole.length).trim();
    const block = {marks, column: before.length, line: at + 1, text: text.trim()};
    const last = open.at(-1);
    // Inside a code block, ignore every line except a fence of the same kind.
    if (last && !isAdmonition(last) && !isAlike(last, marks)) return;
    if (info === '' && last && isAlike(last, marks)) {
      // In a list, the closing mark is below the opening one.
      if (before.length < last.column) problems.push(createUnclosedProblem(last, null));
      open.pop();
      return;
    }
    const name = /^[\w-]+/.exec(info)?.[0] ?? '';
    // A word in three backticks is code within a sentence.
    if (isAdmonition(block) ? name === '' && info !== '' : marks.startsWith('`') && info.includes('`')) return;
    for (let inner = open.at(-1); inner && isAlike(inner, marks); inner = open.at(-1)) {
      problems.push(createUnclosedProblem(inner, block.line));
      open.pop();
    }
    if (!isAdmonition(block) || name !== '') {
      if (isAdmonition(block)) problems.push(...findAdmonitionNameProblems(name, block.line));
      open.push(block);
    } else if (open.length === 0 && problems.length === 0) {
      problems.push({
        line: block.line,
        message: `"${block.text}" closes nothing; allowed: at the end of an admonition; remove the line`,
      });
    }
  });
  problems.push(...open.map((block) => createUnclosedProblem(block, null)));
  return problems.sort((one, other) => one.line - other.line);
}

/**
 * The site's `markdown.preprocessor`: stops the build if a page has unclosed blocks.
 */
export const assertBlocksClosed: NonNullable<MarkdownConfig['preprocessor']> = ({filePath, fileContent}) => {
  const page = relative(process.cwd(), filePath).split(sep).join('/');
  const problems = findUnclosedBlocks(fileContent).map(({line, message}) => `${page}:${line}: ${message}`);
  if (problems.length > 0) throw new Error(`The page has mistakes:\n${problems.join('\n')}`);
  return fileContent;
};

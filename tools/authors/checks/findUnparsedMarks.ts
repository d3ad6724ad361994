import type {Delete, ListItem, Nodes, Root, Text} from 'mdast';
import {visit} from 'unist-util-visit';

/** A problem on a page, with the offset where it starts. */
export type ContentProblem = {readonly offset: number; readonly message: string};

/** Returns the offset where a node starts. */
export const getStartOffset = (node: {readonly position?: Nodes['position']}): number =>
  node.position?.start.offset ?? 0;

const OTHER_TOOL = 'Markdown as this site reads it; this is written for another tool';
const MATHS = 'a formula in code, or in words, because the site draws no mathematics';

/** Marks that readers would see as text: unclosed ones, and those for other tools. `^` matches the start of a line. */
const MARKS: readonly (readonly [mark: RegExp, allowed: string])[] = [
  [
    /(?<![\\/\w*])\*\*(?=[\p{L}\d"'(])|(?<=[\p{L}\d.,!?)])(?<!\\)\*\*(?![/*\w])/u,
    'bold has two asterisks before and after it, in one paragraph; close it, or write \\*\\* for the characters',
  ],
  [/(?<!\\)`+/, 'code has as many backticks before as after it; close it, or write \\` for the character'],
  [/(?<!\\)\[\^[^\]\s]+\]/, 'a footnote has its note on a line of its own, [^1]: The note; add it, or remove the mark'],
  [/^:::.*$/m, 'an admonition opens with :::tip or :::tip[Its title], without spaces, and closes with :::'],
  [/^#{7,} /m, 'headings have two to six signs; write ###### or fewer'],
  [/^'''.*$/m, 'a block of code is between lines of three backticks'],
  [/\[\[_?TOC_?\]\]|^\[TOC\]$/m, 'nothing, because every page shows its headings; remove it'],
  [/\[\[[^[\]\n]+\]\]/, 'a link is [its text](the path of a page)'],
  [/\] \((?:\.{0,2}\/|https?:)/, 'a link has no space between its text and its target: [text](path)'],
  [/!\[[^\]\n]*\]\(/, 'a picture is ![what it shows](./file.png), without spaces or sizes in its path'],
  [/(?<![\w=])==[^\s=][^=\n]*==(?![\w=])/, 'Markdown has no highlighted text; write **bold**, or leave the marks out'],
  [
    /(?<![\w+])\+\+[^\s+][^+\n]*\+\+(?![\w+])/,
    'Markdown has no underlined text; write **bold**, or leave the marks out',
  ],
  [/(?<![\w|])\|\|[^\s|][^|\n]*\|\|(?![\w|])/, 'text that readers open is <details> with a <summary>'],
  [/\^[\w+-]{1,8}\^/, 'raised text is <sup>2</sup>; write that'],
  [
    /&(?:nbsp|copy|reg|trade|amp|lt|gt|quot|hellip|[mn]dash|rarr|larr)\b(?!;)/,
    'the character itself, such as ©; write that',
  ],
  [/\$\$|(?<![\w$])\$[a-z]\w*\s*[=+^\\][^$\n]*\$(?![\w$])/i, MATHS],
  [/^=== "[^"\n]*"$/m, 'tabs are <Tabs> with a <TabItem> for each choice'],
  [/^\.\. [a-z-]+::|(?<=^|\s):(?:ref|doc|class|func|code):/m, OTHER_TOOL],
  [/^: +\S/m, 'a list of terms is a table, or a list with each term in bold'],
  [/^\*\[[^\]\n]+\]:/m, 'Markdown has no abbreviations; write the words out where the page first has them'],
  [/^(?:[-+]|\d+[.)])\p{Lu}\p{Ll}/mu, 'a list has a space after its mark: "- One", "1. One"'],
  [/^(?:[•‣▪●·]|[a-z]\))\s/mu, 'a list begins its lines with "- ", and steps with "1. "'],
  [/(?<=^|\s):[a-z]+(?:_[a-z]+)*:(?=$|[\s.,!])/m, 'the character itself, or none'],
  [/(?<=[\p{L}\d])--+(?=[\p{L}\d])|(?<=[\p{L}\d,]) -{2,3} (?=\p{L})/u, 'a dash is "–", or a comma; write it'],
];

/** Whether a line is the line of dashes below the header of a table. */
const isDelimiter = (line: string): boolean => line.includes('|') && /^[\s:|-]*-[\s:|]*$/.test(line);

const isRow = (line: string): boolean =>
  (line.length > 2 && line.startsWith('|') && line.endsWith('|')) || isDelimiter(line);

const BOX =
  '"[ ]" is a box that nobody can tick; allowed: <Tick>The line</Tick> (import Tick from \'@site/src/components/Tick\';), or a list; write one of them';

/** Finds Markdown marks that readers would see as text, and marks with another meaning than elsewhere. */
export function findUnparsedMarks(tree: Root, source: string): ContentProblem[] {
  const found: ContentProblem[] = [];
  visit(tree, 'paragraph', (paragraph) => {
    const from = getStartOffset(paragraph);
    const lines = source.slice(from, paragraph.position?.end.offset).split('\n');
    const at = lines.findIndex((line) => isRow(line.trim()));
    const isPlain = paragraph.children.every(({type}) => type === 'text' || type === 'inlineCode');
    if (at < 0 || (!isPlain && !lines.some((line) => isDelimiter(line.trim())))) return;
    const message =
      'the table is shown as text; allowed: a first row, below it a row with as many cells of dashes, "| --- | --- |", and an empty line above both';
    found.push({offset: from + lines.slice(0, at).join('\n').length + Math.min(at, 1), message});
  });
  let isOpen = false;
  visit(tree, 'text', (text: Text) => {
    // Texts next to an autolinked address don't have a position.
    if (!text.position) return;
    const from = getStartOffset(text);
    const written = source.slice(from, text.position.end.offset);
    for (const [mark, allowed] of MARKS) {
      const {0: given, index = 0} = mark.exec(written) ?? {};
      // The text node can start in the middle of a line.
      const before = source.slice(source.lastIndexOf('\n', from - 1) + 1, from);
      const isInLine = mark.source.startsWith('^') && index === 0 && !/^[\s>]*(?:(?:[-*+]|\d+\.)\s+)?$/.test(before);
      // Only report the opening mark of an admonition, not its closing mark.
      const isEnd: boolean = given === ':::' && isOpen;
      if (given?.startsWith(':::')) isOpen = !isEnd && !written.slice(index).includes('\n:::');
      if (given !== undefined && !isInLine && !isEnd)
        found.push({offset: from + index, message: `"${given}" is shown as it is; allowed: ${allowed}`});
    }
  });
  visit(tree, 'delete', (node: Delete) => {
    const written = source.slice(getStartOffset(node), node.position?.end.offset);
    if (written.startsWith('~~')) return;
    const message = `"${written}" is struck out; allowed: lowered text as <sub>2</sub>, and ~~two marks~~ for what no longer holds`;
    found.push({offset: getStartOffset(node), message});
  });
  visit(tree, 'listItem', (item: ListItem) => {
    if (typeof item.checked === 'boolean') found.push({offset: getStartOffset(item), message: BOX});
  });
  return found;
}

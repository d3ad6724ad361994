import type {Code, Heading, Nodes, Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {getHeadingIds} from '../../../src/markdown/page-rules/findPageProblems';
import {type Element, getNodeAttributes} from './anchors';
import {findCountProblems, findRepetitionProblems} from './findRepetitionProblems';
import {type ContentProblem, getStartOffset} from './findUnparsedMarks';

/** Finds elements that repeat an id. Links lead to the first one. */
function findRepeatedIds(tree: Root): ContentProblem[] {
  const ids = new Set(getHeadingIds(tree).map(({id}) => id));
  const found: ContentProblem[] = [];
  visit(tree, (node) => {
    if (!/^[a-z]/.test((node as Element).name ?? '')) return;
    const id = getNodeAttributes(node as Element).find(({name}) => name === 'id')?.value;
    if (typeof id !== 'string') return;
    if (ids.has(id))
      found.push({
        offset: getStartOffset(node),
        message: `the id "${id}" is there twice; allowed: each id once on a page, of headings too; give this its own`,
      });
    ids.add(id);
  });
  return found;
}

const ID = /^\s*\/\*\s*#([^*]*)\*\/\s*$/;

/** Finds headings with an invalid or changing id, and empty sections. */
function findHeadingProblems(tree: Root, source: string): ContentProblem[] {
  return tree.children.flatMap((node, at): ContentProblem[] => {
    if (node.type !== 'heading') return [];
    const offset = getStartOffset(node);
    const messages: string[] = [];
    const last = node.children.at(-1);
    const id = last?.type === 'mdxTextExpression' ? ID.exec(last.value)?.[1]?.trim() : undefined;
    if (id !== undefined && !/^[a-z0-9_.-]+$/.test(id))
      messages.push(
        `"#${id}" isn't an id; allowed: a to z, 0 to 9 and "-", without spaces: {/* #${id.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')} */}`,
      );
    const line = source.slice(offset, node.position?.end.offset);
    if (id === undefined && /%[\w.]+%/.test(line))
      messages.push(
        'the id of this heading would change with its figure; allowed: an id of its own; write {/* #name */} behind it',
      );
    if (/\p{Extended_Pictographic}/u.test(toString(node)))
      messages.push('the heading has an emoji, which its id and search would have too; leave it out');
    const next = tree.children.slice(at + 1).find(({type}) => type !== 'mdxFlowExpression');
    if (next === undefined || (next.type === 'heading' && (next as Heading).depth <= node.depth))
      messages.push(
        `there is nothing below "${toString(node).replace(ID, '').trim()}"; allowed: text; write it, or remove the heading`,
      );
    return messages.map((message) => ({offset, message}));
  });
}

/** Returns a message if a part of a page breaks a rule. */
type Rule<Node> = (node: Node) => string | false | undefined;

const getHeaderTexts = (table: Table): string[] => table.children[0]?.children.map((cell) => toString(cell)) ?? [];

const TABLE_RULES: readonly Rule<Table>[] = [
  ({children}) =>
    children.length === 1 && 'the table has no rows; allowed: one or more; write them, or remove the table',
  (table) => {
    const twice = getHeaderTexts(table).find((name, at, all) => name !== '' && all.indexOf(name) < at);
    return (
      twice !== undefined &&
      `two columns are called "${twice}"; allowed: a heading of its own for each; say what is special about one`
    );
  },
  (table) => getHeaderTexts(table).length === 1 && 'the table has one column; allowed: two or more; write a list',
];

const MAGIC = /highlight-(start|end)\b/;

/** Maximum length of a line of code: twice the width of a wide screen. */
const LINE_MAX = 200;

const isJson = (code: string): boolean => {
  try {
    return /^\s*[{[]/.test(code) && typeof JSON.parse(code) === 'object';
  } catch {
    return false;
  }
};

/** Languages without a parser, or whose parser accepts almost everything. */
const UNCHECKED_LANGUAGES = ['text', 'url', 'csv', 'sql', 'html', 'bash'];

const CODE_RULES: readonly Rule<Code>[] = [
  ({value}) => {
    const marks = value.split('\n').flatMap((line) => MAGIC.exec(line)?.[1] ?? []);
    const isOdd = marks.some((mark, at) => mark !== (at % 2 === 0 ? 'start' : 'end')) || marks.length % 2 === 1;
    return (
      isOdd &&
      'a highlight of this code begins or ends alone; allowed: highlight-end after each highlight-start; add it'
    );
  },
  ({value, meta}) => {
    const ranges = /(?:^|\s)\{([\d,\s-]+)\}/.exec(meta ?? '')?.[1] ?? '';
    const last = Math.max(0, ...(ranges.match(/\d+/g) ?? []).map(Number));
    const lines = value.split('\n').length;
    return last > lines && `{${ranges}} highlights line ${last}, and the code has ${lines}; allowed: 1 to ${lines}`;
  },
  // With a title or a word, it shows the output of a program.
  ({value, lang, meta}) =>
    !meta &&
    UNCHECKED_LANGUAGES.includes(lang ?? '') &&
    isJson(value) &&
    `the block is JSON, and is called "${lang}"; write \`\`\`json`,
  ({value, lang}) =>
    lang === 'text' && /^\s*<(?:!doctype html|html)\b/i.test(value) && 'the block is HTML; write ```html',
  ({value, lang}) =>
    lang === 'bash' &&
    /^(?:\$|>|PS [A-Z]:\\|[\w-]+@[\w-]+:\S*[$#]) \S/m.test(value) &&
    'the block has a prompt, which readers would copy; allowed: commands alone; what they print is a block of its own',
  // The description of a diagram is one line.
  ({value, lang, meta}) => {
    const at = value.split('\n').findIndex((line) => line.length > LINE_MAX);
    return (
      at >= 0 &&
      lang !== 'mermaid' &&
      !meta?.includes('expect') &&
      `warning line ${at + 1} of the block has more than ${LINE_MAX} characters; break it, or shorten its data`
    );
  },
];

function applyRules<Node extends Nodes>(
  tree: Root,
  type: Node['type'],
  rules: readonly Rule<Node>[],
): ContentProblem[] {
  const found: ContentProblem[] = [];
  visit(tree, type, (node) => {
    for (const rule of rules) {
      const message = rule(node as Node);
      if (message) found.push({offset: getStartOffset(node), message});
    }
  });
  return found;
}

const WEEKDAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const DAY = new RegExp(
  `(?:\\b(${WEEKDAY}),? )?(?<![\\w./,-])(\\d{1,2}) (${MONTHS.join('|')}) ((?:19|20)\\d{2})(?!\\d)`,
  'g',
);

/** Returns a message about a day that doesn't exist, or that's a different day of the week. */
function findDayProblem([written, weekday, day, month = '', year]: RegExpExecArray): string | null {
  const date = new Date(Date.UTC(Number(year), MONTHS.indexOf(month), Number(day)));
  if (date.getUTCDate() !== Number(day)) return `"${written}" isn't a day; ${month} ${year} has fewer days`;
  const right = date.toLocaleDateString('en-GB', {weekday: 'long', timeZone: 'UTC'});
  return weekday === undefined || weekday === right
    ? null
    : `"${written}" is a ${right}; correct the day of the week or the date`;
}

/** Finds invalid and ambiguous dates, and values that change with each build. */
function findDateProblems(tree: Root): ContentProblem[] {
  const found: ContentProblem[] = [];
  visit(tree, 'text', (text, _, parent) => {
    const from = getStartOffset(text.position ? text : (parent ?? text));
    for (const {0: day, index} of text.value.matchAll(/(?<![\w./-])\d{4}-\d{2}-\d{2}(?![\w-])/g)) {
      const time = Date.parse(`${day}T00:00:00Z`);
      if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(day))
        found.push({
          offset: from + index,
          message: `"${day}" isn't a day; allowed: a day of the calendar, year, month, day`,
        });
    }
    for (const match of text.value.matchAll(DAY)) {
      const message = findDayProblem(match);
      if (message !== null) found.push({offset: from + match.index, message});
    }
    const day = /(?<![\w./-])(?:\d{1,2}[/.]){2}(?:19|20)\d{2}(?![\w/])/.exec(text.value);
    if (day)
      found.push({
        offset: from + day.index,
        message: `"${day[0]}" is another day for readers elsewhere; allowed: 26 November 2026, or 2026-11-26; write that`,
      });
  });
  visit(tree, ['mdxTextExpression', 'mdxFlowExpression'], (node) => {
    const {value} = node as Nodes & {value: string};
    if (/\bnew Date\(\)|\bDate\.now\(|\bMath\.random\(/.test(value))
      found.push({
        offset: getStartOffset(node),
        message: `{${value}} is another text in each build, and in the browser; allowed: what stays as it is; write it`,
      });
  });
  return found;
}

/** Finds mistakes in a page's structure that parsers accept. */
export const findStructureProblems = (tree: Root, source: string): ContentProblem[] => [
  ...findRepeatedIds(tree),
  ...findHeadingProblems(tree, source),
  ...applyRules(tree, 'table', TABLE_RULES),
  ...findRepetitionProblems(tree, source),
  ...findCountProblems(tree),
  ...applyRules(tree, 'code', CODE_RULES),
  ...findDateProblems(tree),
];

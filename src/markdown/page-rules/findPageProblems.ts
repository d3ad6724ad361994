import {createSlugger} from '@docusaurus/utils';
import {distance} from 'fastest-levenshtein';
import type {Heading, Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {findNearestNames} from 'docusaurus-plugin-facts/facts';
import type {VFile} from 'vfile';
import {getLocation} from 'docusaurus-plugin-facts';
import {getTabItems, findTabsProblems} from './findTabsProblems';
import {getLine, type PageProblem} from './pageProblem';

/** Remark plugin: stops the build if a page has mistakes that would otherwise reach readers. */
export function remarkPageRules(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const problems = findPageProblems(tree);
    if (problems.length === 0) return;
    const lines = problems.map(({line, message}) => `${getLocation(file, {position: {start: {line}}})}: ${message}`);
    throw new Error(`The page has mistakes:\n${lines.join('\n')}`);
  };
}

type Fields = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Fields => typeof value === 'object' && value !== null && 'type' in value;

function* walkNodes(value: unknown): Generator<Fields> {
  if (Array.isArray(value)) for (const item of value) yield* walkNodes(item);
  if (!isNode(value)) return;
  yield value;
  for (const [field, child] of Object.entries(value)) {
    const isName = (field === 'property' || field === 'key') && value.computed === false;
    if (!isName && field !== 'comments') yield* walkNodes(child);
  }
}

/** Returns the names that an expression uses but doesn't define. */
function getUsedNames(estree: unknown): string[] {
  const names = [...walkNodes(estree)].filter(({type}) => type === 'Identifier').map(({name}) => String(name));
  const own = [...walkNodes(estree)].flatMap(({params}) => (Array.isArray(params) ? [...walkNodes(params)] : []));
  const defined = new Set(own.map(({name}) => name));
  return names.filter((name) => !defined.has(name));
}

function getDefinedNames(tree: Root): ReadonlySet<string> {
  const names = new Set<string>();
  visit(tree, 'mdxjsEsm', ({data}) => {
    for (const node of walkNodes(data?.estree)) {
      const defined = [node.local, node.id].filter(isNode).map(({name}) => String(name));
      if (/Specifier$|Declar/.test(String(node.type))) for (const name of defined) names.add(name);
    }
  });
  return names;
}

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Components that don't need an import, because `src/markdown` replaces them. */
const REPLACED = [
  ...['McpSetup', 'OfflineDownloads', 'RestResource', 'RestIndex', 'RestClient'],
  ...['CliIndex', 'CliGlobalFlags', 'CliCommand', 'CliOutput', 'CliEnvironment', 'CliExitCodes'],
];

/** Modules of common components, to suggest an import. */
const USUAL: Readonly<Record<string, string>> = {
  Tabs: '@theme/Tabs',
  TabItem: '@theme/TabItem',
  Term: '@site/src/features/glossary/Term',
  Limit: '@site/src/features/limits/Limit',
  DataTable: '@site/src/components/DataTable',
};

const PREDEFINED_NAMES = ['props', 'frontMatter', 'contentTitle', 'toc', 'Math', 'Date', 'JSON', 'String', 'Number'];

const EXPLICIT_ID = /^\s*\/\*\s*#([^\s*]+)/;

/** Returns the explicit id of a heading, or one that was set by a transform. */
function getExplicitId({children, data}: Heading): string | undefined {
  const last = children.at(-1);
  if (data && 'id' in data) return String(data.id);
  return last?.type === 'mdxTextExpression' ? EXPLICIT_ID.exec(last.value)?.[1] : undefined;
}

/** Returns the ids of a page's headings as Docusaurus generates them, with their lines. */
export function getHeadingIds(tree: Root): {readonly id: string; readonly line: number}[] {
  const slugs = createSlugger();
  const ids: {id: string; line: number}[] = [];
  visit(tree, 'heading', (heading) => {
    ids.push({id: getExplicitId(heading) ?? slugs.slug(toString(heading)), line: getLine(heading)});
  });
  return ids;
}

function findRepeatedIdProblems(tree: Root): PageProblem[] {
  const ids = getHeadingIds(tree);
  return ids.flatMap(({id, line}, at) => {
    const first = ids.findIndex((other) => other.id === id);
    if (first === at) return [];
    return {
      line,
      message:
        `the heading id "${id}" is on line ${ids[first]?.line} too; allowed: each id once on a page, because links ` +
        `and search lead to it; give this heading its own: {/* #${id}-2 */}`,
    };
  });
}

function findTitleProblems(tree: Root): PageProblem[] {
  const problems: PageProblem[] = [];
  visit(tree, 'heading', (heading) => {
    if (heading.depth !== 1) return;
    const text = toString(heading).trim();
    const message = `"# ${text}" is a second title; allowed: headings from ## on, because "title" in the front matter is the title of the page; write "## ${text}"`;
    problems.push({line: getLine(heading), message});
  });
  return problems;
}

/** Components with a hover card, which can't be used in headings. */
const CARDS = ['Term', 'Limit'];

function findCardInHeadingProblems(tree: Root): PageProblem[] {
  const problems: PageProblem[] = [];
  visit(tree, 'heading', (heading) => {
    visit(heading, 'mdxJsxTextElement', (node) => {
      const {name} = node as Element;
      if (!CARDS.includes(name ?? '')) return;
      const message = `<${name}> is in a heading, which is a link to itself and has no room for a card; allowed: in the text below; write the words alone`;
      problems.push({line: getLine(node), message});
    });
    const last = heading.children.at(-1);
    if (last?.type !== 'mdxTextExpression' || !/^\s*\/\*\s*[\w-]+\s*\*\/\s*$/.test(last.value)) return;
    const id = last.value.replaceAll(/[\s/*]/g, '');
    const message = `{/* ${id} */} is a comment; allowed: the id of a heading with a "#"; write {/* #${id} */}`;
    problems.push({line: getLine(heading), message});
  });
  return problems;
}

function findComponentProblems(element: Element, known: ReadonlySet<string>): PageProblem[] {
  const name = element.name?.split('.')[0] ?? '';
  const problems: PageProblem[] = [];
  if (/^[A-Z]/.test(name) && !known.has(name) && !REPLACED.includes(name)) {
    // Many short names are similar.
    const usual = Object.keys(USUAL).filter((other) => distance(other, name) <= 2);
    const [nearest] = findNearestNames(name, [...known, ...REPLACED, ...usual]);
    const hint = nearest && nearest !== name ? `did you mean <${nearest}>? ` : '';
    const wanted = nearest && USUAL[nearest] && !known.has(nearest) ? nearest : name;
    const message = `<${name}> isn't a component of this page; ${hint}allowed: what the page imports; add "import ${wanted} from '${USUAL[wanted] ?? '…'}';" below the front matter, or write \`<${name}>\` if it is text`;
    problems.push({line: getLine(element), message});
  }
  if (name === 'Tabs') problems.push(...findTabsProblems(element));
  return problems;
}

function findLostTabProblems(tree: Root): PageProblem[] {
  const problems: PageProblem[] = [];
  const placed = new Set<unknown>();
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const element = node as Element;
    if (element.name === 'Tabs') for (const tab of getTabItems(element)) placed.add(tab);
    if (element.name !== 'TabItem' || placed.has(element)) return;
    const message =
      '<TabItem> is outside of <Tabs>, which stops the build; allowed: between <Tabs groupId="…"> and </Tabs>; move it there, or leave its tags out';
    problems.push({line: getLine(element), message});
  });
  return problems;
}

/** Finds two tables without an empty line between them, because the second becomes rows of the first. */
function findJoinedTableProblems(tree: Root): PageProblem[] {
  const problems: PageProblem[] = [];
  visit(tree, 'table', ({children: rows}) => {
    for (const row of rows) {
      if (!row.children.every((cell) => /^:?-{3,}:?$/.test(toString(cell)))) continue;
      const message =
        'a second table starts here, which is shown as rows of the table above; allowed: an empty line before its header';
      problems.push({line: getLine(row) - 1, message});
    }
  });
  return problems;
}

/** Finds a comment that's opened in another one, which hides the text between them. */
function findOpenCommentProblems(node: {readonly value: string; readonly position?: Nodes['position']}): PageProblem[] {
  const [first = '', ...others] = node.value.split('{/*');
  if (others.length === 0 || !/^\s*\/\*/.test(first)) return [];
  const [line, last] = [getLine(node), node.position?.end.line];
  const message = `"{${first.split('\n')[0]?.trim()}" is not closed, so it hides the text up to line ${last}; allowed: {/* a note to authors */}; write */} at its end`;
  return [{line, message}];
}

/**
 * Finds mistakes that don't break the build: a second title, repeated heading ids, invalid tabs, joined tables,
 * unclosed comments, braces in prose, and components that aren't imported.
 */
export function findPageProblems(tree: Root): PageProblem[] {
  const problems = [
    ...findRepeatedIdProblems(tree),
    ...findTitleProblems(tree),
    ...findCardInHeadingProblems(tree),
    ...findLostTabProblems(tree),
    ...findJoinedTableProblems(tree),
  ];
  const known = getDefinedNames(tree);
  const names = new Set([...known, ...PREDEFINED_NAMES]);
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      problems.push(...findComponentProblems(node as Element, known));
    }
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return;
    problems.push(...findOpenCommentProblems(node));
    const unknown = getUsedNames(node.data?.estree).find((name) => !names.has(name));
    if (unknown === undefined) return;
    const given = `{${node.value.trim()}}`;
    const message = `${given} is read as JavaScript, and the page defines no "${unknown}"; allowed in prose: braces in code; write \`${given}\`, or \\${given} for the characters themselves`;
    problems.push({line: getLine(node), message});
  });
  return problems.sort((one, other) => one.line - other.line);
}

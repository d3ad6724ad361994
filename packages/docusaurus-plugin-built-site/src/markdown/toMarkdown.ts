import type {CheerioAPI} from 'cheerio';
import type {Element, Parents} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {defaultHandlers, toMdast, type Handle} from 'hast-util-to-mdast';
import {toText} from 'hast-util-to-text';
import type {Code, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified, type Processor} from 'unified';
import {visit} from 'unist-util-visit';
import {prepareArticle} from './prepareArticle';

/** A page as Markdown: its visible title, and its body. */
export type MarkdownPage = {
  /** Title in one line of Markdown; empty without one. */
  readonly title: string;
  readonly body: string;
  /** The text of its first paragraph. */
  readonly lead: string;
};

const countElements = (node: Parents, test: (element: Element) => boolean): number => {
  let found = 0;
  visit(node, 'element', (element) => {
    if (element !== node && test(element)) found += 1;
  });
  return found;
};

const BLOCKS = new Set(['ul', 'ol', 'dl', 'pre', 'blockquote', 'table', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'details']);

const spansCells = ({properties}: Element): boolean => Number(properties.colSpan) > 1 || Number(properties.rowSpan) > 1;

const getLines = (element: Element): string[] =>
  toText(element)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Whether a cell needs HTML, because Markdown tables only support one line per cell and no spans. */
const isHtmlNeeded = (cell: Element): boolean =>
  /^t[dh]$/.test(cell.tagName) &&
  (spansCells(cell) ||
    countElements(cell, ({tagName}) => BLOCKS.has(tagName)) > 0 ||
    getLines(cell).length > 1 + countElements(cell, ({tagName}) => tagName === 'br'));

const ALLOWED_ATTRIBUTES = ['href', 'src', 'alt', 'colSpan', 'rowSpan', 'type', 'checked', 'start'];

/** Renders a table as HTML if its cells contain blocks. Markdown allows this, but an empty line would end it. */
const renderHtmlTable = (table: Element): string => {
  const copy = structuredClone(table);
  visit(copy, 'element', (element, at, parent) => {
    const {dataLanguage: language, value} = element.properties;
    const isKept = (name: string): boolean =>
      ALLOWED_ATTRIBUTES.includes(name) || (name === 'className' && element.tagName === 'code');
    const kept = Object.entries(element.properties).filter(([name]) => isKept(name));
    element.properties = Object.fromEntries(kept);
    const code = element.children[0];
    if (language && code?.type === 'element') code.properties = {className: [`language-${String(language)}`]};
    if (element.tagName === 'data' && parent && at !== undefined) {
      parent.children.splice(at, 1, {type: 'text', value: ` {#${String(value)}}`});
    }
  });
  return toHtml(copy).replace(/\n(?=\s*\n)/g, '&#10;');
};

const createHtmlNode = (value: string): RootContent => ({type: 'html', value});

const renderAsHtml: Handle = (state, node) =>
  countElements(node, ({properties}) => 'dataFootnoteRef' in properties) > 0
    ? state.all(node)
    : [createHtmlNode(`<${node.tagName}>`), ...state.all(node), createHtmlNode(`</${node.tagName}>`)];

/** Returns the name of a footnote from the id of the footnote or a reference. */
const getFootnoteName = (id: unknown): string => String(id).replace(/^.*?fn(?:ref)?-/, '');

const isFormula = ({properties}: Element): boolean => String(properties.className ?? '') === 'formula';

/** Returns the text of a node. The temporary dot preserves leading empty lines, which `toText` would drop. */
const getText = (node: Element): string =>
  toText({...node, children: [{type: 'text', value: '.'}, ...node.children]}, {whitespace: 'pre'}).slice(1);

/** Renders media and frames as links, with their name or URL. */
const renderMediaLink: Handle = (_, node) => {
  const [source] = node.children.filter((child) => child.type === 'element' && child.tagName === 'source');
  const {src, title, ariaLabel} = node.properties;
  const url = String(src ?? (source?.type === 'element' ? source.properties.src : '') ?? '');
  return {type: 'link', url, children: [{type: 'text', value: String(title ?? ariaLabel ?? url)}]};
};

const handlers: Record<string, Handle> = {
  // Inserted as HTML, because underscores in an id would be escaped in text.
  data: (_, node) => createHtmlNode(` {#${String(node.properties.value)}}`) as never,
  sub: renderAsHtml,
  sup: renderAsHtml,
  br: (state) => (state.inTable ? createHtmlNode('<br>') : {type: 'break'}) as never,
  code: (state, node) => {
    const value = getText(node);
    if (!isFormula(node)) return value ? {type: 'inlineCode', value} : undefined;
    // In a table, a `|` would end the cell, and it can't be escaped in a formula.
    const inCell = value.replace(/\\\|/g, '\\Vert ').replace(/\|/g, '\\vert ');
    return {type: 'inlineMath', value: state.inTable ? inCell : value} as never;
  },
  math: (_, node) => ({type: 'text', value: toText(node)}),
  pre: (_, node) => {
    const {dataTitle: title, dataLanguage: language} = node.properties;
    if (isFormula(node)) return {type: 'math', value: getText(node)} as never;
    // The first word of the info string is the language.
    const lang = language ? String(language) : title ? 'text' : null;
    return {type: 'code', lang, meta: title ? `title=${JSON.stringify(title)}` : null, value: getText(node)};
  },
  a: (state, node) => {
    const {dataFootnoteRef: ref, href} = node.properties;
    if (ref !== undefined) return {type: 'footnoteReference', identifier: getFootnoteName(href)};
    const [title = '', ...more] = getLines(node);
    if (href === undefined) return state.all(node);
    // A link around several lines, such as a card, is shortened to its title and description.
    if (more.length === 0) return defaultHandlers.a(state, node);
    const link = {type: 'link', url: String(href), children: [{type: 'text', value: title}]};
    return {type: 'paragraph', children: [link, {type: 'text', value: `: ${more.join(' ')}`}]} as never;
  },
  section: (state, node) => {
    if (!('dataFootnotes' in node.properties)) return state.toFlow(state.all(node));
    const notes = node.children.flatMap((list) => (list.type === 'element' ? list.children : []));
    return notes.flatMap((note) =>
      note.type === 'element'
        ? [
            {
              type: 'footnoteDefinition',
              identifier: getFootnoteName(note.properties.id),
              children: state.toFlow(state.all(note)),
            },
          ]
        : [],
    ) as never;
  },
  menu: defaultHandlers.ul,
  embed: renderMediaLink,
  iframe: renderMediaLink,
  video: renderMediaLink,
  audio: renderMediaLink,
  table: (state, node) =>
    countElements(node, isHtmlNeeded) > 0
      ? (createHtmlNode(renderHtmlTable(node)) as never)
      : defaultHandlers.table(state, node),
};

const STRINGIFY = {bullet: '-', fences: true, rule: '-'} as const;

/**
 * Doesn't escape characters that could make text an autolink, because programs read the source: `remark-gfm` would write
 * `flow\.delay`, for the end of "www.".
 */
function allowAutolinks(this: Processor): void {
  const {toMarkdownExtensions = []} = this.data();
  for (const extension of toMarkdownExtensions.flatMap(({extensions}) => extensions ?? [])) {
    if (!extension) continue;
    extension.unsafe = extension.unsafe?.filter(
      ({character, before}) => before === undefined || !['@', '.', ':'].includes(character),
    );
  }
}

const writer = unified().use(remarkGfm, {tablePipeAlign: false}).use(allowAutolinks).use(remarkStringify, STRINGIFY);
/** For pages with formulas. It escapes `$`, which isn't needed on other pages. */
const mathWriter = unified()
  .use(remarkMath)
  .use(remarkGfm, {tablePipeAlign: false})
  .use(allowAutolinks)
  .use(remarkStringify, STRINGIFY);

/** Escapes text as one line of Markdown. */
export function escapeText(text: string): string {
  return writer
    .stringify({
      type: 'root',
      children: [{type: 'paragraph', children: [{type: 'text', value: text.trim().replace(/\s+/g, ' ')}]}],
    })
    .trim();
}

/** Replaces the links in a line of Markdown by their text, because a link can't contain another. */
export function unwrapLinks(line: string): string {
  if (!line.includes('](')) return line;
  const root = unified().use(remarkGfm).use(remarkParse).parse(line);
  visit(root, 'link', (link, at, parent) => {
    parent?.children.splice(at ?? 0, 1, ...link.children);
  });
  return writer.stringify(root).trim();
}

/** Returns the diagram fences in the source of a page, each with the texts above it, nearest first. */
function getDiagrams(source: string): {readonly code: Code; readonly above: readonly string[]}[] {
  const above: string[] = [];
  const diagrams: {code: Code; above: string[]}[] = [];
  visit(unified().use(remarkParse).parse(source), (node) => {
    if (node.type === 'heading' || node.type === 'paragraph') above.unshift(toString(node));
    if (node.type === 'code' && node.lang === 'mermaid') diagrams.push({code: node, above: [...above]});
  });
  return diagrams;
}

/** Inserts the source of Mermaid diagrams below the text above them, because they're only rendered in the browser. */
function addDiagrams(root: Root, source: string): void {
  for (const {code, above} of getDiagrams(source)) {
    const texts = root.children.map((node) => toString(node).replace(/ \{#[^}]+\}$/, ''));
    const known = above.find((text) => texts.includes(text)) ?? '';
    let at = known ? texts.lastIndexOf(known) + 1 : root.children.length;
    while (root.children[at]?.type === 'code' && (root.children[at] as Code).lang === 'mermaid') at += 1;
    root.children.splice(at, 0, {type: 'code', lang: 'mermaid', value: code.value});
  }
}

/**
 * Converts the article of a built page to Markdown.
 *
 * @param article a copy of the article, which is modified
 * @param address URL of the page, to resolve links
 * @param source source of the page, if it has Mermaid diagrams
 */
export function toMarkdown(article: CheerioAPI, address: string, source = ''): MarkdownPage {
  prepareArticle(article, address);
  const content = article(article('.theme-doc-markdown').length > 0 ? '.theme-doc-markdown' : 'article').first();
  const heading = content.find('h1').first();
  const parseHtml = (text: string): Root =>
    toMdast(fromHtml(text, {fragment: true}), {handlers, document: true}) as Root;
  const title = parseHtml(`<p>${heading.html() ?? ''}</p>`);
  const write = article('.formula').length > 0 ? mathWriter : writer;
  heading.remove();
  const body = parseHtml(content.html() ?? '');
  const lead = toString(body.children.find(({type}) => type === 'paragraph')).replace(/\s+/g, ' ');
  addDiagrams(body, source);
  return {title: write.stringify(title).trim().replaceAll('\n', ' '), body: write.stringify(body), lead};
}

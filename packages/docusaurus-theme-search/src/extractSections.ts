import type {CheerioAPI} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';
import type {Section} from './engine/records';
import {collapseSpace, INVISIBLE} from './engine/normalizeText';
import type {PluginOptions} from './options';
import {removeControls} from './removeControls';

/** Names in code, including their separators, and the prefixes of flags and variables. */
const NAMES = /(?:--|[$@]\.?)?[\p{L}\p{N}_][\p{L}\p{N}_$]*(?:(?:\.\$?|::|->|[-/])[\p{L}\p{N}_$]+)*/gu;
/** A lower-case word or a number. */
const PLAIN_WORD = /^(?:\p{Ll}|\p{N})+$/u;

/** Length of a name. Longer runs are data. */
const [MIN_LENGTH, MAX_LENGTH] = [2, 80];

/** Returns the names in a code block without duplicates, starting with those that aren't plain words. */
export function getIdentifiers(code: string): string[] {
  return [...new Set(code.match(NAMES))]
    .filter(({length}) => length >= MIN_LENGTH && length <= MAX_LENGTH)
    .sort((a, b) => Number(PLAIN_WORD.test(a)) - Number(PLAIN_WORD.test(b)));
}

/** Selectors of the parts of an article that aren't content. */
const NOT_CONTENT =
  'nav, svg, style, script, noscript, .hash-link, [aria-hidden="true"], ' +
  '.theme-doc-toc-mobile, .theme-doc-breadcrumbs, .theme-doc-footer, .theme-doc-version-badge, .theme-doc-version-banner';

/** Block elements, which separate words. */
const BLOCKS = new Set(
  (
    'address article aside blockquote br caption dd details dialog div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hr legend li main menu ol option p pre section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);
/** Elements that can mark a part of a word, so there's no gap between two of them. */
const INSIDE_WORDS = new Set('b del em i ins mark s strong u'.split(' '));
/** Elements that are always within words. */
const OF_WORDS = new Set('rp rt ruby sub sup wbr'.split(' '));

/** Whether there's a visible gap around an element: a block, an Infima badge, or a formula on its own line. */
const isBlock = ({name, attribs}: Element): boolean =>
  BLOCKS.has(name) || /(?:^|\s)(?:badge|katex-display)(?:\s|$)/.test(attribs.class ?? '');

/** Whether styles usually add a gap between two adjacent elements, such as a label and a link. */
function hasGapBefore(node: AnyNode): boolean {
  const names = [node.prev, node].flatMap((own) => (own?.type === 'tag' ? [own.name] : []));
  return (
    names.length === 2 && !names.every((name) => INSIDE_WORDS.has(name)) && !names.some((name) => OF_WORDS.has(name))
  );
}

/** Separates the cells of a table in excerpts, the items of a list, and an item from its explanation. */
const SEPARATOR = ' · ';
const SEPARATED = new Set(['td', 'th', 'dd', 'li']);
const LISTS = new Set(['table', 'dl', 'ul', 'ol']);
/** Labels of the following text: terms of a description list, and headings without an id. */
const LABEL = /^(?:dt|h[1-6])$/;

/** Attribute with additional names of a section: `<p data-search-names="429, Too Many Requests">`. */
const NAMES_ATTRIBUTE = 'data-search-names';

/** Maximum length of a first cell that counts as the name of its row. */
const MAX_ROW_LENGTH = 60;

/** Normalizes a text to one line in NFC, without invisible characters. */
const toText = (text: string): string => collapseSpace(text.replace(INVISIBLE, '').normalize('NFC'));

type Draft = {
  level: number;
  title: string;
  slug: string | null;
  text: string[];
  identifiers: Set<string>;
  names: Set<string>;
  rows: Set<string>;
};

function createDraft(level: number, title: string, slug: string | null): Draft {
  return {level, title, slug, text: [], identifiers: new Set(), names: new Set(), rows: new Set()};
}

function extractCode($: CheerioAPI, element: Element): {readonly title: string; readonly text: string} | null {
  const isBox = /(?:^|\s)language-/.test(element.attribs.class ?? '') && element.name === 'div';
  const pre = element.name === 'pre' ? $(element) : isBox ? $(element).find('pre').first() : null;
  if (!pre || pre.length === 0) return null;
  pre.find('br').replaceWith('\n');
  const text = pre.text();
  pre.remove();
  return {title: isBox ? collapseSpace($(element).text()) : '', text};
}

/** Whether a node is a text or an element within a line. */
const isInline = (node: AnyNode | null): boolean =>
  node?.type === 'text' ? node.data.trim() !== '' : node?.type === 'tag' && !isBlock(node);

/** Returns the separator before the next text: a space after a complete sentence or at the start, otherwise a dot. */
function getSeparator({text}: Pick<Draft, 'text'>): string {
  const last = text.findLast((part) => part.trim() !== '');
  return last === undefined || /(?:^|[.!?…。！？:·])\s*$/u.test(last) ? ' ' : SEPARATOR;
}

/** Adds the name of a table row, except for the header row. */
function addRow($: CheerioAPI, row: Element, {rows}: Draft): void {
  const [first, ...others] = $(row).children().get();
  if (!first || !others.some(({name}) => name === 'td')) return;
  const text = getText($, first);
  if (text !== '' && text.length <= MAX_ROW_LENGTH) rows.add(text);
}

/** Traverses the content in document order. Each heading with an id starts a section. */
function visitNode($: CheerioAPI, node: AnyNode, drafts: Draft[]): void {
  const draft = drafts.at(-1);
  if (!draft) return;
  if (node.type === 'text') {
    draft.text.push(node.data);
    return;
  }
  if (node.type !== 'tag') return;
  if (/^h[1-6]$/.test(node.name) && node.attribs.id) {
    drafts.push(createDraft(Number(node.name.slice(1)), getText($, node), node.attribs.id));
    return;
  }
  if (node.attribs.role === 'tablist') {
    $(node)
      .find('[role="tab"]')
      .each((_, tab) => void draft.identifiers.add($(tab).text().trim()));
    return;
  }
  const code = extractCode($, node);
  if (code) {
    [code.title, ...getIdentifiers(code.text)].filter(Boolean).forEach((name) => draft.identifiers.add(name));
    draft.text.push(' ');
    return;
  }
  const names = node.attribs[NAMES_ATTRIBUTE]?.split(',') ?? [];
  names.forEach((name) => draft.names.add(collapseSpace(name)));
  if (node.name === 'tr') addRow($, node, draft);
  const block = isBlock(node);
  // A paragraph after inline text usually explains it.
  const explains = node.name === 'p' && isInline(node.prev);
  if (block) draft.text.push(explains ? getSeparator(draft) : ' ');
  // The elements in inline code are for syntax highlighting.
  if (node.name === 'code') draft.text.push($(node).text());
  else visitNodes($, node.children, drafts);
  const {text} = drafts.at(-1) ?? draft;
  // Remove the separator after the last cell or item.
  if (LISTS.has(node.name)) while (/^[\s·]*$/.test(text.at(-1) ?? '.')) text.pop();
  if (LABEL.test(node.name) && /[\p{L}\p{N}]\s*$/u.test(text.at(-1) ?? '')) text.push(':');
  if (block) text.push(SEPARATED.has(node.name) ? getSeparator({text}) : ' ');
}

function visitNodes($: CheerioAPI, nodes: readonly AnyNode[], drafts: Draft[]): void {
  for (const node of nodes) {
    if (hasGapBefore(node)) drafts.at(-1)?.text.push(' ');
    visitNode($, node, drafts);
  }
}

function getText($: CheerioAPI, node: Element): string {
  const draft = createDraft(1, '', null);
  visitNodes($, node.children, [draft]);
  return toText(draft.text.join(''));
}

function finishSection({text, identifiers, names, rows, ...section}: Draft): Section {
  return {...section, text: toText(text.join('')), identifiers: [...identifiers], names: [...names], rows: [...rows]};
}

type SectionOptions = Pick<PluginOptions, 'ignoredElements' | 'ignoredSections'>;

/** Content of a built page: its visible heading, its sections, and the ids of excluded sections. */
export type PageContent = {
  readonly heading: string;
  readonly sections: readonly Section[];
  readonly ignored: readonly string[];
};

/** Selectors of the content in Docusaurus's markup: docs pages and blog posts. */
const CONTENT = ['article .theme-doc-markdown', 'article .markdown', 'article'];

/**
 * Extracts the sections of a built page: its article without navigation, buttons and SVG.
 *
 * @param $ the page or its article, from which parts that aren't content are removed
 * @param title title of the page, which is the heading of the text before the first heading
 */
export function extractSections($: CheerioAPI, title: string, options: SectionOptions): PageContent {
  const article = CONTENT.map((selector) => $(selector).first()).find(({length}) => length > 0) ?? $.root();
  article.find([NOT_CONTENT, ...options.ignoredElements].join(', ')).remove();
  removeControls($, article);
  // Formulas appear several times. The annotation is the source.
  article.find('math:has(annotation)').each((_, math) => void $(math).replaceWith($(math).find('annotation').text()));
  const h1 = $('article h1').first();
  const [first] = h1.get();
  const heading = first ? getText($, first) : '';
  h1.remove();
  const drafts = [createDraft(1, title, null)];
  visitNodes($, article.contents().get(), drafts);
  const all = drafts.map(finishSection);
  const ignored = all.flatMap(({slug}) => (slug !== null && options.ignoredSections.includes(slug) ? slug : []));
  return {heading, sections: all.filter(({slug}) => slug === null || !ignored.includes(slug)), ignored};
}

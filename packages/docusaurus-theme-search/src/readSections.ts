import type {CheerioAPI} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';
import type {Section} from './engine/records';
import {collapseSpace, INVISIBLE} from './engine/language';
import type {SearchOptions} from './options';

/**
 * What a reader would search for in a code block: dotted names, `$` variables, environment variables,
 * flags, headers, packages, calls, error names. The rest of the code is not indexed.
 */
const PATTERNS: readonly RegExp[] = [
  /\$?[A-Za-z_]\w*(?:\.[A-Za-z_$]\w*)+/g,
  /\$\.?[A-Za-z_][\w.]*/g,
  /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g,
  /(?<![\w-])--[a-z][\w-]+/g,
  /\bx-[a-z]+(?:-[a-z]+)+\b/g,
  /@[a-z][\w-]*\/[a-z][\w.-]*/g,
  /\b[A-Za-z_]\w{2,}(?=\()/g,
  /\b[a-z]+(?:[A-Z][a-z0-9]+)+\b/g,
  /\b[A-Z][a-z]+(?:[A-Z][a-z]+)*(?:Error|Exception)\b/g,
  /(?<=\b(?:import|from|require\(['"])\s?['"]?)[a-z][\w./@-]+/g,
];

const MAX_LENGTH = 40;

/**
 * Lists the identifiers in a code block, without duplicates.
 *
 * @param own further patterns of the site
 */
export function findIdentifiers(code: string, own: readonly RegExp[]): string[] {
  const found = [...PATTERNS, ...own].flatMap((pattern) => [...code.matchAll(pattern)].map(([text]) => text.trim()));
  return [...new Set(found)].filter((text) => text.length <= MAX_LENGTH);
}

/** Selectors of the parts of an article that are not its content. */
const NOT_CONTENT =
  'nav, button, svg, [class*="codeBlockTitle"], [role="tooltip"], style, script, noscript, input, select, label, header > h1, .hash-link, [role="tablist"], [aria-hidden="true"], ' +
  '.theme-doc-toc-mobile, .theme-doc-breadcrumbs, .theme-doc-footer, .theme-doc-version-badge, .theme-doc-version-banner';

const BLOCKS = new Set(
  'address article aside blockquote br dd details div dl dt figcaption figure footer header hr li ol p pre section summary table tbody td th thead tr ul'.split(
    ' ',
  ),
);

type Draft = {level: number; title: string; slug: string | null; text: string[]; identifiers: Set<string>};

function startSection(level: number, title: string, slug: string | null): Draft {
  return {level, title, slug, text: [], identifiers: new Set()};
}

function codeOf($: CheerioAPI, pre: Element): string {
  $(pre).find('br').replaceWith('\n');
  return $(pre).text();
}

/** Walks the content in reading order; each heading with an id starts a section. */
function walk($: CheerioAPI, node: AnyNode, drafts: Draft[], patterns: readonly RegExp[]): void {
  const draft = drafts.at(-1);
  if (!draft) return;
  if (node.type === 'text') {
    draft.text.push(node.data);
    return;
  }
  if (node.type !== 'tag') return;
  if (/^h[2-6]$/.test(node.name) && node.attribs.id) {
    const title = collapseSpace($(node).text().replace(INVISIBLE, ''));
    drafts.push(startSection(Number(node.name.slice(1)), title, node.attribs.id));
    return;
  }
  if (node.name === 'pre') {
    findIdentifiers(codeOf($, node), patterns).forEach((name) => draft.identifiers.add(name));
    draft.text.push(' ');
    return;
  }
  const block = BLOCKS.has(node.name);
  if (block) draft.text.push(' ');
  node.children.forEach((child) => walk($, child, drafts, patterns));
  if (block) drafts.at(-1)?.text.push(' ');
}

function finish({text, identifiers, ...section}: Draft): Section {
  return {...section, text: collapseSpace(text.join('').replace(INVISIBLE, '')), identifiers: [...identifiers]};
}

/** What the reading depends on besides the page. */
type SectionOptions = Pick<SearchOptions, 'codePatterns' | 'ignoredElements' | 'ignoredSections'>;

/**
 * Reads the sections of a built page: its article without navigation, buttons, and what pictures draw.
 *
 * @param $ the page or its article; parts that are not content are taken out of it
 * @param title title of the page, which is the heading of the text before the first heading.
 */
export function readSections($: CheerioAPI, title: string, options: SectionOptions): Section[] {
  const article = $('article .theme-doc-markdown').first();
  article.find([NOT_CONTENT, ...options.ignoredElements].join(', ')).remove();
  const drafts = [startSection(1, title, null)];
  article.contents().each((_, node) => walk($, node, drafts, options.codePatterns));
  return drafts.map(finish).filter(({slug}) => slug === null || !options.ignoredSections.includes(slug));
}

import type {CheerioAPI} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';
import {collapseSpace, INVISIBLE} from '../text/normalise';
import {findIdentifiers} from './identifiers';
import type {Section} from './section';

/** Selectors of the parts of an article that are not its content. */
const NOT_CONTENT =
  'nav, button, svg, [class*="codeBlockTitle"], .code-block__header, .run-badge, [role="tooltip"], .diagram, style, script, noscript, input, select, label, header > h1, .hash-link, [role="tablist"], [aria-hidden="true"], ' +
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
function walk($: CheerioAPI, node: AnyNode, drafts: Draft[]): void {
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
    findIdentifiers(codeOf($, node)).forEach((name) => draft.identifiers.add(name));
    draft.text.push(' ');
    return;
  }
  const block = BLOCKS.has(node.name);
  if (block) draft.text.push(' ');
  node.children.forEach((child) => walk($, child, drafts));
  if (block) drafts.at(-1)?.text.push(' ');
}

function finish({text, identifiers, ...section}: Draft): Section {
  return {...section, text: collapseSpace(text.join('').replace(INVISIBLE, '')), identifiers: [...identifiers]};
}

/**
 * Reads the sections of a built page: its article without navigation, buttons, diagrams and what pictures draw.
 *
 * @param $ the page or its article; parts that are not content are taken out of it
 * @param title title of the page, which is the heading of the text before the first heading.
 */
export function readSections($: CheerioAPI, title: string): Section[] {
  const article = $('article .theme-doc-markdown').first();
  article.find(NOT_CONTENT).remove();
  const drafts = [startSection(1, title, null)];
  article.contents().each((_, node) => walk($, node, drafts));
  return drafts.map(finish);
}

import {load, type CheerioAPI} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';

/** Invisible characters: zero-width spaces and joiners, text directions, soft hyphens. */
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u00AD]/gu;

/** Replaces each run of white space by one space. */
function collapseSpace(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** A paragraph, an item of a list, a row of a table or a code block. */
export type Block = {
  readonly kind: 'text' | 'item' | 'row' | 'code';
  /** One line, with inline code between backticks; a code block keeps its lines. */
  readonly text: string;
};

/** One heading of a page with the blocks below it, up to the next heading. */
export type Section = {
  /** Id of the heading; `null` for what comes before the first one. */
  readonly slug: string | null;
  readonly title: string;
  readonly blocks: readonly Block[];
};

type Draft = {slug: string | null; title: string; blocks: Block[]};

/** Elements that hold blocks, or are one. */
const BLOCKS =
  'address,article,aside,blockquote,caption,dd,details,div,dl,dt,figcaption,figure,h1,h2,h3,h4,h5,h6,header,ol,p,pre,section,summary,table,ul,li';

function textOf($: CheerioAPI, nodes: readonly AnyNode[]): string {
  const copy = $('<div>').append($([...nodes]).clone());
  copy.find('code').each((_, code) => {
    const text = $(code).text();
    $(code).text(text.includes('`') ? text : `\`${text}\``);
  });
  copy.find('br').replaceWith(' ');
  return collapseSpace(copy.text().replace(INVISIBLE, ''));
}

function addBlock(section: Draft | undefined, kind: Block['kind'], text: string): void {
  if (text !== '') section?.blocks.push({kind, text});
}

/** A row of a table as a line: its cells, each but the first with the name of its column. */
function readRows($: CheerioAPI, table: Element): string[] {
  const names = $(table)
    .find('thead :is(th, td)')
    .toArray()
    .map((cell) => textOf($, cell.children));
  const rows = $(table).find('tr').not('thead tr').has('td').toArray();
  return rows.map((row) => {
    const cells = $(row).children('th, td').toArray();
    return cells
      .map((cell, at) => (at > 0 && names[at] ? `${names[at]}: ` : '') + (textOf($, cell.children) || '–'))
      .join(' · ');
  });
}

function walk($: CheerioAPI, element: Element, sections: Draft[]): void {
  const section = sections.at(-1);
  if (/^h[2-6]$/.test(element.name) && element.attribs.id) {
    sections.push({slug: element.attribs.id, title: textOf($, element.children).replaceAll('`', ''), blocks: []});
    return;
  }
  if (element.name === 'pre') return addBlock(section, 'code', $(element).text().trimEnd());
  if (element.name === 'table') return readRows($, element).forEach((row) => addBlock(section, 'row', row));
  const kind = element.name === 'li' ? 'item' : 'text';
  let line: AnyNode[] = [];
  const endLine = (): void => {
    addBlock(sections.at(-1), kind, textOf($, line));
    line = [];
  };
  for (const node of element.children) {
    const holdsBlocks = node.type === 'tag' && ($(node).is(BLOCKS) || $(node).find(BLOCKS).length > 0);
    if (!holdsBlocks) line.push(node);
    else {
      endLine();
      walk($, node, sections);
    }
  }
  endLine();
}

/**
 * Reads the sections of an article whose parts have been put into words (`prepareArticle` of the Markdown export).
 *
 * @param title of the page, which is the heading of what comes before the first one
 */
export function readSections(html: string, title: string): Section[] {
  const $ = load(`<main>${html}</main>`, null, false);
  const sections: Draft[] = [{slug: null, title, blocks: []}];
  $('main')
    .first()
    .each((_, main) => walk($, main, sections));
  return sections;
}

import {load, type CheerioAPI} from 'cheerio';
import {toHtml} from 'hast-util-to-html';
import rehypeRaw from 'rehype-raw';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';

/** What a reader finds on a page, in a form that does not depend on its markup. */
type Content = {
  readonly words: readonly string[];
  readonly code: readonly string[];
  readonly links: readonly string[];
  readonly cells: readonly string[];
};

/** What only the page or only its Markdown has. */
type Difference = {readonly [Kind in keyof Content]: {readonly lost: string[]; readonly added: string[]}};

const readWords = (text: string): string[] => text.replaceAll('\u200B', '').match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Code as the page shows it: one element for each line, or the text itself. Line breaks at its ends are left out: Markdown
 * ends code with a line break, and `rehype-raw` takes the first one for that behind `<pre>`.
 */
function readCode($: CheerioAPI): string[] {
  return $('pre')
    .toArray()
    .map((pre) => {
      const lines = $(pre).find('.token-line').toArray();
      const text = lines.map((line) => $(line).text().replace(/\n$/, '')).join('\n');
      return (lines.length > 0 ? text : $(pre).text()).replace(/^\n/, '').trimEnd();
    });
}

/** Elements that readers see apart from what is beside them, without a space in the text. */
const APART =
  'p, li, td, th, h1, h2, h3, h4, h5, h6, div, dl, dt, dd, ul, ol, figure, figcaption, summary, caption, table, span.formula';

function readContent($: CheerioAPI, address: string): Content {
  const code = readCode($);
  const links = $('a[href]')
    .toArray()
    .map(({attribs}) => new URL(attribs.href ?? '', address).href);
  $('pre').remove();
  $('br').replaceWith(' ');
  $(APART).before(' ').append(' ');
  const cells = $('td, th')
    .toArray()
    .map((cell) => readWords($(cell).text()).join(' '));
  return {words: readWords($.text()), code, links: [...new Set(links)], cells};
}

/** Parts of a page that are no text of it: controls, pictures, the other half of a formula, notes' links back. */
const NOT_TEXT =
  'script, style, button, select, textarea, form label, .hash-link, [aria-hidden=true], [data-markdown-ignore], [data-footnote-backref], [data-footnote-ref], [data-footnotes] > h2, svg, noscript, [hidden]:not([role=tabpanel])';

function readPage(html: string, address: string): Content {
  const $ = load(html, {scriptingEnabled: false});
  const article = load($('.theme-doc-markdown').first().html() ?? '', {scriptingEnabled: false}, false);
  const notes = article('[data-footnotes] > h2, [data-footnote-ref]');
  notes.remove();
  article('annotation').siblings().remove();
  // A panel that no tab opens is seen by nobody.
  const opened = new Set(
    article('[role=tab]')
      .toArray()
      .map(({attribs}) => attribs.id),
  );
  article('[role=tabpanel][hidden]')
    .filter((_, panel) => !opened.has(panel.attribs['aria-labelledby']))
    .remove();
  article('[role=tab]').each((_, tab) => {
    article(tab).replaceWith(article('<p>').text(article(tab).text()));
  });
  // The title of code and its language are data of its fence.
  article('[class*="codeBlockTitle"], .code-block__header, [class*="playgroundHeader"]').remove();
  article('[class*="playgroundPreview"]').remove();
  article('iframe, video, audio').each((_, media) => {
    const src = article(media).attr('src') ?? article(media).find('source').attr('src') ?? '';
    const name = article(media).attr('title') ?? article(media).attr('aria-label') ?? new URL(src, address).href;
    article(media).replaceWith(article('<a>').attr('href', src).text(name));
  });
  article('img[src^="data:"]').each((_, picture) => {
    article(picture).replaceWith(article('<span>').text(picture.attribs.alt ?? ''));
  });
  // A drawing and a figure say in words what they show.
  article('svg:not([aria-hidden=true]) > :is(title, desc)').each((_, words) => {
    article(words)
      .closest('svg')
      .before(article('<p>').text(article(words).text()));
  });
  article('figure[aria-label]').each((_, figure) => {
    article(figure).prepend(article('<p>').text(figure.attribs['aria-label'] ?? ''));
  });
  article(NOT_TEXT).remove();
  article('[id] a[href^="#"]').each((_, link) => {
    if (article(link).closest(`[id="${link.attribs.href?.slice(1)}"]`).length > 0) {
      article(link).replaceWith(article(link).contents());
    }
  });
  article('a[href]:not(:has(img))').each((_, link) => {
    const {title, 'aria-label': label = title, href = ''} = link.attribs;
    if (article(link).text().trim() === '') article(link).text(label ?? new URL(href, address).href);
  });
  return readContent(article, address);
}

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkMath)
  .use(remarkRehype, {allowDangerousHtml: true})
  .use(rehypeRaw);

function readMarkdown(markdown: string, address: string): Content {
  // The first lines are the note of the file, which no page has.
  const text = markdown.replace(/^(# .*\n\n)> .*\n/, '$1').replace(/ \{#[^\s}]+\}/g, '');
  const $ = load(toHtml(processor.runSync(processor.parse(text))), null, false);
  $('[data-footnote-backref], [data-footnote-ref], [data-footnotes] > h2').remove();
  $('pre:has(.math-display)').each((_, pre) => {
    $(pre).replaceWith($('<p>').text($(pre).text()));
  });
  // Markdown has no table without a head.
  $('thead tr')
    .filter((_, row) => $(row).find('img').length === 0 && $(row).text().trim() === '')
    .remove();
  // The page shows no source of a diagram.
  $('pre:has(.language-mermaid)').remove();
  return readContent($, address);
}

function omitWords(from: readonly string[], what: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const one of what) counts.set(one, (counts.get(one) ?? 0) + 1);
  return from.filter((one) => {
    const left = counts.get(one) ?? 0;
    counts.set(one, left - 1);
    return left <= 0;
  });
}

/** A section of a long page that has a file of its own: the heading stays, with a link in place of the text. */
const OWN_FILE = /^## (.*) \{#[^}]+\}\n\n.*\[\1\]\((\S+\.md)\)/gm;

/**
 * The page of each file of Markdown, by their full addresses. A link to an anchor of a long page leads to the file that
 * has the anchor, where the page's own link leads to the page.
 *
 * @param files the texts by the address of their page and of their file
 */
export function getPagesInFiles(
  files: readonly {readonly page: string; readonly file: string; readonly text: string}[],
): ReadonlyMap<string, string> {
  const sections = files.flatMap(({page, text}) =>
    [...text.matchAll(OWN_FILE)].map(([, , file = '']) => [file, page] as const),
  );
  return new Map([...files.map(({page, file}) => [file, page] as const), ...sections]);
}

/**
 * Compares a built page with its Markdown, rendered again by another program than the one that wrote it.
 *
 * @param address full address of the page
 * @param pages the page of each file of Markdown
 */
function compareWithPage(
  html: string,
  markdown: string,
  address: string,
  pages: ReadonlyMap<string, string>,
): Difference {
  const [page, read] = [readPage(html, address), readMarkdown(markdown, address)];
  const made = {
    ...read,
    links: [...new Set(read.links.map((link) => link.replace(/^[^#]+(?=#)/, (file) => pages.get(file) ?? file)))],
  };
  const differ = (kind: keyof Content) => ({
    lost: omitWords(page[kind], made[kind]),
    added: omitWords(made[kind], page[kind]),
  });
  return {words: differ('words'), code: differ('code'), links: differ('links'), cells: differ('cells')};
}

/** The differences of a page in one list, such as `words lost: Boats`; empty where both say the same. */
export function getDifferences(...of: Parameters<typeof compareWithPage>): string[] {
  return Object.entries(compareWithPage(...of)).flatMap(([kind, found]) =>
    Object.entries(found).flatMap(([how, parts]) => (parts.length > 0 ? [`${kind} ${how}: ${parts.join(' ')}`] : [])),
  );
}

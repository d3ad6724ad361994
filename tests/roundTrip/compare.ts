import {load, type CheerioAPI} from 'cheerio';
import {toHtml} from 'hast-util-to-html';
import rehypeRaw from 'rehype-raw';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';

/** Content of a page, independent of its markup. */
type Content = {
  readonly words: readonly string[];
  readonly code: readonly string[];
  readonly links: readonly string[];
  readonly cells: readonly string[];
};

/** Content that only the page or only its Markdown contains. */
type Difference = {readonly [Kind in keyof Content]: {readonly lost: string[]; readonly added: string[]}};

const readWords = (text: string): string[] => text.replaceAll('\u200B', '').match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Returns the code blocks' text: with one element per line, or as plain text. Omits line breaks at both ends, because
 * Markdown adds one at the end, and `rehype-raw` removes the first one after `<pre>`.
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

/** Elements that are separate from the text around them, even without spaces. */
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

/** Elements that don't count as text: controls, pictures, the second form of a formula, footnote backlinks. */
const NOT_TEXT =
  'script, style, button, select, textarea, form label, .hash-link, [aria-hidden=true], [data-markdown-ignore], [data-footnote-backref], [data-footnote-ref], [data-footnotes] > h2, svg, noscript, [hidden]:not([role=tabpanel])';

function readPage(html: string, address: string): Content {
  const $ = load(html, {scriptingEnabled: false});
  const article = load($('.theme-doc-markdown').first().html() ?? '', {scriptingEnabled: false}, false);
  const notes = article('[data-footnotes] > h2, [data-footnote-ref]');
  notes.remove();
  article('annotation').siblings().remove();
  // Panels without a tab aren't visible.
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
  // In Markdown, title and language of code are part of the fence.
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
  // Drawings and figures have a text alternative.
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
  // The note at the start of the file isn't on the page.
  const text = markdown.replace(/^(# .*\n\n)> .*\n/, '$1').replace(/ \{#[^\s}]+\}/g, '');
  const $ = load(toHtml(processor.runSync(processor.parse(text))), null, false);
  $('[data-footnote-backref], [data-footnote-ref], [data-footnotes] > h2').remove();
  $('pre:has(.math-display)').each((_, pre) => {
    $(pre).replaceWith($('<p>').text($(pre).text()));
  });
  // Markdown tables always have a header.
  $('thead tr')
    .filter((_, row) => $(row).find('img').length === 0 && $(row).text().trim() === '')
    .remove();
  // The page doesn't contain the source of diagrams.
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

/** A section of a long page in a separate file: the heading is followed by a link instead of the text. */
const OWN_FILE = /^## (.*) \{#[^}]+\}\n\n.*\[\1\]\((\S+\.md)\)/gm;

/**
 * Returns the page of each Markdown file, by their full URLs. Markdown links to an anchor of a long page lead to the
 * file with the anchor, but the page's own links lead to the page.
 *
 * @param files texts with the URLs of their page and file
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
 * Compares a built page with its Markdown, which is rendered by a different program than the one that created it.
 *
 * @param address full URL of the page
 * @param pages the page of each Markdown file
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

/** Formats the differences of a page, such as `words lost: Boats`. Returns an empty list if there are none. */
export function getDifferences(...of: Parameters<typeof compareWithPage>): string[] {
  return Object.entries(compareWithPage(...of)).flatMap(([kind, found]) =>
    Object.entries(found).flatMap(([how, parts]) => (parts.length > 0 ? [`${kind} ${how}: ${parts.join(' ')}`] : [])),
  );
}

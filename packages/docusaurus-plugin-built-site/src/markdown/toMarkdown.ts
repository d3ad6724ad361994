import rehypeParse from 'rehype-parse';
import rehypeRemark, {type Options} from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import type {CheerioAPI} from 'cheerio';

/**
 * What a reader of plain text has no use for. Parts with words that the Markdown leaves out have the attribute, by which
 * programs that compare the two know that it is meant.
 */
const LEFT_OUT =
  '[data-markdown-ignore], .hash-link, [aria-hidden=true], .only-with-script, button, input, textarea, select, form, [role=tablist], script, style';

function titleTabs($: CheerioAPI): void {
  $('[role=tabpanel]').each((_, panel) => {
    const tab = $(`[id="${panel.attribs['aria-labelledby'] ?? ''}"]`).text();
    if (tab) $(panel).prepend($('<p>').append($('<strong>').text(tab)));
  });
}

function labelCode($: CheerioAPI): void {
  $('.code-block').each((_, block) => {
    const language = /language-([\w-]+)/.exec(block.attribs.class ?? '')?.[1];
    const title = $(block).find('.code-block__title').text();
    const pre = $('<pre>').append($('<code>').text($(block).find('pre').text()));
    if (language) pre.children('code').addClass(`language-${language}`);
    $(block).replaceWith(title ? $('<div>').append($('<p>').append($('<em>').text(title)), pre) : pre);
  });
}

function describeDiagrams($: CheerioAPI): void {
  $('.diagram').each((_, diagram) => {
    const text = `Diagram: ${$(diagram).find('title').text()}. ${$(diagram).find('desc').text()}`;
    $(diagram).replaceWith($('<p>').text(text));
  });
}

/** A picture becomes its text alternative and the names of its numbered parts. */
function describePictures($: CheerioAPI): void {
  $('[data-picture]').each((_, figure) => {
    const caption = $(figure).children('figcaption');
    const text = `Picture: ${figure.attribs['data-picture'] ?? ''}. ${caption.children('.visually-hidden').text()}`;
    $(figure).replaceWith($('<div>').append($('<p>').text(text), caption.children('ol')));
  });
}

/**
 * Puts the id of a heading or row behind its text, where the handler of `<data>` makes an anchor of it. A link to the
 * part that it stands in leads nowhere new.
 */
function keepAnchors($: CheerioAPI): void {
  $('article :is(h2, h3, h4, h5, h6, tr)[id]').each((_, element) => {
    const target = element.tagName === 'tr' ? $(element).children().first() : $(element);
    target.append($('<data>').attr('value', element.attribs.id));
  });
  $('article [id] a[href^="#"]').each((_, link) => {
    const id = link.attribs.href?.slice(1);
    const own = $(link).closest(`[id="${id}"]`);
    if (own.length > 0) $(link).replaceWith($(link).contents());
  });
}

/** React writes a comment between two texts. */
function removeComments($: CheerioAPI): void {
  $('article *')
    .contents()
    .filter((_, node) => node.type === 'comment')
    .remove();
}

/**
 * HTML of an article with everything that script or sight would add put into words:
 * tabs get their label, code its language and title, diagrams and pictures their description, links their full address.
 */
function prepareArticle($: CheerioAPI, origin: string): string {
  describeDiagrams($);
  describePictures($);
  labelCode($);
  titleTabs($);
  $('article').find(LEFT_OUT).remove();
  removeComments($);
  keepAnchors($);
  // A method is a label beside the name of its operation; in plain text they would run together.
  $('article [data-method] + a').before(' ');
  $('article summary').each((_, summary) => {
    $(summary).replaceWith($('<p>').append($('<strong>').text($(summary).text())));
  });
  $('article a[href^="/"]').each((_, link) => {
    link.attribs.href = origin + link.attribs.href;
  });
  const article = $('article .theme-doc-markdown').first();
  article.find('header').has('h1').remove();
  article.find('h1').remove();
  return article.html() ?? '';
}

type Handler = NonNullable<NonNullable<Options['handlers']>[string]>;

/** `{#memory}` behind a text that links lead to. As HTML, because in text the underscores of an id would be escaped. */
const convertAnchor: Handler = (_, node) => ({type: 'html', value: ` {#${String(node.properties.value)}}`});

const processor = unified()
  .use(rehypeParse, {fragment: true})
  .use(rehypeRemark, {handlers: {data: convertAnchor}})
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', fences: true, rule: '-'});

/**
 * The article of a built page as Markdown, without its title.
 *
 * @param article a copy of the article, which is changed
 * @param origin origin of the site, put before root-relative links
 */
export function toMarkdown(article: CheerioAPI, origin: string): string {
  return String(processor.processSync(prepareArticle(article, origin)));
}

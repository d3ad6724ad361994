import rehypeParse from 'rehype-parse';
import rehypeRemark, {type Options} from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import type {CheerioAPI} from 'cheerio';
import {prepareArticle} from './prepareArticle';

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

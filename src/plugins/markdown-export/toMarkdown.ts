import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {readArticle} from './readArticle';

const processor = unified()
  .use(rehypeParse, {fragment: true})
  .use(rehypeRemark)
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', fences: true, rule: '-'});

/**
 * A built page as Markdown, without its title.
 *
 * @param html the whole page
 * @param origin origin of the site, put before root-relative links
 */
export function toMarkdown(html: string, origin: string): string {
  return String(processor.processSync(readArticle(html, origin)));
}

import rehypeParse from 'rehype-parse';
import rehypeRemark, {type Options} from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import type {CheerioAPI} from 'cheerio';
import type {PhrasingContent} from 'mdast';
import {prepareArticle} from './prepareArticle';

type Handler = NonNullable<NonNullable<Options['handlers']>[string]>;

const DEPTHS = {h2: 2, h3: 3, h4: 4, h5: 5, h6: 6} as const;

/** Handles headings of one depth: the id follows the text, `{#memory}`, so that the part of a link after `#` is found. */
const withId =
  (depth: (typeof DEPTHS)[keyof typeof DEPTHS]): Handler =>
  (state, node) => {
    const children = state.all(node) as PhrasingContent[];
    const {id} = node.properties;
    // As HTML, because in text the underscores of an id would be escaped.
    if (typeof id === 'string') children.push({type: 'html', value: ` {#${id}}`});
    return {type: 'heading', depth, children};
  };

const handlers = Object.fromEntries(Object.entries(DEPTHS).map(([name, depth]) => [name, withId(depth)]));

const processor = unified()
  .use(rehypeParse, {fragment: true})
  .use(rehypeRemark, {handlers})
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

import type {Cheerio, CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';

/** A code block. */
export type CodeBlock = {
  /** The block with its title and buttons, or the `pre` if it has no container. */
  readonly block: Cheerio<Element>;
  /** Language of the fence; `null` without one. */
  readonly language: string | null;
  readonly title: string | null;
  readonly code: string;
};

const LANGUAGE = /(?:^|\s)language-(\S+)/;

/** Line elements of themes, with or without a line break in them. */
const LINE = '.token-line, div';

/** Other text around code, such as the name of its language, isn't a title. */
const TITLE = '[class*="codeBlockTitle"], .code-block__title, [data-rehype-pretty-code-title], figcaption';

function getCodeText($: CheerioAPI, pre: Cheerio<Element>): string {
  const copy = pre.clone();
  copy.find('br').replaceWith('\n');
  const lines = copy.find(LINE);
  lines.each((_, line) => {
    if (!$(line).text().endsWith('\n')) $(line).append('\n');
  });
  const text = copy.text();
  return lines.length > 0 ? text.replace(/\n$/, '') : text;
}

/** Extracts a code block from a `pre` of the classic theme, prism-react-renderer, the live editor, or a plain one. */
export function extractCode($: CheerioAPI, element: Element): CodeBlock {
  const pre = $(element);
  const around = pre
    .parents('[class*="language-"], [data-rehype-pretty-code-figure]')
    .filter((_, parent) => $(parent).find('pre').length === 1)
    .last();
  const block = around.length > 0 ? around : pre;
  const classes = [block, pre, pre.children('code')].map((one) => one.attr('class') ?? '');
  const named = pre.attr('data-language') ?? pre.children('code').attr('data-language');
  const language = classes.map((names) => LANGUAGE.exec(names)?.[1]).find(Boolean) ?? named ?? null;
  const title = block.find(TITLE).first().text().trim();
  return {block, language: language === 'text' ? null : language, title: title || null, code: getCodeText($, pre)};
}

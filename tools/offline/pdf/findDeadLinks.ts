import {load} from 'cheerio';

/** Lists the links of a document that lead to an anchor that it does not have: a print leaves them out without a word. */
export function findDeadLinks(html: string): string[] {
  const $ = load(html);
  const ids = new Set(
    $('[id]')
      .toArray()
      .map((element) => $(element).attr('id')),
  );
  const links = $('a[href^="#"]')
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
  return [...new Set(links)].filter((href) => !ids.has(decodeURIComponent(href.slice(1))));
}

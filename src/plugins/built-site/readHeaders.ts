import type {CheerioAPI} from 'cheerio';
import type {PageHeader} from './pageRecord';

/** Reads the headings with an id from the article of a built page, in reading order. */
export function readHeaders($: CheerioAPI): PageHeader[] {
  return $('article :is(h2, h3, h4, h5, h6)[id]')
    .toArray()
    .map((heading) => {
      const text = $(heading).clone();
      text.find('.hash-link').remove();
      return {
        level: Number(heading.tagName.slice(1)),
        title: text.text().replaceAll('\u200B', '').trim(),
        slug: String(heading.attribs.id),
      };
    });
}

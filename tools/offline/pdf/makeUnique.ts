import type {Cheerio, CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';

/** Attributes that name ids. */
const REFERENCES = ['for', 'headers', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns'];
const URL_REFERENCE = /url\(#([^)]+)\)/g;

/** Anchor of a page in the document: `/code/go/` is `code-go`. */
export function anchorOfPage(path: string): string {
  return path.split('/').filter(Boolean).join('-') || 'start';
}

/** Anchor of an element of a page in the document. */
export function anchorOfElement(path: string, id: string): string {
  return `${anchorOfPage(path)}--${id}`;
}

/** Makes the ids of a page differ from those of all others, with everything on the page that names them. */
export function makeUnique($: CheerioAPI, page: Cheerio<Element>, path: string): void {
  const own = new Set(
    page
      .find('[id]')
      .toArray()
      .map(({attribs}) => attribs.id),
  );
  const rename = (id: string): string => (own.has(id) ? anchorOfElement(path, id) : id);
  for (const {attribs} of page.find('*').toArray()) {
    if (attribs.id !== undefined) attribs.id = rename(attribs.id);
    for (const name of REFERENCES) {
      const ids = attribs[name];
      if (ids !== undefined) attribs[name] = ids.split(/\s+/).map(rename).join(' ');
    }
    for (const [name, value] of Object.entries(attribs))
      attribs[name] = value.replace(URL_REFERENCE, (_, id: string) => `url(#${rename(id)})`);
  }
  page.find('use').each((_, {attribs}) => {
    if (attribs.href?.startsWith('#')) attribs.href = `#${rename(attribs.href.slice(1))}`;
  });
  page.find('style').each((_, style) => {
    $(style).text(
      $(style)
        .text()
        .replace(/#([\w-]+)/g, (_match, id: string) => `#${rename(id)}`),
    );
  });
}

import {load} from 'cheerio';

/** Addresses of the files of a page. */
export type PageFiles = {
  /** What it loads at once, fonts aside: style sheets and the document script. */
  readonly first: readonly string[];
  /** Scripts of the application, those of the page included. */
  readonly application: readonly string[];
};

/** Reads from the HTML of a built page which files it loads. */
export function readPageFiles(html: string): PageFiles {
  const $ = load(html);
  const addressesOf = (selector: string, attribute: string): string[] =>
    $(selector)
      .toArray()
      .flatMap((element) => $(element).attr(attribute) ?? []);
  const scripts = addressesOf('script[data-application]', 'src');
  const names = addressesOf('script[data-application]', 'data-application').flatMap((list) => list.match(/\S+/g) ?? []);
  const folder = scripts[0]?.replace(/[^/]*$/, '') ?? '';
  return {
    first: [
      ...addressesOf('link[rel=stylesheet]:not([media=print])', 'href'),
      ...addressesOf('script[src*="/document."]', 'src'),
    ],
    application: [...scripts, ...names.map((name) => `${folder}${name}.js`)],
  };
}
